import { describe, expect, test } from 'vitest';
import { CHOIX, type Element, RULES, type TraceStep } from '../../../../../src/rules/l5r/conflict';
import { type Jugement, juger, type Trait } from './cases';

const FORT: Trait = { militaire: 9 };
const FIER: Trait = { fierte: true };
const FAVEUR = { detenteur: 'attaquant', face: 'militaire' } as const;

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CAS: Record<TraceStep['kind'], Jugement> = {
	'destin-pris': juger({ anneau: { destin: 1 } }),
	'retire-du-conflit': juger({ a: [{ militaire: null }] }),
	attachements: juger({ a: [{ attachements: { militaire: 1, politique: 0 } }] }),
	'autres-modificateurs': juger({ a: [{ modificateur: 1 }] }),
	gloire: juger({ a: [{ statut: 'honore' }], d: [{ statut: 'deshonore' }] }),
	'competence-a-zero': juger({ a: [{ modificateur: -9 }] }),
	contribution: juger({ a: [{}], d: [{}] }),
	incline: juger({ a: [{ incline: true }] }),
	'total-modifie': juger({ modificateurs: [1, 1] }),
	faveur: juger({ a: [{}], faveur: FAVEUR }),
	'faveur-sans-bonus': juger({ faveur: FAVEUR }),
	'total-a-zero': juger({ modificateurs: [-1, 0] }),
	comparaison: juger({}),
	'conflit-remporte': juger({ a: [FORT], d: [{}] }),
	'condition-manquante': juger({}),
	'sans-vainqueur': juger({ a: [{}], modificateurs: [0, 9] }),
	fierte: juger({ a: [FORT, FIER, { ...FIER, statut: 'honore' }, { ...FIER, statut: 'deshonore' }] }),
	'fierte-sans-vainqueur': juger({ a: [{ militaire: 0, fierte: true }] }),
	'non-oppose': juger({ a: [FORT] }),
	'honneur-perdu': juger({ a: [FORT] }),
	oppose: juger({ a: [FORT], d: [{ incline: true }] }),
	'non-oppose-sans-effet': juger({ d: [{}] }),
	'defense-augmentee': juger({ a: [FORT], province: { bonus: 1 } }),
	'province-detruite': juger({ a: [FORT] }),
	'province-tient': juger({ a: [{}] }),
	'province-sans-effet': juger({}),
	'forteresse-eligible': juger({ a: [FORT], province: { detruites: 2 } }),
	'effet-d-anneau': juger({ a: [FORT] }),
	'honneur-pris': juger({ a: [FORT], anneau: { choix: 'prendre' } }),
	'effet-refuse': juger({ a: [FORT], anneau: { choix: 'renoncer' } }),
	'effet-absent': juger({}),
	'anneau-revendique': juger({ a: [FORT] }),
	'anneau-rendu': juger({}),
	'participants-inclines': juger({ a: [{}] }),
	'retour-au-fief': juger({ a: [{}] }),
	'partie-gagnee': juger({ a: [FORT], province: { forteresse: true, detruites: 3 } }),
};

/** What the cases above do not cite. */
const AUTRES_CAS: readonly Jugement[] = [
	juger({ a: [{}], d: [{}] }),
	juger({ a: [FORT], honneurs: [23, 10] }),
	juger({ a: [FORT], honneurs: [10, 1] }),
	...(Object.keys(CHOIX) as Element[]).map((element) => juger({ a: [FORT], anneau: { element } })),
	juger({ province: { forteresse: true } }),
];

const citedBy = ({ regles, resultat }: Jugement): readonly string[] =>
	resultat.type === 'illegal' ? [resultat.rule] : regles;

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CAS))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((pas) => pas.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const citees = new Set([...Object.values(CAS), ...AUTRES_CAS].flatMap(citedBy));
		expect([...citees].sort()).toEqual([...RULES].sort());
	});
});

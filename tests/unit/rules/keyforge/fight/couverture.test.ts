import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/keyforge/fight';
import { armure, combat, degats, duel, face, type Jugement, juger, ligne, nouveauTour, seule } from './vocabulaire';

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CAS: Record<TraceStep['kind'], Jugement> = {
	'cible-choisie': duel({}, {}),
	'insaisissable-visee': duel({}, { insaisissable: true }),
	'ordre-choisi': duel({ assaut: 1 }, { hasardeux: 1 }),
	'mot-cle-inoperant': duel({ assaut: 1 }, { insaisissable: true }),
	'mot-cle-perdu': duel({ assaut: 9 }, { hasardeux: 1 }),
	'combat-ignore': duel({ assaut: 9 }, {}),
	'puissance-augmentee': duel({ marqueursPuissance: 1 }, {}),
	'sonne-riposte': duel({}, { sonne: true }),
	'capacites-combat': duel({ puissance: 9 }, {}),
	'rage-retiree': duel({ puissance: 9, enrage: true }, {}),
	'degats-annonces': seule({}, degats('cible', 1)),
	'degats-annules': seule({ invulnerable: true }, degats('cible', 1)),
	'protection-defaussee': seule({ protection: 1 }, degats('cible', 1)),
	'armure-annule': seule({ armure: 1 }, degats('cible', 1)),
	'armure-epuisee': seule({ armure: 1, armureUtilisee: 1 }, degats('cible', 1)),
	'degats-places': seule({}, degats('cible', 1)),
	'poison-sans-effet': duel({ poison: true }, { armure: 9 }),
	'destruction-remplacee': seule({ puissance: 0, protection: 1 }),
	marquee: seule({ puissance: 0 }),
	defaussee: seule({}, degats('cible', 3)),
	'aombre-rendu': seule({ aombre: 1 }, degats('cible', 3)),
	'invulnerable-reste': seule({ puissance: 0, invulnerable: true }),
	'armure-gagnee': seule({ armure: 1 }, armure('cible', 1)),
	'armure-perdue': seule({ armure: 1 }, armure('cible', -1)),
	'armure-non-retroactive': seule({ degats: 1 }, armure('cible', 1)),
	'armure-renouvelee': seule({ armure: 1, armureUtilisee: 1 }, nouveauTour),
	'insaisissable-renouvele': seule({ insaisissable: true, dejaAttaquee: true }, nouveauTour),
};

/** What the cases above do not cite. */
const AUTRES_CAS: readonly Jugement[] = [
	duel({ assaut: 1 }, { hasardeux: 9 }, 'hasardeux'),
	duel({ escarmouche: true }, { hasardeux: 1 }),
	duel({ poison: true }, { puissance: 9 }),
	duel({ poison: true, assaut: 1 }, {}),
	seule({ degats: 9, invulnerable: true }),
	seule({}, armure('cible', 1)),
	seule({ armure: 1, armureUtilisee: 1 }, armure('cible', -1)),
	juger({ actif: [], adverse: ligne({ id: 'a' }, { id: 'b' }) }, degats('a', 1, { projection: 1 })),
	face({ sonne: true }, {}, combat('attaquante', 'cible')),
	face({}, { puissance: 0 }, combat('attaquante', 'cible')),
	juger({ actif: ligne({ id: 'a' }), adverse: ligne({ id: 'b', puissance: 0 }, { id: 'c' }) }, degats('b', 1)),
	juger({ actif: ligne({ id: 'a' }), adverse: ligne({ id: 'b', provocation: true }, { id: 'c' }) }, combat('a', 'c')),
];

function citedBy({ regles, resultat }: Jugement): readonly string[] {
	const refus = resultat.issues.flatMap((issue) => {
		if (issue.type !== 'illegal' || issue.rule === null) return [];
		return issue.raison === 'attaquant-sonne' ? [issue.rule, issue.aLaPlace] : [issue.rule];
	});
	return [...regles, ...refus];
}

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CAS))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((pas) => pas.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const citees = new Set([...Object.values(CAS), ...AUTRES_CAS].flatMap(citedBy));
		expect([...citees].sort()).toEqual([...RULES].sort());
	});
});

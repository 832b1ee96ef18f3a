import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/l5r/duel';
import { duel, type Jugement } from './cases';

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CAS: Record<TraceStep['kind'], Jugement> = {
	'mise-revelee': duel({}, 1, {}, 1),
	'mise-au-dela': duel({ honneur: 1 }, 2, {}, 2),
	'mise-modifiee': duel({ modificateurMise: 1 }, 1, {}, 2),
	'transfert-nul': duel({}, 1, {}, 1),
	'honneur-insuffisant': duel({ honneur: 1 }, 5, {}, 1),
	'honneur-donne': duel({}, 2, {}, 1),
	'honneur-recu': duel({}, 2, {}, 1),
	'honneur-epuise': duel({ honneur: 1 }, 2, {}, 1),
	'honneur-atteint': duel({ honneur: 24 }, 1, {}, 2),
	'partie-terminee': duel({ honneur: 24 }, 1, {}, 2),
	'competence-lue': duel({}, 1, {}, 1),
	'gloire-comptee': duel({ gloire: 1, statut: 'honore' }, 1, {}, 1),
	'modificateurs-comptes': duel({ modificateurs: 1 }, 1, {}, 1),
	'mise-ajoutee': duel({}, 1, {}, 1),
	'ramenee-a-zero': duel({ modificateurs: -9 }, 1, {}, 1),
	'incline-sans-effet': duel({ incline: true }, 1, {}, 1),
	'duel-gagne': duel({}, 2, {}, 1),
	'duel-perdu': duel({}, 2, {}, 1),
	egalite: duel({}, 1, {}, 1),
	consequences: duel({}, 2, {}, 1),
	'mise-oubliee': duel({}, 1, {}, 1),
};

/** What the cases above do not cite. */
const AUTRES_CAS: readonly Jugement[] = [duel({ modificateurMise: 1 }, 5, {}, 1), duel({ tiret: true }, 1, {}, 1)];

function citedBy({ resultat, trace }: Jugement): readonly string[] {
	const refus = resultat.type === 'illegal' ? [resultat.rule] : [];
	return [...trace.map(({ rule }) => rule), ...refus];
}

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CAS))('a case reaches the step %s', (kind, { etapes }) => {
		expect(etapes).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const citees = new Set([...Object.values(CAS), ...AUTRES_CAS].flatMap(citedBy));
		expect([...citees].sort()).toEqual([...RULES].sort());
	});
});

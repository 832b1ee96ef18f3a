import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/keyforge/chains';
import { avecEnMain, type Compte, compter, etape5, premier, second, tour } from './vocabulaire';

const mulligan = compter({ chaines: 3, depart: { ...second, mulligan: true } });
const premierTour = compter({ depart: premier, tours: [tour({ jouees: 2 })] });
const deckCourt = compter({ depart: avecEnMain(1), pile: { deck: 2, defausse: 1 } });

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CAS: Record<TraceStep['kind'], Compte> = {
	'main-de-depart': premierTour,
	mulligan,
	'mulligan-sans-liberation': mulligan,
	'archives-reprises': compter({ tours: [tour({ archives: 1 })] }),
	'capacites-piochent': compter({ tours: [tour({ piochees: 1 })] }),
	'premier-tour-limite': premierTour,
	'cartes-jouees': premierTour,
	'defausse-grossie': compter({ tours: [tour({ defaussees: 1 })], pile: { deck: 9, defausse: 0 } }),
	'chaines-gagnees': compter({ tours: [tour({ chaines: 1 })] }),
	'taille-modifiee': compter({ depart: avecEnMain(6, 1) }),
	'main-suffisante': etape5(0, 7),
	'chaine-gardee': etape5(1, 6),
	'main-a-refaire': etape5(0, 5),
	'pioche-reduite': etape5(1, 5),
	'cartes-piochees': etape5(0, 5),
	'deck-refait': deckCourt,
	'deck-vide': compter({ depart: avecEnMain(5), pile: { deck: 1, defausse: 1 } }),
	'plus-de-cartes': deckCourt,
	'chaine-brisee': etape5(1, 5),
	libre: etape5(1, 5),
};

/** What the cases above do not cite. */
const AUTRES_CAS: readonly Compte[] = [
	...[7, 13, 19, 25].map((chaines) => etape5(chaines, 0)),
	compter({ depart: { ...premier, permises: 2 }, tours: [tour({ jouees: 3 })] }),
];

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CAS))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((pas) => pas.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const citees = new Set([...Object.values(CAS), ...AUTRES_CAS].flatMap(({ regles }) => regles));
		expect([...citees].sort()).toEqual([...RULES]);
	});
});

import { describe, expect, test } from 'vitest';
import { avecEnMain, compter, premier, second, tour } from './vocabulaire';

/** `n` times the same number. */
const fois = (n: number, value: number) => Array.from({ length: n }, () => value);

describe('until the player is free', () => {
	test("regles-chaines-fin, the book's example: 7 chains at set-up, six draws up to five, then up to six", () => {
		const { mains, chaines, resultat } = compter({
			chaines: 7,
			depart: second,
			tours: Array.from({ length: 8 }, () => tour({ jouees: 3 })),
		});
		expect(mains).toEqual([4, ...fois(6, 5), 6, 6]);
		expect(chaines).toEqual([6, 5, 4, 3, 2, 1, 0, 0, 0]);
		expect(resultat.liberation).toEqual({ type: 'libre', ligne: 6 });
		expect(resultat.brisees).toBe(7);
		expect(resultat.privees).toBe(2 + 6);
	});

	test('regles-chaines-niveaux, the example of the page: 13 chains, first player', () => {
		const { mains, resultat } = compter({ chaines: 13, depart: premier, suite: tour({ jouees: 6 }) });
		expect(mains).toEqual([4, ...fois(6, 4), ...fois(6, 5)]);
		expect(resultat.liberation).toEqual({ type: 'libre', ligne: 12 });
	});

	test('regles-chaines-fin: said once, when the last chain is broken', () => {
		const { pas } = compter({ chaines: 3, depart: avecEnMain(0) });
		expect(pas('libre')).toEqual([{ kind: 'libre', rule: 'regles-chaines-fin', avant: 0, apres: 0, ligne: 2 }]);
	});

	test('the count goes on over the turns of the list, and stops there', () => {
		const { resultat } = compter({
			chaines: 1,
			depart: avecEnMain(3),
			tours: fois(4, 2).map((jouees) => tour({ jouees })),
		});
		expect(resultat.lines.map(({ tour: numero }) => numero)).toEqual([0, 1, 2, 3, 4]);
		expect(resultat.liberation).toEqual({ type: 'libre', ligne: 0 });
	});

	test('regles-chaines-penalite: what chains cost in all is less than what each draw loses', () => {
		// Six times one card fewer, but a hand of five from which three are played draws three, as one of six does.
		const { resultat } = compter({ chaines: 6, depart: avecEnMain(3), suite: tour({ jouees: 3 }) });
		expect(resultat).toMatchObject({ privees: 6, piochees: 2 + 5 * 3, piocheesSansChaine: 6 * 3 });
	});

	test('a refused hand is not counted among the cards drawn', () => {
		const { resultat } = compter({ depart: { ...second, mulligan: true } });
		expect(resultat).toMatchObject({ piochees: 5, piocheesSansChaine: 5 });
	});
});

describe('never free', () => {
	test('regles-chaines-main-pleine: a hand that stays full breaks none', () => {
		const { resultat } = compter({ chaines: 2, depart: avecEnMain(6), suite: tour() });
		expect(resultat.liberation).toEqual({ type: 'jamais', raison: 'main-pleine' });
		expect(resultat.lines).toHaveLength(2);
	});

	test('regles-chaines-autres-pioches: nor does a hand that abilities fill again', () => {
		const { resultat } = compter({ chaines: 2, depart: avecEnMain(6), suite: tour({ jouees: 2, piochees: 2 }) });
		expect(resultat.liberation).toEqual({ type: 'jamais', raison: 'main-pleine' });
	});

	test('a hand that shrinks ends by breaking chains', () => {
		const { resultat } = compter({ chaines: 1, depart: avecEnMain(9), suite: tour({ jouees: 1 }) });
		expect(resultat.liberation).toEqual({ type: 'libre', ligne: 4 });
	});

	test('premier-tour-une-carte: the limit of the first turn does not last', () => {
		const { resultat } = compter({ chaines: 2, depart: premier, suite: tour({ jouees: 2, archives: 1 }) });
		expect(resultat.liberation).toMatchObject({ type: 'libre' });
	});

	test('chaines-gagner: as many chains each turn as are broken', () => {
		const { resultat } = compter({ chaines: 0, depart: avecEnMain(6), suite: tour({ jouees: 3, chaines: 1 }) });
		expect(resultat.liberation).toEqual({ type: 'jamais', raison: 'gains' });
		expect(resultat.lines).toHaveLength(2);
	});

	test('etape-5-deck-epuise: abilities that draw from a deck that runs out do not keep a hand full for ever', () => {
		const { resultat } = compter({
			chaines: 1,
			depart: avecEnMain(6),
			suite: tour({ jouees: 1, piochees: 1 }),
			pile: { deck: 3, defausse: 0 },
		});
		expect(resultat.liberation).toEqual({ type: 'libre', ligne: 4 });
	});

	test('regles-chaines-fin: the last chain may be broken on the 99th turn', () => {
		const { resultat } = compter({ chaines: 99, depart: avecEnMain(3), tours: [tour({ jouees: 3, chaines: 1 })] });
		expect(resultat.liberation).toEqual({ type: 'libre', ligne: 99 });
	});

	test('the count stops at 99 turns', () => {
		const { resultat } = compter({ chaines: 99, depart: avecEnMain(6), tours: [tour({ chaines: 99, jouees: 1 })] });
		expect(resultat.liberation).toEqual({ type: 'horizon' });
		expect(resultat.lines).toHaveLength(100);
	});
});

describe('a turn before step 5', () => {
	test('each change of the hand in the order of the turn', () => {
		const { trace } = compter({
			chaines: 1,
			depart: avecEnMain(6),
			tours: [tour({ archives: 2, piochees: 1, jouees: 5, chaines: 3, modificateur: 1 })],
		});
		expect(trace.filter(({ ligne }) => ligne === 1).slice(0, 8)).toEqual([
			{ kind: 'archives-reprises', rule: 'etape-2-archives', avant: 6, apres: 8, ligne: 1 },
			{
				kind: 'capacites-piochent',
				rule: 'regles-chaines-autres-pioches',
				avant: 8,
				apres: 9,
				demandees: 1,
				ligne: 1,
			},
			{ kind: 'cartes-jouees', rule: 'etape-3-libre', avant: 9, apres: 4, voulues: 5, ligne: 1 },
			{ kind: 'chaines-gagnees', rule: 'chaines-gagner', avant: 1, apres: 4, ligne: 1 },
			{ kind: 'taille-modifiee', rule: 'etape-5-six-cartes', avant: 6, apres: 7, ligne: 1 },
			{ kind: 'main-a-refaire', rule: 'etape-5-six-cartes', avant: 4, apres: 7, ligne: 1 },
			{ kind: 'pioche-reduite', rule: 'chaines-palier-1', avant: 3, apres: 2, chaines: 4, cartes: 1, ligne: 1 },
			{ kind: 'cartes-piochees', rule: 'etape-5-six-cartes', avant: 4, apres: 6, ligne: 1 },
		]);
	});

	test('chaines-gagner: chains gained this turn already count at step 5, with their band', () => {
		const { pas } = compter({ chaines: 5, depart: avecEnMain(6), tours: [tour({ jouees: 4, chaines: 3 })] });
		expect(pas('pioche-reduite')[0]).toMatchObject({ chaines: 8, cartes: 2 });
	});

	test('etape-3-libre: no more cards are played than the hand holds', () => {
		const { pas } = compter({ depart: avecEnMain(6), tours: [tour({ jouees: 9 })] });
		expect(pas('cartes-jouees')).toMatchObject([{ avant: 6, apres: 0, voulues: 9 }]);
	});

	test('premier-tour-une-carte: the first player plays one card on the first turn, and only then', () => {
		const tours = [tour({ jouees: 4 }), tour({ jouees: 4 })];
		const { pas, resultat } = compter({ depart: premier, tours });
		expect(pas('premier-tour-limite')).toMatchObject([
			{ rule: 'premier-tour-une-carte', avant: 4, apres: 1, ligne: 1 },
		]);
		expect(resultat.lines.map(({ mainAvant }) => mainAvant)).toEqual([0, 6, 2]);
	});

	test('premier-tour-effets: effects may allow more', () => {
		const { pas } = compter({ depart: { ...premier, permises: 2 }, tours: [tour({ jouees: 4 })] });
		expect(pas('premier-tour-limite')).toMatchObject([{ rule: 'premier-tour-effets', avant: 4, apres: 2 }]);
	});

	test('premier-tour-qui-est-limite: the second player is not limited', () => {
		expect(compter({ depart: second, tours: [tour({ jouees: 4 })] }).pas('premier-tour-limite')).toEqual([]);
	});

	test('premier-tour-une-carte: one card or none needs no limit', () => {
		const { regles } = compter({ depart: premier, tours: [tour({ jouees: 1 })] });
		expect(regles).not.toContain('premier-tour-une-carte');
	});
});

describe('a hand of another size', () => {
	test('etape-5-six-cartes: effects of cards change the number of cards', () => {
		expect(compter({ depart: avecEnMain(2, 2) }).resultat.lines[0]).toMatchObject({ taille: 8, piochees: 6 });
		expect(compter({ depart: avecEnMain(2, -3) }).resultat.lines[0]).toMatchObject({ taille: 3, piochees: 1 });
	});

	test('etape-5-six-cartes: never below none', () => {
		expect(compter({ depart: avecEnMain(0, -9) }).resultat.lines[0]).toMatchObject({ taille: 0, piochees: 0 });
	});

	test('regles-chaines-main-pleine: a hand that effects leave complete breaks no chain', () => {
		expect(compter({ chaines: 2, depart: avecEnMain(5, -1) }).resultat.lines[0]).toMatchObject({ brisee: false });
	});
});

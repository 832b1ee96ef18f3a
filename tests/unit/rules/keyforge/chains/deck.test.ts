import { describe, expect, test } from 'vitest';
import { avecEnMain, compter, second, tour } from './vocabulaire';

describe('a deck that runs out', () => {
	test('etape-5-deck-epuise: the discard pile becomes the deck and the draw goes on', () => {
		const { pas, resultat } = compter({ depart: avecEnMain(1), pile: { deck: 2, defausse: 8 } });
		expect(pas('deck-refait')).toMatchObject([{ avant: 0, apres: 8 }]);
		expect(resultat.lines[0]).toMatchObject({ piochees: 5, mainApres: 6, pile: { deck: 5, defausse: 0 } });
	});

	test('etape-5-quand-remelanger: a deck that gives its last card waits for the next draw', () => {
		const { pas, resultat } = compter({ depart: avecEnMain(3), pile: { deck: 3, defausse: 8 } });
		expect(pas('deck-vide')).toMatchObject([{ avant: 8, apres: 8 }]);
		expect(pas('deck-refait')).toEqual([]);
		expect(resultat.lines[0]).toMatchObject({ mainApres: 6, pile: { deck: 0, defausse: 8 } });
	});

	test('etape-5-quand-remelanger: so does one that the shuffled pile made', () => {
		const { regles, resultat } = compter({
			depart: avecEnMain(3),
			tours: [tour({ jouees: 3, defaussees: 2 })],
			pile: { deck: 0, defausse: 4 },
		});
		expect(regles).not.toContain('etape-5-quand-remelanger');
		expect(resultat.lines.map(({ pile }) => pile)).toEqual([
			{ deck: 1, defausse: 0 },
			{ deck: 0, defausse: 0 },
		]);
	});

	test('etape-5-deck-epuise: with no card left anywhere, the hand stays short', () => {
		const { pas, resultat } = compter({ depart: avecEnMain(1), pile: { deck: 1, defausse: 1 } });
		expect(pas('plus-de-cartes')).toMatchObject([{ avant: 3, apres: 3 }]);
		expect(resultat.lines[0]).toMatchObject({ manquantes: 5, piochees: 2, mainApres: 3, privees: 0 });
	});

	test('etape-5-deck-epuise: chains only take the cards that could have been drawn', () => {
		const { resultat } = compter({ chaines: 13, depart: avecEnMain(1), pile: { deck: 3, defausse: 0 } });
		expect(resultat.lines[0]).toMatchObject({ manquantes: 5, reduction: 3, piochees: 2, privees: 1 });
	});

	test('etape-5-deck-epuise: those of the discard pile among them', () => {
		const { resultat } = compter({ chaines: 13, depart: avecEnMain(0), pile: { deck: 3, defausse: 2 } });
		expect(resultat.lines[0]).toMatchObject({ manquantes: 6, piochees: 3, privees: 2 });
	});

	test('etape-5-deck-epuise: an empty pile makes no deck', () => {
		expect(compter({ depart: avecEnMain(1), pile: { deck: 1, defausse: 0 } }).pas('deck-refait')).toEqual([]);
	});

	test.each([
		[0, 6],
		[1, 5],
	])(
		'etape-5-quand-remelanger: with %i chain and %i cards nothing is drawn, and nothing is said of the deck',
		(chaines, main) => {
			const { regles } = compter({ chaines, depart: avecEnMain(main), pile: { deck: 0, defausse: 8 } });
			expect(regles).not.toContain('etape-5-quand-remelanger');
		},
	);

	test('etape-5-quand-remelanger: nor of an empty deck without a discard pile', () => {
		const { regles } = compter({ depart: avecEnMain(4), pile: { deck: 2, defausse: 0 } });
		expect(regles).not.toContain('etape-5-quand-remelanger');
	});

	test('chaines-se-liberer: a card was to be drawn, so a chain is broken, even without any card to draw', () => {
		const { resultat } = compter({ chaines: 2, depart: avecEnMain(1), pile: { deck: 0, defausse: 0 } });
		expect(resultat.lines[0]).toMatchObject({ piochees: 0, privees: 0, brisee: true });
	});

	test('etape-5-deck-epuise: a card that chains keep from being drawn does not call for the discard pile', () => {
		const { pas } = compter({ chaines: 1, depart: avecEnMain(3), pile: { deck: 2, defausse: 8 } });
		expect(pas('deck-refait')).toEqual([]);
	});

	test('defausse-sommet: the cards of the turn are in the pile when the deck is made again', () => {
		const { pas } = compter({
			depart: avecEnMain(6),
			tours: [tour({ jouees: 4, defaussees: 3 })],
			pile: { deck: 1, defausse: 0 },
		});
		expect(pas('defausse-grossie')).toMatchObject([{ avant: 0, apres: 3 }]);
		expect(pas('deck-refait')).toMatchObject([{ avant: 0, apres: 3 }]);
	});

	test('regles-chaines-autres-pioches: abilities draw from the same deck', () => {
		const { pas } = compter({
			depart: avecEnMain(6),
			tours: [tour({ piochees: 4 })],
			pile: { deck: 1, defausse: 2 },
		});
		expect(pas('deck-refait')).toMatchObject([{ apres: 2 }]);
		expect(pas('plus-de-cartes')).toMatchObject([{ avant: 1 }]);
		expect(pas('capacites-piochent')).toMatchObject([{ avant: 6, apres: 9, demandees: 4 }]);
	});

	test('mise-en-place-mulligan-pioche: the refused hand goes back into the deck', () => {
		const depart = { ...second, mulligan: true };
		const { resultat } = compter({ depart, pile: { deck: 36, defausse: 0 } });
		expect(resultat.lines.map(({ pile }) => pile?.deck)).toEqual([30, 31]);
	});
});

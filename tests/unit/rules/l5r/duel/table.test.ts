import { describe, expect, test } from 'vitest';
import { type Analyse, analyser, PORTEES } from '../../../../../src/rules/l5r/duel';
import { situation, tableauDe, tableauEcart } from './cases';

const SIGNES = { 'partie-perdue': '0', 'duel-perdu': '-', egalite: '=', 'duel-gagne': '+', 'partie-gagnee': '1' };

/** A table as a drawing: one line a bid, one sign against each bid of the opponent. */
const draw = ({ perspectives }: Analyse) =>
	perspectives.map(({ portees }) => portees.map((portee) => SIGNES[portee]).join('')).join(' ');

const dominees = ({ perspectives }: Analyse) =>
	perspectives.filter(({ dominantes }) => dominantes.length > 0).map(({ mise }) => mise);

describe('the table', () => {
	test('duel-d-5, duel-d-6-mise: totals and honour of a corner', () => {
		const { lines } = tableauDe(situation({ competence: 3 }, { competence: 5 }));
		expect(lines[4]?.[0]).toEqual({
			mises: { lanceur: 5, defie: 1 },
			denouement: {
				type: 'duel',
				gagnant: 'lanceur',
				valeurs: { lanceur: 8, defie: 6 },
				mises: { lanceur: 5, defie: 1 },
				transfert: { de: 'lanceur', montant: 4 },
				honneur: { lanceur: 6, defie: 14 },
			},
		});
	});

	test('its lines are the bids of the player who reads it', () => {
		const { camp, lines } = tableauDe(situation(), 'defie');
		expect(camp).toBe('defie');
		expect(lines[4]?.[0]?.mises).toEqual({ lanceur: 1, defie: 5 });
	});
});

describe('what the table says', () => {
	test.each([
		[5, '+++++ +++++ +++++ +++++ +++++', 1, 1, [], [2, 3, 4, 5]],
		[4, '++++= +++++ +++++ +++++ +++++', 2, 1, [], [3, 4, 5]],
		[2, '++=-- +++=- ++++= +++++ +++++', 4, 3, [], [5]],
		[0, '=---- +=--- ++=-- +++=- ++++=', null, 5, [], []],
		[-2, '----- ----- =---- +=--- ++=--', null, null, [1, 2], [2]],
		[-4, '----- ----- ----- ----- =----', null, null, [1, 2, 3, 4], [2, 3, 4]],
		[-5, '----- ----- ----- ----- -----', null, null, [1, 2, 3, 4, 5], [2, 3, 4, 5]],
	] as const)(
		'skill %i above the opponent: %s',
		(ecart, dessin, gagneToujours, nePerdJamais, perdToujours, battues) => {
			const analyse = analyser(tableauEcart(ecart));
			expect(draw(analyse)).toBe(dessin);
			expect(analyse).toMatchObject({ gagneToujours, nePerdJamais, perdToujours });
			expect(dominees(analyse)).toEqual(battues);
		},
	);

	test('duel-d-5: what each bid costs at worst and brings at best', () => {
		const { perspectives } = analyser(tableauEcart(0));
		expect(perspectives.map(({ honneur }) => honneur)).toEqual([
			{ pire: 0, mieux: 4 },
			{ pire: -1, mieux: 3 },
			{ pire: -2, mieux: 2 },
			{ pire: -3, mieux: 1 },
			{ pire: -4, mieux: 0 },
		]);
	});

	test('bases-victoire-honneur: with an opponent at 24, only the bid of 1 never loses the game', () => {
		const analyse = analyser(tableauEcart(5, { autre: { honneur: 24 } }));
		expect(draw(analyse)).toBe('+++++ 0++++ 00+++ 000++ 0000+');
		expect(analyse).toMatchObject({ gagneToujours: 1, nePerdJamais: 1, perdToujours: [] });
	});

	test('bases-victoire-deshonneur: with an opponent at 1, a bid below theirs wins the game', () => {
		const analyse = analyser(tableauEcart(-9, { autre: { honneur: 1 } }));
		expect(draw(analyse)).toBe('-1111 --111 ---11 ----1 -----');
		expect(analyse).toMatchObject({ gagneToujours: null, nePerdJamais: null, perdToujours: [5] });
		expect(dominees(analyse)).toEqual([2, 3, 4, 5]);
	});

	test('a game won is a game won: more honour with it dominates nothing', () => {
		const moi = { honneur: 24, modificateurMise: -5 };
		const analyse = analyser(tableauEcart(0, { moi }));
		expect(draw(analyse)).toBe('11111 11111 11111 11111 11111');
		expect(dominees(analyse)).toEqual([]);
		const tricheur = analyser(tableauEcart(0, { moi: { honneur: 24, modificateurMise: -4 } }));
		expect(draw(tricheur)).toBe('11111 11111 11111 11111 =1111');
		expect(tricheur.perspectives.map(({ dominantes }) => dominantes)).toEqual([[], [], [], [], [1, 2, 3, 4]]);
	});

	test('bids whose values are the same dominate none of each other', () => {
		expect(dominees(analyser(tableauEcart(9, { moi: { modificateurMise: -9 } })))).toEqual([]);
	});

	test('outcomes are ranked from the game lost to the game won', () => {
		expect(PORTEES.map((portee) => SIGNES[portee]).join('')).toBe('0-=+1');
	});
});

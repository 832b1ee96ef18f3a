import { describe, expect, test } from 'vitest';
import { type Depart, resoudre, type Situation, verifier } from '../../../../../src/rules/keyforge/chains';
import { avecEnMain, premier, second, situation, tour } from './vocabulaire';

const ENTIER = { type: 'entier', min: 0, max: 99 };

/** Paths of the problems of a situation as it might come from an address, whatever the types say. */
const champs = (cas: object) => verifier(situation(cas as Partial<Situation>)).map(({ field }) => field);

describe('verifier', () => {
	test.each([premier, second, avecEnMain(99, -99)])('accepts a sound situation, limits included: %o', (depart) => {
		const tours = Array.from({ length: 60 }, () => tour({ jouees: 99, chaines: 99, modificateur: -99 }));
		expect(verifier(situation({ chaines: 99, depart, tours, pile: { deck: 0, defausse: 99 } }))).toEqual([]);
	});

	test.each([-1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY, '3', undefined])('refuses %s chains', (value) => {
		expect(verifier(situation({ chaines: value as number }))).toEqual([{ field: 'chaines', value, expected: ENTIER }]);
	});

	test('refuses more than 60 turns', () => {
		expect(verifier(situation({ tours: Array.from({ length: 61 }, () => tour()) }))).toEqual([
			{ field: 'tours.length', value: 61, expected: { ...ENTIER, max: 60 } },
		]);
	});

	test('checks every field of a turn', () => {
		const faux = { jouees: -1, piochees: 100, archives: 0.5, chaines: Number.NaN, modificateur: 100, defaussees: '1' };
		expect(champs({ tours: [tour(), faux], suite: { ...tour(), modificateur: -100 } })).toEqual([
			'tours[1].jouees',
			'tours[1].piochees',
			'tours[1].archives',
			'tours[1].chaines',
			'tours[1].defaussees',
			'tours[1].modificateur',
			'suite.modificateur',
		]);
	});

	test.each<[object, readonly string[]]>([
		[{ type: 'premier', mulligan: 1, permises: 0 }, ['depart.mulligan', 'depart.permises']],
		[{ type: 'second' }, ['depart.mulligan']],
		[{ type: 'en-cours', main: -1, modificateur: 0.5 }, ['depart.main', 'depart.modificateur']],
		[{ type: 'fin' }, ['depart.type']],
	])('checks the start %o', (depart, attendus) => {
		expect(champs({ depart: depart as Depart })).toEqual(attendus);
	});

	test('checks the deck, the discard pile and the choice beyond 24 chains', () => {
		expect(champs({ pile: { deck: -1, defausse: 100 }, auDela: 'rien' })).toEqual([
			'pile.deck',
			'pile.defausse',
			'auDela',
		]);
	});
});

test('resoudre throws a RangeError that lists every problem', () => {
	const fausse = situation({ chaines: -1, suite: tour({ jouees: 100 }) });
	const essai = () => resoudre(fausse);
	expect(essai).toThrow(RangeError);
	expect(essai).toThrow(/chaines: -1[\s\S]*suite\.jouees: 100/);
	expect(essai).toThrow(expect.objectContaining({ cause: verifier(fausse) }));
});

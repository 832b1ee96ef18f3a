import { describe, expect, test } from 'vitest';
import type { Assignment, Situation } from '../../../../../src/rules/arkham/damage-and-horror';
import { assignment, type Example, harm, problemsOf, situation } from './vocabulary';

const example: Example = { assets: [{ health: 2, sanity: 2 }], dealt: harm(1, 1) };

/** Problems of a sound case in which one part is replaced, whatever the types say. */
const problemsWith = (doubtfulSituation: object, doubtfulAssignment: object = {}) =>
	problemsOf(
		{ ...situation(example), ...doubtfulSituation } as Situation,
		{ ...assignment(example), ...doubtfulAssignment } as Assignment,
	);

const fieldsOf = (...parts: Parameters<typeof problemsWith>) => problemsWith(...parts).map(({ field }) => field);

describe('verify', () => {
	test('accepts a sound case, limits included', () => {
		const assets = Array.from({ length: 6 }, () => ({ health: 99, healthModifier: -99, damage: 99, sanity: 1 }));
		const extreme: Example = {
			me: { health: 99, damage: 99, sanityModifier: 99 },
			traumas: harm(99, 99),
			assets,
			dealt: harm(99, 99),
			game: { otherPlayers: 3 },
			assigned: assets.map(() => harm(99, 99)),
		};
		expect(problemsOf(situation(extreme), assignment(extreme))).toEqual([]);
	});

	test.each([-1, 1.5, 100, Number.NaN, '3', undefined])('refuses %s as an amount', (amount) => {
		const { dealt } = situation(example);
		expect(problemsWith({ dealt: { ...dealt, damage: { amount, direct: false } } })).toEqual([
			{ field: 'dealt.damage.amount', value: amount, expected: { type: 'integer', min: 0, max: 99 } },
		]);
	});

	test('refuses a printed value of 0: a card has a value or it has none', () => {
		expect(problemsWith({ assets: [{ damage: { printed: 0, modifier: 0, tokens: 0 }, horror: null }] })).toEqual([
			{ field: 'assets[0].damage.printed', value: 0, expected: { type: 'integer', min: 1, max: 99 } },
		]);
	});

	test('checks every field', () => {
		const wrong = { printed: 100, modifier: -100, tokens: -1 };
		expect(
			fieldsOf({
				investigator: { endurances: { damage: wrong, horror: wrong }, traumas: harm(-1, 0.5) },
				assets: [{ damage: null, horror: wrong }],
				dealt: { damage: { amount: 1, direct: 'oui' }, horror: { amount: -1, direct: false } },
				game: { mode: 'duel', lead: 1, otherPlayers: 4 },
			}),
		).toEqual([
			'investigator.endurances.damage.printed',
			'investigator.endurances.damage.modifier',
			'investigator.endurances.damage.tokens',
			'investigator.endurances.horror.printed',
			'investigator.endurances.horror.modifier',
			'investigator.endurances.horror.tokens',
			'investigator.traumas.damage',
			'investigator.traumas.horror',
			'assets[0].horror.printed',
			'assets[0].horror.modifier',
			'assets[0].horror.tokens',
			'dealt.damage.direct',
			'dealt.horror.amount',
			'game.mode',
			'game.lead',
			'game.otherPlayers',
		]);
		const canceled = { investigator: harm(-1), assets: [harm(0, 100)] };
		expect(fieldsOf({}, { assigned: [harm(-1)], canceled, trauma: 'physical' })).toEqual([
			'assigned[0].damage',
			'canceled.investigator.damage',
			'canceled.assets[0].horror',
			'trauma',
		]);
	});

	test('refuses lists that do not go with the assets, and too many assets', () => {
		expect(fieldsOf({}, { assigned: [] })).toEqual(['assigned.length']);
		expect(fieldsOf({}, { canceled: { investigator: harm(), assets: [harm(), harm()] } })).toEqual([
			'canceled.assets.length',
		]);
		const seven: Example = { dealt: harm(), assets: Array.from({ length: 7 }, () => ({})) };
		expect(problemsOf(situation(seven), assignment(seven))).toMatchObject([{ field: 'assets.length', value: 7 }]);
	});
});

import { describe, expect, test } from 'vitest';
import { listMaximums } from '../../../../../src/rules/arkham/damage-and-horror';
import { type Example, harm, judge, situation } from './vocabulary';

describe("the site's example: 2 damage and 2 horror, an asset of 1 health and no sanity", () => {
	const official = { assets: [{ health: 1 }], dealt: harm(2, 2) };

	test('degats-soutien-droit: 1 damage on the asset, 1 damage and 2 horror on the investigator', () => {
		const { applied, trace } = judge({ ...official, assigned: [harm(1)] });
		expect(applied.investigator).toEqual({
			card: 'investigator',
			placed: harm(1, 2),
			tokens: harm(1, 2),
			defeatedBy: [],
		});
		expect(applied.assets).toEqual([{ card: 0, placed: harm(1), tokens: harm(1), defeatedBy: ['damage'] }]);
		expect(applied.aftermath).toBeNull();
		const me = 'investigator';
		expect(trace).toEqual([
			{
				kind: 'dealt',
				rule: 'degats-assigner',
				card: me,
				affliction: 'damage',
				before: 0,
				after: 2,
				direct: false,
			},
			{ kind: 'maximum', rule: 'degats-soutien-maximum', card: 0, affliction: 'damage', before: 2, after: 1 },
			{
				kind: 'dealt',
				rule: 'degats-assigner',
				card: me,
				affliction: 'horror',
				before: 0,
				after: 2,
				direct: false,
			},
			{
				kind: 'no-value',
				rule: 'degats-soutien-sans-valeur',
				card: 0,
				affliction: 'horror',
				before: 2,
				after: 0,
			},
			{ kind: 'asset-assigned', rule: 'degats-soutien-droit', card: 0, affliction: 'damage', before: 2, after: 1 },
			{
				kind: 'investigator-assigned',
				rule: 'degats-reste-investigateur',
				card: me,
				affliction: 'damage',
				before: 1,
				after: 0,
				dealt: 2,
			},
			{
				kind: 'investigator-assigned',
				rule: 'degats-reste-investigateur',
				card: me,
				affliction: 'horror',
				before: 2,
				after: 0,
				dealt: 2,
			},
			{ kind: 'placed', rule: 'degats-appliquer', card: 0, affliction: 'damage', before: 0, after: 1, value: 1 },
			{ kind: 'placed', rule: 'degats-appliquer', card: me, affliction: 'damage', before: 0, after: 1, value: 8 },
			{ kind: 'placed', rule: 'degats-appliquer', card: me, affliction: 'horror', before: 0, after: 2, value: 6 },
			{ kind: 'defeat-checked', rule: 'degats-verification', card: me, before: 2, after: 1 },
			{ kind: 'defeated', rule: 'vaincu-soutien-vie', card: 0, affliction: 'damage', before: 0, after: 1, value: 1 },
			{ kind: 'discarded', rule: 'vaincu-soutien-defausse', card: 0, before: 1, after: 0 },
		]);
	});

	test('degats-soutien-maximum: not 2 damage', () => {
		expect(judge({ ...official, assigned: [harm(2)] }).illegalities).toEqual([
			{
				reason: 'asset-exceeded',
				rule: 'degats-soutien-maximum',
				card: 0,
				affliction: 'damage',
				assigned: 2,
				maximum: 1,
			},
		]);
	});

	test('degats-soutien-eligible: no horror', () => {
		expect(judge({ ...official, assigned: [harm(0, 1)] }).illegalities).toEqual([
			{ reason: 'ineligible-asset', rule: 'degats-soutien-eligible', card: 0, affliction: 'horror', assigned: 1 },
		]);
	});

	test('degats-soutien-droit: a right, all may go to the investigator', () => {
		expect(judge(official).applied.investigator.placed).toEqual(harm(2, 2));
	});
});

describe('what assets may be assigned', () => {
	test.each<[string, Example, ReturnType<typeof harm>]>([
		[
			'degats-soutien-maximum: tokens already there count',
			{ assets: [{ health: 3, damage: 2 }], dealt: harm(9) },
			harm(1),
		],
		[
			'degats-soutien-maximum: each kind has its own',
			{ assets: [{ health: 2, sanity: 1 }], dealt: harm(9, 9) },
			harm(2, 1),
		],
		['degats-soutien-maximum: it may be more than what is dealt', { assets: [{ health: 4 }], dealt: harm(1) }, harm(4)],
		[
			'degats-valeur-restante: modifiers count',
			{ assets: [{ health: 3, healthModifier: -1, sanity: 1, sanityModifier: 2, horror: 1 }], dealt: harm(1, 1) },
			harm(2, 2),
		],
		['degats-soutien-sans-valeur: not even 0', { assets: [{}], dealt: harm(1, 1) }, harm()],
		[
			'degats-sans-detour: none of what is direct',
			{ assets: [{ health: 2, sanity: 2 }], dealt: harm(1, 1), direct: { horror: true } },
			harm(2, 0),
		],
	])('%s', (_, example, expected) => {
		expect(listMaximums(situation(example))).toEqual([expected]);
	});

	test('degats-valeur-restante: printed value, modifier and tokens, for cards that are not untouched', () => {
		const assets = [{ health: 3, healthModifier: 2, damage: 1 }, { health: 2 }];
		expect(judge({ me: { damage: 5 }, assets, dealt: harm(1) }).stepsOf('remaining')).toEqual([
			{
				kind: 'remaining',
				rule: 'degats-valeur-restante',
				card: 0,
				affliction: 'damage',
				before: 3,
				after: 4,
				modifier: 2,
				tokens: 1,
			},
			{
				kind: 'remaining',
				rule: 'degats-valeur-restante',
				card: 'investigator',
				affliction: 'damage',
				before: 8,
				after: 3,
				modifier: 0,
				tokens: 5,
			},
		]);
	});

	test('degats-valeur-restante: a modifier alone is reported; not what assets have left when all is direct', () => {
		const example = { me: { sanity: 5, sanityModifier: 1 }, assets: [{ sanity: 3, horror: 1 }], dealt: harm(0, 1) };
		expect(judge(example).stepsOf('remaining')).toMatchObject([
			{ card: 0 },
			{ card: 'investigator', before: 5, after: 6 },
		]);
		const remaining = judge({ ...example, direct: { horror: true } }).stepsOf('remaining');
		expect(remaining.map(({ card }) => card)).toEqual(['investigator']);
	});

	test('degats-reste-investigateur: beyond what assets take, the investigator has no limit', () => {
		const example = { assets: [{ health: 1 }, { health: 2 }], dealt: harm(20), assigned: [harm(1), harm(2)] };
		expect(judge(example).applied.investigator.placed).toEqual(harm(17));
	});

	test.each<[string, Example, string[]]>([
		['degats-reste-investigateur: no asset', { dealt: harm(5) }, ['degats-reste-investigateur']],
		[
			'degats-reste-investigateur: no asset has room',
			{ assets: [{ health: 2, damage: 1 }, { sanity: 3 }], dealt: harm(2), assigned: [harm(1), harm()] },
			['degats-reste-investigateur'],
		],
		[
			'degats-soutien-choix: an asset has room for damage, none for horror',
			{ assets: [{ health: 2 }, { health: 1 }], dealt: harm(3, 1), assigned: [harm(1), harm(1)] },
			['degats-soutien-choix', 'degats-reste-investigateur'],
		],
		[
			'degats-sans-detour: all of it is direct',
			{ assets: [{ health: 2 }], dealt: harm(3), direct: { damage: true } },
			['degats-sans-detour'],
		],
	])('%s', (_, example, rules) => {
		expect(
			judge(example)
				.stepsOf('investigator-assigned')
				.map(({ rule }) => rule),
		).toEqual(rules);
	});

	test('degats-assigner: no more than what is dealt', () => {
		const example = {
			assets: [{ health: 3 }, { health: 3, sanity: 1 }],
			dealt: harm(3),
			assigned: [harm(2), harm(2, 1)],
		};
		expect(judge(example).illegalities).toEqual([
			{ reason: 'too-much-assigned', rule: 'degats-assigner', affliction: 'damage', assigned: 4, amount: 3 },
			{ reason: 'too-much-assigned', rule: 'degats-assigner', affliction: 'horror', assigned: 1, amount: 0 },
		]);
	});
});

describe('direct damage and horror', () => {
	const example = { assets: [{ health: 3, sanity: 3 }], dealt: harm(2, 2), direct: { horror: true } };

	test('degats-sans-detour: horror goes to the investigator while damage may go to the asset', () => {
		const { applied, stepsOf } = judge({ ...example, assigned: [harm(2)] });
		expect(applied.investigator.placed).toEqual(harm(0, 2));
		expect(applied.assets[0]?.placed).toEqual(harm(2));
		expect(stepsOf('investigator-assigned').map(({ rule }) => rule)).toEqual(['degats-sans-detour']);
		expect(stepsOf('maximum').map(({ affliction }) => affliction)).toEqual(['damage']);
	});

	test('degats-sans-detour: an asset may not take any', () => {
		expect(judge({ ...example, assigned: [harm(1, 1)] }).illegalities).toEqual([
			{ reason: 'direct-diverted', rule: 'degats-sans-detour', card: 0, affliction: 'horror', assigned: 1 },
		]);
	});
});

describe('a situation that cannot be', () => {
	test('degats-vaincu, vaincu-soutien-*: a card that is already defeated takes nothing', () => {
		const example = {
			me: { health: 5, healthModifier: -3, damage: 2 },
			assets: [
				{ health: 1, damage: 1 },
				{ sanity: 2, horror: 3 },
			],
			dealt: harm(1),
			assigned: [harm(9), harm()],
		};
		expect(judge(example).illegalities).toEqual([
			{ reason: 'already-defeated', rule: 'vaincu-soutien-vie', card: 0, affliction: 'damage', tokens: 1, value: 1 },
			{
				reason: 'already-defeated',
				rule: 'vaincu-soutien-sante-mentale',
				card: 1,
				affliction: 'horror',
				tokens: 3,
				value: 2,
			},
			{
				reason: 'already-defeated',
				rule: 'degats-vaincu',
				card: 'investigator',
				affliction: 'damage',
				tokens: 2,
				value: 2,
			},
		]);
	});

	test('campagne-perdu: an investigator killed or insane is not used any more, unless there is no campaign', () => {
		const example = { me: { health: 5, sanity: 9 }, traumas: harm(5, 9), dealt: harm(1) };
		expect(judge(example).illegalities).toEqual([
			{ reason: 'already-lost', rule: 'campagne-perdu', affliction: 'damage', traumas: 5, printed: 5 },
			{ reason: 'already-lost', rule: 'campagne-perdu', affliction: 'horror', traumas: 9, printed: 9 },
		]);
		expect(judge({ ...example, game: { mode: 'standalone' } }).illegalities).toEqual([]);
	});

	test('nothing is placed, and the limits of the assets are still in the trace', () => {
		const { trace } = judge({ assets: [{ health: 1 }], dealt: harm(2), assigned: [harm(2)] });
		expect(trace.map(({ kind }) => kind)).toEqual(['dealt', 'maximum']);
	});
});

import { describe, expect, test } from 'vitest';
import { harm, judge } from './vocabulary';

describe('between the steps', () => {
	const example = { assets: [{ health: 2 }], dealt: harm(3, 1), assigned: [harm(2)] };

	test('degats-entre-les-etapes: what is canceled is not placed, and may save a card', () => {
		const canceled = { investigator: harm(0, 1), assets: [harm(1)] };
		const { applied, stepsOf, defeated } = judge({ ...example, canceled });
		expect(defeated).toEqual([]);
		expect(applied.assets[0]).toMatchObject({ placed: harm(1), tokens: harm(1) });
		expect(applied.investigator.placed).toEqual(harm(1));
		expect(stepsOf('canceled')).toMatchObject([
			{ card: 0, affliction: 'damage', before: 2, after: 1 },
			{ card: 'investigator', affliction: 'horror', before: 1, after: 0 },
		]);
	});

	test('degats-entre-les-etapes: what a card was not assigned cannot be canceled on it', () => {
		const { applied, stepsOf } = judge({ ...example, canceled: { investigator: harm(9), assets: [harm(0, 9)] } });
		expect(applied.investigator.placed).toEqual(harm(0, 1));
		expect(applied.assets[0]?.placed).toEqual(harm(2));
		expect(stepsOf('canceled')).toHaveLength(1);
	});

	test('degats-aucun-applique: when all is canceled, nothing was dealt and nothing is checked', () => {
		const { stepsOf, rules } = judge({ ...example, canceled: { investigator: harm(1, 1), assets: [harm(2)] } });
		expect(stepsOf('nothing-placed')).toMatchObject([{ rule: 'degats-aucun-applique', before: 4, after: 0 }]);
		expect(rules).not.toContain('degats-verification');
	});

	test('degats-aucun-applique: one token is enough for something to be dealt', () => {
		expect(judge({ dealt: harm(0, 1) }).stepsOf('nothing-placed')).toEqual([]);
		expect(judge({ dealt: harm() }).rules).toEqual(['degats-aucun-applique']);
	});
});

describe('who is defeated', () => {
	test.each([
		['one less', 6, []],
		['exactly', 7, ['investigator']],
		['more', 20, ['investigator']],
	])('degats-vaincu: tokens against the value, those already there included (%s)', (_, damage, defeated) => {
		expect(judge({ me: { health: 8, damage: 1 }, dealt: harm(damage) }).defeated).toEqual(defeated);
	});

	test('degats-vaincu: horror against sanity, modifiers included', () => {
		const example = { me: { sanity: 5, sanityModifier: 1 }, dealt: harm(0, 5) };
		expect(judge(example).defeated).toEqual([]);
		expect(judge({ ...example, dealt: harm(0, 6) }).stepsOf('defeated')).toEqual([
			{
				kind: 'defeated',
				rule: 'degats-vaincu',
				card: 'investigator',
				affliction: 'horror',
				before: 0,
				after: 6,
				value: 6,
			},
		]);
	});

	test('vaincu-soutien-vie, vaincu-soutien-sante-mentale: either is enough, both are reported', () => {
		const assets = [{ health: 2, sanity: 2 }, { sanity: 3, horror: 1 }, { health: 1, sanity: 1 }, { health: 4 }];
		const assigned = [harm(2, 1), harm(0, 2), harm(1, 1), harm(3)];
		const { applied, stepsOf, defeated } = judge({ assets, dealt: harm(6, 4), assigned });
		expect(defeated).toEqual([0, 1, 2]);
		expect(applied.assets.map(({ defeatedBy }) => defeatedBy)).toEqual([
			['damage'],
			['horror'],
			['damage', 'horror'],
			[],
		]);
		expect(stepsOf('defeated').map(({ card, rule }) => [card, rule])).toEqual([
			[0, 'vaincu-soutien-vie'],
			[1, 'vaincu-soutien-sante-mentale'],
			[2, 'vaincu-soutien-vie'],
			[2, 'vaincu-soutien-sante-mentale'],
		]);
	});

	test('vaincu-soutien-defausse: defeated assets leave together', () => {
		const assets = [{ health: 1 }, { health: 3 }, { sanity: 1 }];
		const { stepsOf } = judge({ assets, dealt: harm(1, 1), assigned: [harm(1), harm(), harm(0, 1)] });
		expect(stepsOf('discarded')).toMatchObject([
			{ card: 0, before: 3, after: 1 },
			{ card: 2, before: 3, after: 1 },
		]);
	});

	test('degats-verification: after everything is placed, the cards that received tokens', () => {
		const { stepsOf, trace } = judge({
			me: { health: 1 },
			assets: [{ health: 1 }, { health: 2 }, { health: 2 }],
			dealt: harm(3),
			assigned: [harm(1), harm(1), harm()],
		});
		expect(stepsOf('defeat-checked')).toMatchObject([{ before: 3, after: 2 }]);
		const steps = trace.map(({ kind }) => kind);
		expect(steps.lastIndexOf('placed')).toBeLessThan(steps.indexOf('defeat-checked'));
		expect(steps.indexOf('defeat-checked')).toBeLessThan(steps.indexOf('defeated'));
	});
});

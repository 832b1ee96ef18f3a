import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../../../src/rules/odds';
import {
	applyAll,
	applyOne,
	autofail,
	autosuccess,
	bless,
	chances,
	numbers,
	play,
	playWith,
	simulate,
	situation,
	stepsOf,
	token,
	weighAny,
	weighAnyCurve,
	written,
} from './vocabulary';

describe('skill value', () => {
	test('tc-6-reussite: the example of the site, 3 and 3 icons, -2, against 4: equal succeeds', () => {
		const skull = token('crane', { modifier: -2 });
		const { total, margin, success } = playWith([skull], { skill: 3, icons: 3, difficulty: 4 });
		expect([total, margin, success]).toEqual([4, 0, true]);
		expect(playWith([skull], { skill: 3, icons: 2, difficulty: 4 })).toMatchObject({ margin: -1, success: false });
	});

	test("modificateur-negatif, the book's example: agility 4, -8 and +2 make -2, which counts as 0", () => {
		const bag = [token('-8', { modifier: -8, revealsAnother: true }), ...numbers(2)];
		const { total, trace } = playWith(bag, { skill: 4, difficulty: 2 });
		expect(total).toBe(0);
		expect(stepsOf(trace, 'modifier').map(({ before, after }) => [before, after])).toEqual([
			[4, -4],
			[-4, -2],
		]);
		expect(stepsOf(trace, 'floor')).toMatchObject([{ rule: 'modificateur-negatif', before: -2, after: 0 }]);
		expect(stepsOf(trace, 'value')).toMatchObject([{ before: 4, after: 0 }]);
		expect(chances(bag, { skill: 4, difficulty: 2 }).outcomes.map(({ total: end }) => end)).toEqual([0, 6]);
	});

	test('modificateur-negatif: a value brought to zero reaches a difficulty of 0', () => {
		expect(chances(numbers(-8), { difficulty: 0 }).outcomes).toMatchObject([{ total: 0, margin: 0, success: true }]);
		expect(chances(numbers(-1), { skill: -20, icons: 19, difficulty: 1 }).outcomes).toMatchObject([
			{ total: 0, margin: -1 },
		]);
	});
});

describe('automatic outcomes', () => {
	test('reussite-automatique-reussite, the example of the site: 5 against 3 succeeds by 5', () => {
		const { difficulty, margin, success, trace } = playWith([autosuccess], { skill: 5 });
		expect([difficulty, margin, success]).toEqual([0, 5, true]);
		expect(stepsOf(trace, 'automatic-success')).toMatchObject([{ before: 3, after: 0 }]);
		expect(chances([autosuccess], { skill: 0, difficulty: 99 }).outcomes).toMatchObject([
			{ total: 0, margin: 0, success: true, automatic: 'success' },
		]);
	});

	test('reussite-automatique-echec, the example of the site: 5 against 3 misses by 3', () => {
		const { total, difficulty, margin, success, trace } = playWith([autofail], { skill: 5 });
		expect([total, difficulty, margin, success]).toEqual([0, 3, -3, false]);
		expect(stepsOf(trace, 'automatic-failure')).toMatchObject([{ before: 5, after: 0 }]);
	});

	test('pion-chaos-echec-automatique: it fails even against a difficulty of 0', () => {
		const result = chances([autofail], { difficulty: 0 });
		expect(result.outcomes).toMatchObject([{ margin: 0, success: false, automatic: 'failure' }]);
		expect([written(result.success), written(result.failure)]).toEqual(['0', '1']);
		expect(stepsOf(playWith([autofail], { difficulty: 0 }).trace, 'comparison')).toMatchObject([
			{ rule: 'reussite-automatique-definition', before: 0, after: 0, success: false },
		]);
	});

	test('tc-6-deux-issues: a test that both succeeds and fails automatically fails, by all its difficulty', () => {
		const setup = { skill: 9, ...applyAll(2) };
		const { margin, success, automatic, trace } = playWith([autofail, autosuccess], setup);
		expect([margin, success, automatic]).toEqual([-3, false, 'failure']);
		expect(stepsOf(trace, 'grim-rule')).toMatchObject([{ before: 1, after: 0 }]);
		expect(stepsOf(trace, 'automatic-success')).toEqual([]);
		expect(chances([autofail, autosuccess], setup).outcomes).toMatchObject([{ automatic: 'failure', margin: -3 }]);
	});

	test('tc-6-automatique: with another token, an automatic success keeps the modifiers of both', () => {
		const elderSign = token('signe-des-anciens', { modifier: 1, revealsAnother: true, automatic: 'success' });
		expect(chances([elderSign, ...numbers(-2)]).outcomes).toMatchObject([
			{ total: 1, margin: -2, automatic: 'none' },
			{ total: 2, margin: 2, automatic: 'success' },
		]);
	});

	test('echecAu 1 is an automatic failure, and more than there are never comes', () => {
		expect(chances([token('gel', { failsAt: 1 })]).outcomes).toMatchObject([{ automatic: 'failure' }]);
		expect(chances([token('gel', { failsAt: 3, count: 2 })], applyAll(2)).outcomes).toMatchObject([
			{ automatic: 'none' },
		]);
	});
});

describe('the trace', () => {
	test('tc-1 to tc-8: a test that goes through each step, in order', () => {
		const bag = [bless, ...numbers(-1, -1)];
		const { trace } = playWith(bag, { icons: 1, difficulty: 4 });
		expect(
			trace.map(({ stage, kind, rule, before, after }) => `TC.${stage} ${kind} ${rule} ${before} ${after}`),
		).toEqual([
			'TC.1 start tc-1 3 3',
			'TC.2 icons tc-2-bonus 3 4',
			'TC.3 bag tc-3 3 3',
			'TC.3 revealed tc-3 3 2',
			'TC.4 symbol tc-4 0 1',
			'TC.3 revealed bases-carte-prioritaire 2 1',
			'TC.4 symbol tc-4-sans-effet 0 0',
			'TC.5 modifier tc-5-pions 4 6',
			'TC.5 modifier tc-5-pions 6 5',
			'TC.5 value tc-5 3 5',
			'TC.6 comparison tc-6-reussite 4 5',
			'TC.7 results tc-7 1 1',
			'TC.8 end tc-8 1 3',
		]);
	});

	test('the calculation explains each kind, then the range and the chances', () => {
		const bag = [autofail, token('crane', { modifier: -4 }), bless];
		const { trace } = weighAny(situation(bag, { difficulty: 1 }));
		expect(
			trace.map(
				({ stage, kind, token: id, rule, before, after }) => `${stage} ${kind} ${id} ${rule} ${before} ${after}`,
			),
		).toEqual([
			'2 icons null tc-2 3 3',
			'3 bag null tc-3 3 3',
			'4 symbol automatic-failure tc-4-echec-automatique 0 0',
			'5 modifier automatic-failure tc-5-pions 3 3',
			'6 automatic-failure automatic-failure tc-6-echec-automatique 3 0',
			'6 comparison automatic-failure reussite-automatique-definition 1 0',
			'4 symbol crane tc-4 0 0',
			'5 modifier crane tc-5-pions 3 -1',
			'5 floor crane modificateur-negatif -1 0',
			'6 comparison crane tc-6-echec 1 0',
			'4 symbol benediction tc-4 0 1',
			'5 modifier benediction tc-5-pions 3 5',
			'5 range null tc-5 3 3',
			'5 floor null modificateur-negatif -1 0',
			'6 chance null tc-6-reussite 1 1',
			'6 chance null tc-6-echec 1 0',
			'6 chance null tc-6-echec-automatique 1 0',
		]);
		expect(stepsOf(trace, 'range')).toMatchObject([{ minimum: -1, maximum: 1 }]);
		expect(stepsOf(trace, 'chance').map(({ chance }) => written(chance))).toEqual(['1/6', '1/3', '1/2']);
	});

	test.each([
		['tc-4-sans-effet', token('-3', { symbol: false, modifier: -3 }), 0],
		['tc-4-sans-effet', token('tablette'), 0],
		['tc-4', token('crane', { modifier: -3 }), 0],
		['tc-4', token('gel', { count: 2, failsAt: 2 }), 0],
		['tc-4', token('+1', { symbol: false, automatic: 'success' }), 0],
		['tc-4', token('0', { symbol: false, revealsAnother: true }), 1],
		['tc-4', token('tentacule', { revealsAnother: true, automatic: 'failure' }), 1],
		['tc-4-echec-automatique', autofail, 0],
	])('%s: what the symbol of a token does', (rule, revealed, after) => {
		expect(stepsOf(playWith([revealed]).trace, 'symbol')[0]).toMatchObject({
			rule,
			token: revealed.id,
			before: 0,
			after,
		});
	});

	test('modificateur-negatif: a value of 0 is not brought to zero', () => {
		expect(stepsOf(playWith(numbers(-3)).trace, 'floor')).toEqual([]);
	});

	test.each([
		['tc-3', 'test', applyAll(1), 1],
		['bases-carte-prioritaire', 'card', applyAll(2), 2],
		['bases-carte-prioritaire', 'card', applyOne(2), 2],
	])('%s: why tokens are revealed', (rule, cause, setup, count) => {
		const revealed = stepsOf(playWith(numbers(0, 1), setup).trace, 'revealed');
		expect(revealed.map((step) => [step.rule, step.cause])).toEqual(Array(count).fill([rule, cause]));
		expect(stepsOf(playWith(numbers(0), setup).trace, 'revealed')).toMatchObject([{ rule, cause }]);
	});

	test('tc-6: each chance comes with the value nearest to the difficulty', () => {
		const bag = [...numbers(2, 1, -1, -2, -2), autofail, token('signe-des-anciens', { automatic: 'success' })];
		const { trace } = weighAny(situation(bag));
		expect(
			stepsOf(trace, 'chance').map(({ rule, before, after, chance }) => [rule, before, after, written(chance)]),
		).toEqual([
			['tc-6-reussite', 3, 4, '2/7'],
			['tc-6-echec', 3, 2, '3/7'],
			['tc-6-reussite-automatique', 0, 3, '1/7'],
			['tc-6-echec-automatique', 3, 0, '1/7'],
		]);
	});

	test.each([
		['one token', numbers(1, 0, -1), applyAll(1), 3],
		['the best of 3', numbers(1, 0, -1), applyOne(3), 3],
		['all of 2', numbers(1, 0, -1), applyAll(2), 0],
		['the only one of the bag', numbers(1), applyAll(3), 1],
	])('tc-6: each kind is compared to the difficulty if it may be alone: %s', (_, bag, setup, compared) => {
		const { trace } = weighAny(situation(bag, setup));
		expect(stepsOf(trace, 'comparison')).toHaveLength(compared);
		expect(stepsOf(trace, 'modifier')).toHaveLength(bag.length);
	});

	test('a draw that always fails automatically has no range', () => {
		const { trace } = weighAny(situation([autofail]));
		expect(stepsOf(trace, 'range')).toEqual([]);
		expect(stepsOf(trace, 'chance').map(({ rule }) => rule)).toEqual(['tc-6-echec-automatique']);
	});
});

describe('tc-3: a bag without any token to reveal gives no result', () => {
	test.each([
		['empty', []],
		['of kinds without tokens', [token('crane', { count: 0 })]],
		['of sealed tokens', [token('crane', { count: 2, sealed: 2 })]],
	])('%s', (_, bag) => {
		const empty = situation(bag);
		const weighing = weighAny(empty);
		expect(weighing.result).toBeNull();
		const rule = 'tc-3';
		const finding = { kind: 'empty-bag', stage: 3, rule, token: null, before: 0, after: 0 };
		expect(weighing.trace.at(-1)).toEqual(finding);
		const played = play(empty, () => 0);
		expect(played.result).toBeNull();
		expect(played.trace[0]).toMatchObject({ kind: 'start' });
		expect(played.trace.at(-1)).toEqual(finding);
		expect(weighAnyCurve(empty, 3)).toEqual([]);
		expect(simulate(empty, 10, createRandom(1))).toBeNull();
	});
});

test('tc-5-capacites: +1 for each of two other investigators at the same place is worth two icons', () => {
	const bag = [...numbers(0, -1, -2), autofail];
	const counted = { bonus: { each: 1, times: 2, of: 'investigator' } };
	// 3 + 2 against 3: only the automatic failure fails.
	expect(written(chances(bag, counted).success)).toBe('3/4');
	expect(chances(bag, counted)).toEqual(chances(bag, { icons: 2 }));
	const told = weighAny(situation(bag, counted)).trace.filter(({ kind }) => kind === 'bonus');
	expect(told).toMatchObject([{ rule: 'tc-5-capacites', before: 3, after: 5, each: 1, times: 2 }]);
	expect(stepsOf(playWith(bag, counted).trace, 'bonus')).toHaveLength(1);
});

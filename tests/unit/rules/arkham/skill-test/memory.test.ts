import { expect, test } from 'vitest';
import { type BagToken, TooLong } from '../../../../../src/rules/arkham/skill-test';
import { listKinds } from '../../../../../src/rules/arkham/skill-test/kind';
import { estimateMemory, MAX_BYTES } from '../../../../../src/rules/arkham/skill-test/memory';
import { add, ONE, ZERO } from '../../../../../src/rules/odds';
import { levels } from '../../../../../src/schemas/chaos-bags';
import { scenariosOf, toEngine } from '../../../../../src/widgets/arkham/skill-test/bag';
import { initialState } from '../../../../../src/widgets/arkham/skill-test/state';
import { data } from '../../../widgets/arkham/skill-test/real-bags';
import {
	applyOne,
	applyTwo,
	bless,
	curse,
	frost,
	problemsOf,
	STANDARD,
	situation,
	token,
	weighAny,
} from './vocabulary';

/** Kinds that have another token revealed, each with a modifier of its own. */
const revealers = (kinds: number, count: number): readonly BagToken[] =>
	Array.from({ length: kinds }, (_, rank) => token(`r${rank}`, { revealsAnother: true, count, modifier: rank - 5 }));

const refusal = (test: Parameters<typeof weighAny>[0]): unknown => {
	try {
		return weighAny(test);
	} catch (error) {
		return error;
	}
};

test('a choice that would not fit in memory is refused before it is worked out, and says so', () => {
	const test = situation([token('n', { symbol: false }), ...revealers(10, 9)], applyOne(5));
	expect(problemsOf(test)).toEqual([]);
	const started = performance.now();
	const error = refusal(test);
	expect(performance.now() - started).toBeLessThan(500);
	expect(error).toBeInstanceOf(TooLong);
	expect(error).toMatchObject({
		name: 'TooLong',
		message: expect.stringMatching(/^Too long to weigh: it takes \d+ bytes at least, and may take 64000000\.$/),
		what: 'bytes',
		cause: { found: expect.any(Number), most: MAX_BYTES },
	});
});

test('real bags are not', () => {
	const blessed = [...STANDARD, { ...bless, count: 10 }, { ...curse, count: 10 }, { ...frost, count: 8 }];
	expect(estimateMemory(listKinds({ bag: blessed }), 5)).toBeLessThan(MAX_BYTES / 6);
	expect(estimateMemory(listKinds({ bag: STANDARD }), 5)).toBeLessThan(MAX_BYTES / 40);
	expect(weighAny(situation([...STANDARD, ...revealers(6, 5)], applyOne(4))).result).not.toBeNull();
});

const everyBag = data.campagnes.flatMap(({ id: campaign, reserves }) =>
	levels
		.filter((level) => reserves[level])
		.flatMap((level) =>
			['', ...scenariosOf(data, campaign).map(({ id }) => id)].map((scenario) => ({ campaign, level, scenario })),
		),
);

test('no bag of a scenario is refused, with every bless, curse and frost token, and the best of five', () => {
	const test = { ...initialState.test, count: 5, mode: 'one' as const };
	const counts = { beni: 10, maudit: 10, gel: 8 };
	const largest = everyBag.map((names) => {
		const { bag } = toEngine(data, { ...initialState, ...names, test, counts });
		return estimateMemory(listKinds({ bag }), 5);
	});
	expect(largest.length).toBeGreaterThan(100);
	expect(Math.max(...largest)).toBeLessThan(MAX_BYTES / 2);
});

const sign = {
	...token('signe', { modifier: 1 }),
	alternatives: [{ as: 'crane', modifier: -1, revealsAnother: false, automatic: 'none' as const }],
};

test('bags of a campaign with a choice are exact: five of 25 tokens, two of three among 37', () => {
	const few = [...STANDARD.slice(0, -1), sign, ...[bless, curse, frost].map((one) => ({ ...one, count: 3 }))];
	const many = [...STANDARD.slice(0, -1), sign, { ...bless, count: 10 }, { ...curse, count: 10 }];
	for (const test of [situation(few, { draw: { count: 5, mode: 'all' } }), situation(many, applyTwo(3))]) {
		const chances = weighAny(test).result;
		expect(chances && add(chances.success, chances.failure)).toEqual(ONE);
		const outcomes = chances?.outcomes.reduce((sum, { chance }) => add(sum, chance), ZERO);
		expect(outcomes).toEqual(ONE);
	}
}, 60_000);

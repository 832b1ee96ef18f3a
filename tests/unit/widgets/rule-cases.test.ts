import { describe, expect, test } from 'vitest';
import { toolCards } from '../../../src/widgets/registry';
import { testedTools } from './tested-tools';

test('every tool is here, by the tested.ts of its folder of tests', () => {
	expect(new Set(testedTools.map(({ card }) => card))).toEqual(new Set(toolCards));
});

test('a rule opens one tool only', () => {
	const rules = toolCards.flatMap(({ game, cases = {} }) => Object.keys(cases).map((rule) => `${game} ${rule}`));
	expect(new Set(rules).size).toBe(rules.length);
});

describe.each(testedTools.map((tool) => [tool.card.title, tool] as const))('%s', (_, { card, read, resolve }) => {
	const say = (query: string): string =>
		JSON.stringify(resolve(read(query).state), (_, value) => (typeof value === 'bigint' ? String(value) : value));

	test.each(Object.entries(card.cases ?? {}))('%s opens a case that it decides, without a notice', (rule, query) => {
		expect(read(query).notices).toEqual([]);
		expect(card.rules).toContain(rule);
		expect(say(query)).toContain(`"${rule}"`);
	});

	test('has four, or as many as it has rules', () => {
		const wanted = Math.min(4, card.rules.length);
		expect(Object.keys(card.cases ?? {}).length, 'rule-cases.ts').toBeGreaterThanOrEqual(wanted);
	});
});

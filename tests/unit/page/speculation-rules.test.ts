import { expect, test } from 'vitest';
import { rulesOfSpeculation } from '../../../src/page/speculation-rules';

interface Rules {
	prerender: { eagerness: string; where: { and: Record<string, unknown>[] } }[];
}

test.each(['/', '/regles/'])('opens beforehand the pages below %s, and nothing else', (base) => {
	const [rule, ...more] = (rulesOfSpeculation(base) as Rules).prerender;
	expect(more).toEqual([]);
	expect(rule?.eagerness).toBe('moderate');
	const [all, not, links] = rule?.where.and ?? [];
	expect(all).toEqual({ href_matches: `${base}*` });
	expect(not).toEqual({ not: { href_matches: `${base}recherche/*` } });
	// A part of the page itself is there already.
	expect((links as { not: { selector_matches: string } }).not.selector_matches).toContain('[href^="#"]');
});

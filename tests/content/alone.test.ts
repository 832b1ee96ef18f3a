import { expect, it } from 'vitest';
import { games } from './real-content';

// A statement is shown alone: by search, in tooltips, in the data. It cannot begin with what stands for a thing that the
// sentence before has named. What restates another is not shown: its home is.

const beginsElsewhere =
	/^(?:Ils?|Elles?|Cela|Ceci|Cel(?:ui|le)s?-ci|Ceux-ci|Sinon|De même|Dans ce cas|Il en va de même)(?=[\s,])/u;

/** « Il » that stands for nothing. */
const impersonal =
	/^Il (?:arrive|n?[’']?y a|(?:n[’'])?existe|(?:ne )?faut|reste|suffit|s[’']agit|vaut mieux|est (?:trop|(?:im)?possible|interdit))\b/u;

const leans = (text: string): boolean => beginsElsewhere.test(text) && !impersonal.test(text);

it('tells what leans on the sentence before', () => {
	expect(leans('Elle s’incline.')).toBe(true);
	expect(leans('Sinon, rien ne se passe.')).toBe(true);
	expect(leans('Il faut une cible.')).toBe(false);
	expect(leans('Ilot perdu.')).toBe(false);
});

it.each(games.map((game) => [game.slug, game] as const))('%s: each rule can be read alone', (_, game) => {
	const shown = [...game.rules.values()].filter(({ id }) => !game.homes.has(id));
	expect(shown.length).toBeGreaterThan(300);
	expect(
		shown
			.filter(({ text }) => leans(text))
			.map(({ page, line, text }) => `${page.file}:${line}: name what it is about: ${text}`),
	).toEqual([]);
});

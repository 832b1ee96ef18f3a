import { searchPath } from '../addresses/addresses';

/**
 * Which links of a page browsers may open beforehand, as speculation rules: those that the pointer rests on or presses, to
 * pages of the site. Not those to a part of the page itself, nor to a search.
 */
export function rulesOfSpeculation(base: string): object {
	const where = {
		and: [
			{ href_matches: `${base}*` },
			{ not: { href_matches: `${base}${searchPath.slice(1)}*` } },
			{ not: { selector_matches: '[href^="#"]' } },
		],
	};
	return { prerender: [{ where, eagerness: 'moderate' }] };
}

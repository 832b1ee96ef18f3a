import { describe, expect, test } from 'vitest';
import { gather } from '../../../../src/search/engine/gather';
import type { Match } from '../../../../src/search/engine/search';
import type { Entry } from '../../../../src/search/published-index';

const page: Entry = {
	u: '/jeu/glossaire/tour/',
	n: 'tour',
	d: 'Un tour a cinq étapes.',
	y: 'terme',
	i: 'tour',
	q: [],
	x: '',
};
const chapter: Entry = {
	...page,
	u: '/jeu/regles/tour/',
	n: 'Le tour',
	d: 'Ce que dit le chapitre.',
	y: 'chapitre',
	i: '/jeu/regles/tour/',
};

/** What is found, the best first, from names: `t2` is the second statement of the term, `c` the chapter itself. */
const found = (...names: readonly string[]): Match[] =>
	names.map((name, place) => {
		const above = name.startsWith('t') ? page : chapter;
		const number = (above === chapter ? 10 : 0) + Number(name.slice(1) || 0);
		const score = names.length - place;
		if (name.length === 1) return { entry: above, number, above: [], score };
		const entry: Entry = { ...above, u: `${above.u}#${name}`, n: undefined, d: `Règle ${name}.`, i: name, p: 0 };
		return { entry, number, above: [above], score };
	});

const shown = (matches: readonly Match[]) =>
	gather(matches).map(({ deciding, statements }) => [deciding.entry.i, statements.map(({ entry }) => entry.i)]);

describe('what answers is gathered by page', () => {
	test('in the order of the best of each, its statements in the order of the page', () => {
		expect(shown(found('t3', 'c1', 't1', 'c2'))).toEqual([
			['t3', ['t1', 't3']],
			['c1', ['c1', 'c2']],
		]);
	});

	test('four of the first page, three of the second', () => {
		expect(shown(found('t4', 'c4', 't3', 'c3', 't2', 'c2', 't1', 'c1'))).toEqual([
			['t4', ['t1', 't2', 't3', 't4']],
			['c4', ['c2', 'c3', 'c4']],
		]);
	});

	test('a definition completes a statement; what a chapter is about does not, and stands when it is the best', () => {
		expect(shown(found('t1', 't', 'c1', 'c'))).toEqual([
			['t1', ['tour', 't1']],
			['c1', ['c1']],
		]);
		expect(shown(found('c', 'c1'))).toEqual([[chapter.i, [chapter.i, 'c1']]]);
	});

	test('what stands in the list that is shown is not said twice', () => {
		const [lead, item] = found('t1', 't2') as [Match, Match];
		const leading = { ...lead, entry: { ...lead.entry, l: ['t2.'] } };
		expect(shown([leading, item])).toEqual([['t1', ['t1']]]);
		expect(shown([leading, { ...item, entry: { ...item.entry, d: 'Autre.' } }])).toEqual([['t1', ['t1', 't2']]]);
	});

	test('nothing from nothing', () => expect(gather([])).toEqual([]));
});

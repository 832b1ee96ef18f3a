import { describe, expect, test } from 'vitest';
import { makeDocuments } from '../../../../src/search/engine/documents';
import { makeGather } from '../../../../src/search/engine/gather';
import type { StatementSigns } from '../../../../src/search/engine/signs';
import { stem } from '../../../../src/search/engine/stem';
import { weights } from '../../../../src/search/engine/weights';
import type { Entry, ResultType } from '../../../../src/search/published-index';

const entry = (u: string, more: Partial<Entry> = {}): Entry => ({
	u,
	d: `Règle ${u}.`,
	y: 'terme',
	i: u.split('#')[1] ?? u,
	q: [],
	x: '',
	...more,
});

/** A page, `t`, with five statements, `t1` to `t5`; then two chapters, `c` and `e`, with as many. */
function pagesOf(changes: Record<string, Partial<Entry>> = {}): Entry[] {
	const pages: [string, ResultType][] = [
		['t', 'terme'],
		['c', 'chapitre'],
		['e', 'chapitre'],
	];
	return pages.flatMap(([page, y], at) => [
		entry(`/${page}/`, { n: page, y, i: page, ...changes[page] }),
		...[1, 2, 3, 4, 5].map((place) => {
			const name = `${page}${place}`;
			return entry(`/${page}/#${name}`, { p: at * 6, y, ...changes[name] });
		}),
	]);
}

const none = Object.fromEntries(Object.keys(weights.statements).map((sign) => [sign, 0])) as unknown as StatementSigns;
/** By their scores alone: a half of the best has even odds, a quarter has not enough to be shown on the first page. */
const byScore = { ...weights, statements: { ...none, score: 12, always: -6 } };

/** What is shown of each page, by name, when entries have these scores. What is found is the best first. */
function shown(scores: Record<string, number>, changes?: Record<string, Partial<Entry>>) {
	const entries = pagesOf(changes);
	const names = entries.map(({ u }) => u.split('#')[1] ?? u.replaceAll('/', ''));
	const found = names
		.map((name, number) => ({ number, score: scores[name] ?? 0, words: 0, covered: 0, likeness: 0, named: 0 }))
		.filter(({ score, number }) => score > 0 && !entries[number]?.restates)
		.sort((x, y) => y.score - x.score);
	const gather = makeGather(makeDocuments(entries), byScore);
	const worthOf = (number: number) => ({ score: scores[names[number] as string] ?? 0, likeness: 0, nearness: 0 });
	return gather(found, { query: '', words: [], rarities: [], near: [], worthOf }).map(
		({ deciding, statements, others }) => [
			names[deciding],
			[...statements, ...others.flatMap((other) => other.statements)].map((number) => names[number]),
		],
	);
}

describe('what answers is gathered by page', () => {
	test('in the order of the best of each, its statements in the order of the page', () => {
		expect(shown({ t3: 10, t1: 6, c2: 3, c1: 2.5 })).toEqual([
			['t3', ['t1', 't3']],
			['c2', ['c1', 'c2']],
		]);
	});

	test('four of the first page, three of the second, what decides of the next ones; more of them where they are short', () => {
		const many = (page: string, best: number) =>
			Object.fromEntries([1, 2, 3, 4, 5].map((place) => [`${page}${place}`, best - place / 10]));
		const scores = { ...many('t', 10), ...many('c', 9), ...many('e', 8) };
		const long = Object.fromEntries(['t2', 'c2'].map((name) => [name, { d: 'Règle. '.repeat(150) }]));
		expect(shown(scores, long)).toEqual([
			['t1', ['t1', 't2', 't3', 't4']],
			['c1', ['c1', 'c2', 'c3']],
			['e1', ['e1']],
		]);
		expect(shown(scores)).toEqual([
			['t1', ['t1', 't2', 't3', 't4', 't5', 'c1']],
			['c2', ['c2', 'c3', 'c4', 'c5']],
			['e1', ['e1']],
		]);
	});

	test('without what is not likely to be a part of the answer', () => {
		expect(shown({ t3: 10, t1: 2.5 })).toEqual([['t3', ['t3']]]);
	});

	test('a definition completes a statement; what a chapter is about answers nothing', () => {
		expect(shown({ t1: 10, t: 9 })).toEqual([['t1', ['t', 't1']]]);
		expect(shown({ c1: 10, c: 9 })).toEqual([['c1', ['c1']]]);
		expect(shown({ c: 10, c1: 9 })).toEqual([['c1', ['c1']]]);
	});

	test('what stands in the list that is shown is not said twice', () => {
		const scores = { t1: 10, t2: 9 };
		expect(shown(scores, { t1: { l: ['Règle /t/#t2.'] } })).toEqual([['t1', ['t1']]]);
		expect(shown(scores, { t1: { l: ['Autre.'] } })).toEqual([['t1', ['t1', 't2']]]);
	});

	test('nothing from nothing', () => expect(shown({})).toEqual([]));
});

describe('what a page restates of others', () => {
	const restated = { t2: { i: 'c1', restates: true } };

	test('stands for its home when its page is the first', () => {
		expect(shown({ t1: 10, c1: 5, c2: 3 }, restated)).toEqual([
			['t1', ['t1', 't2']],
			['c2', ['c2']],
		]);
	});

	test('is left out when its home is shown', () => {
		expect(shown({ c1: 10, t1: 3, t2: 2.5 }, restated)).toEqual([
			['c1', ['c1']],
			['t1', ['t1']],
		]);
	});
});

describe('what other pages add to the first', () => {
	test('comes after what its own page says, when it is surer than the rest of it', () => {
		expect(shown({ t1: 10, t2: 3.2, c1: 8, c2: 3 })).toEqual([
			['t1', ['t1', 't2', 'c1']],
			['c2', ['c2']],
		]);
	});

	test('takes the place of the least sure, not of what is surer', () => {
		const long = { t1: { d: 'Règle. '.repeat(150) } };
		const [[, own] = []] = shown({ t1: 10, t2: 9, t3: 8, t4: 4, t5: 3.5, c1: 6 }, long);
		expect(own).toEqual(['t1', 't2', 't3', 'c1']);
		const [[, surer] = []] = shown({ t1: 10, t2: 9, t3: 8, t4: 7, c1: 6 }, long);
		expect(surer).toEqual(['t1', 't2', 't3', 't4']);
	});

	test('is not what its page restates', () => {
		expect(shown({ t1: 10, c1: 5 }, { t2: { i: 'c1', restates: true } })[0]).toEqual(['t1', ['t1', 't2']]);
	});

	test('leaves the rest to its page', () => {
		expect(shown({ t1: 10, c1: 8 })).toEqual([
			['t1', ['t1', 'c1']],
			['c2', ['c2']],
		]);
	});

	test('is nothing beside a tool', () => {
		expect(shown({ t: 10, c1: 8 }, { t: { y: 'outil' } })[0]).toEqual(['t', ['t']]);
	});
});

describe('each statement is chosen for what those before it leave to be said', () => {
	const entries = pagesOf({
		t1: { d: 'Le duel coûte un honneur.' },
		t2: { d: 'Le duel coûte deux honneurs.' },
		t3: { d: 'La mise se paie.' },
	});
	const documents = makeDocuments(entries);
	const words = ['duel', 'mise'].map((word) => new Map([[stem(word), 1]]));
	const asked = { query: 'duel ou mise', words, rarities: [1, 1], near: [] };
	const scores = new Map([
		[1, 10],
		[2, 9],
		[3, 8.5],
	]);
	const found = [...scores].map(([number, score]) => ({ number, score, words: 0, covered: 0, likeness: 0, named: 0 }));
	const worthOf = (number: number) => ({ score: scores.get(number) ?? 0, likeness: 0, nearness: 0 });
	const gathered = (freshCompared: number) => {
		const statements = { ...none, score: 12, freshCompared, always: -14 };
		const [first] = makeGather(documents, { ...weights, statements })(found, { ...asked, worthOf });
		return first?.statements;
	};

	test('both sides of a comparison are told', () => {
		expect(gathered(0)).toEqual([1]);
		expect(gathered(4)).toEqual([1, 3]);
	});
});

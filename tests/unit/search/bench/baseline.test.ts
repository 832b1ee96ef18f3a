import { expect, test } from 'vitest';
import { makeBaseline, marginOf, objectionsTo } from '../../../search/baseline';
import type { Judged } from '../../../search/measures';

/** As many queries as the bench has questions, wrong at some places. */
const judged = (wrong: readonly number[]): Judged[] =>
	Array.from({ length: 224 }, (_, at) => ({ game: 'keyforge', q: `question ${at}`, right: !wrong.includes(at) }));

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const before = range(0, 17);
const recorded = makeBaseline({ questions: { first: judged(before) } }).questions;
const objections = (wrong: readonly number[], sealed = false) =>
	objectionsTo({ first: judged(wrong) }, recorded, { sealed });

test('the margin is two standard errors, rounded down', () => {
	expect(marginOf({ asked: 224, right: 207 })).toBe(8);
	expect(marginOf({ asked: 480, right: 460 })).toBe(8);
	expect(marginOf({ asked: 224, right: 224 })).toBe(1);
});

test('what is lost within the margin is let through', () => {
	expect(objections(before)).toEqual([]);
	expect(objections(range(0, 17 + 8))).toEqual([]);
});

test('one query more is held against it, and named', () => {
	expect(objections(range(0, 17 + 9))).toEqual([
		expect.stringContaining('9 became wrong (keyforge 9): « question 17 »'),
	]);
});

test('as many gained do not make up for many lost', () => {
	expect(objections(range(17, 16))).toEqual([]);
	expect(objections(range(17, 17))).toEqual([expect.stringContaining('207 of 224 are right, 207 were')]);
});

test('sealed queries are counted, not named', () => {
	const [said = ''] = objections(range(0, 40), true);
	expect(said).toContain('23 became wrong (keyforge 23).');
	expect(said).not.toContain('question');
	expect(JSON.stringify(recorded)).not.toContain('question ');
});

test('a bench that has changed, or a new measure, asks for a new baseline', () => {
	expect(objectionsTo({ first: judged(before).slice(1) }, recorded, { sealed: false })).toEqual([
		expect.stringContaining('the bench has changed'),
	]);
	expect(objectionsTo({ third: judged([]) }, recorded, { sealed: false })).toEqual(['third: the baseline lacks it.']);
});

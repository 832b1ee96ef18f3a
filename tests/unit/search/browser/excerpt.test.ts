import { expect, test } from 'vitest';
import { readMarks } from '../../../../src/search/browser/excerpt';

test('the words that Pagefind marks are apart, and what it escapes is text again', () => {
	expect(readMarks('a &lt;b&gt; <mark>mot</mark> &amp; <mark>fin</mark>')).toEqual([
		'a <b> ',
		{ found: 'mot' },
		' & ',
		{ found: 'fin' },
	]);
	expect(readMarks('')).toEqual([]);
});

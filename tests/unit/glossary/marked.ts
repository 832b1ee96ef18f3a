import { expect, it } from 'vitest';
import type { FormIndex } from '../../../src/glossary/forms';
import { slugify } from '../../../src/glossary/headings';
import { findTerms } from '../../../src/glossary/match';
import { keyforge } from './keyforge-terms';

const mark = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

/** The sentence without its marks. */
export const plain = (marked: string): string => marked.replace(mark, '$1');

/** Marks the links of a text: `[[armures|armure]]`. */
export function markLinks(text: string, index: FormIndex): string {
	let marked = '';
	let from = 0;
	for (const { start, end, slug } of findTerms(text, index)) {
		marked += `${text.slice(from, start)}[[${text.slice(start, end)}|${slug}]]`;
		from = end;
	}
	return marked + text.slice(from);
}

/** A sentence links what its double brackets mark, to the slug of the marked words or to the one after the bar. */
export function expectLinks(marked: string, index: FormIndex = keyforge): void {
	const expected = marked.replace(mark, (_, words: string, slug?: string) => `[[${words}|${slug ?? slugify(words)}]]`);
	expect(markLinks(plain(marked), index)).toBe(expected);
}

/** One test for each sentence: exactly what is marked is linked. */
export function itLinks(sentences: readonly string[]): void {
	it.each(sentences)('%s', (marked) => expectLinks(marked));
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimForms } from '../../../src/glossary/claims';
import { foldWord } from '../../../src/glossary/fold';
import type { FormIndex } from '../../../src/glossary/forms';
import { findTerms } from '../../../src/glossary/match';
import { anyText } from './any-text';
import { keyforge, keyforgeTerms } from './keyforge-terms';

const { declared, generated } = claimForms(keyforgeTerms);
const claims = [...declared.values(), ...generated.values()];
const saufs = keyforgeTerms.flatMap(({ sauf }) => sauf);

/** Text made of forms, of what may stand between them, and of noise. */
const piece = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom(...claims.map(({ form }) => form)) },
	{
		weight: 1,
		arbitrary: fc.constantFrom(...saufs, 'de', 'la', 'le', 't', 'il', 'sous', 'X', '1', '+1', 'https://a.fr'),
	},
	{ weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
);
const gap = fc.constantFrom(' ', ' ', ' ', '\u00a0', '\n', '-', '‑', '’', "'", ', ', '. ', ' « ', '·', '(', '');
const encoded = fc.constantFrom('NFC', 'NFD');
const text = fc
	.tuple(fc.array(fc.tuple(piece, gap), { minLength: 1, maxLength: 25, size: 'max' }), encoded)
	.map(([parts, form]) => parts.flat().join('').normalize(form));

/** The words of a text as forms are compared, whatever joins them. */
const words = (said: string): string => (said.match(/[+\p{L}\p{M}\p{N}]+/gu) ?? []).map(foldWord).join(' ');

describe('findTerms, on any text', () => {
	it('meets terms often enough for these properties to mean something', () => {
		const found = fc.sample(text, { numRuns: 300, seed: 1 }).filter((sample) => findTerms(sample, keyforge).length > 1);
		expect(found.length).toBeGreaterThan(150);
	});

	it('never overlaps, and goes from left to right', () => {
		fc.assert(
			fc.property(text, (sample) => {
				let from = 0;
				for (const { start, end } of findTerms(sample, keyforge)) {
					expect(start).toBeGreaterThanOrEqual(from);
					expect(end).toBeGreaterThan(start);
					from = end;
				}
				expect(from).toBeLessThanOrEqual(sample.length);
			}),
		);
	});

	it('points at a form of the term it names', () => {
		const owners = new Map(claims.map(({ form, slugs }) => [words(form), slugs]));
		fc.assert(
			fc.property(text, (sample) => {
				for (const { start, end, slug } of findTerms(sample, keyforge)) {
					expect(owners.get(words(sample.slice(start, end)))).toContain(slug);
				}
			}),
		);
	});

	it('finds nothing more once what it found is filled in', () => {
		fc.assert(
			fc.property(text, (sample) => {
				let filled = sample;
				for (const { start, end } of findTerms(sample, keyforge)) {
					filled = filled.slice(0, start) + '§'.repeat(end - start) + filled.slice(end);
				}
				expect(findTerms(filled, keyforge)).toEqual([]);
			}),
		);
	});

	it('finds the same in both encodings of accents', () => {
		const found = (sample: string) =>
			findTerms(sample, keyforge).map(({ start, end, slug }) => [sample.slice(start, end).normalize('NFC'), slug]);
		fc.assert(
			fc.property(text, (sample) => {
				expect(found(sample.normalize('NFD'))).toEqual(found(sample.normalize('NFC')));
			}),
		);
	});

	it('never throws, whatever the characters', () => {
		fc.assert(fc.property(anyText, (sample) => findTerms(sample, keyforge).length >= 0));
	});
});

describe('the work', () => {
	/** The same index, calling back at each step from one of its nodes to the next. */
	function watched({ next, ...node }: FormIndex, onStep: () => void): FormIndex {
		if (!next) return node;
		const steps = new Map([...next].map(([step, after]) => [step, watched(after, onStep)]));
		const get = steps.get.bind(steps);
		steps.get = (step) => {
			onStep();
			return get(step);
		};
		return { ...node, next: steps };
	}

	function stepsFor(sample: string): number {
		let steps = 0;
		findTerms(
			sample,
			watched(keyforge, () => {
				steps += 1;
			}),
		);
		return steps;
	}

	it.each([
		['ordinary text', 'Une créature sonnée ne quitte pas la ligne de front, elle garde son armure. '],
		['forms that never end', 'centre de la ligne de centre de la ligne de '],
		['phrases of `sauf`', 'avant le combat au vol '],
	])('doubles with the text: %s', (_, sample) => {
		const once = stepsFor(sample.repeat(200));
		const twice = stepsFor(sample.repeat(400));
		expect(once).toBeGreaterThan(200);
		expect(twice / once).toBeGreaterThan(1.9);
		expect(twice / once).toBeLessThan(2.1);
	});

	it.each([
		['words', 'armure de combat '],
		['spaces', ' '],
		['hyphens', '-'],
		['letters', 'a'],
		['marks', '\u0301'],
		['joined words', 'clé-'],
		['phrases of `sauf`', 'au vol '],
	])('ends soon on 256 KB of %s', (_, sample) => {
		expect(findTerms(sample.repeat(2 ** 18 / sample.length), keyforge).length).toBeGreaterThanOrEqual(0);
	});
});

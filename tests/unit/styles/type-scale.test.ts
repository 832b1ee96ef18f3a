import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Each size and each weight of a family is a font that the browser opens before its first paint: pages of text share a few.

const STYLES = join(import.meta.dirname, '../../../src/styles');
/** What is not a page of text: charts, bare pages, pages for authors of other sites, paper. */
const OTHERS = /^(chart|frame|builder|bulles|code|fields|integrer|print)/;
const SIZES = ['0.75', '0.8', '0.88', '0.93', '1', '1.12', '1.24', '1.38', '1.6'];
const WEIGHTS = ['400', '650', '700'];

test('pages of text are set in a few sizes and weights', () => {
	const files = readdirSync(STYLES).filter((name) => name.endsWith('.css') && !OTHERS.test(name));
	const declared = files.flatMap((name) =>
		[...readFileSync(join(STYLES, name), 'utf8').matchAll(/\bfont(?:-size|-weight)?: ([^;]+);/g)].map(([, value]) => ({
			name,
			value: value as string,
		})),
	);
	const wrong = declared
		.filter(({ value }) => !value.startsWith('clamp('))
		.flatMap(({ name, value }) => value.split(' ').map((part) => ({ name, part })))
		.filter(
			({ part }) =>
				(/^[\d.]+rem$/.test(part) && !SIZES.includes(part.replace('rem', ''))) ||
				(/^\d{3}$/.test(part) && !WEIGHTS.includes(part)),
		);
	expect(declared.length).toBeGreaterThan(50);
	expect(wrong).toEqual([]);
});

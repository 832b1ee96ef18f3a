import { expect, test } from 'vitest';
import { isFrame } from '../../src/library/addresses';
import { builtPages } from './built-site';

test('the font that stands in for ours takes as much place, and ours comes in time or not at all', () => {
	// Bare pages take the fonts of the reader.
	const pages = builtPages().filter(({ path }) => !isFrame(path));
	const wrong = pages.flatMap(({ path, html }) => {
		const faces = html.match(/@font-face\s*\{[^}]*\}/g) ?? [];
		const facts: [string, boolean][] = [
			['our font', faces.some((face) => /url\(/.test(face) && /font-display:\s*optional/.test(face))],
			[
				'its measures',
				faces.some((face) =>
					['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'].every((name) =>
						face.includes(`${name}:`),
					),
				),
			],
		];
		return facts.filter(([, right]) => !right).map(([name]) => `${path}: ${name}`);
	});
	expect(pages.length).toBeGreaterThan(100);
	expect(wrong).toEqual([]);
});

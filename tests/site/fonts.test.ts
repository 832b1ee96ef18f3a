import { expect, test } from 'vitest';
import { isFrame } from '../../src/addresses/addresses';
import { builtPages } from './built-site';

test('our font comes in time or not at all: nothing moves for it', () => {
	// Bare pages take the fonts of the reader.
	const pages = builtPages().filter(({ path }) => !isFrame(path));
	const wrong = pages.flatMap(({ path, html }) => {
		const faces = html.match(/@font-face\s*\{[^}]*\}/g) ?? [];
		const own = faces.filter((face) => /url\(/.test(face));
		return own.length === 1 && own.every((face) => /font-display:\s*optional/.test(face)) ? [] : [path];
	});
	expect(pages.length).toBeGreaterThan(100);
	expect(wrong).toEqual([]);
});

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { conceptFolder, passagesPath } from '../../src/addresses/addresses';
import { type PublishedLine, type PublishedPassages, publishedPassages } from '../../src/library/passages/published';
import { letters } from './api-files';
import { readBuilt } from './built-site';
import { base, parsedPages } from './parsed-pages';

// What is published of passages is whole, and says what the built pages say: search and sheets read it alone.

const games = ['arkham', 'keyforge', 'l5r', 'mistborn'];
const textOf = (index: string) => readBuilt(passagesPath(index).slice(1));
const read = (index: string): PublishedPassages => publishedPassages.parse(JSON.parse(textOf(index)));
const pageAt = new Map(parsedPages.map((page) => [`/${page.path.slice(base.length)}`, page]));

describe.each([...games, conceptFolder])('%s', (index) => {
	test('follows its schema, in 150 KB', () => {
		expect(read(index).pages.length).toBeGreaterThan(20);
		expect(gzipSync(textOf(index)).length).toBeLessThan(150_000);
	});

	test('has each statement and heading at its address', () => {
		const lost = read(index).pages.flatMap(({ u, l, y }) => {
			const page = pageAt.get(u);
			if (!page) return [u];
			const ids = new Set(page.ids);
			const known = new Set(l.map(({ i }) => i));
			const rules = page.root.querySelectorAll('.contenu .regle').map((rule) => rule.getAttributeValue('id') ?? '');
			return [
				...l.flatMap(({ i }) => (i !== undefined && !ids.has(i) ? [`${u}#${i} is not on its page`] : [])),
				...(y === 'deroulement' ? [] : rules.filter((id) => !known.has(id)).map((id) => `${u}#${id} is not published`)),
			];
		});
		expect(lost).toEqual([]);
	});

	// A chart and an ability are drawn: signs stand for words.
	test('says what its pages say', () => {
		const wrong = read(index).pages.flatMap(({ u, n, l, y }) => {
			const shown = letters(pageAt.get(u)?.root.querySelector('main')?.textContent ?? '');
			const said = [n, ...l.flatMap(({ t, k }) => (y === 'deroulement' || k === 'label' || k === 'code' ? [] : [t]))];
			return said.filter((text) => !shown.includes(letters(text))).map((text) => `${u}: ${text}`);
		});
		expect(wrong.slice(0, 10)).toEqual([]);
	});

	test('ties lines of one page', () => {
		const wrong = read(index).pages.flatMap(({ u, l }) =>
			l.flatMap((line, at) => {
				const places = [...(line.b ?? []), ...(line.l ?? []), ...(line.x ?? [])];
				const inside = places.every((place) => place < l.length && place !== at) && at + (line.z ?? 0) < l.length;
				return inside && (line.b ?? []).every((place) => place < at) ? [] : [`${u}: ${line.t}`];
			}),
		);
		expect(wrong).toEqual([]);
	});
});

const lineOf = (index: string, id: string): [PublishedLine, readonly PublishedLine[]] => {
	for (const { l } of read(index).pages) for (const line of l) if (line.i === id) return [line, l];
	throw new Error(`No line ${id}.`);
};

test('a statement that announces steps leads them', () => {
	const [turn, lines] = lineOf('keyforge', 'tour-cinq-etapes');
	expect(turn.l?.map((at) => lines[at]?.i)).toEqual([
		'tour-etape-forger',
		'tour-etape-maison',
		'tour-etape-jouer',
		'tour-etape-redresser',
		'tour-etape-piocher',
	]);
});

test('an exception has its rule before it, and stands beside it', () => {
	const [exception, lines] = lineOf('keyforge', 'sacrifice-comme-si');
	const [rule] = (exception.b ?? []).map((at) => lines[at] as PublishedLine);
	expect(rule?.x?.map((at) => lines[at]?.i)).toEqual(['sacrifice-comme-si']);
});

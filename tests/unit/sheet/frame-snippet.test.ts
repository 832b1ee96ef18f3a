import { expect, it } from 'vitest';
import { sheetHeights, sheetSnippet } from '../../../src/sheet/frame-snippet';
import { emptySheet, newItem, type Sheet } from '../../../src/sheet/model';
import type { Today } from '../../../src/sheet/today';

const today = (text: string) => (): Today => ({ state: 'same', words: { title: 'Armure', place: 'KeyForge', text } });
const sheet = (lines: number): Sheet => ({
	...emptySheet('Ce soir', '2026-11-29'),
	entries: Array.from({ length: lines }, (_, at) => newItem(`/keyforge/glossaire/armure/#a-${at}`)),
});

it('is higher with each line, with its words and its notes, and where it is narrow', () => {
	const [short, long] = ['Un mot.', 'mot '.repeat(100)].map(today);
	if (!short || !long) throw new Error('No words.');
	const height = sheetHeights(sheet(10), short).column;
	expect(sheetHeights(sheet(20), short).column).toBeGreaterThan(height + 400);
	expect(sheetHeights(sheet(10), long).column).toBeGreaterThan(height + 400);
	const { entries } = sheet(10);
	const noted = entries.map((entry) => ({ ...entry, note: 'note '.repeat(60) }));
	expect(sheetHeights({ ...sheet(0), entries: noted }, short).column).toBeGreaterThan(height + 400);
	expect(sheetHeights(sheet(10), long).phone).toBeGreaterThan(sheetHeights(sheet(10), long).column + 400);
});

it('escapes the name of a sheet, in its frame and in the link below', () => {
	const code = sheetSnippet({ ...sheet(1), name: '"<b>" & co' }, today(''), {
		frame: 'https://site.test/integrer/ma-feuille/#f=abc',
		page: 'https://site.test/ma-feuille/#f=abc',
	});
	expect(code).toContain('title="&quot;&lt;b&gt;&quot; &amp; co (L’Arbitre)"');
	expect(code).toContain(
		'<p><a href="https://site.test/ma-feuille/#f=abc">&quot;&lt;b&gt;&quot; &amp; co (L’Arbitre)</a></p>',
	);
});

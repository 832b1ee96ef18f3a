import { type Heights, heightByWidth } from '../text/height-by-width';
import { escapeHtml } from '../text/html';
import { groupsOf, type Item, type Sheet } from './model';
import type { Today } from './today';

/** The frame of a sheet as another site takes it, as high as its lines, and the link that remains where frames are taken away. */
export function sheetSnippet(
	sheet: Sheet,
	today: (item: Item) => Today,
	{ frame, page }: { frame: string; page: string },
): string {
	const name = escapeHtml(`${sheet.name} (L’Arbitre)`);
	const heights = sheetHeights(sheet, today);
	return `<iframe src="${escapeHtml(frame)}" title="${name}" width="100%" height="${heights.column}" loading="lazy" referrerpolicy="no-referrer" style="display:block;border:0;height:${heightByWidth(heights)}"></iframe>
<p><a href="${escapeHtml(page)}">${name}</a></p>`;
}

/** Heights of the frame of a sheet, in CSS pixels: what stands around its lines, and each line as its words are today. */
export function sheetHeights(sheet: Sheet, today: (item: Item) => Today): Heights {
	const around = (characters: number): number => {
		const paragraph = (text: string) => Math.ceil(text.length / characters) * LINE;
		const entry = (item: Item) => {
			const { words } = today(item);
			const title = [item.name || words?.title, words?.place].filter(Boolean).join(' ') || item.ref;
			const lines = (words?.text ?? '').split('\n').filter(Boolean);
			const said = [...lines, item.note].filter(Boolean);
			return ENTRY + paragraph(title) + said.reduce((sum, text) => sum + paragraph(text), 0);
		};
		const height = groupsOf(sheet).reduce(
			(sum, { name, items }) => sum + (name ? GROUP : 0) + items.reduce((all, { item }) => all + entry(item), 0),
			AROUND,
		);
		return Math.ceil(height);
	};
	return { column: around(68), phone: around(34) };
}

// In CSS pixels. A line is less than one is high: few are as full of letters as this reckons.
const AROUND = 190;
const GROUP = 56;
const ENTRY = 36;
const LINE = 22.5;

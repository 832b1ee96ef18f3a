import { isRef } from './compact';
import { type Entry, emptySheet, MAX_ENTRIES, MAX_NAME, newItem, type Sheet } from './model';
import { linesOf } from './statement';

/**
 * A sheet made of an aid: a heading a part, an entry a line. The page of the aid says which statement each line is: the first
 * link of the line. `base` is the path under which the site is served.
 */
export function sheetOfAid(page: Document, base: string, made: string): Sheet {
	const [title = ''] = page.title.split(' · L’Arbitre');
	const seen = new Set<string>();
	const entries: Entry[] = [];
	for (const part of page.querySelectorAll('main section[id]')) {
		const items = [...part.querySelectorAll('li > a:first-child')].flatMap((line) => {
			const { pathname, search, hash } = new URL(line.getAttribute('href') ?? '', location.href);
			const ref = `/${pathname.slice(base.length)}${search}${hash}`;
			if (!isRef(ref) || seen.has(ref)) return [];
			seen.add(ref);
			return [newItem(ref, nameOf(line))];
		});
		const heading = part.querySelector('h2');
		if (items.length > 0 && heading) entries.push({ kind: 'heading', name: oneLine(heading) });
		entries.push(...items);
	}
	return {
		...emptySheet(title.replaceAll(' · ', ', ').slice(0, MAX_NAME), made),
		entries: entries.slice(0, MAX_ENTRIES),
	};
}

const oneLine = (element: Element): string => linesOf(element).join(' ').slice(0, MAX_NAME);

/** What an aid calls a line, if it does: « Assaut. » → « Assaut ». */
function nameOf(line: Element): string {
	const label = line.querySelector('b');
	return label ? oneLine(label).replace(/\.$/, '') : '';
}

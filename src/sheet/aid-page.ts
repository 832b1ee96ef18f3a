import { isRef } from './compact';
import { MAX_NAME, type Ref } from './model';
import { linesOf } from './statement';

// The page of an aid, as its lines are read there: each begins with a link to the statement that it says, maybe shorter.

/** A line of an aid. */
export interface ShortLine {
	readonly ref: Ref;
	/** What the aid calls it, if it does. */
	readonly title: string;
	readonly text: string;
}

export interface AidSection {
	readonly title: string;
	readonly lines: readonly ShortLine[];
}

/** The parts of an aid, in order. `base` is the path under which the site is served. */
export const readAid = (page: Document, base: string): readonly AidSection[] =>
	[...page.querySelectorAll('main section[id]')].map((part) => ({
		title: oneLine(part.querySelector('h2')).slice(0, MAX_NAME),
		lines: [...part.querySelectorAll('li > a:first-child')].flatMap((line) => {
			const { pathname, search, hash } = new URL(line.getAttribute('href') ?? '', location.href);
			const ref = `/${pathname.slice(base.length)}${search}${hash}`;
			const label = oneLine(line.querySelector('b'));
			const said = oneLine(line);
			const text = label && said.startsWith(label) ? said.slice(label.length).trim() : said;
			return isRef(ref) ? [{ ref, title: label.replace(/\.$/, ''), text }] : [];
		}),
	}));

const oneLine = (element: Element | null): string => (element ? linesOf(element).join(' ') : '');

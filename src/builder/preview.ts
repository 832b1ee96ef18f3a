import { readHeight } from '../embed/read-height';
import { pageOf, type Shown } from '../embed/shown';
import type { Heights } from '../text/height-by-width';
import { readCase } from './messages';

/** Widths of a frame in a column of text and on a phone, in CSS pixels. */
const COLUMN = 640;
const PHONE = 320;

interface Heard {
	/** Called with each height that the frame tells. */
	height: (height: number) => void;
	/** Called with each case that the reader sets up in the frame. */
	case: (query: string) => void;
}

/**
 * The preview: the same element as on the sites of others. What is set up in its frame comes back by message; the
 * frame itself is left as it is then, and made again only when something else is shown.
 */
export class Preview {
	#element: HTMLElement;
	#id = '';

	constructor(element: HTMLElement, heard: Heard) {
		this.#element = element;
		addEventListener('message', ({ origin, source, data }) => {
			const frame = element.shadowRoot?.querySelector('iframe');
			if (origin !== location.origin || !frame || source !== frame.contentWindow) return;
			const height = readHeight(data);
			if (height !== undefined) heard.height(height);
			const query = readCase(data, this.#id);
			if (query !== undefined) heard.case(query);
		});
	}

	show(shown: Shown): void {
		const { game, slug, title, theme, query, width } = shown;
		this.#id = `${game}/${slug}`;
		const link = this.#element.querySelector('a');
		if (link) {
			link.href = pageOf(shown);
			link.textContent = title;
		}
		// As in the snippet, an attribute without a value is left out.
		const said = { jeu: game, outil: slug, parametres: query, theme: theme === 'auto' ? '' : theme };
		for (const [name, value] of Object.entries(said)) {
			if (value) this.#element.setAttribute(name, value);
			else this.#element.removeAttribute(name);
		}
		this.width(width);
	}

	/**
	 * Heights that the frame needs on other sites, once it has sent one: it is measured at their widths and set back before
	 * the browser paints. `width` is that of the frame that is asked for.
	 */
	needed(width = COLUMN): Heights | undefined {
		const frame = this.#element.shadowRoot?.querySelector('iframe');
		const root = frame?.contentDocument?.documentElement;
		if (!frame || !root) return undefined;
		const { style } = frame;
		const { height } = style;
		// So high that no scrollbar takes room in it.
		style.height = '50000px';
		const at = (width: number): number => {
			style.width = `${width}px`;
			return Math.ceil(root.getBoundingClientRect().height);
		};
		const heights = { column: at(width), phone: at(Math.min(width, PHONE)) };
		style.width = '';
		style.height = height;
		return heights;
	}

	/** As wide as the frame that is asked for, which may scroll; as its place when `width` is left out. */
	width(width: number | undefined): void {
		const place = this.#element.parentElement;
		if (place) place.style.width = width === undefined ? '' : `${width}px`;
	}
}

import { readHeight } from '../protocol';
import { pageOf, type Shown } from '../snippets';
import { readCase } from './messages';

interface Heard {
	/** Called with each height that the frame tells. */
	height: (hauteur: number) => void;
	/** Called with each case that the reader sets up in the frame. */
	case: (parametres: string) => void;
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
			const parametres = readCase(data, this.#id);
			if (parametres !== undefined) heard.case(parametres);
		});
	}

	show(shown: Shown): void {
		const { jeu, slug, title, theme, parametres, largeur } = shown;
		this.#id = `${jeu}/${slug}`;
		const link = this.#element.querySelector('a');
		if (link) {
			link.href = pageOf(shown);
			link.textContent = title;
		}
		// As in the snippet: what says nothing is absent.
		const said = { jeu, outil: slug, parametres, theme: theme === 'auto' ? '' : theme };
		for (const [name, value] of Object.entries(said)) {
			if (value) this.#element.setAttribute(name, value);
			else this.#element.removeAttribute(name);
		}
		this.width(largeur);
	}

	/** As wide as the frame that is asked for, which may scroll; as its place when `largeur` is left out. */
	width(largeur: number | undefined): void {
		const place = this.#element.parentElement;
		if (place) place.style.width = largeur === undefined ? '' : `${largeur}px`;
	}
}

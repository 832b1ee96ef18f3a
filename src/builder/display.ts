import type { Shown } from '../embed/shown';
import { type Format, snippetParts } from '../embed/snippets';

/** Fills every highlighted snippet of the page with what is shown, without highlighting it again. */
export function fillSnippets(shown: Shown): void {
	for (const box of document.querySelectorAll<HTMLElement>('[data-format]'))
		for (const { text, value, option, absent = false } of snippetParts(box.dataset.format as Format, shown)) {
			if (value) for (const place of box.querySelectorAll(`[data-valeur="${value}"]`)) place.textContent = text;
			if (option)
				for (const place of box.querySelectorAll<HTMLElement>(`[data-option="${option}"]`)) place.hidden = absent;
		}
}

import type { Result } from './search';

/** Text of an excerpt with its `<mark>`s as elements; nothing else of it is ever read as HTML. */
function excerptNodes(excerpt: string): (Node | string)[] {
	return excerpt
		.split(/(<mark>.*?<\/mark>)/)
		.filter(Boolean)
		.map((part) => {
			const found = /^<mark>(.*)<\/mark>$/.exec(part);
			if (!found) return decode(part);
			const mark = document.createElement('mark');
			mark.textContent = decode(found[1] ?? '');
			return mark;
		});
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };
const decode = (text: string) => text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity] as string);

/** A result as a list item that holds exactly one link: `data-resultat` is part of the site's contract. */
export function resultItem({ url, title, label, excerpt }: Result): HTMLLIElement {
	const item = document.createElement('li');
	item.dataset.resultat = '';
	const link = document.createElement('a');
	link.href = url;
	const name = document.createElement('b');
	name.textContent = title.charAt(0).toLocaleUpperCase('fr') + title.slice(1);
	const kind = document.createElement('small');
	kind.textContent = label;
	const text = document.createElement('span');
	text.append(...excerptNodes(excerpt));
	link.append(name, ' ', kind, ' ', text);
	item.append(link);
	return item;
}

/** Replaces the lines of a list by those of an answer. */
export function showResults(list: HTMLElement, results: readonly Result[]): void {
	list.replaceChildren(...results.map(resultItem));
}

/** « 3 résultats », for the eye and for the live region. */
export const countLabel = (count: number): string => (count === 1 ? '1 résultat' : `${count} résultats`);

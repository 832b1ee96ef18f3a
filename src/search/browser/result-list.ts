import { capitalized } from '../../text/capital';
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

function lineItem({ url, title, label, excerpt }: Result, mark: 'resultat' | 'suggestion'): HTMLLIElement {
	const item = document.createElement('li');
	item.dataset[mark] = '';
	const link = document.createElement('a');
	link.href = url;
	const name = document.createElement('b');
	name.textContent = capitalized(title);
	const kind = document.createElement('small');
	kind.textContent = label;
	const text = document.createElement('span');
	text.append(...excerptNodes(excerpt));
	link.append(name, ' ', kind, ' ', text);
	item.append(link);
	return item;
}

/** A result as a list item that holds exactly one link: `data-resultat` is part of the site's contract. */
const resultItem = (result: Result): HTMLLIElement => lineItem(result, 'resultat');

/** Replaces the lines of a list by those of an answer. */
export function showResults(list: HTMLElement, results: readonly Result[]): void {
	list.replaceChildren(...results.map(resultItem));
}

/** Adds the end of an answer below its beginning, which stays as it is: a reader may be there already. */
export function addResults(list: HTMLElement, results: readonly Result[]): void {
	list.append(...results.map(resultItem));
}

/** Shows what the reader may have meant: it looks like a result and does not count as one. */
export function showSuggestions(list: HTMLElement, results: readonly Result[]): void {
	list.replaceChildren(...results.map((result) => lineItem(result, 'suggestion')));
}

/** « 3 résultats », for the eye and for the live region. */
export function countLabel(count: number): string {
	if (count === 0) return 'Aucun résultat';
	return count === 1 ? '1 résultat' : `${count} résultats`;
}

/** Said when neither names nor texts can be reached. */
export const UNREACHABLE = 'La recherche est injoignable pour l’instant. Le glossaire de A à Z reste lisible.';

/** Added when only names could be searched. */
export const NAMES_ONLY = ' (par nom seulement : le texte est injoignable)';

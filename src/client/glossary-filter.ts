import { filterWordsFile } from '../addresses/addresses';
import { foldForSearch } from '../glossary/fold';

// Instant filter of the A–Z: official name, variants, English name and everyday words, without accents.
// Names are on the page; the other words are fetched when the field takes the focus. When they cannot be fetched,
// names alone are filtered. Without script, the form searches the whole site instead. What the rulebook does not treat stands
// among the terms, with an id: it is found by its words, and told beside their number.

const form = document.querySelector<HTMLFormElement>('[data-filtre]');
const input = form?.querySelector<HTMLInputElement>('input[type="search"]');

if (form && input) {
	const count = form.querySelector<HTMLOutputElement>('[data-compte]');
	const empty = document.querySelector<HTMLElement>('[data-vide]');
	const everywhere = empty?.querySelector('a');
	const letters = document.querySelector<HTMLElement>('.lettres');
	const sections = [...document.querySelectorAll<HTMLElement>('.abecedaire section')];
	const entries = sections.flatMap((section) =>
		[...section.querySelectorAll<HTMLElement>('li')].map((item) => ({
			item,
			section,
			words: ` ${foldForSearch((item.id ? item.querySelector('b') : item)?.textContent ?? '')}`,
		})),
	);
	let loading: Promise<void> | undefined;
	let pending = false;

	const filter = () => {
		const wanted = foldForSearch(input.value).split(' ').filter(Boolean);
		const shown = entries.filter(({ item, words }) => {
			const matches = wanted.every((word) => words.includes(` ${word}`));
			item.hidden = !matches;
			return matches;
		});
		const open = new Set(shown.map(({ section }) => section));
		for (const section of sections) section.hidden = !open.has(section);
		if (letters) letters.hidden = wanted.length > 0;
		// While the other words are on their way, « none » would be wrong: nothing is said.
		const told = wanted.length > 0 && (shown.length > 0 || !pending);
		if (empty) empty.hidden = !told || shown.length > 0;
		if (everywhere) everywhere.search = new URLSearchParams({ q: input.value }).toString();
		if (count) count.value = told ? countOf(shown.filter(({ item }) => !item.id).length, shown.length) : '';
	};

	const load = () => {
		pending = !loading;
		loading ??= fetch(filterWordsFile)
			.then((response) => response.json())
			.then((words: Record<string, string>) => {
				for (const entry of entries) {
					const slug = entry.item.querySelector('a')?.getAttribute('href')?.slice(0, -1) ?? '';
					entry.words += ` ${words[entry.item.id || slug] ?? ''}`;
				}
			})
			.catch(() => {
				loading = undefined;
			})
			.finally(() => {
				pending = false;
				filter();
			});
	};

	input.addEventListener('focus', load);
	input.addEventListener('input', filter);
	form.addEventListener('submit', (event) => {
		const first = entries.find(({ item }) => !item.hidden && !item.id);
		if (input.value.trim() === '' || !first) return;
		event.preventDefault();
		first.item.querySelector('a')?.click();
	});
	// A browser that restores the field after « back » restores the list too.
	if (input.value) load();
}

/** How many terms are on show, and how much that the rulebook does not treat. */
function countOf(terms: number, all: number): string {
	const edges = all - terms;
	const told = terms > 0 || edges === 0 ? [`${terms} terme${terms > 1 ? 's' : ''}`] : [];
	return [...told, ...(edges > 0 ? [`${edges} hors du livret`] : [])].join(', ');
}

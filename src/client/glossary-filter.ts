import { filterWordsFile } from '../addresses/addresses';
import { foldForSearch } from '../glossary/fold';

// Instant filter of the A–Z: official name, variants, English name and everyday words, without accents.
// Names are on the page; the other words are fetched when the field takes the focus. When they cannot be fetched,
// names alone are filtered. Without script, the form searches the whole site instead.

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
			words: ` ${foldForSearch(item.textContent ?? '')}`,
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
		if (count) count.value = told ? `${shown.length} terme${shown.length > 1 ? 's' : ''}` : '';
	};

	const load = () => {
		pending = !loading;
		loading ??= fetch(filterWordsFile)
			.then((response) => response.json())
			.then((words: Record<string, string>) => {
				for (const entry of entries) {
					const slug = entry.item.querySelector('a')?.getAttribute('href')?.slice(0, -1) ?? '';
					entry.words += ` ${words[slug] ?? ''}`;
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
		const visible = entries.filter(({ item }) => !item.hidden);
		if (input.value.trim() === '' || visible.length === 0) return;
		event.preventDefault();
		visible[0]?.item.querySelector('a')?.click();
	});
	// A browser that restores the field after « back » restores the list too.
	if (input.value) load();
}

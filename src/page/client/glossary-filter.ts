import { foldForSearch } from '../../glossary/fold';

// Instant filter of the A–Z: official name, variants, English name and everyday words, without accents.
// Without script, the form searches the whole site instead.

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
			words: ` ${foldForSearch(item.textContent ?? '')} ${item.dataset.mots ?? ''}`,
		})),
	);

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
		if (empty) empty.hidden = shown.length > 0;
		if (everywhere) everywhere.search = new URLSearchParams({ q: input.value }).toString();
		if (count) count.value = wanted.length === 0 ? '' : shown.length === 1 ? '1 terme' : `${shown.length} termes`;
	};

	input.addEventListener('input', filter);
	form.addEventListener('submit', (event) => {
		const visible = entries.filter(({ item }) => !item.hidden);
		if (input.value.trim() === '' || visible.length === 0) return;
		event.preventDefault();
		visible[0]?.item.querySelector('a')?.click();
	});
	// A browser that restores the field after « back » restores the list too.
	if (input.value) filter();
}

import { foldForSearch } from '../glossary/fold';
import type { Choice, Kind } from './catalog';

/** No one reads more options: a word or two narrow them down. */
const MOST = 200;

/** What is found among hundreds; tools and charts are few enough to be listed. */
const nouns: Partial<Record<Kind, { none: string; several: string }>> = {
	terme: { none: 'Aucun terme', several: 'termes' },
	page: { none: 'Aucune page', several: 'pages' },
	regle: { none: 'Aucune règle', several: 'règles' },
};

const fold = (text: string): string => ` ${foldForSearch(text).replace(/[^a-z0-9]+/g, ' ')}`;

/** The choices whose title has words that begin as those that are asked for; first those that open with them. */
export function matching(choices: readonly Choice[], asked: string): readonly Choice[] {
	const wanted = fold(asked).trim();
	if (!wanted) return choices;
	const words = wanted.split(' ');
	const found = choices
		.map((choice) => ({ choice, title: fold(choice[1]) }))
		.filter(({ title }) => words.every((word) => title.includes(` ${word}`)));
	const opens = (title: string) => title.startsWith(` ${wanted}`);
	return [...found.filter(({ title }) => opens(title)), ...found.filter(({ title }) => !opens(title))].map(
		({ choice }) => choice,
	);
}

/** Options of a list: the first choices, and the chosen one among them whatever their number. */
export function fillList(list: HTMLSelectElement, found: readonly Choice[], chosen: Choice): void {
	const shown = found.slice(0, MOST);
	if (!shown.some(([slug]) => slug === chosen[0])) shown.unshift(chosen);
	list.replaceChildren(...shown.map(([slug, title]) => new Option(title, slug)));
	list.value = chosen[0];
}

/** What a filter found, in a sentence; empty when there is nothing to say. */
export function foundWords(kind: Kind, found: number, asked: string): string {
	const noun = nouns[kind];
	if (!noun) return '';
	if (found === 0) return `${noun.none} ne contient ces mots : le choix reste le même.`;
	if (found > MOST) return `${found} ${noun.several} : précisez, la liste n’en montre que ${MOST}.`;
	return asked.trim() && found > 1 ? `${found} ${noun.several}.` : '';
}

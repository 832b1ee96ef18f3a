import { capitalized } from '../../text/capital';
import { isolated } from '../../text/isolated';
import type { Excerpt } from './excerpt';
import type { Answer, Group, Result } from './finder';
import type { Line } from './messages';

const make = <K extends keyof HTMLElementTagNameMap>(
	tag: K,
	name = '',
	...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
	const element = document.createElement(tag);
	if (name) element.className = name;
	element.append(...children);
	return element;
};

/** A text, its words that were asked for marked. */
const pieces = (text: Excerpt): (Node | string)[] =>
	text.map((piece) => (typeof piece === 'string' ? piece : make('mark', '', piece.found)));

/** A statement, below its question or its section, and above the list that it leads; `marked`: it decides among others. */
function lineOf({ head, text, led }: Line, marked: boolean): HTMLElement {
	const line = make('span', marked ? 'decide' : '', ...(head ? [make('i', '', head), ' '] : []), ...pieces(text));
	for (const { text, deciding } of led)
		line.append(' ', make('span', deciding ? 'point decide' : 'point', ...pieces(text)));
	return line;
}

function passageLink({ url, title, label, lines }: Result): HTMLAnchorElement {
	const link = make('a', '', make('b', '', capitalized(title)), ' ', make('small', '', label), ' ');
	link.href = url;
	link.append(...lines.flatMap((line) => [lineOf(line, line.deciding && lines.length > 1), ' ']));
	return link;
}

function passageItem(result: Result, mark: 'resultat' | 'suggestion'): HTMLLIElement {
	const item = make('li', '', passageLink(result));
	item.dataset[mark] = '';
	return item;
}

/** The step of a chart that states a result. */
function stepItem({ url, label }: NonNullable<Result['step']>): HTMLLIElement {
	const link = make('a', '', label);
	link.href = url;
	return make('li', 'vers-etape', link);
}

/**
 * A result as list items. The first holds exactly one link: `data-resultat` is part of the site's contract. Its step,
 * and what completes it on other pages, follow as parts of it.
 */
const resultItems = (result: Result): HTMLLIElement[] => [
	passageItem(result, 'resultat'),
	...(result.step ? [stepItem(result.step)] : []),
	...result.others.map((other) =>
		make('li', 'complement', passageLink({ ...other, lines: other.lines.map(undecided) })),
	),
];

/** What decides is marked on the page of the result alone. */
const undecided = (line: Line): Line => ({ ...line, deciding: false });

/** How many answers of the last game are shown among those of others: the first may be the wrong one. */
const MOST_OF_LAST = 2;

/** What is shown of a game among others: of the last one, its best answer whole and the next; of another, what decides. */
const shownOf = ({ results }: Group, isLast: boolean): Result[] =>
	results
		.slice(0, isLast ? MOST_OF_LAST : 1)
		.map((result, place) => (isLast && place === 0 ? result : inShort(result)));

/** A game among others: its name, its best answer, and what shows the rest. */
function groupItem(group: Group, isLast: boolean): HTMLLIElement {
	const { game, name, results } = group;
	const shown = shownOf(group, isLast);
	const title = make('h3', '', isLast ? `${name}, votre dernier jeu` : name);
	if (game && results.length > shown.length) {
		const more = make('button', 'plus', `${results.length} réponses`);
		more.type = 'button';
		more.dataset.jeuSeul = game;
		more.setAttribute('aria-label', `${results.length} réponses dans ${name}`);
		title.append(' ', more);
	}
	const item = make('li', 'groupe', title, make('ul', '', ...shown.flatMap(resultItems)));
	if (game) item.dataset.jeu = game;
	return item;
}

/** A result among those of other games: what decides, below what leads it, and no more. */
const inShort = (result: Result): Result => ({
	...result,
	lines: result.lines.flatMap((line) => {
		if (line.deciding) return line;
		const led = line.led.filter(({ deciding }) => deciding);
		return led.length > 0 ? { ...line, led } : [];
	}),
	others: [],
	step: undefined,
});

/** The games where less fits, each with what searches it alone. */
function othersItem(others: Answer['others']): HTMLLIElement {
	const buttons = others.map(([game, name]) => {
		const button = make('button', 'plus', name);
		button.type = 'button';
		button.dataset.jeuSeul = game;
		return button;
	});
	return make('li', 'groupe ailleurs', 'Moins proche dans\u00a0: ', ...buttons);
}

/**
 * Which words no page has, and what they are taken for: never a near spelling in silence. Nothing of a case, which is read
 * only when each word is known, if not to pages.
 */
export function strangeWords({ strange, game, stated }: Answer): string {
	if (stated) return '';
	const where = game === undefined ? 'de ces jeux' : 'de ce jeu';
	const quoted = (word: string) => `«\u00a0${isolated(word)}\u00a0»`;
	const names = strange.map(({ word }) => quoted(word));
	if (names.length === 0) return '';
	const read = strange.flatMap(({ word, takenFor }) =>
		takenFor
			? names.length > 1
				? `${quoted(word)} lu comme ${quoted(takenFor)}`
				: `lu comme ${quoted(takenFor)}`
			: [],
	);
	const told = `${names.join(', ')} ${names.length > 1 ? 'ne sont' : 'n’est'} dans aucune page ${where}`;
	return `${told}${read.length > 0 ? `\u00a0: ${read.join(', ')}` : ''}.`;
}

/** Replaces what follows `first` in a list, which stays where it is when it is there already: a reader may be in it. */
function fill(list: HTMLElement, first: Element | undefined, items: readonly Element[]): void {
	if (first && list.firstElementChild === first) {
		while (first.nextSibling) first.nextSibling.remove();
		list.append(...items);
	} else list.replaceChildren(...(first ? [first] : []), ...items);
}

/**
 * Replaces a list by an answer. `first`: what is above it. `most`: how many results of a game searched alone. `last`: the
 * game last opened.
 */
export function showAnswer(
	list: HTMLElement,
	answer: Answer | undefined,
	most: number,
	last?: string,
	first?: Element,
): Result[] {
	if (!answer) {
		list.replaceChildren();
		return [];
	}
	if (answer.game) {
		const results = answer.groups.flatMap((group) => group.results).slice(0, most);
		fill(list, first, results.flatMap(resultItems));
		return results;
	}
	const isLast = ({ game }: Group) => game !== undefined && game === last;
	fill(
		list,
		first,
		answer.groups.map((group) => groupItem(group, isLast(group))),
	);
	if (answer.others.length > 0) list.append(othersItem(answer.others));
	return answer.groups.flatMap((group) => shownOf(group, isLast(group)));
}

/** Adds the end of an answer below its beginning, which stays as it is: a reader may be there already. */
export function addResults(list: HTMLElement, results: readonly Result[], title?: string): void {
	if (results.length === 0) return;
	const items = results.flatMap(resultItems);
	list.append(...(title ? [make('li', 'groupe', make('h3', '', title), make('ul', '', ...items))] : items));
}

/** Shows what the reader may have meant: it looks like a result and does not count as one. */
export function showSuggestions(list: HTMLElement, results: readonly Result[]): void {
	list.replaceChildren(...results.map((result) => passageItem(result, 'suggestion')));
}

/** What players ask, to be chosen; nothing when the query is one of them, or there is none. */
export function showQuestions(list: HTMLElement, questions: readonly string[], query: string): void {
	const others = questions.filter((question) => question.toLowerCase() !== query.toLowerCase());
	list.hidden = others.length === 0 || others.length < questions.length;
	list.replaceChildren(
		...others.map((question) => {
			const button = make('button', '', question);
			button.type = 'button';
			return make('li', '', button);
		}),
	);
}

/**
 * Says it in a live region: how many answers, and what is to be known of them; `unseen` is only heard, for it is in sight
 * already. What is said already is not said again.
 */
export function say(region: HTMLElement, count: string, unseen = '', more = ''): void {
	if (region.textContent === count + unseen + more) return;
	region.replaceChildren(count, make('span', 'visuellement-cache', unseen), more);
}

/** « 3 réponses », for the eye and for the live region. */
export function countLabel(count: number): string {
	if (count === 0) return 'Aucun résultat';
	return count === 1 ? '1 réponse' : `${count} réponses`;
}

/** Why rules were not searched, in words. */
export type Failure = 'unreachable' | 'old-browser';

/** Said when nothing could be searched. */
export const NOTHING_SEARCHED: Record<Failure, string> = {
	unreachable: 'La recherche est injoignable pour l’instant. Le glossaire de A à Z reste lisible.',
	'old-browser':
		'Votre navigateur est trop ancien pour la recherche : mettez-le à jour. Le glossaire de A à Z reste lisible.',
};

/** Added when only the full text could be searched. */
export const TEXTS_ONLY: Record<Failure, string> = {
	unreachable: ' (texte des pages seulement : la liste des règles est injoignable)',
	'old-browser':
		' (texte des pages seulement : votre navigateur est trop ancien pour chercher dans la liste des règles)',
};

/** Added when the full text could not be searched. */
export const RULES_ONLY = ' (règles seulement : le texte des pages est injoignable)';

/** What the site does not have, said when nothing answers. */
export const NO_CARDS =
	'L’Arbitre donne les règles, pas le texte des cartes : cherchez le mot-clé, l’étape ou l’effet.';

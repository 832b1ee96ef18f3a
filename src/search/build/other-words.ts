import type { Game } from '../../library/types';
import { idOf, unsaid } from '../engine/unpack';
import type { PublishedEntry } from '../published-index';

/**
 * Words by which an entry is found and which it does not say: those of what restates the statements that it shows, unless `beside` has
 * that restatement, which brings its own, and the names of both terms whose meeting they tell. None when there are none.
 */
export function otherWordsIn({ homes, meetings, rules }: Game, beside: ReadonlySet<string>) {
	const restated = [...homes];
	// Few statements are restated or tell a meeting: the others are let go before anything is read.
	const told = new Set([...restated.map(([, { rule }]) => rule.id), ...meetings.map(({ rule }) => rule.id)]);
	return ({ says = [], ...entry }: PublishedEntry & { says?: readonly string[] }): string | undefined => {
		if (!says.some((id) => told.has(id))) return undefined;
		const id = idOf(entry);
		const others = restated
			.filter(([restatement, { rule }]) => says.includes(rule.id) && !(rule.id === id && beside.has(restatement)))
			.map(([restatement]) => rules.get(restatement)?.text ?? '');
		const met = meetings.filter(({ rule }) => says.includes(rule.id)).flatMap(namesOf);
		return unsaid(entry, [...others, ...met]).join(' ') || undefined;
	};
}

/** What two terms are called. Phrases that players say for one are left out: their words speak of much else. */
const namesOf = ({ terms }: Game['meetings'][number]): string[] =>
	terms.flatMap(({ name, data: { variantes, anglais, recherche } }) => [
		name,
		...variantes,
		...anglais,
		...recherche.filter((word) => !word.includes(' ')),
	]);

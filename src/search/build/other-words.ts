import type { Game } from '../../library/types';
import { searchWords, tellingWords } from '../engine/stem';

/**
 * Words by which a text is found and which it does not say, by the statements that it shows: those of what restates them, and
 * the names of both terms whose meeting they tell. None when there are none.
 */
export function otherWordsIn({ homes, meetings, rules }: Game) {
	const restated = [...homes];
	// Few statements are restated or tell a meeting: the others are let go before anything is read.
	const told = new Set([...restated.map(([, { rule }]) => rule.id), ...meetings.map(({ rule }) => rule.id)]);
	return (shown: readonly string[], text: string): string | undefined => {
		if (!shown.some((id) => told.has(id))) return undefined;
		const others = restated
			.filter(([, { rule }]) => shown.includes(rule.id))
			.map(([restatement]) => rules.get(restatement)?.text ?? '');
		const met = meetings.filter(({ rule }) => shown.includes(rule.id)).flatMap(namesOf);
		const said = new Set(searchWords(text));
		const words = new Set(tellingWords([...others, ...met].join(' ')).filter((word) => !said.has(word)));
		return words.size > 0 ? [...words].join(' ') : undefined;
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

import type { Game } from '../../library/types';
import { searchWords, tellingWords } from '../engine/stem';

/**
 * Words by which a text is found and which it does not say: those of what restates its statements, and the names of both terms
 * whose meeting they tell. None when there are none.
 */
export function otherWords(game: Game, rules: readonly string[], text: string): string | undefined {
	const said = new Set(searchWords(text));
	const others = [...game.homes]
		.filter(([, { rule }]) => rules.includes(rule.id))
		.map(([restatement]) => game.rules.get(restatement)?.text ?? '');
	const met = game.meetings.filter(({ rule }) => rules.includes(rule.id)).flatMap(namesOf);
	const words = new Set(tellingWords([...others, ...met].join(' ')).filter((word) => !said.has(word)));
	return words.size > 0 ? [...words].join(' ') : undefined;
}

/** What two terms are called. Phrases that players say for one are left out: their words speak of much else. */
const namesOf = ({ terms }: Game['meetings'][number]): string[] =>
	terms.flatMap(({ name, data: { variantes, anglais, recherche } }) => [
		name,
		...variantes,
		...anglais,
		...recherche.filter((word) => !word.includes(' ')),
	]);

import type { Game } from '../../library/types';
import { searchWords, tellingWords } from '../engine/stem';

/** Words by which what restates these statements says the same, and a text does not; none when there are none. */
export function otherWords(game: Game, rules: readonly string[], text: string): string | undefined {
	const said = new Set(searchWords(text));
	const others = [...game.homes]
		.filter(([, { rule }]) => rules.includes(rule.id))
		.map(([restatement]) => game.rules.get(restatement)?.text ?? '');
	const words = new Set(tellingWords(others.join(' ')).filter((word) => !said.has(word)));
	return words.size > 0 ? [...words].join(' ') : undefined;
}

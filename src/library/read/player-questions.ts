import type { LinkedQuestionsData, PlayerQuestionsData } from '../../schemas/player-questions';
import { frenchTypography } from '../../text/french';

/**
 * Rule id → what players ask, from all the files of a game: what several statements answer together is asked of each, so that
 * search finds them all.
 */
export function askedOf(
	files: readonly PlayerQuestionsData[],
	linked: LinkedQuestionsData = [],
): Map<string, readonly string[]> {
	const asked = new Map<string, string[]>();
	const add = (id: string, questions: readonly string[]) =>
		asked.set(id, [...(asked.get(id) ?? []), ...questions.map(frenchTypography)]);
	for (const [id, questions] of files.flatMap(Object.entries<string[]>)) add(id, questions);
	for (const { reponses, questions } of linked) for (const id of reponses) add(id, questions);
	return asked;
}

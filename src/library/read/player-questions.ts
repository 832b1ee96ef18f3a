import type { PlayerQuestionsData } from '../../schemas/player-questions';
import { frenchTypography } from '../../text/french';

/** Rule id → what players ask, from all the files of a game. */
export function askedOf(files: readonly PlayerQuestionsData[]): Map<string, readonly string[]> {
	const asked = new Map<string, readonly string[]>();
	for (const file of files)
		for (const [id, questions] of Object.entries(file))
			asked.set(id, [...(asked.get(id) ?? []), ...questions.map(frenchTypography)]);
	return asked;
}

import type { PlayerQuestionsData } from '../../schemas/player-questions';
import { frenchTypography } from '../../text/french';

/** Rule id → what players ask, from all the files of a game. */
export const askedOf = (files: readonly PlayerQuestionsData[]): Map<string, readonly string[]> =>
	new Map(files.flatMap(Object.entries<string[]>).map(([id, questions]) => [id, questions.map(frenchTypography)]));

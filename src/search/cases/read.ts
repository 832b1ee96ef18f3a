import type { ReadCase, ToolCase } from './tool-case';
import { caseWords } from './words';

/** What reads the cases of each game: a game's words are brought when something is asked in it. */
const games: Readonly<Record<string, () => Promise<{ readers: readonly ReadCase[] }>>> = {
	arkham: () => import('./arkham'),
	keyforge: () => import('./keyforge'),
	l5r: () => import('./l5r'),
	mistborn: () => import('./mistborn'),
};

/** The case that a query states for a tool of a game, or of any: one tool is sure of it, and one only. */
export async function readToolCase(query: string, only?: string): Promise<(ToolCase & { game: string }) | undefined> {
	// Those of all games are only brought for a query that counts something.
	const counts = only !== undefined || caseWords(query).some(({ number, article }) => number !== undefined && !article);
	const asked = only !== undefined ? [only] : counts ? Object.keys(games) : [];
	const read = asked.map(async (game) =>
		((await games[game]?.())?.readers ?? []).flatMap((read) => {
			const found = read(query, only !== undefined);
			return found ? [{ ...found, game }] : [];
		}),
	);
	const sure = (await Promise.all(read)).flat();
	return sure.length === 1 ? sure[0] : undefined;
}

import { readers as arkham } from './arkham';
import { readers as keyforge } from './keyforge';
import { readers as l5r } from './l5r';
import { readers as mistborn } from './mistborn';
import type { ReadCase, ToolCase } from './tool-case';

const games: Readonly<Record<string, readonly ReadCase[]>> = { arkham, keyforge, l5r, mistborn };

/** The case that a query states for a tool of a game, or of any: one tool is sure of it, and one only. */
export function readToolCase(query: string, only?: string): (ToolCase & { game: string }) | undefined {
	const asked = only === undefined ? Object.keys(games) : [only];
	const sure = asked.flatMap((game) =>
		(games[game] ?? []).flatMap((read) => {
			const found = read(query, only !== undefined);
			return found ? [{ ...found, game }] : [];
		}),
	);
	return sure.length === 1 ? sure[0] : undefined;
}

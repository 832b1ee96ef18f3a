import { site, warn } from './site';
import { type GameTerms, readTerms } from './terms-file';

const games = new Map<string, GameTerms | null | undefined>();

/** Who waits for terms: the last who asked, for there is one reading at a time. */
let tell: () => void;

/**
 * Terms of a game: `undefined` while they are awaited, `null` when they cannot be had. The first time, they are asked
 * for, and `then` is called when one knows.
 */
export function termsOf(game: string, then: () => void): GameTerms | null | undefined {
	tell = then;
	if (!games.has(game)) {
		games.set(game, undefined);
		load(game)
			.catch(() => warn('jeu', game, 'un jeu, comme keyforge, et connect-src dans la CSP'))
			.then((terms) => {
				games.set(game, terms ?? null);
				tell();
			});
	}
	return games.get(game);
}

async function load(game: string): Promise<GameTerms> {
	// Nobody names the game: said like a wrong name, and nothing is asked for.
	if (!game) throw game;
	const response = await fetch(`${site}api/v1/${encodeURIComponent(game)}/bulles.json`, {
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
	});
	return readTerms(await response.text(), game, site);
}

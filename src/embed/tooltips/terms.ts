import { site, warn } from './site';
import { type GameTerms, readTerms } from './terms-file';

const games = new Map<string, GameTerms | null | undefined>();

/** Callback of the last caller: there is one session at a time. */
let tell: () => void;

/**
 * Terms of a game: `undefined` while they are fetched, `null` when they cannot be. The first call fetches them; `then` is
 * called when that has ended.
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
	// No game is named: reported as a wrong name is, without a request.
	if (!game) throw game;
	const response = await fetch(`${site}api/v1/${encodeURIComponent(game)}/bulles.json`, {
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
	});
	return readTerms(await response.text(), game, site);
}

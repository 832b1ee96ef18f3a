import { site, warn } from './site';
import { type GameTerms, readTerms } from './terms-file';

const games = new Map<string, GameTerms | null | undefined>();

/** Who waits for terms: the last who asked, for there is one reading at a time. */
let tell: () => void;

/**
 * Terms of a game: `undefined` while they are awaited, `null` when they cannot be had. The first time, they are asked
 * for, and `then` is called when one knows.
 */
export function termsOf(jeu: string, then: () => void): GameTerms | null | undefined {
	tell = then;
	if (!games.has(jeu)) {
		games.set(jeu, undefined);
		load(jeu)
			.catch(() => warn('jeu', jeu, 'un jeu, comme keyforge, et connect-src dans la CSP'))
			.then((terms) => {
				games.set(jeu, terms ?? null);
				tell();
			});
	}
	return games.get(jeu);
}

async function load(jeu: string): Promise<GameTerms> {
	// Nobody names the game: said like a wrong name, and nothing is asked for.
	if (!jeu) throw jeu;
	const response = await fetch(`${site}api/v1/${encodeURIComponent(jeu)}/bulles.json`, {
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
	});
	return readTerms(await response.text(), jeu, site);
}

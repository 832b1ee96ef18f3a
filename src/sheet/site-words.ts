import { passagesPath, withBase } from '../addresses/addresses';
import type { Moved } from '../addresses/moved-address';
import type { PublishedPassages } from '../library/passages/published';
import type { Ref } from './model';
import { type Words, wordsIn } from './passage-words';

/** What the site says of an entry today. */
export type Found =
	/** `ref` is where it stands now: another address when it moved. */
	| { readonly state: 'here'; readonly ref: Ref; readonly words: Words }
	| { readonly state: 'gone' }
	/** Without network: nobody knows. */
	| { readonly state: 'away' };

/** Most moves that are followed in a row: no chain is longer, and a circle must end. */
const MOST_MOVES = 5;

export interface SiteWords {
	/** What an address has, where it moved, or else a former address: the site may go back to the version before. */
	find(ref: Ref, was: readonly Ref[]): Promise<Found>;
	/** The passages of a game, or `concepts`: `missing` when the site has no such thing. */
	passages(index: string): Promise<PublishedPassages | 'missing' | 'away'>;
}

/** The words of the site, from the file that it publishes for each game; each file is fetched once. */
export function siteWords(base: string): SiteWords {
	const files = new Map<string, Promise<PublishedPassages | 'missing' | 'away'>>();
	let moves: Promise<Moved[] | undefined> | undefined;

	const passages = (index: string) => {
		const loaded = files.get(index) ?? loadPassages(withBase(base, passagesPath(index)));
		files.set(index, loaded);
		// A file that could not be fetched is asked for again the next time.
		loaded.then((file) => file === 'away' && files.delete(index));
		return loaded;
	};

	const standsAt = async (ref: Ref): Promise<Found> => {
		const file = await passages(ref.split('/')[1] ?? '');
		if (file === 'away') return { state: 'away' };
		const words = file === 'missing' ? undefined : wordsIn(file, ref);
		return words ? { state: 'here', ref, words } : { state: 'gone' };
	};
	const follow = async (ref: Ref, before = 0): Promise<Found> => {
		const found = await standsAt(ref);
		if (found.state !== 'gone') return found;
		// Loaded on demand: few sheets have an address that moved.
		const [{ nextRef }, { publishedMoves }] = await Promise.all([
			import('./moves'),
			import('../addresses/published-moves'),
		]);
		moves ??= publishedMoves(base);
		const known = await moves;
		if (!known) {
			moves = undefined;
			return { state: 'away' };
		}
		const next = before < MOST_MOVES ? nextRef(ref, known, base) : undefined;
		return next === undefined ? found : follow(next, before + 1);
	};
	const find = async (ref: Ref, was: readonly Ref[]): Promise<Found> => {
		let found = await follow(ref);
		for (const former of was) if (found.state === 'gone') found = await standsAt(former);
		return found;
	};
	// Without network, the code that follows moves may be missing too.
	return { passages, find: (ref, was) => find(ref, was).catch(() => ({ state: 'away' })) };
}

async function loadPassages(address: string): Promise<PublishedPassages | 'missing' | 'away'> {
	try {
		const response = await fetch(address);
		if (response.status === 404 || response.status === 410) return 'missing';
		return response.ok ? ((await response.json()) as PublishedPassages) : 'away';
	} catch {
		return 'away';
	}
}

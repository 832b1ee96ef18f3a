import { conceptFolder, frameOf, framePath, withBase } from '../library/addresses';
import type { Moved } from '../library/moved-address';
import { type Ref, refParts } from './model';
import { type Words, wordsIn } from './page-words';
import { parsePage } from './parse-page';

/** What the site says of an entry today. */
export type Found =
	/** `ref` is where it stands now: another address when it moved. */
	| { readonly state: 'here'; readonly ref: Ref; readonly words: Words }
	| { readonly state: 'gone' }
	/** Without network: nobody knows. */
	| { readonly state: 'away' };

/** Pages that are asked for at once. */
const AT_ONCE = 6;

/** Moves that follow each other, at most: there is no longer chain, and a circle ends. */
const MOST_MOVES = 5;

export interface SitePages {
	/** Where a page of the site is asked for. */
	addressOf(path: string): string;
	/** What stands at an address, where it moved, or else at a former one: the site may go back to the version before. */
	find(ref: Ref, was: readonly Ref[]): Promise<Found>;
}

/** The pages of the site, each asked for once. In a frame, bare pages: a page of the site can be read by the site alone. */
export function sitePages(base: string, framed = false): SitePages {
	const pages = new Map<string, Promise<Document | 'missing' | 'away'>>();
	const inTurn = atMost(AT_ONCE);
	let moves: Promise<Moved[] | undefined> | undefined;

	const addressOf = (path: string) => withBase(base, framed ? bareOf(path) : path);
	const load = (path: string) => {
		const address = addressOf(path);
		const loaded = pages.get(address) ?? inTurn(() => loadPage(address));
		pages.set(address, loaded);
		// What could not come is asked for again the next time.
		loaded.then((page) => page === 'away' && pages.delete(address));
		return loaded;
	};

	const standsAt = async (ref: Ref): Promise<Found> => {
		const page = await load(refParts(ref).path);
		if (page === 'away') return { state: 'away' };
		const words = page === 'missing' ? undefined : wordsIn(page, ref);
		return words ? { state: 'here', ref, words } : { state: 'gone' };
	};
	const follow = async (ref: Ref, before = 0): Promise<Found> => {
		const found = await standsAt(ref);
		if (found.state !== 'gone') return found;
		// Few sheets need what follows moves.
		const [{ nextRef }, { publishedMoves }] = await Promise.all([
			import('./moves'),
			import('../library/published-moves'),
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
	return { addressOf, find: (ref, was) => find(ref, was).catch(() => ({ state: 'away' })) };
}

/** The bare page of a page of a game; notions that games share have none. */
function bareOf(path: string): string {
	const [, game = ''] = path.split('/');
	return game === conceptFolder ? path : framePath(game, frameOf(path).replace(/^outils\//, ''));
}

async function loadPage(address: string): Promise<Document | 'missing' | 'away'> {
	try {
		const response = await fetch(address);
		if (response.status === 404 || response.status === 410) return 'missing';
		if (!response.ok) return 'away';
		// A host that sends on to the new address: the published moves say which part went where.
		if (response.redirected && new URL(response.url).pathname !== address) return 'missing';
		const page = parsePage(await response.text());
		// What stands at an address that moved, on hosts that do not answer with the new one.
		return page.querySelector('[data-deplacee]') ? 'missing' : page;
	} catch {
		return 'away';
	}
}

/** Does so many things at once and no more. */
function atMost(most: number) {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async <Result>(act: () => Promise<Result>): Promise<Result> => {
		if (running >= most) await new Promise<void>((go) => waiting.push(go));
		running++;
		try {
			return await act();
		} finally {
			running--;
			waiting.shift()?.();
		}
	};
}

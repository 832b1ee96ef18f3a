import { conceptFolder, glossaryPath, offlinePath, previewsFile, searchIndexPath } from '../../addresses/addresses';
import { fileAt, isHashed, type SiteFile, type SiteVersion } from '../site-version';

// What is kept, fetched and dropped, from plain data: lists of versions and keys of files.

/**
 * What a file is stored under: its address, with its revision where its name does not hold it. A file that two versions
 * share is stored once.
 */
export const keyOf = (base: string, [path, , revision]: SiteFile): string =>
	isHashed(path) ? base + path : `${base}${path}?revision=${revision}`;

/** The files of a version that are not stored, of all keys that are. */
export const missingOf = (base: string, files: readonly SiteFile[], stored: ReadonlySet<string>): SiteFile[] =>
	files.filter((file) => !stored.has(keyOf(base, file)));

/** The scripts and style sheets that some of them may ask for, at once or later, and themselves. */
export function withUses(list: SiteVersion, paths: readonly string[]): SiteFile[] {
	const uses = new Map(list.uses.map(([from, ...others]) => [list.files[from ?? -1]?.[0], others]));
	const found = new Map<string, SiteFile>();
	const add = (file: SiteFile | undefined): void => {
		if (!file || found.has(file[0])) return;
		found.set(file[0], file);
		for (const other of uses.get(file[0]) ?? []) add(list.files[other]);
	};
	for (const path of paths) add(fileAt(list, path));
	return [...found.values()];
}

/**
 * What a page may ask for besides its scripts: the files beside it, the definitions of its game, what the search box asks
 * there, and the page that says that there is no network.
 */
export function dataOf(list: SiteVersion, path: string): SiteFile[] {
	const game = path.split('/')[0] ?? '';
	const addresses = [
		offlinePath,
		glossaryPath(game) + previewsFile,
		searchIndexPath(game),
		searchIndexPath(conceptFolder),
	].map((address) => address.slice(1));
	const beside = list.files.filter(
		([file]) => path !== '' && file.startsWith(path) && /^[^/]+$/.test(file.slice(path.length)),
	);
	const named = addresses.map((address) => fileAt(list, address)).filter((file) => file !== undefined);
	return [...new Set([...named, ...beside])];
}

/** A list that is stored, and the files of it that are. */
export interface HeldList {
	list: SiteVersion;
	/** Whether a tab that is open came from it, or an unfinished whole site goes to it. */
	needed: boolean;
}

/** Most versions that visits leave beside the one that is kept whole. */
const MOST_VISITED = 4;

const isPage = (path: string) => path === '' || path.endsWith('/');

/**
 * The versions that may go: `visited` are those that visits left, the newest first. The newest stays; an older one stays
 * while it holds a page that neither the whole one nor a newer one has, four in all; one that is needed stays.
 */
export function staleVersions(
	base: string,
	visited: readonly HeldList[],
	whole: SiteVersion | undefined,
	stored: ReadonlySet<string>,
): string[] {
	const held = new Set(whole?.files.map(([path]) => path));
	const stale: string[] = [];
	let count = 0;
	for (const { list, needed } of visited) {
		const pages = list.files.filter((file) => isPage(file[0]) && stored.has(keyOf(base, file))).map(([path]) => path);
		const useful = count === 0 || (count < MOST_VISITED && pages.some((path) => !held.has(path)));
		if (list.version === whole?.version || (!useful && !needed)) {
			stale.push(list.version);
			continue;
		}
		count++;
		for (const path of pages) held.add(path);
	}
	return stale;
}

/** The stored keys that none of the lists names. */
export function staleKeys(base: string, lists: readonly SiteVersion[], stored: Iterable<string>): string[] {
	const named = new Set(lists.flatMap(({ files }) => files.map((file) => keyOf(base, file))));
	return [...stored].filter((key) => !named.has(key));
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LibraryOptions } from '../library/build-library';
import { loadLibrary } from '../library/load-library';
import type { AuthorError } from '../schemas/author-error';
import { listOf, listText, readPublished } from './published-list';
import { siteAddresses, sitePages } from './site-pages';

/** What a list of published addresses should hold. */
export interface PublishedList {
	/** File, from the repository root. */
	file: string;
	text: string;
	/** Addresses of the site that it lacks. */
	added: string[];
}

/** Every list with the addresses that it has and those of the site that it lacks; none when the content has errors. */
export function publishedLists(
	root: string,
	options: LibraryOptions,
): { lists: PublishedList[]; errors: AuthorError[] } {
	const { library, errors } = loadLibrary(root, options);
	if (errors.length > 0) return { lists: [], errors };
	const known = readPublished(root);
	const before = new Set(known.map(({ address }) => address));
	const site = siteAddresses(sitePages(library)).map((address) => ({ address, file: listOf(address, library.games) }));
	const byFile = Map.groupBy([...known, ...site], ({ file }) => file);
	const lists = [...byFile].map(([file, entries]) => {
		const addresses = [...new Set(entries.map(({ address }) => address))];
		return { file, text: listText(addresses), added: addresses.filter((address) => !before.has(address)) };
	});
	return { lists, errors };
}

/** Writes the lists that lack something. Returns them; writes nothing when the content has errors. */
export function publish(root: string, options: LibraryOptions): { lists: PublishedList[]; errors: AuthorError[] } {
	const { lists, errors } = publishedLists(root, options);
	const changed = lists.filter(({ file, text }) => {
		const path = join(root, file);
		return !existsSync(path) || readFileSync(path, 'utf8') !== text;
	});
	for (const { file, text } of changed) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
	return { lists: changed, errors };
}

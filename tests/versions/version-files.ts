import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Version } from './sites/sources';
import type { SiteVersions } from './versions';

// What the files of a version hold, to tell of which one a browser shows.

/** The file of a built site that an address gives. */
export const fileAt = (dir: string, address: string): string =>
	path.join(dir, address === '' || address.endsWith('/') ? `${address}index.html` : address);

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The print of what a version has at an address; `undefined` where it has nothing. */
export async function filePrintOf(site: SiteVersions, version: Version, address: string): Promise<string | undefined> {
	const file = fileAt(await site.dir(version), address);
	return existsSync(file) ? digest(readFileSync(file)) : undefined;
}

/** A file of the list of those that reading a version whole takes. */
export interface ListedFile {
	path: string;
	size: number;
}

/** The files that reading a version whole takes. */
export async function filesOf(site: SiteVersions, version: Version): Promise<ListedFile[]> {
	const list = JSON.parse(readFileSync(path.join(await site.dir(version), 'hors-ligne.json'), 'utf8'));
	// Before kept versions, the document was the list itself.
	const files: [string, number][] = Array.isArray(list) ? list : list.files;
	return files.map(([path, size]) => ({ path, size }));
}

/** Files that a version has and another has not, or not the same. */
export async function differing(site: SiteVersions, version: Version, other: Version): Promise<ListedFile[]> {
	const files = await filesOf(site, version);
	const prints = await Promise.all(
		files.map(
			async ({ path }) => [await filePrintOf(site, version, path), await filePrintOf(site, other, path)] as const,
		),
	);
	return files.filter((_, at) => prints[at]?.[0] !== prints[at]?.[1]);
}

/** Some of many, the same ones each time for a same seed. */
export function someOf<T>(all: readonly T[], count: number, random: () => number): T[] {
	const left = [...all];
	return Array.from({ length: Math.min(count, left.length) }, () =>
		left.splice(Math.floor(random() * left.length), 1),
	).flat();
}

/** Numbers from 0 to 1 that a seed decides: a failure is seen again. */
export function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

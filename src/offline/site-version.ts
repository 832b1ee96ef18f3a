/** A file that reading takes: its address without base, its size in bytes, and what changes with what it holds. */
export type SiteFile = readonly [path: string, size: number, revision: string];

/** A version of the site, as `/hors-ligne.json` tells it. */
export interface SiteVersion {
	/** Same files, same version: two builds of the same sources have the same one. */
	version: string;
	/** Day of the build: `2026-11-28`. Versions are never put in order by it: a site may be published backwards. */
	date: string;
	files: readonly SiteFile[];
	/** What a script or a style sheet names among the files, at once or later: its place in `files`, then theirs. */
	uses: readonly (readonly number[])[];
}

/** What `/version.json` tells: few bytes, to know whether there is another version. */
export interface NewestVersion {
	version: string;
	date: string;
	/** Size of all its files, in bytes. */
	size: number;
}

/** Folder of the files whose name changes with what they hold. */
const HASHED = '_astro/';

/** Whether the name of a file says what it holds: two versions that name it hold the same file. */
export const isHashed = (path: string): boolean => path.startsWith(HASHED);

/** Size of some files, in bytes. */
export const sizeOf = (files: readonly SiteFile[]): number => files.reduce((sum, [, size]) => sum + size, 0);

/** The revision of a file: the start of the SHA-256 of its bytes. */
export async function revisionOf(bytes: BufferSource): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A list that was fetched or stored, when it is one; `undefined` for what another version or a portal of a network says. */
export function asVersion(value: unknown): SiteVersion | undefined {
	const { version, date, files, uses } = (value ?? {}) as Partial<SiteVersion>;
	const sound =
		typeof version === 'string' &&
		typeof date === 'string' &&
		Array.isArray(uses) &&
		Array.isArray(files) &&
		files.every((file) => Array.isArray(file) && file.map((part) => typeof part).join() === 'string,number,string');
	return sound ? { version, date, files, uses } : undefined;
}

const indexes = new WeakMap<SiteVersion, Map<string, SiteFile>>();

/** The file of a version at an address without base. */
export function fileAt(list: SiteVersion, path: string): SiteFile | undefined {
	let index = indexes.get(list);
	if (!index) {
		index = new Map(list.files.map((file) => [file[0], file]));
		indexes.set(list, index);
	}
	return index.get(path);
}

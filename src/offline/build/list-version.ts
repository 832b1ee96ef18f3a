import { isHashed, type NewestVersion, revisionOf, type SiteFile, type SiteVersion, sizeOf } from '../site-version';

/** A file of the built site: its address without base, and what it holds. */
export interface BuiltFile {
	path: string;
	body: Buffer<ArrayBuffer>;
}

/** The version that some files make: the same for the same files, whatever the day. */
export async function listVersion(built: readonly BuiltFile[], date: string): Promise<SiteVersion> {
	const sorted = built.toSorted((a, b) => (a.path < b.path ? -1 : 1));
	const files = await Promise.all(
		sorted.map(async ({ path, body }): Promise<SiteFile> => [path, body.length, await revisionOf(body)]),
	);
	const version = await revisionOf(new TextEncoder().encode(JSON.stringify(files)));
	return { version: version.slice(0, 12), date, files, uses: usesIn(sorted) };
}

/** What is asked once a day. */
export const newestOf = ({ version, date, files }: SiteVersion): NewestVersion => ({
	version,
	date,
	size: sizeOf(files),
});

/**
 * The other files that each script and style sheet names: imports (static and dynamic), workers, styles. Read in the
 * files as written, where names with their hash appear verbatim: the bundler's own list lacks the workers.
 */
function usesIn(built: readonly BuiltFile[]): number[][] {
	const named = built.flatMap(({ path }, at) => (isHashed(path) ? [{ name: path.replace(/^.*\//, ''), at }] : []));
	return built.flatMap(({ path, body }, at) => {
		if (!isHashed(path) || !/\.(?:js|css)$/.test(path)) return [];
		const text = body.toString();
		const others = named.filter((other) => other.at !== at && text.includes(other.name)).map((other) => other.at);
		return others.length > 0 ? [[at, ...others]] : [];
	});
}

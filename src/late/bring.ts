/** Why a part that was asked for late did not come. */
export interface LateError {
	/** Status of the server's response for its file; none without network. */
	status?: number;
}

/** The server has the file, but the browser does not ask for it, or cannot run it. */
export const STUCK = 200;

/** Marks appended to the addresses of files that failed once, by their names. */
const marks: Record<string, string> = {};

/**
 * Every `import()` of the browsers' code goes through here (`src/build/late-imports.ts`): `load` hands over the name of
 * its file, and imports the address that it is given back. Firefox never fetches again an address that failed once: when
 * the server has the file, it is asked for once more, with a mark after its address. Rejects with a `LateError`.
 */
export function bringLate<Module>(
	load: (at: (name: string) => string) => Promise<Module>,
	last?: boolean,
): Promise<Module> {
	let file = '';
	return load((name) => {
		file = name;
		return name + (marks[name] ?? '');
	}).catch(async (error) => {
		error.status = (await fetch(new URL(file, import.meta.url))).status;
		if (last || error.status !== STUCK) throw error;
		marks[file] = `${marks[file] ?? '#'}1`;
		return bringLate(load, true);
	});
}

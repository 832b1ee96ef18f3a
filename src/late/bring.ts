/** Why a part that was asked for late did not come. */
export interface LateError {
	/** What the server answers for its file. None without network. */
	status?: number;
}

/** The server has the file, but the browser does not ask for it, or cannot run it. */
export const STUCK = 200;

/** What follows the address of a file that could not be fetched at first, by its name. */
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

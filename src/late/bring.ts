/** Why a part that was asked for late did not come. */
export interface LateError {
	/** What the server answers for its file. None without network. */
	status?: number;
	/** The name of the file. */
	file?: string;
}

/** What follows the address of a file that could not be fetched at first, by its name: `again.ts`. */
export const marks: Record<string, string> = {};

/**
 * Every `import()` of the browsers' code goes through here (`src/build/late-imports.ts`): `load` hands over the name of
 * its file, and imports the address that it is given back. Rejects with a `LateError`.
 */
export function bringLate<Module>(load: (at: (name: string) => string) => Promise<Module>): Promise<Module> {
	let file = '';
	const at = (name: string) => {
		file = name;
		return name + (marks[name] ?? '');
	};
	return load(at).catch(async (error) => {
		error.file = file;
		error.status = (await fetch(new URL(file, import.meta.url))).status;
		throw error;
	});
}

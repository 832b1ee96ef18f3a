import { type LateError, marks } from './bring';

export type { LateError };

/** The site was published anew since the page came: the server has the file no more. */
const GONE = 404;
/** The server has the file, but the browser does not ask for it. */
const STUCK = 200;

/**
 * Brings what `load` imports. Firefox never fetches again an address that failed once: it is asked once more, with a mark
 * after its address. Rejects with a `LateError`.
 */
export const bringAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
	load().catch((error: LateError) => {
		if (error.status !== STUCK || !error.file) throw error;
		marks[error.file] = `${marks[error.file] ?? '#'}1`;
		return load();
	});

/** What a file that is no code is missing for, from what the server answers. */
export const refusal = ({ status }: Response): Error & LateError => Object.assign(new Error(), { status });

/** What only a reload brings, in words; nothing when the part may come when it is asked for again. */
export function reloadNeeded(error: LateError): string | undefined {
	if (error.status === GONE) return 'Le site a été mis à jour.';
	// A file that it imports failed too, and has one address only.
	return error.status === STUCK ? 'Rechargez la page.' : undefined;
}

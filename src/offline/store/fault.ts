/** Why keeping stopped. */
export type FaultKind =
	/** Nothing answers. */
	| 'network'
	/** What answers is not the list of the site: a portal of the network, a page of errors. */
	| 'list'
	/** The server no longer has a file, or answers with an error. */
	| 'broken'
	/** The browser has no room left. */
	| 'quota'
	/** The browser stores nothing: a private window, site data that are blocked. */
	| 'storage'
	/** Everything was forgotten meanwhile, in another tab. */
	| 'forgotten'
	/** The reader stopped it. */
	| 'stopped'
	/** The site changes each time that all of it is there. */
	| 'unsettled';

export class Fault extends Error {
	constructor(
		readonly kind: FaultKind,
		/** The file that is broken, or what the browser said. */
		readonly detail = '',
	) {
		super(`${kind} ${detail}`);
	}
}

/** What a browser says when it refuses to store, as a fault. */
export function storageFault(error: unknown): Fault {
	if (error instanceof Fault) return error;
	const { name, message } = error as Error;
	return new Fault(name === 'QuotaExceededError' ? 'quota' : 'storage', message);
}

/** What is read or written in the store; its refusals become faults. */
export async function stored<Result>(act: () => Promise<Result>): Promise<Result> {
	try {
		return await act();
	} catch (error) {
		throw storageFault(error);
	}
}

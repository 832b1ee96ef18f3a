/** One name for all sheets: a change takes less than a millisecond. */
const NAME = 'feuilles';

/**
 * Does something while no other tab does: what it reads is what the others wrote, and none writes in between. A browser
 * without locks (and any, over plain http) does it at once: two tabs would have to write within the same few milliseconds.
 */
export async function alone<Result>(act: () => Result): Promise<Result> {
	let result: { is: Result } | undefined;
	const once = () => {
		result ??= { is: act() };
		return result.is;
	};
	try {
		return await (navigator.locks?.request(NAME, once) ?? once());
	} catch {
		// A page that may store nothing is refused the lock too.
		return once();
	}
}

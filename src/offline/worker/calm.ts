/** Longest that a response waits for storage, in milliseconds. */
const PATIENCE = 2000;

export const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * What storage gives, or `undefined` when it refuses, is broken or takes too long: it must never delay the response of the
 * network, nor make it fail.
 */
export async function calm<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
	try {
		return await Promise.race([act(), sleep(PATIENCE).then(() => undefined)]);
	} catch {
		return undefined;
	}
}

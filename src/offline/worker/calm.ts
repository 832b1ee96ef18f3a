/** Longest that an answer waits for what is stored, in milliseconds. */
const PATIENCE = 2000;

export const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * What storage gives, or `undefined` when it refuses, is broken or says nothing in time: no answer of the network may wait
 * for it or fail with it.
 */
export async function calm<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
	try {
		return await Promise.race([act(), sleep(PATIENCE).then(() => undefined)]);
	} catch {
		return undefined;
	}
}

import type { Codec } from './use-url-state';

/** What a tool answers to the case of an address: its headline, then what must be said with it. `page`: its address. */
export type SayCase = (address: string, page: string) => Promise<string | undefined>;

/** Makes `SayCase` of a tool, from the case and its address: nothing is said of an address that is not read whole. */
export const sayCase =
	<State>({ prepare, read }: Codec<State>, say: (state: State, query: URLSearchParams) => readonly string[]): SayCase =>
	async (address) => {
		const query = new URLSearchParams(address);
		await prepare?.(query);
		const { state, notices } = read(query);
		if (notices.length > 0) return undefined;
		return say(state, query).filter(Boolean).join(' ') || undefined;
	};

import { useLayoutEffect, useState } from 'preact/hooks';

/** A tool's state as it is written in the query string. */
export interface Codec<State> {
	initial: State;
	/** State from a query, with one sentence for each part that was replaced by its default. */
	read: (query: URLSearchParams) => { state: State; notices: string[] };
	write: (state: State) => URLSearchParams;
}

/**
 * State kept in the address, so that a link is a case one can discuss. The first drawing is the default
 * case, the same as the server's; the address is read right after. Without `synced` the address is left alone.
 */
export function useUrlState<State>({ initial, read, write }: Codec<State>, synced: boolean) {
	const [state, setState] = useState(initial);
	const [notices, setNotices] = useState<readonly string[]>([]);

	useLayoutEffect(() => {
		if (!synced) return;
		const load = () => {
			const asked = read(new URLSearchParams(location.search));
			setState(asked.state);
			setNotices(asked.notices);
		};
		load();
		addEventListener('popstate', load);
		return () => removeEventListener('popstate', load);
	}, [synced, read]);

	const change = (next: State) => {
		setState(next);
		setNotices([]);
		if (!synced) return;
		const query = write(next).toString();
		history.replaceState(null, '', query ? `?${query}` : location.pathname);
	};
	return { state, change, notices };
}

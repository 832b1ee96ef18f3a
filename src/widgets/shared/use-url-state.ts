import { useLayoutEffect, useState } from 'preact/hooks';
import { ownTask } from '../own-task';
import { framed, frameParameters } from './frame';

/** A tool's state as it is written in the query string. */
export interface Codec<State> {
	initial: State;
	/** State from a query, with one sentence for each part that was replaced by its default. */
	read: (query: URLSearchParams) => { state: State; notices: string[] };
	write: (state: State) => URLSearchParams;
	/** Brings the code without which a query cannot be read; `undefined` when nothing is missing. Asked before `read`. */
	prepare?: (query: URLSearchParams) => Promise<unknown> | undefined;
	/** Parameters of the page that are not the tool's: they stay in the address. */
	keep?: readonly string[];
}

const UNREADABLE = 'Ce cas n’a pas pu être chargé : vérifiez la connexion, puis ouvrez-le de nouveau.';

/**
 * State kept in the address, so that a link is a case one can discuss. The first drawing is the default
 * case, the same as the server's; the address is read right after. Without `synced` the address is left alone.
 */
export function useUrlState<State>({ initial, read, write, prepare, keep = [] }: Codec<State>, synced: boolean) {
	const [state, setState] = useState(initial);
	const [notices, setNotices] = useState<readonly string[]>([]);
	const query = write(state).toString();

	useLayoutEffect(() => {
		const ask = () => read(synced ? ownQuery() : new URLSearchParams());
		const show = (asked: ReturnType<typeof ask>) => {
			setState(asked.state);
			setNotices([...new Set(asked.notices)]);
		};
		// Without `synced` too: fields that the reader touched before this script ran must show the state again. When what the
		// server drew is right, nothing is drawn again; else it is in a task of its own, so that no task is long.
		const first = ask();
		if (first.notices.length > 0 || write(first.state).toString() !== query || touched())
			ownTask().then(() => show(first));
		if (!synced) return;
		const load = () => onceReady(ownQuery(), () => show(ask()));
		addEventListener('popstate', load);
		return () => removeEventListener('popstate', load);
	}, [synced, read]);

	useLayoutEffect(() => {
		if (synced) linkToCase(query === write(initial).toString() ? '' : query);
	}, [synced, query]);

	const show = (next: State, own: string, method: 'pushState' | 'replaceState') => {
		setState(next);
		setNotices([]);
		const kept = [own, ...others(framed() ? [...keep, ...frameParameters] : keep)].filter(Boolean).join('&');
		if (synced) writeAddress(kept && `?${kept}`, method);
	};
	/** Calls `then` once the code that reads the query has come, or gives a notice that it cannot be read. */
	const onceReady = (asked: URLSearchParams, then: () => void) => {
		const missing = prepare?.(asked);
		if (missing) missing.then(then, () => setNotices([UNREADABLE]));
		else then();
	};
	const open = (next: State) => show(next, write(next).toString(), 'pushState');
	return {
		state,
		notices,
		/** The case as a query string, without « ? ». */
		query,
		/** Corrects the present case: it replaces the entry of the history, so that « Back » skips corrections. */
		change: (next: State) => show(next, write(next).toString(), 'replaceState'),
		/** Another case: « Back » returns to the one before. */
		open,
		/** The same, as the address writes it. */
		openQuery: (asked: string) => {
			const other = new URLSearchParams(asked);
			onceReady(other, () => open(read(other).state));
		},
		/** The default case, at the address without a query. */
		reset: () => show(initial, '', 'pushState'),
	};
}

/** Whether a field shows something else than the server wrote: the browser restored it, or the reader was quicker than the script. */
const touched = (): boolean =>
	[...document.querySelectorAll<HTMLInputElement | HTMLOptionElement>(':is(.outil, .suiveur) :is(input, option)')].some(
		(field) =>
			'selected' in field
				? field.selected !== field.defaultSelected
				: field.checked !== field.defaultChecked || (field.hasAttribute('value') && field.value !== field.defaultValue),
	);

/** The link of the page to its snippet builder takes the case along; one that has no case of its own, none. */
function linkToCase(query: string) {
	const link = document.querySelector<HTMLAnchorElement>('[data-integrer]');
	if (!link) return;
	const { searchParams } = new URL(link.href);
	searchParams.delete('parametres');
	if (query) searchParams.set('parametres', query);
	link.search = searchParams.toString();
}

/** The query of the address, without what belongs to the frame that holds the tool. */
function ownQuery(): URLSearchParams {
	const query = new URLSearchParams(location.search);
	if (framed()) for (const name of frameParameters) query.delete(name);
	return query;
}

/** Parameters of the address, as they are written there. */
const others = (names: readonly string[]): string[] =>
	names.flatMap((name) => {
		const value = new URLSearchParams(location.search).get(name);
		return value === null ? [] : [new URLSearchParams({ [name]: value }).toString()];
	});

let latest = '';

/**
 * Another case has its own entry of the history at once; a correction is drawn first, then written: writing costs the browser
 * up to 10 ms. `search` is empty, or begins with « ? ».
 */
function writeAddress(search: string, method: 'pushState' | 'replaceState') {
	latest = search;
	const write = () => {
		if (search !== latest || search === location.search) return;
		try {
			// In a frame, « Back » belongs to the page that holds it.
			history[framed() ? 'replaceState' : method](null, '', search || location.pathname);
			dispatchEvent(new Event('arbitre:adresse'));
		} catch {
			// Safari refuses more than 100 changes in 30 seconds (a key held down): the next change writes the address.
		}
	};
	if (method === 'pushState') write();
	else ownTask().then(write);
}

import { clear, markText } from './marked-text';
import { automatic, everywhere, readSelector } from './options';
import { planPlaces } from './places';
import { planRun } from './plan';
import { hidePreview, startPreviews } from './previews';
import { restOf } from './quarrels';
import { type Piece, type Run, runsIn } from './runs';
import { written } from './site';
import { termsOf } from './terms';
import { watchPage } from './watch';
import { closed, MARKED_PLACE } from './zones';

/** Time that a host has to finish its changes, in milliseconds. */
const PATIENCE = 100;
/** Time after which the browser gets its turn, in milliseconds. */
const TURN = 10;
/** Where terms are looked for when the host does not say. */
const ARTICLE = 'article,main';

/** Marks the terms of the page, and of what is added to it, until the function that it returns is called. */
export function openSession(): () => void {
	const closing = new AbortController();
	const { signal } = closing;
	/** What texts without marks said when they were read. */
	const read = new WeakMap<Text, string>();
	const isRead = (node: Text) => read.get(node) === node.data;
	let dans: string | undefined;
	/** Whether the page is to be read, or being read. */
	let due = false;
	let busy = false;

	const selector = () => dans || (document.querySelector(ARTICLE) ? ARTICLE : 'body');
	const [quietly, stop] = watchPage(() => (automatic ? `${selector()},${MARKED_PLACE}` : MARKED_PLACE), readSoon);

	function readSoon(): void {
		if (!due) setTimeout(readPage, PATIENCE);
		due = true;
	}

	async function readPage(): Promise<void> {
		due = false;
		if (signal.aborted) return;
		if (busy || document.readyState === 'loading') return readSoon();
		busy = true;
		dans ??= readSelector();
		quietly(() => clear(false));
		apply(planPlaces(isRead, readSoon));
		const places = selector();
		for (const place of automatic ? document.querySelectorAll(places) : []) {
			if (!place.parentElement?.closest(places) && !place.closest(closed)) await readPlace(place);
		}
		busy = false;
	}

	async function readPlace(place: Element): Promise<void> {
		const rest = restOf(place, performance.now());
		if (rest > 0) return rest < 1e9 ? readSoon() : undefined;
		// Reading what cannot be marked yet would be reading twice.
		if (written.jeu && termsOf(written.jeu, readSoon) === undefined) return;
		const runs = runsIn(place, isRead);
		while (runs.length && !signal.aborted) {
			const end = performance.now() + TURN;
			const pieces: Piece[] = [];
			while (runs.length && performance.now() < end) {
				const run = runs.shift() as Run;
				const terms = termsOf(run.jeu, readSoon);
				if (!terms) continue;
				planRun(run, terms, everywhere);
				pieces.push(...run.pieces);
			}
			apply(pieces);
			if (runs.length) await new Promise((resolve) => setTimeout(resolve));
		}
	}

	/** Marks what was planned, but in texts that the host has changed meanwhile. */
	function apply(pieces: readonly Piece[]): void {
		quietly(() => {
			for (const { node, data, spans } of pieces) {
				if (!node.isConnected || node.data !== data) continue;
				if (spans.length) markText(node, spans);
				else read.set(node, data);
			}
		});
	}

	startPreviews(signal);
	readPage();
	return () => {
		closing.abort();
		hidePreview();
		quietly(() => clear(true));
		stop();
	};
}

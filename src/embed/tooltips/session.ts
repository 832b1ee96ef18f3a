import { NEAR, PATIENCE, TURN } from './limits';
import { clear, markText } from './marked-text';
import { automatic, everywhere, readSelector } from './options';
import { planPlaces } from './places';
import { planRun } from './plan';
import { startPreviews } from './previews';
import { restOf } from './quarrels';
import { type Piece, type Run, runsIn } from './runs';
import { written } from './site';
import { termsOf } from './terms';
import { watchPage } from './watch';
import { closed, MARKED_PLACE } from './zones';

/** Where terms are looked for when the host does not say. */
const ARTICLE = 'article,main';

/** What holds the start of a run: the browser says when it comes near. */
const blockOf = ({ pieces_: pieces }: Run): Element => pieces[0]?.node_.parentNode as Element;

/** Marks the terms of the page, and of what is added to it, until the function that it returns is called. */
export function openSession(): () => void {
	const closing = new AbortController();
	const { signal } = closing;
	/** What texts without marks said when they were read. */
	const read = new WeakMap<Text, string>();
	const isRead = (node: Text) => read.get(node) === node.data;
	/** Texts to mark when one comes near them. */
	let waiting: Run[] = [];
	const near = new IntersectionObserver(markNear, { rootMargin: NEAR, scrollMargin: NEAR });
	let given: string | undefined;
	/** Whether the page is to be read. */
	let due = false;

	const selector = () => given || (document.querySelector(ARTICLE) ? ARTICLE : 'body');
	const [quietly, stop] = watchPage(() => (automatic ? `${MARKED_PLACE},${selector()}` : MARKED_PLACE), readSoon);

	function readSoon(): void {
		if (!due) setTimeout(readPage, PATIENCE);
		due = true;
	}

	function readPage(): void {
		due = false;
		if (document.readyState === 'loading') readSoon();
		else if (!signal.aborted) readPlaces();
	}

	function readPlaces(): void {
		given ??= readSelector();
		forget();
		quietly(() => clear(false));
		apply(planPlaces(isRead, readSoon));
		const places = selector();
		for (const place of automatic ? document.querySelectorAll(places) : []) {
			if (!place.parentElement?.closest(places) && !place.closest(closed)) readPlace(place);
		}
	}

	function readPlace(place: Element): void {
		// Without the terms, nothing can be marked yet: the place would be read twice.
		if (written.jeu && termsOf(written.jeu, readSoon) === undefined) return;
		for (const run of runsIn(place, isRead)) {
			const rest = restOf(blockOf(run));
			if (rest < 1) {
				waiting.push(run);
				near.observe(blockOf(run));
			} else if (rest < 1e9) setTimeout(readSoon, rest);
		}
	}

	/** Marks what the reader comes near to: of a long article, only what is read costs time. */
	function markNear(seen: readonly IntersectionObserverEntry[]): void {
		const end = performance.now() + TURN;
		const blocks = new Set(seen.map(({ isIntersecting, target }) => isIntersecting && target));
		const pieces: Piece[] = [];
		// Never late before a first piece: a turn that does nothing would be followed by another, for ever.
		const late = () => pieces.length && performance.now() > end;
		waiting = waiting.filter((run) => {
			const block = blockOf(run);
			const terms = blocks.has(block) && !block.closest(closed) && !late() && termsOf(run.game_, readSoon);
			if (!terms) return true;
			planRun(run, terms, everywhere);
			pieces.push(...run.pieces_);
			return false;
		});
		if (pieces.length) apply(pieces);
		if (late()) setTimeout(() => markNear(seen));
	}

	function forget(): void {
		near.disconnect();
		waiting = [];
	}

	/** Marks what was planned, but in texts that the host has changed meanwhile. */
	function apply(pieces: readonly Piece[]): void {
		quietly(() => {
			for (const { node_: node, data_: data, spans_: spans } of pieces) {
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
		forget();
		quietly(() => clear(true));
		stop();
	};
}

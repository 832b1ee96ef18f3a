import { ELEMENT, TEXT } from './elements';
import { LONG } from './limits';
import { markOf } from './mark';
import { isMarked, type Span } from './marked-text';
import { written } from './site';
import type { Term } from './terms-file';
import { isHeading, isUnread } from './zones';

/** A text in which terms are to be marked. */
export interface Piece {
	node_: Text;
	/** What it said when it was read, and where it starts in its run. */
	data_: string;
	start_: number;
	/** Terms marked in its section. */
	seen_: Set<Term>;
	/** What to mark in it. */
	spans_: Span[];
}

/** Texts of the host that are read as one: no block starts between them. */
export interface Run {
	text_: string;
	pieces_: Piece[];
	/** Empty when nobody names it. */
	game_: string;
}

const GAME = 'data-arbitre-jeu';

/** Layouts in which a text that stands by itself may be a box: cut in pieces, it would be several. */
const boxes = /flex|grid|box|ruby|contents/;

/** The runs of an element that hold a text to read, in the order of the page. Nothing is changed meanwhile. */
export function runsIn(container: Element, isRead: (node: Text) => boolean): Run[] {
	const runs: Run[] = [];
	let run: Run | undefined;
	let seen = new Set<Term>();

	function end(): void {
		if (run?.pieces_.length) runs.push(run);
		run = undefined;
	}

	function add(data: string, game: string, node?: Text): void {
		run ??= { text_: '', pieces_: [], game_: game };
		if (node) run.pieces_.push({ node_: node, data_: data, start_: run.text_.length, seen_: seen, spans_: [] });
		run.text_ += data;
	}

	function readElement(element: Element, around: string): void {
		const game = element.getAttribute(GAME) ?? around;
		const { display } = getComputedStyle(element);
		const apart = display !== 'inline' || game !== around || (run?.text_.length as number) > LONG;
		if (apart) end();
		// No word goes on after these; a sentence does.
		if (/^(br|img|su[bp])$/.test(element.localName)) add('|', game);
		if (element !== container && isUnread(element)) {
			if (isHeading(element)) seen = new Set();
			if (!apart) add(element.textContent ?? '', game);
			const mark = markOf(element);
			if (mark) seen.add(mark.term_);
		} else {
			const read = !boxes.test(display);
			for (let node = element.firstChild; node; node = node.nextSibling) {
				if (node.nodeType === ELEMENT) readElement(node as Element, game);
				if (node.nodeType === TEXT && read) readText(node as Text, game);
			}
		}
		if (apart) end();
	}

	function readText(node: Text, game: string): void {
		const { data } = node;
		add(data, game, isMarked(node) || isRead(node) || !data.trim() ? undefined : node);
	}

	readElement(container, container.closest(`[${GAME}]`)?.getAttribute(GAME) ?? written.jeu ?? '');
	end();
	return runs;
}

import { detach, TEXT } from './elements';
import { YOUNG } from './limits';
import { MARK, makeMark } from './mark';
import type { Term } from './terms-file';

/** Words of a text to mark: UTF-16 offsets. */
export interface Span {
	start_: number;
	end_: number;
	term_: Term;
}

/** A text of the host that holds marks. The host’s own node stays in its place, as the piece before the first mark. */
interface MarkedText {
	node_: Text;
	parent_: Node;
	/** What the host’s node was left with. */
	head_: string;
	/** Marks, the words in them and the text after each, and what they said. */
	made_: Map<Node, string>;
	/** When it was marked. */
	at_: number;
}

/** By the host’s node, and by what was made of it. */
const byPiece = new WeakMap<Node, MarkedText>();

/** Whether a node is a piece of a text that holds marks. */
export const isMarked = (node: Node): boolean => byPiece.has(node);

/** Marks words of a text of the host, given in order. */
export function markText(node: Text, spans: readonly Span[]): void {
	const parent = node.parentNode as Node;
	const text: MarkedText = { node_: node, parent_: parent, head_: '', made_: new Map(), at_: performance.now() };
	const add = (piece: Node) => {
		text.made_.set(piece, piece.textContent ?? '');
		byPiece.set(piece, text);
	};
	// From the last one, so that the offsets of the others hold.
	for (const { start_: start, end_: end, term_: term } of [...spans].reverse()) {
		if (end < node.length) add(node.splitText(end));
		const word = node.splitText(start);
		const mark = makeMark(term);
		parent.insertBefore(mark, word);
		mark.appendChild(word);
		add(word);
		add(mark);
	}
	text.head_ = node.data;
	byPiece.set(node, text);
}

/**
 * Unwraps copies of our marks, which a host makes when it writes its own HTML again; `all`: our marks too, so that every
 * text is the host’s again.
 */
export function clear(all: boolean): void {
	for (const mark of document.querySelectorAll(MARK)) {
		const text = byPiece.get(mark);
		if (!text) unwrap(mark);
		else if (all) settle(text, true);
	}
}

/**
 * Removes the marks of a text when the host has changed it. `replaced`: what was removed was replaced at once. Returns
 * whether the marks that are lost had just been made.
 */
export function review(piece: Node, replaced: boolean): boolean {
	const text = byPiece.get(piece);
	if (!text) return false;
	const { node_: node, parent_: parent, at_: at } = text;
	const taken = node.parentNode !== parent;
	const unwanted = taken ? !replaced : isRewritten(text);
	if (!taken && !unwanted && piece.isConnected) return false;
	settle(text, !unwanted);
	return performance.now() - at < YOUNG;
}

/**
 * Whether the host gave its node a new text, which replaces the marked words as well. Other scripts only change the signs
 * of texts, or cut them: the letters up to the first mark are then the same.
 */
function isRewritten(text: MarkedText): boolean {
	const { node_: node, head_: head } = text;
	let leading = node.data;
	if (leading === head) return false;
	for (let part = node.nextSibling; part && byPiece.get(part) !== text; part = part.nextSibling) {
		leading += part.textContent;
	}
	return !leading || letters(leading) !== letters(head);
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Removes the marks of a text. `wanted`: its words stay, in the host’s own node when they still follow it. If not, they
 * are removed, except those that another script has changed.
 */
function settle(text: MarkedText, wanted: boolean): void {
	const { node_: node, made_: made } = text;
	for (const [piece, said] of made) {
		if (wanted || piece.textContent !== said) unwrap(piece);
		else detach(piece);
	}
	for (let next = node.nextSibling; wanted && next && made.has(next); next = node.nextSibling) {
		node.appendData(next.textContent ?? '');
		detach(next);
	}
	for (const piece of [node, ...made.keys()]) byPiece.delete(piece);
}

/** Leaves what a mark holds in its place; a text holds nothing. */
function unwrap(piece: Node): void {
	const { parentNode } = piece;
	if (piece.nodeType === TEXT) return;
	while (parentNode && piece.firstChild) parentNode.insertBefore(piece.firstChild, piece);
	detach(piece);
}

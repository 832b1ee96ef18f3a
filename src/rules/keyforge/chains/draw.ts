import { findBand } from './bands';
import { countDrawable, drawCards } from './piles';
import { type Line, record, type State } from './state';

/** A draw that fills the hand. */
interface Draw {
	readonly moment: 'starting-hand' | 'this-turn' | 'turn';
	/** Number of the turn, from 1; 0 before the first turn of the list. */
	readonly turn: number;
	/** Cards that the hand should hold. */
	readonly handSize: number;
}

/**
 * Fills the hand up to `handSize`, with what the chains take off, then sheds a chain if it kept a card from being drawn
 * (rules regles-chaines-niveaux, chaines-se-liberer, regles-chaines-main-pleine, regles-chaines-sans-carte).
 */
export function fillHand(state: State, draw: Draw): State {
	const missing = Math.max(0, draw.handSize - state.hand);
	const band = findBand(state.chains, state.beyondBands);
	const reduction = missing === 0 || band === undefined ? 0 : band.cards;
	const toDraw = Math.max(0, missing - reduction);
	const drawable = countDrawable(state);
	const withheld = Math.min(missing, drawable) - Math.min(toDraw, drawable);
	const after = missing === 0 ? keepHand(state, draw) : drawReduced(state, draw, { missing, toDraw, withheld });
	return closeLine(after, {
		moment: draw.moment,
		turn: draw.turn,
		chainsBefore: state.chains,
		chainsAfter: after.chains,
		handBefore: state.hand,
		handAfter: after.hand,
		handSize: draw.handSize,
		missing,
		reduction,
		drawn: after.hand - state.hand,
		withheld,
		shed: after.chains < state.chains,
		piles: after.piles,
	});
}

/** Ends the line being computed: what comes next belongs to another one. */
export function closeLine(state: State, line: Line): State {
	return { ...state, lines: [...state.lines, line] };
}

/** A hand that has enough cards draws none and keeps them all; no chain is shed. */
function keepHand(state: State, { handSize }: Draw): State {
	const { hand, chains } = state;
	const rule = hand > handSize ? 'etape-5-plus-de-six' : 'etape-5-six-cartes';
	const note = record(state, { kind: 'hand-full', rule, before: hand, after: hand, handSize });
	if (chains === 0) return note;
	const kept = { kind: 'chain-kept', rule: 'regles-chaines-main-pleine' } as const;
	return record(note, { ...kept, before: chains, after: chains });
}

type Counts = Readonly<Record<'missing' | 'toDraw' | 'withheld', number>>;

function drawReduced(state: State, draw: Draw, { missing, toDraw, withheld }: Counts): State {
	const { hand, chains } = state;
	const start = draw.moment === 'starting-hand';
	const announced = start
		? record(state, { kind: 'starting-hand', rule: 'mise-en-place-mains', before: 0, after: missing })
		: record(state, { kind: 'hand-to-refill', rule: 'etape-5-six-cartes', before: hand, after: draw.handSize });
	const drawn = drawCards(reduce(announced, missing, toDraw), toDraw);
	const noted =
		drawn.hand === hand
			? drawn
			: record(drawn, {
					kind: 'cards-drawn',
					rule: start ? 'mise-en-place-mains' : 'etape-5-six-cartes',
					before: hand,
					after: drawn.hand,
				});
	if (chains === 0) return noted;
	if (withheld === 0) return keepChain(noted);
	if (start) return shedChain(noted, 'chaines-main-de-depart');
	return shedChain(noted, toDraw === 0 ? 'regles-chaines-main-pleine' : 'chaines-se-liberer');
}

/** The chains take cards off the draw: what the band says, at most every card (rule regles-chaines-niveaux). */
function reduce(state: State, before: number, after: number): State {
	const { chains, beyondBands } = state;
	const band = findBand(chains, beyondBands);
	if (band === undefined) return state;
	const { rule, cards } = band;
	return record(state, { kind: 'draw-reduced', rule, before, after, chains, cards });
}

/** Without a card that they keep from being drawn, the chains hold (rule regles-chaines-sans-carte). */
function keepChain(state: State): State {
	const { chains } = state;
	const kept = { kind: 'chain-kept', rule: 'regles-chaines-sans-carte' } as const;
	return record(state, { ...kept, before: chains, after: chains });
}

type SheddingRule = 'chaines-main-de-depart' | 'chaines-se-liberer' | 'regles-chaines-main-pleine';

function shedChain(state: State, rule: SheddingRule): State {
	const chains = state.chains - 1;
	const shed = record({ ...state, chains }, { kind: 'chain-shed', rule, before: chains + 1, after: chains });
	return noteFree(shed);
}

/** No chain is left (rule regles-chaines-fin). */
export function noteFree(state: State): State {
	return state.chains > 0 ? state : record(state, { kind: 'free', rule: 'regles-chaines-fin', before: 0, after: 0 });
}

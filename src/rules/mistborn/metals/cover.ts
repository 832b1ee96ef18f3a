import type { PayingAction, Recipient, Refresh } from './action';
import { type Card, isSavant, listAbilities, provides } from './card';
import { openFlow, type Pipe } from './flow';
import type { Metal, Need } from './metal';
import { remainingBurns, type State } from './state';

/** What a way to pay spends: flared tokens, Atium, cards, places in the limit (burnt tokens and Atium). */
export const EXPENSES = ['flare', 'atium', 'card', 'place'] as const;
/** `turned`: a token that could have been refreshed, and stays turned over. */
type Expense = (typeof EXPENSES)[number] | 'turned';

/** A way to cover a list of metals, as actions in the order of the list, the metals left uncovered, the tokens refreshed. */
export interface Coverage {
	readonly actions: readonly PayingAction[];
	readonly missing: readonly Need[];
	readonly refreshes: readonly Refresh[];
}

/** More than a turn has metals (32): one thing less of a dearer kind outweighs any number of cheaper ones. */
const BASE = 64;

const SOURCE = 'source';
export const SINK = 'sink';

/** A pipe whose flow is so many actions: each takes the next card of the batch, if there is one. */
export interface PayingPipe extends Pipe {
	readonly action?: (card: string) => PayingAction | Refresh;
	readonly batch?: Batch;
	/** What a unit spends, and whether it is a card with something to pay. */
	readonly expense?: Expense | 'missing';
	readonly unpaid?: boolean;
}

/** Cards that are worth the same for what is asked: which metals they can be, and whether they have something to pay. */
export interface Batch {
	readonly name: string;
	readonly cards: readonly Card[];
	readonly metals: readonly Need[];
	readonly unpaid: boolean;
	readonly savant: boolean;
}

/** What a card left in hand may do besides, once: the node that asks for it, and the pipes from there. */
export interface Beside {
	readonly node: string;
	/** A metal that the card can be. */
	readonly metal: Metal;
	readonly draw: (batches: readonly Batch[]) => readonly PayingPipe[];
}

/**
 * Finds how to provide metals to `recipient` with what is left this turn: tokens, burnt or flared, Atium, cards in hand
 * other than those that are `kept`. As few metals as possible stay uncovered; then it spends as little as possible of what `spare` names
 * first, then second, and so on; then it lays rather cards with nothing to pay. No token is refreshed to be burnt: the
 * card is worth the metal itself; but cards left over may be of use `besides`. One way for each list of metals, each list
 * beginning with the one before.
 */
export function openCoverage(
	state: State,
	demands: readonly (readonly Need[])[],
	kept: readonly string[],
	recipient: Recipient = null,
	besides: readonly Beside[] = [],
): (spare: readonly Expense[]) => readonly Coverage[] {
	const metals = [...new Set(demands.flat())];
	const pipes = drawPipes(state, metals, kept, recipient, besides);
	const inflows = demands.map((demand) => [...metals.map((metal) => countOf(demand, metal)), ...besides.map(() => 1)]);
	const send = openFlow(pipes, SOURCE, SINK, inflows);
	return (spare) => {
		const flows = send(pipes.map(({ expense, unpaid }) => costOf(expense, unpaid, spare)));
		return demands.map((demand, index) => assign(demand, listActions(pipes, flows[index] ?? [])));
	};
}

/** How many times a metal is in a list. */
export function countOf(metals: readonly Need[], metal: Need): number {
	return metals.filter((other) => other === metal).length;
}

function costOf(expense: PayingPipe['expense'], unpaid: boolean | undefined, spare: readonly Expense[]): number {
	if (expense === undefined) return 0;
	const index = expense === 'missing' ? -1 : spare.indexOf(expense);
	return BASE ** (spare.length - index) + (unpaid ? 1 : 0);
}

/** The actions that a flow is made of. */
function listActions(pipes: readonly PayingPipe[], flow: readonly number[]): readonly (PayingAction | Refresh)[] {
	const takenFrom = new Map<Batch, number>();
	const actions: (PayingAction | Refresh)[] = [];
	for (const [index, { action, batch }] of pipes.entries()) {
		for (let unit = 0; action !== undefined && unit < (flow[index] ?? 0); unit++) {
			const taken = batch === undefined ? 0 : (takenFrom.get(batch) ?? 0);
			if (batch !== undefined) takenFrom.set(batch, taken + 1);
			actions.push(action(batch?.cards[taken]?.id ?? ''));
		}
	}
	return actions;
}

/** Gives each metal of the list, in order, an action that provides it. */
function assign(demand: readonly Need[], available: readonly (PayingAction | Refresh)[]): Coverage {
	const left = available.filter((action) => action.type !== 'refresh');
	const refreshes = available.filter((action) => action.type === 'refresh');
	const actions: PayingAction[] = [];
	const missing: Need[] = [];
	for (const need of demand) {
		const index = left.findIndex((action) => metalOf(action) === need);
		if (index < 0) missing.push(need);
		else actions.push(...left.splice(index, 1));
	}
	return { actions, missing, refreshes };
}

function metalOf(action: PayingAction): Need {
	return action.type === 'burn' || action.type === 'flare' ? action.metal : action.standsFor;
}

/**
 * From the source to each metal asked for, then to what can provide it: one token a metal, that takes a place in the
 * limit unless it is flared; Atium tokens, that always take one (rule atium-limite); cards, each for one metal.
 */
function drawPipes(
	state: State,
	metals: readonly Need[],
	kept: readonly string[],
	recipient: Recipient,
	besides: readonly Beside[],
): readonly PayingPipe[] {
	const batches = sortBatches(state, [...new Set([...metals, ...besides.map(({ metal }) => metal)])], kept);
	return [
		...metals.map((metal) => ({ from: SOURCE, to: metalNode(metal), capacity: 0 })),
		...besides.map(({ node }) => ({ from: SOURCE, to: node, capacity: 0 })),
		...metals.flatMap((metal) => [
			{ from: metalNode(metal), to: SINK, capacity: Number.POSITIVE_INFINITY, expense: 'missing' as const },
			...drawToken(state, metal, recipient),
			drawAtium(metal, recipient),
			...batches.filter((batch) => batch.metals.includes(metal)).map((batch) => drawBatch(batch, metal, recipient)),
		]),
		...besides.flatMap(({ draw }) => draw(batches)),
		{ from: 'places', to: SINK, capacity: Math.max(0, remainingBurns(state)), expense: 'place' },
		{ from: 'atium', to: 'places', capacity: state.atium, expense: 'atium' },
		...batches.map(({ name, cards, unpaid }) => ({
			from: name,
			to: SINK,
			capacity: cards.length,
			expense: 'card' as const,
			unpaid,
		})),
	];
}

const metalNode = (metal: Need) => `metal ${metal}`;

/** Cards in hand that can be one of the metals, but those that are kept, batch by batch. */
function sortBatches(state: State, metals: readonly Need[], kept: readonly string[]): readonly Batch[] {
	const batches = new Map<string, Batch>();
	for (const { card, place } of state.cards) {
		const provided = place === 'hand' && !kept.includes(card.id) ? metals.filter((metal) => provides(card, metal)) : [];
		if (provided.length === 0) continue;
		const unpaid = listAbilities(card).length > 0;
		const savant = isSavant(card);
		const name = `cards ${provided.join(' ')} ${unpaid} ${savant}`;
		batches.set(name, { name, cards: [...(batches.get(name)?.cards ?? []), card], metals: provided, unpaid, savant });
	}
	return [...batches.values()];
}

function drawToken(state: State, metal: Need, recipient: Recipient): readonly PayingPipe[] {
	if (metal === 'atium' || state.tokens[metal] !== 'ready') return [];
	const token = `token ${metal}`;
	return [
		{ from: metalNode(metal), to: token, capacity: 1 },
		{ from: token, to: 'places', capacity: 1, action: () => ({ type: 'burn', metal, recipient }) },
		{
			from: token,
			to: SINK,
			capacity: 1,
			expense: 'flare',
			action: () => ({ type: 'flare', metal, recipient }),
		},
	];
}

function drawAtium(metal: Need, recipient: Recipient): PayingPipe {
	const action = () => ({ type: 'atium' as const, standsFor: metal, recipient });
	return { from: metalNode(metal), to: 'atium', capacity: Number.POSITIVE_INFINITY, action };
}

function drawBatch(batch: Batch, metal: Need, recipient: Recipient): PayingPipe {
	const action = (card: string) => ({ type: 'lay' as const, card, standsFor: metal, recipient });
	return { from: metalNode(metal), to: batch.name, capacity: batch.cards.length, batch, action };
}

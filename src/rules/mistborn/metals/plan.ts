import { type Bill, drawBill, listTurned, type Plan, payBill } from './bill';
import { isSavant, provides } from './card';
import type { Choice } from './choice';
import type { Goals } from './goals';
import { METALS, type Metal } from './metal';
import type { Price } from './price';
import { remainingBurns, type State } from './state';

/**
 * The actions that a choice is made of, at one of its prices, which are the same but for the use of Atium. Of all the
 * ways to pay it, the one that leaves the most tokens ready, with as few refreshed to be burnt as that takes. It pauses.
 */
export function* planChoice(
	state: State,
	goals: Goals,
	choice: Choice,
	prices: readonly Price[],
): Generator<undefined, Plan> {
	let best: Plan = { actions: [], refreshed: -1 };
	for (const price of prices) {
		const bill = drawBill(state, goals, choice, price);
		const most = countRefreshable(bill);
		for (const burnt of listBurnt(bill)) {
			if (best.refreshed >= most) break;
			yield;
			const plan = payBill(bill, burnt, price);
			if (plan !== null && plan.refreshed > best.refreshed) best = plan;
		}
	}
	return best;
}

/** Cards in hand that can be discarded. */
const listIdle = ({ left, kept }: Bill) =>
	left.cards.filter(({ card, place }) => place === 'hand' && !kept.includes(card.id)).map(({ card }) => card);

/** Tokens refreshed at most: one for each card that can. */
function countRefreshable(bill: Bill): number {
	const turned = listTurned(bill.left);
	const able = listIdle(bill).filter((card) => turned.some((metal) => provides(card, metal)));
	return Math.min(turned.length, able.length);
}

/** Sets of tokens turned over that can be refreshed to be burnt, within the limit, the smallest first. */
function listBurnt(bill: Bill): readonly (readonly Metal[])[] {
	const { left, others } = bill;
	const cards = listIdle(bill).filter((card) => !isSavant(card));
	const asked = METALS.filter(
		(metal) =>
			left.tokens[metal] === 'turned' &&
			others.some((place) => place.metal === metal) &&
			cards.some((card) => provides(card, metal)),
	);
	const sets: (readonly Metal[])[] = [[]];
	for (const metal of asked) sets.push(...sets.map((set) => [...set, metal]));
	const room = remainingBurns(left);
	return sets.filter(({ length }) => length <= room).sort((one, other) => one.length - other.length);
}

import type { Passage } from './blow';
import { cancelDamage } from './cancel';
import { type Creature, remainingArmor } from './creature';
import { findInPlay, getCreature, record, type State } from './state';
import { discardWard } from './ward';

/**
 * Between armor and the last step of the damage sequence: what is left goes to another creature in play when an effect
 * says so (rule faq-armure-double-tenebreux-report).
 */
export function forwardDamage(passage: Passage): Passage {
	const { state, blow } = passage;
	const to = findRecipient(state, getCreature(state, blow.target));
	if (blow.left === 0 || to === undefined) return passage;
	const rule = 'faq-armure-double-tenebreux-report';
	const armor = remainingArmor(getCreature(state, to));
	const finding = {
		kind: 'damage-redirected',
		rule,
		creature: blow.target,
		before: blow.left,
		after: 0,
		to,
		armor,
	} as const;
	return { state: record(state, finding), blow: { ...blow, target: to, forwarded: true } };
}

/**
 * That the recipient cannot be dealt damage counts, then its ward (rule proteger-remplace); not its armor, whose step is
 * over.
 */
export function spareRecipient(passage: Passage, start: State): Passage {
	return passage.blow.forwarded ? discardWard(cancelDamage(passage), start) : passage;
}

/** Who is dealt the damage of a creature instead of it: the last one named that is in play. */
export const findRecipient = (state: State, { redirects = [] }: Creature): string | undefined =>
	redirects.findLast(({ to }) => findInPlay(state, to) !== undefined)?.to;

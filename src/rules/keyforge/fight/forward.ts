import type { Passage } from './blow';
import { cancelDamage } from './cancel';
import { findInPlay, getCreature, record } from './state';

/**
 * Between armor and the last step of the damage sequence: what is left goes to another creature in play when an effect
 * says so (rule faq-armure-double-tenebreux-report). Its own ward and armor, whose steps are over, stop nothing; that
 * it cannot be dealt damage does.
 */
export function forwardDamage(passage: Passage): Passage {
	const { state, blow } = passage;
	const to = getCreature(state, blow.target).redirect?.to;
	if (blow.left === 0 || to === undefined || findInPlay(state, to) === undefined) return passage;
	const rule = 'faq-armure-double-tenebreux-report';
	const finding = { kind: 'damage-redirected', rule, creature: blow.target, before: blow.left, after: 0, to } as const;
	return cancelDamage({ state: record(state, finding), blow: { ...blow, target: to } });
}

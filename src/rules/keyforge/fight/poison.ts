import type { Blow, Passage } from './blow';
import { getCreature, record, type State } from './state';

/**
 * Whether a blow destroys the creature it wounded: its source has poison, its power dealt the damage, and at least
 * 1 damage was placed (rules poison-detruit, poison-au-moins-un, poison-puissance-seulement).
 */
export function isPoisonous(state: State, blow: Blow): boolean {
	return findPoisoner(state, blow) !== null && blow.nature === 'power' && blow.left > 0;
}

/**
 * Says why poison does nothing: all the power damage was canceled (rule poison-au-moins-un), or the damage placed
 * is not power damage (rule poison-puissance-seulement). And why it acts where one may doubt it: a card says how much
 * damage instead of the power (rule poison-montant-fixe).
 */
export function notePoison(passage: Passage): Passage {
	const { state, blow } = passage;
	const source = findPoisoner(state, blow);
	if (source === null || blow.amount === 0) return passage;
	const byPower = blow.nature === 'power';
	const placed = blow.left > 0;
	if (byPower && placed) return blow.replaced ? { state: noteFixed(state, blow, source), blow } : passage;
	if (!byPower && !placed) return passage;
	const noted = record(state, {
		kind: 'poison-idle',
		rule: byPower ? 'poison-au-moins-un' : 'poison-puissance-seulement',
		creature: blow.target,
		before: blow.amount,
		after: blow.left,
		source,
	});
	return { state: noted, blow };
}

function noteFixed(state: State, { target, left }: Blow, source: string): State {
	const rule = 'poison-montant-fixe';
	return record(state, { kind: 'poison-acts', rule, creature: target, before: left, after: left, source });
}

/** The creature with poison that deals a blow, or null. */
function findPoisoner(state: State, { source }: Blow): string | null {
	return source !== null && getCreature(state, source).poison ? source : null;
}

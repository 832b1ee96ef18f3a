import { spendArmor } from './armor';
import { type Batch, type Blow, type Passage, passBatch } from './blow';
import { cancelDamage } from './cancel';
import { settleDestructions } from './destruction';
import { forwardDamage, spareRecipient } from './forward';
import { placeDamage } from './place';
import { isPoisonous, notePoison } from './poison';
import { record, type State } from './state';
import { discardWard } from './ward';

/** The damage sequence: the whole batch takes each step before the next one begins (rule degat-simultanes). */
const SEQUENCE = [
	announceDamage,
	cancelDamage,
	discardWard,
	spendArmor,
	forwardDamage,
	spareRecipient,
	placeDamage,
	notePoison,
];

const ANNOUNCEMENT_RULES = {
	power: 'combat-degats-puissance',
	assault: 'assaut-degats',
	hazardous: 'hasardeux-degats',
	effect: 'sequence-degats-quand',
	before: 'sequence-combat-avant',
	splash: 'projection-voisins',
} as const;

/**
 * Deals a simultaneous batch of damage, then destroys what it destroyed.
 * Every target and source must be in play, and no creature be the target of two blows of the batch, as it is given.
 */
export function dealDamage(state: State, blows: readonly Blow[]): State {
	const batch = SEQUENCE.reduce<Batch>(passBatch, { state, blows });
	const poisonous = batch.blows.filter((blow) => isPoisonous(batch.state, blow));
	return settleDestructions(
		batch.state,
		poisonous.map(({ target }) => target),
	);
}

function announceDamage({ state, blow }: Passage): Passage {
	// Power that a keyword stops does not even try to deal damage: only that is told.
	if (blow.prevention !== null) return { state, blow };
	const { nature, target, source, amount, share, replaced, together } = blow;
	const rule = replaced ? 'regle-d-or-carte' : together ? 'degat-simultanes' : ANNOUNCEMENT_RULES[nature];
	const announcement = {
		kind: 'damage-announced',
		rule,
		creature: target,
		before: 0,
		after: amount,
		nature,
		source,
		...(share && { share }),
	} as const;
	return { state: record(state, announcement), blow };
}

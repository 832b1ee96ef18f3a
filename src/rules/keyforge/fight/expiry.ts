import { type Creature, totalPower } from './creature';
import { record, replaceCreature, type State } from './state';

/**
 * What lasted until the end of the turn is over for a creature: armor and power gained or lost, damage that it could
 * not be dealt (rule effets-persistants-definition). What lasts stays.
 */
export function endTurnEffects(state: State, creature: Creature): State {
	const { nextArmor, turnPower, spared, ...kept } = creature;
	const armor = nextArmor ?? creature.armor;
	const armorUsed = Math.min(armor, creature.armorUsed);
	const ended: Creature = { ...kept, armor, armorUsed, ...(spared === 'lasting' && { spared }) };
	const rule = 'effets-persistants-definition';
	const { id } = creature;
	const power = totalPower(creature);
	const powerAfter = totalPower(ended);
	return record(
		replaceCreature(state, ended),
		...(armor === creature.armor
			? []
			: [{ kind: 'armor-restored' as const, rule, creature: id, before: creature.armor, after: armor } as const]),
		...(power === powerAfter
			? []
			: [{ kind: 'power-restored' as const, rule, creature: id, before: power, after: powerAfter } as const]),
		...(spared === 'turn'
			? [{ kind: 'prevention-ended' as const, rule, creature: id, before: 1, after: 0 } as const]
			: []),
	);
}

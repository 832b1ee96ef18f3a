import { passTurn } from './changes';
import { type Creature, totalArmor, totalPower } from './creature';
import { findRecipient } from './forward';
import { record, replaceCreature, type State } from './state';

/**
 * What lasted until the end of the turn is over for a creature: armor and power gained or lost, damage that it could
 * not be dealt, or that another was dealt instead (rule effets-persistants-definition). What lasts stays.
 */
export function endTurnEffects(state: State, creature: Creature): State {
	const { armorChange, powerChange, spared, redirects = [], ...kept } = creature;
	const armorLeft = armorChange && passTurn(armorChange);
	const powerLeft = powerChange && passTurn(powerChange);
	const armor = totalArmor({ armor: kept.armor, ...(armorLeft && { armorChange: armorLeft }) });
	const redirectsLeft = redirects
		.filter(({ duration }) => duration !== 'turn')
		.map((redirect) => (redirect.duration === 'lasting' ? redirect : { ...redirect, duration: 'turn' as const }));
	const ended: Creature = {
		...kept,
		armorUsed: Math.min(armor, kept.armorUsed),
		...(armorLeft && { armorChange: armorLeft }),
		...(powerLeft && { powerChange: powerLeft }),
		...(spared === 'lasting' && { spared }),
		...(spared === 'next-turn' && { spared: 'turn' as const }),
		...(redirectsLeft.length > 0 && { redirects: redirectsLeft }),
	};
	const armorBefore = totalArmor(creature);
	const rule = 'effets-persistants-definition';
	const { id } = creature;
	const power = totalPower(creature);
	const recipient = findRecipient(state, ended);
	const powerAfter = totalPower(ended);
	return record(
		replaceCreature(state, ended),
		...(armor === armorBefore
			? []
			: [{ kind: 'armor-restored' as const, rule, creature: id, before: armorBefore, after: armor } as const]),
		...(power === powerAfter
			? []
			: [{ kind: 'power-restored' as const, rule, creature: id, before: power, after: powerAfter } as const]),
		...(spared === 'turn'
			? [{ kind: 'prevention-ended' as const, rule, creature: id, before: 1, after: 0 } as const]
			: []),
		...(recipient !== findRecipient(state, creature)
			? [
					{
						kind: 'redirect-ended' as const,
						rule,
						creature: id,
						before: 1,
						after: recipient === undefined ? 0 : 1,
						...(recipient && { to: recipient }),
					} as const,
				]
			: []),
	);
}

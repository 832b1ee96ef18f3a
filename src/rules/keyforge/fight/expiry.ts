import { passDuration, passTurn } from './changes';
import { type Creature, type SetTo, totalArmor, totalPower } from './creature';
import { findRecipient } from './forward';
import { endKeywords } from './keyword-change';
import { record, replaceCreature, type State } from './state';

/**
 * What lasted until the end of the turn is over for a creature: armor and power gained, lost or set,
 * keywords, damage that it could
 * not be dealt, or that another was dealt instead (rule effets-persistants-definition). What lasts stays.
 */
export function endTurnEffects(state: State, creature: Creature): State {
	const keywords = endKeywords(creature);
	const { armorChange, powerChange, armorSet, powerSet, spared, redirects = [], ...kept } = keywords.creature;
	const armorLeft = armorChange && passTurn(armorChange);
	const powerLeft = powerChange && passTurn(powerChange);
	const armorKept = passSets(armorSet);
	const powerKept = passSets(powerSet);
	const settings = { ...(armorKept && { armorSet: armorKept }), ...(powerKept && { powerSet: powerKept }) };
	const armor = totalArmor({ armor: kept.armor, ...settings, ...(armorLeft && { armorChange: armorLeft }) });
	const redirectsLeft = redirects.flatMap(passDuration);
	const ended: Creature = {
		...kept,
		...settings,
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
		...keywords.findings,
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

/** What cards still say that a number is, once the turn is over. */
function passSets(sets: readonly SetTo[] = []): readonly SetTo[] | undefined {
	const left = sets.flatMap(passDuration);
	return left.length > 0 ? left : undefined;
}

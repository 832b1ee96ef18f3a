import type { Duration } from './changes';
import { type Creature, totalArmor, totalPower } from './creature';
import { noteInvulnerables, settleDestructions } from './destruction';
import type { SetEvent } from './event';
import { affect } from './several';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A card says what the power or the armor of creatures is (rule regle-d-or-carte), whatever changed it before or changes it
 * afterwards (rule faq-etoile-blafarde-reponse). It may destroy (rule degat-destruction). Illegal when none is in play.
 */
export const setNumber = (state: State, event: SetEvent): StateWithOutcome =>
	affect(
		state,
		event,
		(start, targets) => {
			const set = event.what === 'power' ? setPower : setArmor;
			const told = targets.reduce((before, id) => set(before, getCreature(before, id), event), start);
			return event.what === 'power' ? settleDestructions(noteInvulnerables(told, targets)) : told;
		},
		(_, creature) => ({ type: 'set', creature, what: event.what }),
	);

function setPower(state: State, creature: Creature, { value, duration: longer }: SetEvent): State {
	const duration: Duration = longer ?? 'turn';
	const changed = { ...creature, powerSet: [...(creature.powerSet ?? []), { value, duration }] };
	const numbers = { creature: creature.id, before: totalPower(creature), after: totalPower(changed) };
	return record(replaceCreature(state, changed), { kind: 'power-set', rule: 'regle-d-or-carte', ...numbers, duration });
}

/** Armor that has already canceled damage goes first (rule armure-perte-ordre). */
function setArmor(state: State, creature: Creature, { value, duration: longer }: SetEvent): State {
	const duration: Duration = longer ?? 'turn';
	const set = { ...creature, armorSet: [...(creature.armorSet ?? []), { value, duration }] };
	const before = totalArmor(creature);
	const after = totalArmor(set);
	const armorUsed = Math.max(0, creature.armorUsed - Math.max(0, before - after));
	const numbers = { creature: creature.id, before, after, usedBefore: creature.armorUsed, usedAfter: armorUsed };
	const changed = replaceCreature(state, { ...set, armorUsed });
	return record(changed, { kind: 'armor-set', rule: 'regle-d-or-carte', ...numbers, duration });
}

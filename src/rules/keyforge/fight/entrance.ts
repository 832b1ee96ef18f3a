import type { Creature } from './creature';
import { settleDestructions } from './destruction';
import type { EnterEvent } from './event';
import { findAbsence } from './legality';
import { insert } from './line-change';
import type { Illegality } from './outcome';
import { getInPlay, record, type State, type StateWithOutcome } from './state';

/**
 * A creature enters play, at a flank of its controller’s line (rule flanc-entree) or, deployed, next to another creature of it
 * (rule deploiement-place), exhausted (rule incline-entree-en-jeu) unless a card says otherwise (rule regle-d-or-carte).
 * Illegal when there has been one of this id, or the place is not of that line.
 */
export function enterPlay(state: State, event: EnterEvent): StateWithOutcome {
	const illegality = findObstacle(state, event);
	if (illegality !== null) return { state, outcome: { type: 'illegal', ...illegality } };
	const { target, side, hand, of, ready } = event;
	const line = state.situation[side];
	const entered = insert(line, newCreature(event), hand, of);
	const placed = { ...state, situation: { ...state.situation, [side]: entered } };
	const told = record(
		placed,
		{
			kind: 'entered',
			rule: of === undefined ? 'flanc-entree' : 'deploiement-place',
			creature: target,
			before: line.length,
			after: entered.length,
			side,
			hand,
			...(of && { of }),
		},
		{
			kind: 'entered-exhausted',
			rule: ready ? 'regle-d-or-carte' : 'incline-entree-en-jeu',
			creature: target,
			before: 0,
			after: ready ? 0 : 1,
		},
	);
	return { state: settleDestructions(told), outcome: { type: 'enter', creature: target, side } };
}

function findObstacle(state: State, { target, side, of }: EnterEvent): Illegality | null {
	if (findAbsence(state, target)?.reason !== 'unknown-creature') {
		return { reason: 'already-entered', rule: null, creature: target };
	}
	if (of === undefined) return null;
	const absence = findAbsence(state, of);
	if (absence !== null) return absence;
	return getInPlay(state, of).side === side
		? null
		: { reason: 'other-line', rule: 'deploiement-place', creature: target, of };
}

const newCreature = ({ target: id, power, armor, ready }: EnterEvent): Creature => ({
	id,
	power,
	powerCounters: 0,
	armor,
	armorUsed: 0,
	damage: 0,
	ward: 0,
	assault: 0,
	hazardous: 0,
	skirmish: false,
	elusive: false,
	alreadyAttacked: false,
	poison: false,
	invulnerable: false,
	taunt: false,
	stunned: false,
	enraged: false,
	exhausted: !ready,
	aember: 0,
});

import { checkBoolean, checkInteger, checkOneOf, judge, type Problem, type Verdict } from '../../verification';
import { type Duelist, type DuelType, type Floor, type Input, SIDES, type Status } from './situation';

const MAX = 99;

/** Numbers of an honor dial (rule duel-d-3). */
export const DIAL = [1, 2, 3, 4, 5] as const;

/** A player who has less or more has already lost or won (rules bases-victoire-deshonneur, bases-victoire-honneur). */
export const HONOR = { min: 1, max: 24 } as const;

const TYPES = ['military', 'political'] as const satisfies readonly DuelType[];
const STATUSES = ['honored', 'normal', 'dishonored'] as const satisfies readonly Status[];
const FLOORS = ['after-bid', 'before-bid'] as const satisfies readonly Floor[];

/**
 * Checks the values of a duel and of its bids, which may come from a form or an address: every number an integer in
 * its range. Tells every problem, in reading order. A dash is no problem here: the result says that there is no duel.
 */
export function verify(input: Input): Verdict<Input> {
	return judge(input, [
		...checkOneOf('type', input.type, TYPES),
		...checkOneOf('floor', input.floor, FLOORS),
		...SIDES.flatMap((side) => checkDuelist(side, input[side])),
		...SIDES.flatMap((side) => checkInteger(`bids.${side}`, input.bids[side], DIAL[0], DIAL[4])),
	]);
}

function checkDuelist(field: string, duelist: Duelist): readonly Problem[] {
	return [
		...checkInteger(`${field}.skill`, duelist.skill, 0, MAX),
		...checkBoolean(`${field}.dash`, duelist.dash),
		...checkInteger(`${field}.glory`, duelist.glory, 0, MAX),
		...checkOneOf(`${field}.status`, duelist.status, STATUSES),
		...checkInteger(`${field}.modifiers`, duelist.modifiers, -MAX, MAX),
		...checkBoolean(`${field}.bowed`, duelist.bowed),
		...checkInteger(`${field}.honor`, duelist.honor, HONOR.min, HONOR.max),
		...checkInteger(`${field}.bidModifier`, duelist.bidModifier, -MAX, MAX),
	];
}

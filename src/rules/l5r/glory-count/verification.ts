import { checkBoolean, checkInteger, checkOneOf, judge, type Problem, type Verdict } from '../../verification';
import { type Holdings, PLAYERS, PURPOSES, type Situation } from './situation';

const MAX_GLORY = 99;
const MAX_CHARACTERS = 15;
/** Rings of the game, one for each element. */
export const RINGS = 5;

/**
 * Checks the values of a situation, which may come from a form or an address: every number an integer in its range, no
 * more rings than there are. Tells every problem.
 */
export function verify(situation: Situation): Verdict<Situation> {
	const { purpose, favor, you, opponent } = situation;
	return judge(situation, [
		...checkOneOf('purpose', purpose, PURPOSES),
		...(favor === null ? [] : checkOneOf('favor', favor, PLAYERS)),
		...PLAYERS.flatMap((player) => checkHoldings(player, situation[player])),
		...checkInteger('rings', you.rings + opponent.rings, 0, RINGS),
	]);
}

function checkHoldings(field: string, { characters, rings }: Holdings): readonly Problem[] {
	return [
		...checkInteger(`${field}.characters.length`, characters.length, 0, MAX_CHARACTERS),
		...checkInteger(`${field}.rings`, rings, 0, RINGS),
		...characters.flatMap(({ glory, bowed }, rank) => [
			...checkInteger(`${field}.characters[${rank}].glory`, glory, 0, MAX_GLORY),
			...checkBoolean(`${field}.characters[${rank}].bowed`, bowed),
		]),
	];
}

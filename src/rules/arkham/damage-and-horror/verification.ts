import { checkBoolean, checkInteger, checkOneOf, judge, type Problem, type Verdict } from '../../verification';
import { AFFLICTIONS, type Endurance, type Harm, type Input, MAX_ASSETS } from './situation';

const MAX = 99;

/**
 * Checks the values of a case, which may come from a form or an address: every number an integer in its range, one
 * entry for each asset. Tells every problem, in reading order. What the
 * rules do not allow is no problem here: the result says it is illegal.
 */
export function verify(input: Input): Verdict<Input> {
	const { investigator, assets, dealt, game, assigned, canceled, trauma } = input;
	const count = assets.length;
	return judge(input, [
		...AFFLICTIONS.flatMap((affliction) =>
			checkEndurance(`investigator.endurances.${affliction}`, investigator.endurances[affliction]),
		),
		...checkHarm('investigator.traumas', investigator.traumas),
		...checkInteger('assets.length', count, 0, MAX_ASSETS),
		...assets.flatMap((asset, rank) =>
			AFFLICTIONS.flatMap((affliction) => {
				const endurance = asset[affliction];
				return endurance === null ? [] : checkEndurance(`assets[${rank}].${affliction}`, endurance);
			}),
		),
		...AFFLICTIONS.flatMap((affliction) => {
			const { amount, direct } = dealt[affliction];
			const field = `dealt.${affliction}`;
			return [...checkInteger(`${field}.amount`, amount, 0, MAX), ...checkBoolean(`${field}.direct`, direct)];
		}),
		...checkOneOf('game.mode', game.mode, ['campaign', 'standalone']),
		...checkBoolean('game.lead', game.lead),
		...checkInteger('game.otherPlayers', game.otherPlayers, 0, 3),
		...checkHarms('assigned', assigned, count),
		...checkHarm('canceled.investigator', canceled.investigator),
		...checkHarms('canceled.assets', canceled.assets, count),
		...checkOneOf('trauma', trauma, AFFLICTIONS),
	]);
}

function checkEndurance(field: string, { printed, modifier, tokens }: Endurance): readonly Problem[] {
	return [
		...checkInteger(`${field}.printed`, printed, 1, MAX),
		...checkInteger(`${field}.modifier`, modifier, -MAX, MAX),
		...checkInteger(`${field}.tokens`, tokens, 0, MAX),
	];
}

function checkHarms(field: string, harms: readonly Harm[], count: number): readonly Problem[] {
	return [
		...checkInteger(`${field}.length`, harms.length, count, count),
		...harms.flatMap((harm, rank) => checkHarm(`${field}[${rank}]`, harm)),
	];
}

function checkHarm(field: string, harm: Harm): readonly Problem[] {
	return AFFLICTIONS.flatMap((affliction) => checkInteger(`${field}.${affliction}`, harm[affliction], 0, MAX));
}

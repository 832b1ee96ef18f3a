import {
	checkBoolean,
	checkId,
	checkInteger,
	checkOneOf,
	checkUnique,
	judge,
	type Problem,
	type Verdict,
} from '../../verification';
import type { Attack, AttackOnLordRuler, AttackOnPlayers } from './plan';
import { type Ally, type Foe, ME, type Player } from './situation';

const MAX = 99;
const MAX_CARDS = 12;

/**
 * Checks the values of an attack, which may come from a form or an address: every number an integer in its range, every
 * id a string, unique. Tells every problem, in reading order. A plan that names an unknown card or player is no problem here: it is refused in the result.
 */
export const verify = (attack: Attack): Verdict<Attack> => judge(attack, listProblems(attack));

function listProblems(attack: Attack): readonly Problem[] {
	const common = [
		...checkOneOf('against', attack.against, ['players', 'lord-ruler']),
		...checkInteger('damage', attack.damage, 0, MAX),
	];
	if (common.some(({ field }) => field === 'against')) return common;
	const own = attack.against === 'players' ? checkOnPlayers(attack) : checkOnLordRuler(attack);
	return [...common, ...own, ...checkStrike(attack.plan.strike)];
}

function checkOnPlayers({ target, players, plan }: AttackOnPlayers): readonly Problem[] {
	const ids = players.flatMap(({ id, allies }) => [id, ...allies.map((ally) => ally.id)]);
	const holders = [ME, ...players.map(({ id }) => id)];
	return [
		...checkInteger('players.length', players.length, 1, 3),
		...players.flatMap((player, rank) => checkPlayer(`players[${rank}]`, player)),
		...checkUnique('players', [ME, ...ids]),
		...(players.length === 1 ? [] : checkOneOf('target', target, holders)),
		...checkInteger('plan.effects.length', plan.effects.length, 0, MAX),
		...plan.effects.flatMap((ally, rank) => checkId(`plan.effects[${rank}]`, ally)),
		...checkInteger('plan.allies.length', plan.allies.length, 0, MAX),
		...plan.allies.flatMap((ally, rank) => checkId(`plan.allies[${rank}]`, ally)),
		...(plan.newHolder === null ? [] : checkId('plan.newHolder', plan.newHolder)),
	];
}

export function checkPlayer(field: string, { id, health, cloud, allies }: Player): readonly Problem[] {
	return [
		...checkId(`${field}.id`, id),
		...checkInteger(`${field}.health`, health, 1, 40),
		...checkInteger(`${field}.cloud`, cloud, 0, MAX),
		...checkInteger(`${field}.allies.length`, allies.length, 0, MAX_CARDS),
		...allies.flatMap((ally, rank) => checkAlly(`${field}.allies[${rank}]`, ally)),
	];
}

function checkAlly(field: string, { id, defense, defender, reduction, clouds }: Ally): readonly Problem[] {
	return [
		...checkId(`${field}.id`, id),
		...checkInteger(`${field}.defense`, defense, 1, MAX),
		...checkBoolean(`${field}.defender`, defender),
		...checkInteger(`${field}.reduction`, reduction, 0, MAX),
		...checkInteger(`${field}.clouds`, clouds, 0, 9),
	];
}

function checkOnLordRuler({ dominance, health, foes, plan }: AttackOnLordRuler): readonly Problem[] {
	return [
		...checkInteger('dominance', dominance, 1, 6),
		...checkInteger('health', health, 1, 48),
		...checkInteger('foes.length', foes.length, 0, MAX_CARDS),
		...foes.flatMap((foe, rank) => checkFoe(`foes[${rank}]`, foe)),
		...checkUnique(
			'foes',
			foes.map(({ id }) => id),
		),
		...checkBoolean('plan.sweep', plan.sweep),
		...checkInteger('plan.shields.length', plan.shields.length, 0, MAX),
		...plan.shields.flatMap(({ foe, means }, rank) => [
			...checkId(`plan.shields[${rank}].foe`, foe),
			...checkOneOf(`plan.shields[${rank}].means`, means, ['damage', 'effect']),
		]),
	];
}

function checkFoe(field: string, { id, shields }: Foe): readonly Problem[] {
	return [
		...checkId(`${field}.id`, id),
		...checkInteger(`${field}.shields.length`, shields.length, 1, 3),
		...shields.flatMap((shield, rank) =>
			shield === 'X' ? [] : checkInteger(`${field}.shields[${rank}]`, shield, 1, MAX),
		),
	];
}

function checkStrike(strike: number | null): readonly Problem[] {
	return strike === null ? [] : checkInteger('plan.strike', strike, 0, MAX);
}

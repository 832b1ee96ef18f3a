import { checkBoolean, checkInteger, checkOneOf, checkUnique, judge, type Verdict } from '../../../verification';
import { ME } from '../situation';
import { checkPlayer } from '../verification';
import { type Assault, type Blow, CARDS, SOURCES, type Turn } from './situation';

/** Checks the values of an assault, as `verify` does those of an attack. */
export function verify(assault: Assault): Verdict<Assault> {
	const { dominance, health, missions, players, blows, turn } = assault;
	const ids = players.map(({ id }) => id);
	return judge(assault, [
		...checkInteger('dominance', dominance, 1, 6),
		...checkInteger('health', health, 1, 48),
		...checkInteger('missions', missions, 0, 3),
		...checkInteger('players.length', players.length, 1, 4),
		...checkOneOf('players[0].id', ids[0], [ME]),
		...players.flatMap((player, rank) => checkPlayer(`players[${rank}]`, player)),
		...checkUnique(
			'players',
			players.flatMap(({ id, allies }) => [id, ...allies.map((ally) => ally.id)]),
		),
		...(turn === null ? [] : checkTurn(turn, ids)),
		...checkInteger('blows.length', blows.length, turn === null ? 1 : 0, 6),
		...blows.flatMap((blow, rank) => checkBlow(`blows[${rank}]`, blow, ids)),
	]);
}

const checkTurn = ({ player, card, pack }: Turn, ids: readonly string[]) => [
	...checkOneOf('turn.player', player, ids),
	...checkOneOf('turn.card', card, CARDS),
	...checkInteger('turn.pack', pack, 1, 36),
];

function checkBlow(field: string, blow: Blow, ids: readonly string[]) {
	const { source, flat, times, dominance, on, keepsClouds, shares } = blow;
	return [
		...checkOneOf(`${field}.source`, source, SOURCES),
		...checkInteger(`${field}.flat`, flat, 0, 99),
		...checkInteger(`${field}.times`, times, 0, 9),
		...(dominance === null ? [] : checkInteger(`${field}.dominance`, dominance, 1, 6)),
		...checkOneOf(`${field}.on`, on, ['each', 'together', 'others', 'allies', 'my-allies', ...ids]),
		...checkBoolean(`${field}.keepsClouds`, keepsClouds),
		...checkInteger(`${field}.shares.length`, shares.length, 0, 3),
		...shares.flatMap(({ player, damage }, rank) => [
			...checkOneOf(`${field}.shares[${rank}].player`, player, ids),
			...checkInteger(`${field}.shares[${rank}].damage`, damage, 0, 99),
		]),
	];
}

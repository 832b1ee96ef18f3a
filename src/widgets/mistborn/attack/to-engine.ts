import type { Attack, Checked, Player } from '../../../rules/mistborn/attack';
import { ALL, type AttackState, allyId, type FoeSheet, foeId, type PlayerSheet, plainPlayer, seatsOf } from './state';

/**
 * The attack that the engine resolves, when a player attacks: right by construction. Before players, the Defenders of
 * each are attacked first.
 */
export const toEngine = (state: AttackState): Checked<Attack> => toAttack(state) as Checked<Attack>;

function toAttack(state: AttackState): Attack {
	const { mode, damage, target, dominance, health, newHolder, maelstrom } = state;
	const strike = state.strike === ALL ? null : state.strike;
	if (mode === 'lord-ruler') {
		const foes = state.foes.map((foe, at) => ({ id: foeId(at), foe }));
		const shieldAttacks = (means: 'effect' | 'damage', key: 'effects' | 'attacks') =>
			foes.flatMap(({ id, foe }) => Array.from({ length: foe[key] }, () => ({ foe: id, means })));
		return {
			against: 'lord-ruler',
			damage,
			dominance,
			health,
			foes: foes.map(({ id, foe }) => ({ id, shields: shieldsOf(foe) })),
			// Damage waits for the end of the turn: effects have already come.
			plan: {
				sweep: maelstrom,
				shields: maelstrom ? [] : [...shieldAttacks('effect', 'effects'), ...shieldAttacks('damage', 'attacks')],
				strike,
			},
		};
	}
	const seats = seatsOf(state).map((id, at) => ({ id, sheet: state.players[at] ?? plainPlayer }));
	return {
		against: 'players',
		damage,
		target,
		players: seats.map(({ id, sheet }) => toPlayer(id, sheet)),
		plan: {
			effects: seats.flatMap(({ id, sheet }) => listSlain(id, sheet, maelstrom)),
			allies: maelstrom ? [] : seats.flatMap(({ id, sheet }) => listAttacked(id, sheet)),
			strike,
			newHolder: newHolder === 'undecided' ? null : newHolder,
		},
	};
}

/** A player of the engine. */
export const toPlayer = (id: string, { health, cloud, allies }: PlayerSheet): Player => ({
	id,
	health,
	cloud,
	allies: allies.map(({ defense, defender, reduction, clouds }, at) => ({
		id: allyId(id, at),
		defense,
		defender,
		reduction,
		clouds,
	})),
});

/** The Allies that effects kill. */
const listSlain = (player: string, { allies }: PlayerSheet, all: boolean): string[] =>
	allies.flatMap(({ slain }, at) => (all || slain ? [allyId(player, at)] : []));

/** The Allies that are attacked, Defenders first; those that an effect has killed are not. */
function listAttacked(player: string, { allies }: PlayerSheet): string[] {
	const ids = allies.map((ally, at) => ({ ...ally, id: allyId(player, at) }));
	return ids
		.sort((one, other) => Number(other.defender) - Number(one.defender))
		.filter(({ attacked, slain }) => attacked && !slain)
		.flatMap(({ id, again, clouds }) => Array<string>(again ? clouds + 1 : 1).fill(id));
}

/** Shields that are left, from left to right. */
function shieldsOf({ shields, ...foe }: FoeSheet): readonly (number | 'X')[] {
	const all = [
		foe.x1 ? ('X' as const) : foe.value1,
		foe.x2 ? ('X' as const) : foe.value2,
		foe.x3 ? ('X' as const) : foe.value3,
	];
	return all.slice(0, shields);
}

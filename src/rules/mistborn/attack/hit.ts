import { type AllyInPlay, getPlayer, record, replacePlayer, type State } from './state';

/**
 * What becomes of an Ally that receives at least its Defense: a Cloud saves it and the damage is lost (rule
 * regles-combat-nuage-allie); otherwise it is killed (rule regles-combat-defense) and goes to its owner's discard pile
 * (rule regles-combat-allie-tue).
 */
export function hitAlly(state: State, inPlay: AllyInPlay, damage = inPlay.ally.defense): State {
	return inPlay.ally.clouds > 0 ? saveAlly(state, inPlay, damage) : killAlly(state, inPlay, 'ally-killed');
}

function saveAlly(state: State, { ally, player: id }: AllyInPlay, lost: number): State {
	const player = getPlayer(state, id);
	const clouds = ally.clouds - 1;
	const allies = player.allies.map((other) => (other.id === ally.id ? { ...other, clouds } : other));
	return record(replacePlayer(state, { ...player, allies }), {
		kind: 'ally-saved',
		rule: 'regles-combat-nuage-allie',
		subject: ally.id,
		before: ally.clouds,
		after: clouds,
		player: id,
		lost,
	});
}

/** Kills an Ally, by damage (rule regles-combat-defense) or by an effect (rule regles-combat-effet-tue). */
export function killAlly(state: State, inPlay: AllyInPlay, kind: 'ally-killed' | 'ally-killed-by-effect'): State {
	const { ally, player: id } = inPlay;
	const player = getPlayer(state, id);
	const allies = player.allies.filter((other) => other.id !== ally.id);
	const finding = { subject: ally.id, player: id };
	return record(
		{ ...replacePlayer(state, { ...player, allies }), killed: [...state.killed, inPlay] },
		kind === 'ally-killed'
			? { kind, rule: 'regles-combat-defense', ...finding, before: ally.defense, after: 0 }
			: { kind, rule: 'regles-combat-effet-tue', ...finding, before: ally.defense, after: 0 },
		{
			kind: 'ally-discarded',
			rule: 'regles-combat-allie-tue',
			...finding,
			before: player.allies.length,
			after: allies.length,
		},
	);
}

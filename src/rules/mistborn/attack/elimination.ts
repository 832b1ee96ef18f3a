import { ME } from './situation';
import { countAlive, getPlayer, record, type State } from './state';

/**
 * A player at 0 health is eliminated (rule joueur-elimine-definition): his cards leave the game, his Allies with them
 * (rule regles-combat-elimine-cartes).
 */
export function removeEliminated(state: State, id: string): State {
	const alive = countAlive(state);
	const allies = getPlayer(state, id).allies.length;
	return record(
		{ ...state, players: state.players.filter((player) => player.id !== id) },
		{ kind: 'player-eliminated', rule: 'joueur-elimine-definition', subject: id, before: alive, after: alive - 1 },
		{ kind: 'cards-removed', rule: 'regles-combat-elimine-cartes', subject: id, before: allies, after: 0 },
	);
}

/** Two players are left of more: the Target leaves the game (rule regles-combat-cible-retiree). */
export function removeTarget(state: State): State {
	const alive = countAlive(state);
	return record(
		{ ...state, target: null, targetFate: 'none' },
		{ kind: 'target-removed', rule: 'regles-combat-cible-retiree', subject: ME, before: alive, after: alive },
	);
}

/** Nobody else is alive: the attacker wins (rules regles-combat-deux-joueurs-victoire, regles-tour-fin-dernier). */
export function win(state: State): State {
	const { opponents } = state;
	const rule = opponents === 1 ? 'regles-combat-deux-joueurs-victoire' : 'regles-tour-fin-dernier';
	return record(
		{ ...state, target: null, targetFate: 'none' },
		{ kind: 'victory', rule, subject: ME, before: opponents, after: 0 },
	);
}

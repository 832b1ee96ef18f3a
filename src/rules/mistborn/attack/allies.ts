import { hitAlly } from './hit';
import type { Illegality } from './illegality';
import {
	type AllyInPlay,
	availableAgainst,
	findAlly,
	getPlayer,
	isDealtToAll,
	listDefenders,
	record,
	refuse,
	type State,
} from './state';
import type { TraceStep } from './trace';

/**
 * Attacks an Ally before any player: its Defense is paid from the pool. Refused when it is not in play, stands behind
 * a Defender, or cannot be killed: an Ally takes no partial damage.
 */
export function attackAlly(state: State, id: string): State {
	const inPlay = findAlly(state, id);
	if (inPlay === undefined) return refuse(state, explainAbsence(state, id));
	const illegality = findIllegality(state, inPlay);
	return illegality === null ? hitAlly(payDefense(state, inPlay), inPlay) : refuse(state, illegality);
}

/** Why an Ally that is not in play cannot be attacked. */
export function explainAbsence({ killed }: State, id: string): Illegality {
	return killed.some(({ ally }) => ally.id === id)
		? { reason: 'ally-already-killed', rule: 'regles-combat-allie-tue', subject: id }
		: { reason: 'unknown-ally', rule: null, subject: id };
}

function findIllegality(state: State, { ally, player }: AllyInPlay): Illegality | null {
	const { id: subject, defense } = ally;
	const defenders = listDefenders(getPlayer(state, player));
	if (!ally.defender && defenders.length > 0) {
		const ids = defenders.map(({ id }) => id);
		return { reason: 'behind-a-defender', rule: 'regles-combat-defenseur', subject, defenders: ids };
	}
	const available = availableAgainst(state, player);
	if (available < defense) {
		const rule = ally.defender ? 'regles-combat-defenseur-trop-fort' : 'regles-combat-pas-de-partiel';
		return { reason: 'defense-too-high', rule, subject, defense, available };
	}
	return isForItsPlayer(state, ally) ? null : findShareTaken(state, subject, defense);
}

/** Points that would be missing against a player whose Defenders have already taken them. */
function findShareTaken(state: State, subject: string, defense: number): Illegality | null {
	const deprived = state.players.find(({ id }) => availableAgainst(state, id) < defense);
	if (deprived === undefined) return null;
	const available = availableAgainst(state, deprived.id);
	return {
		reason: 'share-already-taken',
		rule: 'regles-combat-cible-allies',
		subject,
		player: deprived.id,
		defense,
		available,
	};
}

/**
 * With the Target, a Defender takes damage due to its own player (rule regles-combat-cible-part); any other
 * Ally costs damage against all of them (rule regles-combat-cible-allies).
 */
function isForItsPlayer(state: State, { defender }: AllyInPlay['ally']): boolean {
	return isDealtToAll(state) && defender;
}

function payDefense(state: State, { ally, player }: AllyInPlay): State {
	const before = availableAgainst(state, player);
	const paid = isForItsPlayer(state, ally)
		? { ...state, absorbed: { ...state.absorbed, [player]: (state.absorbed[player] ?? 0) + ally.defense } }
		: { ...state, pool: state.pool - ally.defense };
	return record(paid, {
		kind: 'ally-attacked',
		rule: findRule(state, ally.defender, player),
		subject: ally.id,
		before,
		after: before - ally.defense,
		player,
		defender: ally.defender,
	});
}

/** Whoever has the Target, the Allies of all the other players can be attacked (rule regles-combat-allies-sans-cible). */
function findRule(
	state: State,
	defender: boolean,
	player: string,
): Extract<TraceStep, { kind: 'ally-attacked' }>['rule'] {
	if (isDealtToAll(state)) return defender ? 'regles-combat-cible-part' : 'regles-combat-cible-allies';
	return state.target === null || state.target === player ? 'regles-combat-reserve' : 'regles-combat-allies-sans-cible';
}

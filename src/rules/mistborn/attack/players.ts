import { removeTarget, win } from './elimination';
import type { PlayersPlan } from './plan';
import { ME } from './situation';
import { availableAgainst, isDealtToAll, record, refuse, type State } from './state';
import { strikePlayer } from './strike';
import type { StrikeRule } from './trace';

type Choice = Pick<PlayersPlan, 'strike' | 'newHolder'>;

/**
 * Attacks players, after the Allies: all of them while the attacker has the Target (rule regles-combat-cible-vous);
 * otherwise its holder (rule regles-combat-cible-autre), or the only other player (rule regles-combat-deux-joueurs).
 */
export function attackPlayers(state: State, choice: Choice): State {
	const amount = Math.min(choice.strike ?? state.pool, state.pool);
	if (isDealtToAll(state)) return strikeAll(noteReleased(state, state.pool - amount), 'regles-combat-cible-vous');
	const kept = noteKept(state, state.pool - amount);
	return strikeAimed(
		kept,
		amount,
		state.target === null ? 'regles-combat-deux-joueurs' : 'regles-combat-cible-autre',
		choice,
	);
}

/** Points that the attacker keeps (rule regles-combat-facultatif), or no attack at all on the holder of the Target. */
function noteKept(state: State, kept: number): State {
	if (kept === 0) return state;
	const none = kept === state.pool && state.target !== null;
	const rule = none ? 'regles-combat-cible-pas-oblige' : 'regles-combat-facultatif';
	return record(state, { kind: 'damage-kept', rule, subject: ME, before: kept, after: kept });
}

/** Points that the attacker meant to keep fall too: with the Target he keeps nothing (rule regles-combat-cible-vous-oblige). */
function noteReleased(state: State, kept: number): State {
	if (kept === 0) return state;
	const note = { kind: 'damage-not-kept', rule: 'regles-combat-cible-vous-oblige', subject: ME } as const;
	return record(state, { ...note, before: kept, after: 0 });
}

/** Every other player is dealt the whole of what is left, less what his own Defenders have already taken. */
function strikeAll(state: State, rule: StrikeRule): State {
	const parts = state.players.map(({ id }) => ({ id, part: availableAgainst(state, id) }));
	const struck = parts
		.filter(({ part }) => part > 0)
		.reduce((current, { id, part }) => strikePlayer(current, id, part, rule).state, state);
	const spent = { ...struck, pool: 0 };
	if (spent.players.length === 0) return win(spent);
	return spent.players.length === 1 ? removeTarget(spent) : spent;
}

/** Strikes the only player who can be, then sees to what follows: the Target, and the damage that is left. */
function strikeAimed(state: State, amount: number, rule: StrikeRule, choice: Choice): State {
	const aimed = state.target ?? state.players[0]?.id;
	if (aimed === undefined || amount === 0) return state;
	const strike = strikePlayer(state, aimed, amount, rule);
	const after = { ...strike.state, pool: state.pool - amount + strike.remaining };
	const eliminated = after.players.every(({ id }) => id !== aimed);
	if (eliminated) return followElimination(after, strike.remaining, choice);
	return state.target === null ? after : notePassing(after, aimed);
}

/** The holder of the Target may pass it if he was hurt (rule regles-combat-cible-passer). */
function notePassing(state: State, holder: string): State {
	const suffered = state.trace
		.filter(({ kind, subject }) => kind === 'health' && subject === holder)
		.reduce((total, { before, after }) => total + before - after, 0);
	const note = { subject: holder, before: suffered, after: suffered };
	if (suffered > 0) {
		const passing = { kind: 'target-may-pass', rule: 'regles-combat-cible-passer', ...note } as const;
		return record({ ...state, targetFate: 'may-pass' }, passing);
	}
	const cloud = state.trace.some(({ kind, subject }) => kind === 'cloud' && subject === holder);
	const rule = cloud ? 'regles-combat-cible-zero-degat' : 'regles-combat-cible-passer';
	return record({ ...state, targetFate: 'cannot-pass' }, { kind: 'target-cannot-pass', rule, ...note });
}

/**
 * The player who could be struck is eliminated. With one opponent left the Target leaves the game, and what is left of
 * the damage can strike him as between two players; with more, it follows the Target.
 */
function followElimination(state: State, remaining: number, choice: Choice): State {
	if (state.players.length === 0) return win(state);
	if (state.players.length === 1)
		return strikeAimed(removeTarget(state), remaining, 'regles-combat-cible-reste', choice);
	return passTarget({ ...state, target: null }, remaining, choice);
}

/**
 * The attacker gives the Target to a player, who is dealt what is left (rule regles-combat-cible-elimine), or takes it
 * and strikes everyone (rule regles-combat-cible-recuperer).
 */
function passTarget(state: State, remaining: number, choice: Choice): State {
	const { newHolder } = choice;
	const candidates = [ME, ...state.players.map(({ id }) => id)];
	if (newHolder === null) return holdTarget(state, remaining);
	if (!candidates.includes(newHolder)) {
		const impossible = { reason: 'impossible-holder', rule: 'regles-combat-cible-elimine' } as const;
		return holdTarget(refuse(state, { ...impossible, subject: newHolder, candidates }), remaining);
	}
	const given: State = { ...state, target: newHolder, targetFate: 'kept' };
	const note = { kind: 'target-given', subject: newHolder } as const;
	if (newHolder !== ME) {
		const rule = 'regles-combat-cible-elimine';
		return strikeAimed(record(given, { ...note, rule, before: remaining, after: remaining }), remaining, rule, choice);
	}
	const rule = 'regles-combat-cible-recuperer';
	const taken = record(given, { ...note, rule, before: state.pool, after: state.pool });
	return strikeAll(noteReleased(taken, state.pool - remaining), rule);
}

/** Nothing more happens until the attacker says who gets the Target. */
function holdTarget(state: State, remaining: number): State {
	const note = { kind: 'target-to-give', rule: 'regles-combat-cible-elimine', subject: ME } as const;
	return record({ ...state, targetFate: 'to-give' }, { ...note, before: remaining, after: remaining });
}

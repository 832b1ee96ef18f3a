import { removeEliminated } from './elimination';
import { hitAlly } from './hit';
import { ME } from './situation';
import { getPlayer, isDealtToAll, listDefenders, record, replacePlayer, type State } from './state';
import type { StrikeRule, TraceStep } from './trace';

/** A state, and damage on its way to a player. */
interface Strike {
	readonly state: State;
	/** Id of the player. */
	readonly player: string;
	/** Damage that nothing has used or stopped yet. */
	readonly remaining: number;
}

/**
 * Sends damage to a player: his Defenders first; if none is left, what reaches him is reduced, then lowers his health,
 * and at 0 he is eliminated. Returns the damage that was of no use to him: stopped by a Defender, or beyond his health.
 */
export function strikePlayer(state: State, player: string, amount: number, rule: StrikeRule): Strike {
	const directed = record(state, { kind: 'damage-directed', rule, subject: player, before: 0, after: amount });
	const broken = breakDefenders(noteDefenders({ state: directed, player, remaining: amount }));
	if (listDefenders(getPlayer(broken.state, player)).length > 0) return noteDefenderHolds(broken);
	return wound(noteLost(useCloud(reduce(broken)), broken.remaining));
}

function noteDefenders(strike: Strike): Strike {
	const { state, player } = strike;
	const count = listDefenders(getPlayer(state, player)).length;
	if (count === 0) return strike;
	const between = isDealtToAll(state) ? 'regles-combat-cible-defenseurs' : 'regles-combat-defenseur';
	const rule = state.attacker === ME ? between : 'regles-solo-degats-defenseurs';
	const note = { kind: 'defenders-first', rule, subject: player, before: count, after: count } as const;
	return { ...strike, state: record(state, note) };
}

/**
 * The damage kills Defenders, in order, as long as it can kill one; each takes its Defense and no more (rule
 * regles-combat-defenseur-surplus, or regles-solo-degats-surplus for one that the Lord Ruler kills). One that a Cloud has
 * just `saved` is attacked again.
 */
function breakDefenders(strike: Strike, saved: string | null = null): Strike {
	const { player, remaining } = strike;
	const state = saved === null ? strike.state : noteAgain(strike, saved);
	const ally = listDefenders(getPlayer(state, player)).find(({ defense }) => defense <= remaining);
	if (ally === undefined) return strike;
	const after = remaining - ally.defense;
	const kills = state.attacker !== ME && ally.clouds === 0;
	const absorbed = record(state, {
		kind: 'defender-absorbs',
		rule: kills ? 'regles-solo-degats-surplus' : 'regles-combat-defenseur-surplus',
		subject: ally.id,
		before: remaining,
		after,
		player,
	});
	const hit = { state: hitAlly(absorbed, { ally, player }), player, remaining: after };
	return breakDefenders(hit, ally.clouds > 0 ? ally.id : null);
}

/** The Lord Ruler attacks again a Defender that a Cloud has saved, if he can kill it (rule regles-solo-degats-defenseur-encore). */
function noteAgain({ state, player, remaining }: Strike, id: string): State {
	const saved = listDefenders(getPlayer(state, player)).find((ally) => ally.id === id);
	if (state.attacker === ME || saved === undefined || saved.defense > remaining) return state;
	const note = { subject: id, before: remaining, after: remaining, player };
	return record(state, { kind: 'defender-again', rule: 'regles-solo-degats-defenseur-encore', ...note });
}

/** A Defender that the damage cannot kill keeps it from its player (rules regles-combat-defenseur-trop-fort, regles-solo-degats-defenseur-tient): the Lord Ruler’s, when any is left. */
function noteDefenderHolds(strike: Strike): Strike {
	const { state, player, remaining } = strike;
	if (remaining === 0 && state.attacker !== ME) return strike;
	const rule: Extract<TraceStep, { kind: 'defender-holds' }>['rule'] =
		state.attacker === ME ? 'regles-combat-defenseur-trop-fort' : 'regles-solo-degats-defenseur-tient';
	const notes = listDefenders(getPlayer(state, player)).map(({ id, defense }) => ({
		kind: 'defender-holds' as const,
		rule,
		subject: id,
		before: remaining,
		after: remaining,
		player,
		defense,
	}));
	return { ...strike, state: record(state, ...notes) };
}

/** Allies in play that reduce the damage dealt to their player (rule regles-combat-smoker). */
function reduce(strike: Strike): Strike {
	const { allies } = getPlayer(strike.state, strike.player);
	return allies
		.filter(({ reduction }) => reduction > 0)
		.reduce(({ state, player, remaining }, { id, reduction }) => {
			if (remaining === 0) return { state, player, remaining };
			const after = Math.max(0, remaining - reduction);
			const finding = { subject: id, before: remaining, after, player };
			const reduced = record(state, { kind: 'reduction', rule: 'regles-combat-smoker', ...finding });
			return { state: reduced, player, remaining: after };
		}, strike);
}

/**
 * Cloud cards played for the player reduce the damage dealt to him (rule regles-combat-nuage-joueur), and to nobody
 * else (rule regles-combat-cible-nuage).
 */
function useCloud({ state, player, remaining }: Strike): Strike {
	const { cloud } = getPlayer(state, player);
	if (remaining === 0 || cloud === 0) return { state, player, remaining };
	const after = Math.max(0, remaining - cloud);
	const rule = isDealtToAll(state) ? 'regles-combat-cible-nuage' : 'regles-combat-nuage-joueur';
	return {
		state: record(state, { kind: 'cloud', rule, subject: player, before: remaining, after }),
		player,
		remaining: after,
	};
}

/**
 * What reductions and Clouds took off is lost (rule regles-combat-arretes-perdus). Said when the attacker could have
 * used it elsewhere: each player is otherwise dealt his own.
 */
function noteLost(strike: Strike, before: number): Strike {
	const lost = before - strike.remaining;
	if (lost === 0 || isDealtToAll(strike.state) || strike.state.attacker !== ME) return strike;
	const note = { subject: strike.player, before: lost, after: lost };
	const state = record(strike.state, { kind: 'damage-lost', rule: 'regles-combat-arretes-perdus', ...note });
	return { ...strike, state };
}

/** What is left lowers health (rules regles-entrainement-sante-varie and regles-solo-degats-sante); at 0 the player is eliminated. */
function wound({ state, player: id, remaining }: Strike): Strike {
	if (remaining === 0) return { state, player: id, remaining };
	const player = getPlayer(state, id);
	const health = Math.max(0, player.health - remaining);
	const wounded = record(replacePlayer(state, { ...player, health }), {
		kind: 'health',
		rule: state.attacker === ME ? 'regles-entrainement-sante-varie' : 'regles-solo-degats-sante',
		subject: id,
		before: player.health,
		after: health,
	});
	const suffered = player.health - health;
	return { state: health === 0 ? removeEliminated(wounded, id) : wounded, player: id, remaining: remaining - suffered };
}

import { explainAbsence } from './allies';
import { killAlly } from './hit';
import { findAlly, getPlayer, listDefenders, record, refuse, type State } from './state';

/**
 * Kills an Ally by an effect, before any damage (rule regles-combat-effet-tue). Neither Defenders nor Clouds keep it
 * alive: they stop damage only (rule regles-combat-effet-arrete).
 */
export function killByEffect(state: State, id: string): State {
	const inPlay = findAlly(state, id);
	if (inPlay === undefined) return refuse(state, explainAbsence(state, id));
	const { ally, player } = inPlay;
	const others = listDefenders(getPlayer(state, player)).filter((defender) => defender.id !== id);
	const count = others.length + ally.clouds;
	const killed = killAlly(state, inPlay, 'ally-killed-by-effect');
	if (count === 0) return killed;
	const note = { subject: id, before: count, after: count, player };
	return record(killed, { kind: 'effect-not-stopped', rule: 'regles-combat-effet-arrete', ...note });
}

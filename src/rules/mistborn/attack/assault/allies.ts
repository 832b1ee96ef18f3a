import { hitAlly } from '../hit';
import { LORD_RULER, ME } from '../situation';
import type { AllyInPlay } from '../state';
import type { Ground } from './ground';
import type { AssaultStep } from './trace';

/**
 * A blow on all Allies, those of the reader or of every player, strikes each of them apart, behind a Defender or not (rule
 * regles-solo-degats-tous-allies). Any other blow leaves them to what follows.
 */
export function strikeAllies(ground: Ground, on: string, damage: number): Ground {
	if ((on !== 'allies' && on !== 'my-allies') || damage === 0) return ground;
	const owners = ground.state.players.filter(({ id }) => on === 'allies' || id === ME);
	if (owners.length === 0) return ground;
	const struck = owners.flatMap(({ id, allies }) => allies.map((ally) => ({ ally, player: id })));
	const count = struck.length;
	const note = { subject: LORD_RULER, before: count, after: count };
	const opened = tell(ground, { kind: 'allies-struck', rule: 'regles-solo-degats-tous-allies', ...note });
	return struck.reduce((current, inPlay) => strikeAlly(current, inPlay, damage), opened);
}

/** An Ally takes no partial damage: below its Defense, nothing (rule regles-combat-pas-de-partiel). */
function strikeAlly(ground: Ground, inPlay: AllyInPlay, damage: number): Ground {
	const { ally, player } = inPlay;
	if (damage < ally.defense) {
		const note = { subject: ally.id, before: damage, after: damage, player, defense: ally.defense };
		return tell(ground, { kind: 'ally-holds', rule: 'regles-combat-pas-de-partiel', ...note });
	}
	const state = hitAlly({ ...ground.state, trace: [] }, inPlay, damage);
	return tell({ ...ground, state }, ...state.trace);
}

const tell = (ground: Ground, ...steps: readonly AssaultStep[]): Ground => ({
	...ground,
	trace: [...ground.trace, ...steps],
});

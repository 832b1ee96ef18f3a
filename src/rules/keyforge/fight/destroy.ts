import { type Doomed, destroyMarked } from './destruction';
import type { DestroyEvent } from './event';
import { reportImpact } from './impact';
import { affect } from './several';
import { getInPlay, type InPlay, record, type State, type StateWithOutcome } from './state';
import { replaceDestruction } from './ward';

/**
 * A card's effect destroys creatures (rule detruit-marquee) or has them sacrificed, which is the same (rule
 * detruit-sacrifice), whatever their damage: all are marked first (rule sequence-detruit-marquer). An invulnerable creature
 * stays (rule invulnerable-definition); a ward is discarded instead (rule proteger-remplace). Illegal when none is in play.
 */
export const destroyCreatures = (state: State, event: DestroyEvent): StateWithOutcome =>
	affect(
		state,
		event,
		(start, targets) => {
			const inPlay = targets.map((id) => getInPlay(start, id));
			return destroyMarked(
				inPlay.reduce((before, one) => saveCreature(before, one, event), start),
				doom(
					inPlay.filter(({ creature }) => !start.marked.includes(creature.id)),
					event,
				),
			);
		},
		(after, first) => ({ type: 'destroy', impact: reportImpact(after, first) }),
	);

/** Those that nothing saves. */
const doom = (inPlay: readonly InPlay[], { sacrifice }: DestroyEvent): readonly Doomed[] =>
	inPlay
		.filter(({ creature }) => !creature.invulnerable && creature.ward === 0)
		.map((one) => ({ ...one, cause: sacrifice ? 'sacrifice' : 'effect' }));

/** Says what saves a creature, if anything does, or that it is marked already (rule detruit-deja-marquee). */
function saveCreature(state: State, { creature }: InPlay, { sacrifice }: DestroyEvent): State {
	if (state.marked.includes(creature.id)) {
		const again = { creature: creature.id, before: 1, after: 1 };
		return record(state, { kind: 'already-marked', rule: 'detruit-deja-marquee', ...again });
	}
	if (creature.invulnerable) {
		const kept = { creature: creature.id, before: 0, after: 0, sacrifice: sacrifice === true };
		return record(state, { kind: 'destruction-refused', rule: 'invulnerable-definition', ...kept });
	}
	return creature.ward > 0 ? replaceDestruction(state, creature) : state;
}

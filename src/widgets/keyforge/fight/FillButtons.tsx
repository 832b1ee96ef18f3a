import type { GameEvent } from '../../../rules/keyforge/fight';
import { creaturesBefore, groups } from './groups';
import type { FightState } from './state';

interface Props {
	event: GameEvent;
	state: FightState;
	/** The creatures of the group that is pressed, still in play when the event comes. */
	onFill: (ids: readonly string[]) => void;
}

/** « Each creature », « each enemy »…: what a card names at once, written out as the creatures that are there. */
export function FillButtons({ event, state, onFill }: Props) {
	const standing = creaturesBefore(state, event);
	return (
		<p class="ajouts">
			{groups.map(([name, list]) => {
				const ids = list(standing).map(({ id }) => id);
				return (
					<button key={name} type="button" disabled={ids.length === 0} onClick={() => onFill(ids)}>
						{name}
					</button>
				);
			})}
		</p>
	);
}

import type { FightEvent, GameEvent, MoveEvent, NewTurnEvent } from '../../../rules/keyforge/fight';
import { Select } from '../../shared/Select';
import { capital } from '../../shared/words';
import { newcomers, type Place, places } from './place';
import { entering, type FightState, present } from './state';
import { nameOf } from './words';

/** One event of the list, and what its fields change. */
export interface EventProps<Event = GameEvent> {
	event: Event;
	state: FightState;
	onChange: (event: GameEvent) => void;
	/** Adds a creature to its line, with what it changes in the event. */
	onJoin?: ((place: Place, event: GameEvent) => void) | undefined;
}

type Targeted = Exclude<GameEvent, FightEvent | MoveEvent | NewTurnEvent>;

/** The creature that an event changes. */
export function TargetSelect({ event, state, label = 'À qui', onChange }: EventProps<Targeted> & { label?: string }) {
	return (
		<Select
			label={label}
			value={event.target}
			options={creatures(state, places, event.target)}
			onChange={(target) => onChange(withTarget(event, target))}
		/>
	);
}

/** The same event for another creature, which is then not named twice. */
function withTarget<Event extends Targeted>(event: Event, target: string): Event {
	const { also, ...one } = event as { also?: readonly (string | { target: string })[] };
	const others = also?.filter((other) => (typeof other === 'string' ? other : other.target) !== target) ?? [];
	return { ...one, target, ...(others.length > 0 && { also: others }) } as unknown as Event;
}

/** Creatures to choose from. The one that is chosen stays among them even when it is not there, and says so. */
export function creatures(
	state: FightState,
	among: readonly Place[],
	chosen: string | undefined,
): (readonly [value: string, label: string])[] {
	const known = [...present(state), ...entering(state)];
	const there = known.filter((place) => among.includes(place) || newcomers.some((one) => one === place));
	const options = there.map((place) => [place as string, capital(nameOf(place))] as const);
	if (chosen === undefined || there.some((place) => place === chosen)) return options;
	const absent = !known.some((place) => place === chosen);
	return [...options, [chosen, `${capital(nameOf(chosen))}${absent ? ' (absente)' : ''}`]];
}

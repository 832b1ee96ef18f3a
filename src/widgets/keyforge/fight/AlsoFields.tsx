import type { SeveralEvent } from '../../../rules/keyforge/fight';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { FillButtons } from './FillButtons';
import { newcomers, places } from './place';
import { entering, present } from './state';
import type { EventProps } from './TargetSelect';
import { nameOf } from './words';

/** The other creatures that the same effect concerns at the same time. */
export function AlsoFields({ event, state, onChange }: EventProps<SeveralEvent>) {
	const { target, also = [] } = event;
	const set = (ids: readonly string[]) => {
		const [first = target, ...others] = ids;
		onChange(withOthers({ ...event, target: first }, others));
	};
	const there = [...present(state), ...entering(state)];
	const others = [...places, ...newcomers].filter(
		(place) => place !== target && (there.includes(place) || also.includes(place)),
	);
	return (
		<details>
			<summary>
				D’autres créatures en même temps
				{also.length > 0 && <b> · {also.map(nameOf).join(', ')}</b>}
			</summary>
			<FillButtons event={event} state={state} onFill={set} />
			<div class="bascules">
				{others.map((place) => (
					<Toggle
						key={place}
						label={capital(nameOf(place))}
						checked={also.includes(place)}
						onChange={(checked) => set([target, ...also.filter((id) => id !== place), ...(checked ? [place] : [])])}
					/>
				))}
			</div>
		</details>
	);
}

/** The same event, for others too: without naming its target twice, or nobody. */
export function withOthers<Event extends SeveralEvent>(event: Event, also: readonly string[] = []): Event {
	const { also: _, ...one } = event;
	const others = also.filter((id) => id !== event.target);
	return { ...one, ...(others.length > 0 && { also: others }) } as Event;
}

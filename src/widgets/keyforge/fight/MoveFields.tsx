import type { MoveEvent } from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { places } from './place';
import { creatures, type EventProps } from './TargetSelect';

/** Damage counters that go from one creature to another: the same one twice changes places. */
export function MoveFields({ event, state, onChange }: EventProps<MoveEvent>) {
	const { source, target } = event;
	return (
		<div class="valeurs">
			<NumberField label="Pions" value={event.amount} onChange={(amount) => onChange({ ...event, amount })} />
			<Select
				label="De"
				value={source}
				options={creatures(state, places, source)}
				onChange={(from) => onChange({ ...event, source: from, target: from === target ? source : target })}
			/>
			<Select
				label="Vers"
				value={target}
				options={creatures(state, places, target)}
				onChange={(to) => onChange({ ...event, target: to, source: to === source ? target : source })}
			/>
		</div>
	);
}

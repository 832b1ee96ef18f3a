import type { ArmorEvent, CountersEvent, PowerEvent, PreventionEvent } from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { DurationSelect } from './DurationSelect';
import { type EventProps, TargetSelect } from './TargetSelect';

const signs = '(+\u00a0ou\u00a0−)';

/** Armor or power gained or lost, and how long for. */
export function VariationFields({ event, state, onChange }: EventProps<ArmorEvent | PowerEvent>) {
	return (
		<div class="valeurs">
			<NumberField
				label={`${event.type === 'armor' ? 'Armure' : 'Puissance'} ${signs}`}
				min={-99}
				value={event.variation}
				onChange={(variation) => onChange({ ...event, variation })}
			/>
			<TargetSelect event={event} state={state} onChange={onChange} />
			<DurationSelect duration={event.duration} onChange={(duration) => onChange(lastingFor(event, duration))} />
		</div>
	);
}

/** +1 power counters received or lost. */
export const CountersFields = ({ event, state, onChange }: EventProps<CountersEvent>) => (
	<div class="valeurs">
		<NumberField
			label={`Marqueurs ${signs}`}
			min={-99}
			value={event.variation}
			onChange={(variation) => onChange({ ...event, variation })}
		/>
		<TargetSelect event={event} state={state} onChange={onChange} />
	</div>
);

/** Which creature cannot be dealt damage, and for how long. */
export const PreventionFields = ({ event, state, onChange }: EventProps<PreventionEvent>) => (
	<div class="valeurs">
		<TargetSelect label="Quelle créature" event={event} state={state} onChange={onChange} />
		<DurationSelect duration={event.duration} onChange={(duration) => onChange(lastingFor(event, duration))} />
	</div>
);

/** The same event, for another time. */
function lastingFor<Event extends ArmorEvent | PowerEvent | PreventionEvent>(
	event: Event,
	duration: Event['duration'],
): Event {
	const { duration: _, ...rest } = event;
	return { ...rest, ...(duration && { duration }) } as Event;
}

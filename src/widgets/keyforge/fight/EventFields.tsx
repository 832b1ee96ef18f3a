import type { ArmorEvent, PowerEvent, PreventionEvent } from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { DamageFields } from './DamageFields';
import { DurationSelect } from './DurationSelect';
import { FightFields } from './FightFields';
import { HealFields } from './HealFields';
import { DestroyFields, LeaveFields } from './LeaveFields';
import { type EventProps, TargetSelect } from './TargetSelect';

/** The fields of one event. */
export function EventFields({ event, state, onChange }: EventProps) {
	switch (event.type) {
		case 'new-turn':
			return (
				<p class="note">
					L’armure redevient pleine, insaisissable protège de nouveau, et ce qui ne durait qu’un tour prend fin.
				</p>
			);
		case 'fight':
			return <FightFields event={event} state={state} onChange={onChange} />;
		case 'damage':
			return <DamageFields event={event} state={state} onChange={onChange} />;
		case 'armor':
		case 'power':
			return <VariationFields event={event} state={state} onChange={onChange} />;
		case 'ward':
			return (
				<div class="valeurs">
					<TargetSelect event={event} state={state} onChange={onChange} />
				</div>
			);
		case 'heal':
			return <HealFields event={event} state={state} onChange={onChange} />;
		case 'destroy':
			return <DestroyFields event={event} state={state} onChange={onChange} />;
		case 'leave':
			return <LeaveFields event={event} state={state} onChange={onChange} />;
		case 'prevention':
			return (
				<div class="valeurs">
					<TargetSelect label="Quelle créature" event={event} state={state} onChange={onChange} />
					<DurationSelect lasting={event.lasting} onChange={(lasting) => onChange(lastingAs(event, lasting))} />
				</div>
			);
	}
}

function VariationFields({ event, state, onChange }: EventProps<ArmorEvent | PowerEvent>) {
	const armor = event.type === 'armor';
	return (
		<>
			<div class="valeurs">
				<NumberField
					label={`${armor ? 'Armure' : 'Puissance'} (+\u00a0ou\u00a0−)`}
					min={-99}
					value={event.variation}
					onChange={(variation) => onChange({ ...event, variation })}
				/>
				<TargetSelect event={event} state={state} onChange={onChange} />
				<DurationSelect lasting={event.lasting} onChange={(lasting) => onChange(lastingAs(event, lasting))} />
			</div>
			{armor && event.variation < 0 && (
				<p class="note">
					L’armure ne descend pas sous 0. Le livret ne dit pas si le reste d’une perte réduit un gain ultérieur : nous
					tenons que non.
				</p>
			)}
		</>
	);
}

/** The same event, for the turn or lasting. */
function lastingAs<Event extends ArmorEvent | PowerEvent | PreventionEvent>(event: Event, lasting: true | undefined) {
	const { lasting: _, ...rest } = event;
	return { ...rest, ...(lasting && { lasting }) } as Event;
}

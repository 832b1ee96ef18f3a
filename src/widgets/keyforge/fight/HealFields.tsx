import type { HealEvent } from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { type EventProps, TargetSelect } from './TargetSelect';

/** How many damage counters are removed, or all of them. */
export function HealFields({ event, state, onChange }: EventProps<HealEvent>) {
	const { amount, ...rest } = event;
	return (
		<>
			<div class="valeurs">
				{amount !== undefined && (
					<NumberField
						label="Dégâts soignés"
						value={amount}
						onChange={(next) => onChange({ ...event, amount: next })}
					/>
				)}
				<TargetSelect event={event} state={state} onChange={onChange} />
			</div>
			<div class="bascules">
				<Toggle
					label="Entièrement"
					checked={amount === undefined}
					onChange={(all) => onChange({ ...rest, ...(!all && { amount: 1 }) })}
				/>
			</div>
		</>
	);
}

import type { FightEvent } from '../../../rules/keyforge/fight';
import { Select } from '../../shared/Select';
import { OrderSelect } from './OrderSelect';
import { bothKeywords, lineInFront, places } from './state';
import { creatures, type EventProps } from './TargetSelect';

/** Who fights whom. */
export function FightFields({ event, state, onChange }: EventProps<FightEvent>) {
	const { attacker, target } = event;
	// A target of the attacker's own line cannot be: the one that faces it takes its place.
	const facing = (attacker: string) => {
		const line = lineInFront(attacker);
		return line.some((place) => place === target) ? target : line[1];
	};
	return (
		<>
			<div class="valeurs">
				<Select
					label="Attaquante"
					value={attacker}
					options={creatures(state, places, attacker)}
					onChange={(attacker) => onChange({ ...event, attacker: attacker, target: facing(attacker) ?? target })}
				/>
				<Select
					label="Cible"
					value={target}
					options={creatures(state, lineInFront(attacker), target)}
					onChange={(target) => onChange({ ...event, target: target })}
				/>
				{bothKeywords(state, attacker, target) && (
					<OrderSelect value={event.order} onChange={(order) => onChange({ ...event, order })} />
				)}
			</div>
			<p class="note">L’attaquante est supposée redressée et en droit de combattre.</p>
		</>
	);
}

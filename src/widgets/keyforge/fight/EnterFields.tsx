import type { EnterEvent } from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { capital } from '../../shared/words';
import { creaturesBefore } from './groups';
import type { EventProps } from './TargetSelect';
import { Name } from './words';
import { sayWhere } from './words-line';

/** Who enters, in whose line, and where. */
export function EnterFields({ event, state, onChange }: EventProps<EnterEvent>) {
	const { of, ready, ...rest } = event;
	const others = creaturesBefore(state, event)[event.side].map(({ id }) => id);
	const beside = of === undefined || others.includes(of) ? others : [...others, of];
	return (
		<>
			<p class="note">{Name(event.target)} : ce qui suit peut la nommer.</p>
			<div class="valeurs">
				<NumberField label="Puissance" value={event.power} onChange={(power) => onChange({ ...event, power })} />
				<NumberField label="Armure" value={event.armor} onChange={(armor) => onChange({ ...event, armor })} />
				<Select
					label="Dans quelle ligne"
					value={event.side}
					options={[
						['active', 'La vôtre'],
						['opposing', 'La ligne adverse'],
					]}
					onChange={(side) => onChange({ ...rest, side, ...(ready && { ready }) })}
				/>
				<Select
					label="Où"
					value={of ?? event.hand}
					options={[
						...(['left', 'right'] as const).map((hand) => [hand as string, capital(sayWhere({ hand }))] as const),
						...beside.map((id) => [id, `Déployée ${sayWhere({ hand: 'right', of: id })}`] as const),
					]}
					onChange={(where) =>
						onChange(
							where === 'left' || where === 'right'
								? { ...rest, hand: where, ...(ready && { ready }) }
								: { ...event, hand: 'right', of: where },
						)
					}
				/>
			</div>
			<div class="bascules">
				<Toggle
					label="Une carte la fait entrer redressée"
					checked={ready ?? false}
					onChange={(checked) => onChange({ ...rest, ...(of && { of }), ...(checked && { ready: true as const }) })}
				/>
			</div>
		</>
	);
}

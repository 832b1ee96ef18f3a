import type { RedirectEvent } from '../../../rules/keyforge/fight';
import { Select } from '../../shared/Select';
import { DurationSelect } from './DurationSelect';
import { places } from './place';
import { creatures, type EventProps } from './TargetSelect';

/** Whose damage goes to whom, and for how long: the same creature twice changes places. */
export function RedirectFields({ event, state, onChange }: EventProps<RedirectEvent>) {
	const { type, target, to, duration } = event;
	return (
		<>
			<div class="valeurs">
				<Select
					label="Les dégâts de"
					value={target}
					options={creatures(state, places, target)}
					onChange={(from) => onChange({ ...event, target: from, to: from === to ? target : to })}
				/>
				<Select
					label="Vont à"
					value={to}
					options={creatures(state, places, to)}
					onChange={(next) => onChange({ ...event, to: next, target: next === target ? to : target })}
				/>
				<DurationSelect
					duration={duration}
					onChange={(longer) => onChange({ type, target, to, ...(longer && { duration: longer }) })}
				/>
			</div>
			<p class="note">
				L’armure de la première agit d’abord. Ce qui reste va à l’autre : sa protection l’arrête, pas son armure. C’est
				notre lecture, le livret ne le dit pas.
			</p>
		</>
	);
}

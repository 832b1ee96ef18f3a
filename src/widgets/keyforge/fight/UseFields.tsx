import type { StatusEvent, Use, UseEvent } from '../../../rules/keyforge/fight';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { type EventProps, TargetSelect } from './TargetSelect';

/** What a creature is used for, besides fighting. */
export function UseFields({ event, state, onChange }: EventProps<UseEvent>) {
	const { byEffect, ...own } = event;
	return (
		<>
			<div class="valeurs">
				<TargetSelect label="Quelle créature" event={event} state={state} onChange={onChange} />
				<Select<Use>
					label="Pour"
					value={event.use}
					options={[
						['reap', 'Moissonner'],
						['action', 'Sa capacité Action'],
						['omni', 'Sa capacité Omni'],
					]}
					onChange={(use) => onChange({ ...event, use })}
				/>
			</div>
			<div class="bascules">
				<Toggle
					label="Une carte lui fait faire seulement cela"
					checked={byEffect ?? false}
					onChange={(checked) => onChange({ ...own, ...(checked && { byEffect: true as const }) })}
				/>
			</div>
			<p class="note">Elle est supposée de la Maison active.</p>
		</>
	);
}

type Change = `${StatusEvent['status']}.${'given' | 'removed'}`;

/** A status that an effect gives or takes away. */
export const StatusFields = ({ event, state, onChange }: EventProps<StatusEvent>) => (
	<div class="valeurs">
		<TargetSelect label="Quelle créature" event={event} state={state} onChange={onChange} />
		<Select<Change>
			label="Ce qui lui arrive"
			value={`${event.status}.${event.removed ? 'removed' : 'given'}`}
			options={[
				['stunned.given', 'Elle est sonnée'],
				['stunned.removed', 'Elle n’est plus sonnée'],
				['enraged.given', 'Elle est enragée'],
				['enraged.removed', 'Elle n’est plus enragée'],
				['exhausted.given', 'Elle est inclinée'],
				['exhausted.removed', 'Elle est redressée'],
			]}
			onChange={(change) => {
				const [status, how] = change.split('.') as [StatusEvent['status'], string];
				const { removed: _, ...rest } = event;
				onChange({ ...rest, status, ...(how === 'removed' && { removed: true as const }) });
			}}
		/>
	</div>
);

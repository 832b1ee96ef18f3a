import type { DestroyEvent, LeaveEvent, Outcome } from '../../../rules/keyforge/fight';
import { Select } from '../../shared/Select';
import { type EventProps, TargetSelect } from './TargetSelect';

/** How an effect destroys a creature. */
export function DestroyFields(props: EventProps<DestroyEvent> & { outcome: Outcome | undefined }) {
	const { event, outcome, state, onChange } = props;
	const { sacrifice, ...rest } = event;
	return (
		<>
			<div class="valeurs">
				<TargetSelect label="Quelle créature" event={event} state={state} onChange={onChange} />
				<Select
					label="Comment"
					value={sacrifice ? 'sacrifice' : 'destroy'}
					options={[
						['destroy', 'Détruite'],
						['sacrifice', 'Sacrifiée'],
					]}
					onChange={(how) => onChange({ ...rest, ...(how === 'sacrifice' && { sacrifice: true as const }) })}
				/>
			</div>
			{outcome?.type === 'destroy' && outcome.impact.destroyed && (
				<p class="note">Ses capacités « Détruit : » éventuelles se résolvent avant qu’elle quitte le jeu.</p>
			)}
		</>
	);
}

/** Where a creature goes without being destroyed. */
export const LeaveFields = ({ event, state, onChange }: EventProps<LeaveEvent>) => (
	<div class="valeurs">
		<TargetSelect label="Quelle créature" event={event} state={state} onChange={onChange} />
		<Select
			label="Vers où"
			value={event.to}
			options={[
				['hand', 'La main'],
				['archives', 'Les archives'],
				['deck', 'Le deck'],
				['purge', 'Purgée'],
			]}
			onChange={(to) => onChange({ ...event, to })}
		/>
	</div>
);

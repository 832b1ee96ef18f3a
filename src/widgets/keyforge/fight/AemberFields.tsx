import type { AemberEvent } from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { type EventProps, TargetSelect } from './TargetSelect';

/** Æmber that goes onto a creature, or is returned. */
export const AemberFields = ({ event, state, onChange }: EventProps<AemberEvent>) => (
	<>
		<div class="valeurs">
			<TargetSelect label="Quelle créature" event={event} state={state} onChange={onChange} />
			<Select<AemberEvent['way']>
				label="Comment"
				value={event.way}
				options={[
					['capture', 'Elle capture'],
					['exalt', 'Elle est exaltée'],
					['return', 'Son Aombre est rendu'],
				]}
				onChange={(way) => onChange({ ...event, way })}
			/>
			<NumberField label="Aombres" value={event.amount} onChange={(amount) => onChange({ ...event, amount })} />
		</div>
		{event.way === 'capture' && (
			<p class="note">Si la réserve visée en contient moins, entrez ce qu’elle contient : tout est capturé.</p>
		)}
	</>
);

import type { ControlEvent, ShiftEvent } from '../../../rules/keyforge/fight';
import { Select } from '../../shared/Select';
import { capital } from '../../shared/words';
import { creaturesBefore } from './groups';
import { type EventProps, TargetSelect } from './TargetSelect';
import { sayWhere } from './words-line';

type Where = Pick<ShiftEvent, 'hand' | 'of'>;

const flanks: readonly Where[] = [{ hand: 'left' }, { hand: 'right' }];

const keyOf = ({ hand, of = '' }: Where): string => `${hand}.${of}`;

/** Where a creature goes along its own line. */
export function ShiftFields({ event, state, onChange }: EventProps<ShiftEvent>) {
	const { type, target } = event;
	const { active, opposing } = creaturesBefore(state, event);
	const line = [active, opposing].find((one) => one.some(({ id }) => id === target)) ?? [];
	const beside = line.filter(({ id }) => id !== target).map(({ id }): Where => ({ hand: 'right', of: id }));
	const chosen: Where = { hand: event.hand, ...(event.of && { of: event.of }) };
	const known = [...flanks, ...beside];
	const wheres = known.some((where) => keyOf(where) === keyOf(chosen)) ? known : [...known, chosen];
	return (
		<div class="valeurs">
			<TargetSelect
				label="Quelle créature"
				event={event}
				state={state}
				onChange={(next) => onChange({ type, target: (next as ShiftEvent).target, hand: event.hand })}
			/>
			<Select
				label="Où"
				value={keyOf(chosen)}
				options={wheres.map((where) => [keyOf(where), capital(sayWhere(where))] as const)}
				onChange={(key) => {
					const where = wheres.find((one) => keyOf(one) === key);
					if (where) onChange({ type, target, ...where });
				}}
			/>
		</div>
	);
}

/** Which creature the other player takes, and at which flank. */
export const ControlFields = ({ event, state, onChange }: EventProps<ControlEvent>) => (
	<>
		<div class="valeurs">
			<TargetSelect label="Quelle créature" event={event} state={state} onChange={onChange} />
			<Select
				label="Où"
				value={event.hand}
				options={flanks.map(({ hand }) => [hand, capital(sayWhere({ hand }))] as const)}
				onChange={(hand) => onChange({ ...event, hand })}
			/>
		</div>
		<p class="note">Elle garde ici le nom de sa place de départ.</p>
	</>
);

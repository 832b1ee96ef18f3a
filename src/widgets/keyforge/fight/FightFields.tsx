import type { FightEvent } from '../../../rules/keyforge/fight';
import { Select } from '../../shared/Select';
import { capital } from '../../shared/words';
import type { FieldsOfEvent } from './EffectsFields';
import { extrasFacts } from './extras-facts';
import { FightExtrasFields } from './FightExtrasFields';
import { placeToJoin } from './join';
import { OrderSelect } from './OrderSelect';
import { lineInFront, places } from './place';
import { bothKeywords } from './state';
import { creatures, type EventProps } from './TargetSelect';
import { nameOf } from './words';

/** Who fights whom. */
export function FightFields({
	event,
	state,
	Fields,
	onChange,
	onJoin,
}: EventProps<FightEvent> & { Fields: FieldsOfEvent }) {
	const { attacker, target } = event;
	const joins = onJoin && placeToJoin(state, event);
	const facts = extrasFacts(event);
	// A target of the attacker's own line cannot be: the one that faces it takes its place.
	const facing = (attacker: string) => {
		const line = lineInFront(attacker);
		if (line.some((place) => place === target)) return target;
		return line.find((place) => place === 'a' || place === 'd');
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
			{joins && (
				<p class="ajouts">
					<button type="button" onClick={() => onJoin?.(joins, { ...event, attacker: joins })}>
						+ {capital(nameOf(joins))} attaque
					</button>
				</p>
			)}
			<details>
				<summary>
					Dégâts avant le combat, autre montant
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<FightExtrasFields
					extras={event}
					attacker={attacker}
					target={target}
					state={state}
					Fields={Fields}
					onChange={(extras) => onChange({ type: 'fight', attacker, target, order: event.order, ...extras })}
				/>
			</details>
			<p class="note">L’attaquante est supposée de la Maison active.</p>
		</>
	);
}

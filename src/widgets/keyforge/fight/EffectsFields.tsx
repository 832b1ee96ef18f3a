import type { ComponentType } from 'preact';
import type { EffectEvent, GameEvent } from '../../../rules/keyforge/fight';
import { replaceAt } from '../../shared/replace-at';
import { useFocus } from '../../shared/use-focus';
import { abilityTypes, eventNames } from './event-names';
import { newEvent } from './new-event';
import { type FightState, MAX_EFFECTS, toSituation } from './state';

/** The fields of one event. */
export type FieldsOfEvent = ComponentType<{
	event: GameEvent;
	outcome: undefined;
	state: FightState;
	onChange: (event: GameEvent) => void;
}>;

interface Props {
	effects: readonly EffectEvent[];
	state: FightState;
	/** What it may do. */
	types?: readonly GameEvent['type'][];
	Fields: FieldsOfEvent;
	onChange: (effects: readonly EffectEvent[]) => void;
}

/** What an ability does, in order; for one that acts before a fight, besides damage. */
export function EffectsFields({ effects, state, types = abilityTypes, Fields, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLDetailsElement>();
	const add = (type: EffectEvent['type']) => {
		focusOn(`[data-effet="${effects.length}"]`);
		onChange([...effects, newEvent(type, toSituation(state), []) as EffectEvent]);
	};
	const remove = (at: number) => {
		focusOn(effects.length > 1 ? `[data-effet="${Math.min(at, effects.length - 2)}"]` : 'summary');
		onChange(effects.filter((_, index) => index !== at));
	};
	return (
		<details ref={root} open={effects.length > 0}>
			<summary>Cette capacité détruit, renvoie, protège, soigne…</summary>
			{effects.map((effect, at) => (
				<fieldset key={at} data-effet={at} tabIndex={-1}>
					<legend>
						Effet {at + 1}. {eventNames[effect.type]}
					</legend>
					<Fields
						event={effect}
						outcome={undefined}
						state={state}
						onChange={(next) => onChange(replaceAt(effects, at, next as EffectEvent))}
					/>
					<button type="button" class="discret" onClick={() => remove(at)}>
						Retirer
						<span class="visuellement-cache">
							{' '}
							l’effet {at + 1}, {eventNames[effect.type]}
						</span>
					</button>
				</fieldset>
			))}
			<p class="ajouts">
				{types.map((type) => (
					<button
						key={type}
						type="button"
						disabled={effects.length >= MAX_EFFECTS}
						onClick={() => add(type as EffectEvent['type'])}
					>
						+ {eventNames[type]}
					</button>
				))}
			</p>
		</details>
	);
}

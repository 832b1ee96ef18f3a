import type { GameEvent, Outcome } from '../../../rules/keyforge/fight';
import { replaceAt } from '../../shared/replace-at';
import { EventFields } from './EventFields';
import { eventNames } from './event-names';
import { moveUp } from './move-up';
import type { Place } from './place';
import { type FightState, MAX_SEQUEL } from './state';

interface Props {
	state: FightState;
	/** What became of each event. */
	outcomes: readonly Outcome[];
	/** Where the focus goes once the next drawing is done. */
	focusOn: (selector: string) => void;
	onChange: (state: FightState) => void;
	/** Adds a creature, with the events that it changes. */
	onJoin: (place: Place, sequel: readonly GameEvent[]) => void;
}

/** The events of the sequel, in order: each is changed, moved or removed. */
export function EventList({ state, outcomes, focusOn, onChange, onJoin }: Props) {
	const { sequel, fight } = state;
	const set = (next: readonly GameEvent[]) => onChange({ ...state, sequel: next });
	const lift = (from: number, focus: number) => {
		focusOn(`[data-evenement="${focus}"]`);
		onChange(moveUp(state, from));
	};
	const remove = (at: number) => {
		// The event that takes its place, or the one before; without any, what adds one.
		focusOn(sequel.length > 1 ? `[data-evenement="${Math.min(at, sequel.length - 2)}"]` : '.ajouts button');
		set(sequel.filter((_, index) => index !== at));
	};
	const canLift = (at: number) => at > 0 || (fight && sequel.length < MAX_SEQUEL);
	return (
		<ol>
			{sequel.map((event, at) => {
				const name = event.type === 'fight' && !fight ? 'Combat' : eventNames[event.type];
				const which = (
					<span class="visuellement-cache">
						{' '}
						l’événement {at + 1}, {name}
					</span>
				);
				return (
					<li key={at}>
						<fieldset data-evenement={at} tabIndex={-1}>
							<legend>
								{at + 1}. {name}
							</legend>
							<EventFields
								event={event}
								outcome={outcomes[at]}
								state={state}
								onChange={(next) => set(replaceAt(sequel, at, next))}
								onJoin={(place, next) => onJoin(place, replaceAt(sequel, at, next))}
							/>
							<p class="gestes">
								{canLift(at) && (
									<button type="button" class="discret" onClick={() => lift(at, Math.max(0, at - 1))}>
										{at === 0 ? 'Mettre avant le combat' : 'Monter'}
										{which}
									</button>
								)}
								{at < sequel.length - 1 && (
									<button type="button" class="discret" onClick={() => lift(at + 1, at + 1)}>
										Descendre{which}
									</button>
								)}
								<button type="button" class="discret" onClick={() => remove(at)}>
									Retirer{which}
								</button>
							</p>
						</fieldset>
					</li>
				);
			})}
		</ol>
	);
}

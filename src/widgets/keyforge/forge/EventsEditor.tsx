import type { GameEvent } from '../../../rules/keyforge/forge';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { replaceAt } from '../../shared/replace-at';
import { eventTitle } from './answer';
import { EventFields } from './EventFields';
import { type NewEvent, newEvent } from './new-event';
import { type ForgeState, MAX_EVENTS } from './state';

interface Props {
	state: ForgeState;
	level: HeadingLevel;
	onChange: (events: readonly GameEvent[]) => void;
	focusOn: (selector: string) => void;
}

const additions: readonly (readonly [NewEvent, string])[] = [
	['forge-step', 'Étape 1 : forger'],
	['steal', 'Aombre volé, capturé, gagné…'],
	['effect', 'Clé par un effet'],
	['cost', 'Coût modifié'],
	['key-unforged', 'Clé qui redevient non forgée'],
	['turn-end', 'Fin de tour'],
];

/** What happens, event by event. */
export function EventsEditor({ state, level, onChange, focusOn }: Props) {
	const { events } = state;
	const full = events.length >= MAX_EVENTS;
	const add = (type: NewEvent) => {
		onChange([...events, newEvent(type, state)]);
		focusOn(`[data-evenement="${events.length}"]`);
	};
	const remove = (at: number) => {
		onChange(events.filter((_, rank) => rank !== at));
		// The event that takes its place, or the one before; without any, what adds one.
		focusOn(
			events.length > 1 ? `[data-evenement="${Math.min(at, events.length - 2)}"]` : '.suite-du-tour .ajouts button',
		);
	};
	return (
		<section class="suite-du-tour" aria-labelledby="forge-suite">
			<Heading level={level} id="forge-suite">
				Que se passe-t-il ?
			</Heading>
			{events.length > 0 && (
				<ol>
					{events.map((event, at) => (
						<li key={at}>
							<fieldset data-evenement={at} tabIndex={-1}>
								<legend>{eventTitle(event, at)}</legend>
								<EventFields
									event={event}
									cards={state[event.player].onCards > 0}
									onChange={(next) => onChange(replaceAt(events, at, next))}
								/>
								<button type="button" class="discret" onClick={() => remove(at)}>
									Retirer
									<span class="visuellement-cache"> {`l’événement ${eventTitle(event, at)}`}</span>
								</button>
							</fieldset>
						</li>
					))}
				</ol>
			)}
			<p class="ajouts">
				{additions.map(([type, label]) => (
					<button key={type} type="button" disabled={full} onClick={() => add(type)}>
						+ {label}
					</button>
				))}
			</p>
			{full && <p class="note">L’outil s’arrête à {MAX_EVENTS} événements.</p>}
		</section>
	);
}

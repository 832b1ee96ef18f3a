import type { Evenement } from '../../../rules/keyforge/forge';
import { frenchTypography } from '../../../text/french';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { EventFields } from './EventFields';
import { type NewEvent, newEvent } from './new-event';
import { eventTitle } from './outcome';
import { type ForgeState, MAX_SUITE } from './state';

interface Props {
	state: ForgeState;
	level: HeadingLevel;
	onChange: (suite: readonly Evenement[]) => void;
	focusOn: (selector: string) => void;
}

const additions: readonly (readonly [NewEvent, string])[] = [
	['etape-forger', 'Étape 1 : forger'],
	['vol', 'Aombre volé, capturé, gagné…'],
	['effet', 'Clé par un effet'],
	['cout', 'Coût modifié'],
	['cle-defaite', 'Clé qui redevient non forgée'],
	['fin-de-tour', 'Fin de tour'],
];

/** What happens, event by event. */
export function EventsEditor({ state, level, onChange, focusOn }: Props) {
	const { suite } = state;
	const full = suite.length >= MAX_SUITE;
	const add = (type: NewEvent) => {
		onChange([...suite, newEvent(type, state)]);
		focusOn(`[data-evenement="${suite.length}"]`);
	};
	const remove = (at: number) => {
		onChange(suite.toSpliced(at, 1));
		// The event that takes its place, or the one before; without any, what adds one.
		focusOn(
			suite.length > 1 ? `[data-evenement="${Math.min(at, suite.length - 2)}"]` : '.suite-du-tour .ajouts button',
		);
	};
	return (
		<section class="suite-du-tour" aria-labelledby="forge-suite">
			<Heading level={level} id="forge-suite">
				{frenchTypography('Que se passe-t-il ?')}
			</Heading>
			{suite.length > 0 && (
				<ol>
					{suite.map((event, at) => (
						<li key={at}>
							<fieldset data-evenement={at} tabIndex={-1}>
								<legend>{frenchTypography(eventTitle(event, at))}</legend>
								<EventFields
									event={event}
									cards={state[event.joueur].surCartes > 0}
									onChange={(next) => onChange(suite.with(at, next))}
								/>
								<button type="button" class="discret" onClick={() => remove(at)}>
									Retirer
									<span class="visuellement-cache"> {frenchTypography(`l’événement ${eventTitle(event, at)}`)}</span>
								</button>
							</fieldset>
						</li>
					))}
				</ol>
			)}
			<p class="ajouts">
				{additions.map(([type, label]) => (
					<button key={type} type="button" disabled={full} onClick={() => add(type)}>
						+ {frenchTypography(label)}
					</button>
				))}
			</p>
			{full && <p class="note">L’outil s’arrête à {MAX_SUITE} événements.</p>}
		</section>
	);
}

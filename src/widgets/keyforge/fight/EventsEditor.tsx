import type { Evenement } from '../../../rules/keyforge/fight/evenement';
import type { Situation } from '../../../rules/keyforge/fight/situation';
import { frenchTypography } from '../../../text/french';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { useFocus } from '../../shared/use-focus';
import { EventFields } from './EventFields';
import { newEvent } from './new-event';
import { type FightState, MAX_SUITE, toEngine } from './state';

interface Props {
	state: FightState;
	/** The creatures still in play after the last event. */
	standing: Situation;
	level: HeadingLevel;
	onChange: (suite: readonly Evenement[]) => void;
}

const titles: Record<Evenement['type'], string> = {
	degats: 'Dégâts',
	armure: 'Armure gagnée ou perdue',
	combat: 'Autre combat',
	'nouveau-tour': 'Nouveau tour',
};

/** What happens after the fight, event by event. */
export function EventsEditor({ state, standing, level, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLElement>();
	const { suite } = state;
	const add = (type: Evenement['type']) => {
		onChange([...suite, newEvent(type, standing, toEngine(state)[1])]);
		focusOn(`[data-evenement="${suite.length}"]`);
	};
	const replace = (at: number, event: Evenement) =>
		onChange(suite.map((other, index) => (index === at ? event : other)));
	const remove = (at: number) => {
		onChange(suite.filter((_, index) => index !== at));
		// The event that takes its place, or the one before; without any, what adds one.
		focusOn(suite.length > 1 ? `[data-evenement="${Math.min(at, suite.length - 2)}"]` : '.ajouts button');
	};
	return (
		<section class="suite-du-tour" aria-labelledby="combat-suite" ref={root}>
			<Heading level={level} id="combat-suite">
				{frenchTypography('Et ensuite ?')}
			</Heading>
			{suite.length > 0 && (
				<ol>
					{suite.map((event, at) => (
						<li key={at}>
							<fieldset data-evenement={at} tabIndex={-1}>
								<legend>
									{at + 1}. {titles[event.type]}
								</legend>
								<EventFields event={event} state={state} onChange={(next) => replace(at, next)} />
								<button type="button" class="discret" onClick={() => remove(at)}>
									Retirer
									<span class="visuellement-cache">
										{' '}
										l’événement {at + 1}, {titles[event.type]}
									</span>
								</button>
							</fieldset>
						</li>
					))}
				</ol>
			)}
			<p class="ajouts">
				{(Object.keys(titles) as Evenement['type'][]).map((type) => (
					<button key={type} type="button" disabled={suite.length >= MAX_SUITE} onClick={() => add(type)}>
						+ {titles[type]}
					</button>
				))}
			</p>
			{suite.length >= MAX_SUITE && <p class="note">Le calculateur s’arrête à {MAX_SUITE} événements.</p>}
		</section>
	);
}

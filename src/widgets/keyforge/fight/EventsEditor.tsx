import type { GameEvent, Situation } from '../../../rules/keyforge/fight';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { useFocus } from '../../shared/use-focus';
import { EventFields } from './EventFields';
import { newEvent } from './new-event';
import { type FightState, MAX_SEQUEL, toEngine } from './state';

interface Props {
	state: FightState;
	/** The creatures still in play after the last event. */
	standing: Situation;
	level: HeadingLevel;
	onChange: (sequel: readonly GameEvent[]) => void;
}

const titles: Record<GameEvent['type'], string> = {
	damage: 'Dégâts',
	armor: 'Armure gagnée ou perdue',
	fight: 'Autre combat',
	'new-turn': 'Nouveau tour',
	power: 'Puissance gagnée ou perdue',
	prevention: 'Ne peut pas recevoir de dégâts',
	ward: 'Protection reçue',
	heal: 'Soin',
	destroy: 'Détruite ou sacrifiée',
	leave: 'Quitte le jeu',
};

/** What happens in most turns; the rest folds away. */
const everyday: readonly GameEvent['type'][] = ['damage', 'armor', 'fight', 'new-turn'];
const rarer = (Object.keys(titles) as GameEvent['type'][]).filter((type) => !everyday.includes(type));

/** What happens after the fight, event by event. */
export function EventsEditor({ state, standing, level, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLElement>();
	const { sequel } = state;
	const add = (type: GameEvent['type']) => {
		onChange([...sequel, newEvent(type, standing, toEngine(state)[1])]);
		focusOn(`[data-evenement="${sequel.length}"]`);
	};
	const replace = (at: number, event: GameEvent) =>
		onChange(sequel.map((other, index) => (index === at ? event : other)));
	const remove = (at: number) => {
		onChange(sequel.filter((_, index) => index !== at));
		// The event that takes its place, or the one before; without any, what adds one.
		focusOn(sequel.length > 1 ? `[data-evenement="${Math.min(at, sequel.length - 2)}"]` : '.ajouts button');
	};
	const addition = (type: GameEvent['type']) => (
		<button key={type} type="button" disabled={sequel.length >= MAX_SEQUEL} onClick={() => add(type)}>
			+ {titles[type]}
		</button>
	);
	return (
		<section class="suite-du-tour" aria-labelledby="combat-suite" ref={root}>
			<Heading level={level} id="combat-suite">
				{state.fight ? 'Et ensuite ?' : 'Que se passe-t-il ?'}
			</Heading>
			{sequel.length > 0 && (
				<ol>
					{sequel.map((event, at) => (
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
			<p class="ajouts">{everyday.map(addition)}</p>
			<details>
				<summary>D’autres effets de cartes</summary>
				<p class="ajouts">{rarer.map(addition)}</p>
			</details>
			{sequel.length >= MAX_SEQUEL && <p class="note">Le calculateur s’arrête à {MAX_SEQUEL} événements.</p>}
		</section>
	);
}

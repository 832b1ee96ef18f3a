import type { GameEvent, Outcome, Situation } from '../../../rules/keyforge/fight';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { LaterNote } from '../../shared/LaterNote';
import { useFocus } from '../../shared/use-focus';
import type { Later } from '../../shared/use-later';
import type { Board } from './board';
import { eventNames, everyday, rarer } from './event-names';
import { type FightState, MAX_SEQUEL, toEngine } from './state';

interface Props {
	state: FightState;
	/** What draws the events and makes new ones, once it is there. */
	board: Board | undefined;
	later: Later<Board>;
	/** The creatures still in play after the last event. */
	standing: Situation;
	/** What became of each event of the sequel. */
	outcomes: readonly Outcome[];
	level: HeadingLevel;
	onChange: (state: FightState) => void;
}

/** What happens after the fight, event by event. */
export function EventsEditor({ state, board, later, standing, outcomes, level, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLElement>();
	const { sequel } = state;
	const add = async (type: GameEvent['type']) => {
		const loaded = board ?? (await later.ask());
		if (!loaded) return;
		focusOn(`[data-evenement="${sequel.length}"]`);
		onChange({ ...state, sequel: [...sequel, loaded.newEvent(type, standing, toEngine(state)[1])] });
	};
	const addition = (type: GameEvent['type']) => (
		<button key={type} type="button" disabled={sequel.length >= MAX_SEQUEL} onClick={() => add(type)}>
			+ {eventNames[type]}
		</button>
	);
	return (
		<section
			class="suite-du-tour"
			aria-labelledby="combat-suite"
			ref={root}
			onPointerEnter={later.prepare}
			onFocusIn={later.prepare}
		>
			<Heading level={level} id="combat-suite">
				{state.fight ? 'Et ensuite ?' : 'Que se passe-t-il ?'}
			</Heading>
			{board && sequel.length > 0 && <board.EventList {...{ state, outcomes, focusOn, onChange }} />}
			{!board && <LaterNote later={later} onRetry={later.ask} />}
			<p class="ajouts">{everyday.map(addition)}</p>
			<details>
				<summary>D’autres effets de cartes</summary>
				<p class="ajouts">{rarer.map(addition)}</p>
			</details>
			{sequel.length >= MAX_SEQUEL && <p class="note">Le calculateur s’arrête à {MAX_SEQUEL} événements.</p>}
		</section>
	);
}

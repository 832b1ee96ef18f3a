import type { GameEvent, Outcome, Situation } from '../../../rules/keyforge/fight';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { LaterFold } from '../../shared/LaterFold';
import { LaterNote } from '../../shared/LaterNote';
import { useFocus } from '../../shared/use-focus';
import type { Later } from '../../shared/use-later';
import type { Board } from './board';
import { everyday } from './everyday';
import { loadBoard } from './later';
import type { Place } from './place';
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
	/** Adds a creature, with the events that it changes. */
	onJoin: (place: Place, sequel: readonly GameEvent[]) => void;
}

/** What happens after the fight, event by event. */
export function EventsEditor({ state, board, later, standing, outcomes, level, onChange, onJoin }: Props) {
	const { root, focusOn } = useFocus<HTMLElement>();
	const { sequel } = state;
	const add = async (type: GameEvent['type']) => {
		const loaded = board ?? (await later.ask());
		if (!loaded) return;
		focusOn(`[data-evenement="${sequel.length}"]`);
		onChange({ ...state, sequel: [...sequel, loaded.newEvent(type, standing, toEngine(state).events)] });
	};
	const addition = (type: GameEvent['type'], name: string) => (
		<button key={type} type="button" disabled={sequel.length >= MAX_SEQUEL} onClick={() => add(type)}>
			+ {name}
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
			{board && sequel.length > 0 && <board.EventList {...{ state, outcomes, focusOn, onChange, onJoin }} />}
			{!board && <LaterNote later={later} onRetry={later.ask} />}
			<p class="ajouts">
				{(Object.keys(everyday) as (keyof typeof everyday)[]).map((type) => addition(type, everyday[type]))}
			</p>
			<LaterFold
				summary="D’autres effets de cartes"
				load={loadBoard}
				draw={({ rarer, eventNames }) => <p class="ajouts">{rarer.map((type) => addition(type, eventNames[type]))}</p>}
			/>
			<LaterFold
				summary={<>Capacités « Détruit : »{state.destroyed.length > 0 && <b> · {state.destroyed.length}</b>}</>}
				load={loadBoard}
				draw={({ DestroyedFields, EventFields }) => (
					<DestroyedFields state={state} Fields={EventFields} onChange={onChange} />
				)}
			/>
			{sequel.length >= MAX_SEQUEL && <p class="note">Le calculateur s’arrête à {MAX_SEQUEL} événements.</p>}
		</section>
	);
}

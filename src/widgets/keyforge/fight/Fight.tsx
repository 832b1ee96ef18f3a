import { type GameEvent, resolve } from '../../../rules/keyforge/fight';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { capital } from '../../shared/words';
import { CreatureEditor } from './CreatureEditor';
import type { CitedRule } from './card';
import { EventsEditor } from './EventsEditor';
import { OrderSelect } from './OrderSelect';
import { presets } from './presets';
import { FightAnswer, FightSteps } from './Result';
import { bothKeywords, type FightState, type Place, plain, present, type Sheet, toEngine } from './state';
import { fightCodec } from './url-state';
import { names } from './words';

const neighbors: readonly Place[] = ['ag', 'ad', 'dg', 'dd'];

/** Fight calculator: two creatures, what comes next, the answer and the rules that give it. */
export default function FightEvent({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<FightState>(fightCodec, synced);
	const { state, change, focusOn } = tool;
	const [situation, events] = toEngine(state);
	const resolution = resolve(situation, events);
	const { sheets } = state;

	const setSheet = (place: Place, sheet: Sheet) => change({ ...state, sheets: { ...sheets, [place]: sheet } });
	const add = (place: Place) => {
		setSheet(place, plain);
		focusOn(`[data-place="${place}"]`);
	};
	// Events that mention it stay: they say that it is not there, and it can come back.
	const remove = (place: Place) => {
		const { [place]: _, ...kept } = sheets;
		change({ ...state, sheets: kept as FightState['sheets'] });
		focusOn(`[data-ajout="${place}"]`);
	};
	const editor = (place: Place, role: 'attacker' | 'defender' | 'neighbor') => (
		<CreatureEditor
			key={place}
			place={place}
			sheet={sheets[place] ?? plain}
			role={role}
			onChange={(sheet) => setSheet(place, sheet)}
			onRemove={role === 'neighbor' ? () => remove(place) : undefined}
		/>
	);
	const there = neighbors.filter((place) => sheets[place]);
	const missing = neighbors.filter((place) => !sheets[place]);

	return (
		<ToolFrame
			name="combat"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<FightAnswer resolution={resolution} places={present(state)} fight={state.fight} />}
			answerOf={(other) => (
				<FightAnswer resolution={resolve(...toEngine(other))} places={present(other)} fight={other.fight} />
			)}
			reading={
				<FightSteps
					resolution={resolution}
					events={events}
					links={links}
					level={level}
					enraged={state.fight && sheets.a.enraged}
				/>
			}
		>
			<div class="duel">
				{editor('a', 'attacker')}
				{editor('d', 'defender')}
			</div>
			{state.fight && bothKeywords(state, 'a', 'd') && (
				<OrderSelect value={state.order} onChange={(order) => change({ ...state, order })} />
			)}
			{there.length > 0 && <div class="duel">{there.map((place) => editor(place, 'neighbor'))}</div>}
			{missing.length > 0 && (
				<p class="ajouts paires">
					{missing.map((place) => (
						<button key={place} type="button" data-ajout={place} onClick={() => add(place)}>
							+ {capital(names[place])}
						</button>
					))}
				</p>
			)}
			<p>
				<button type="button" class="discret" onClick={() => change({ ...state, fight: !state.fight })}>
					{state.fight ? 'Sans combat entre elles' : 'Avec un combat entre elles'}
				</button>
			</p>
			<EventsEditor
				state={state}
				standing={resolution.result.situation}
				level={level}
				onChange={(sequel: readonly GameEvent[]) => change({ ...state, sequel })}
			/>
		</ToolFrame>
	);
}

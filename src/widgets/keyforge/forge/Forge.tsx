import { useMemo } from 'preact/hooks';
import { resolve, type Side } from '../../../rules/keyforge/forge';
import { Select } from '../../shared/Select';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import type { CitedRule } from './card';
import { EventsEditor } from './EventsEditor';
import { PlayerEditor } from './PlayerEditor';
import { presets } from './presets';
import { ForgeAnswer, ForgeSteps } from './Result';
import { type ForgeState, sides, toEngine, turnMark } from './state';
import { forgeCodec } from './url-state';

const turns: readonly (readonly [Side, string])[] = [
	['you', 'À vous'],
	['opponent', 'À l’adversaire'],
];

/** Key calculator: what a key costs, whether it is forged, and what is left, event by event. */
export default function Forge({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<ForgeState>(forgeCodec, synced);
	const { state, change, focusOn } = tool;
	const resolution = useMemo(() => resolve(toEngine(state)), [state]);
	const start = useMemo(() => resolve({ ...toEngine(state), events: [] }).result.balances, [state]);
	// With an event that says whose turn it is, the question is not asked.
	const opens = turnMark(state, 1) !== undefined;
	return (
		<ToolFrame
			name="forge"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<ForgeAnswer resolution={resolution} />}
			answerOf={(other) => <ForgeAnswer resolution={resolve(toEngine(other))} />}
			reading={<ForgeSteps resolution={resolution} events={state.events} links={links} level={level} />}
		>
			<div class="duel">
				{sides.map((side) => (
					<PlayerEditor
						key={side}
						side={side}
						player={state[side]}
						start={start[side]}
						onChange={(player) => change({ ...state, [side]: player })}
						focusOn={focusOn}
					/>
				))}
			</div>
			{!opens && (
				<Select
					label="À qui est le tour, au début"
					value={state.active}
					options={turns}
					onChange={(active) => change({ ...state, active })}
				/>
			)}
			<EventsEditor state={state} level={level} onChange={(events) => change({ ...state, events })} focusOn={focusOn} />
		</ToolFrame>
	);
}

import { useMemo } from 'preact/hooks';
import { resoudre } from '../../../rules/keyforge/forge';
import type { Camp } from '../../../rules/keyforge/forge/situation';
import { Select } from '../../shared/Select';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import type { CitedRule } from './card';
import { EventsEditor } from './EventsEditor';
import { PlayerEditor } from './PlayerEditor';
import { presets } from './presets';
import { ForgeAnswer, ForgeSteps } from './Result';
import { camps, type ForgeState, toEngine, turnMark } from './state';
import { forgeCodec } from './url-state';

const turns: readonly (readonly [Camp, string])[] = [
	['vous', 'À vous'],
	['adversaire', 'À l’adversaire'],
];

/** Key calculator: what a key costs, whether it is forged, and what is left, event by event. */
export default function Forge({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<ForgeState>(forgeCodec, synced);
	const { state, change, focusOn } = tool;
	const resolution = useMemo(() => resoudre(...toEngine(state)), [state]);
	const start = useMemo(() => resoudre(toEngine(state)[0], []).resultat.bilans, [state]);
	// An event that tells whose turn it is leaves nothing to ask.
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
			reading={<ForgeSteps resolution={resolution} events={state.suite} links={links} level={level} />}
		>
			<div class="duel">
				{camps.map((camp) => (
					<PlayerEditor
						key={camp}
						camp={camp}
						player={state[camp]}
						start={start[camp]}
						onChange={(player) => change({ ...state, [camp]: player })}
						focusOn={focusOn}
					/>
				))}
			</div>
			{!opens && (
				<Select
					label="À qui est le tour, au début"
					value={state.actif}
					options={turns}
					onChange={(actif) => change({ ...state, actif })}
				/>
			)}
			<EventsEditor state={state} level={level} onChange={(suite) => change({ ...state, suite })} focusOn={focusOn} />
		</ToolFrame>
	);
}

import { type Action, resolve } from '../../../rules/mistborn/metals/at-once';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { ActionsEditor } from './ActionsEditor';
import { CardsEditor } from './CardsEditor';
import type { CitedRule } from './card';
import { EffectsFold } from './EffectsFold';
import { MetalsAnswer } from './MetalsAnswer';
import { MetalsSteps } from './MetalsSteps';
import { MetalTable } from './MetalTable';
import { Payments } from './Payments';
import { presets } from './presets';
import { StartFields } from './StartFields';
import { MAX_ACTIONS, type MetalsState, toEngine } from './state';
import { Together } from './Together';
import { metalsCodec } from './url-state';

/** Metals of one turn: tokens, cards and Atium, what was done, what is left and what it can pay. */
export default function Metals({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<MetalsState>(metalsCodec, synced);
	const { state, change, focusOn } = tool;
	const resolution = resolve(toEngine(state));
	const { result } = resolution;

	const set = (part: Partial<MetalsState>) => change({ ...state, ...part });
	// The way that was paid goes away: its last action takes the focus.
	const pay = (more: readonly Action[]) => {
		set({ actions: [...state.actions, ...more] });
		focusOn(`[data-action="${state.actions.length + more.length - 1}"]`);
	};

	const fits = (more: number) => state.actions.length + more <= MAX_ACTIONS;

	// What the whole hand can do is asked above it: the hand comes next to the answer.
	const whole = state.wishes !== null;
	const hand = (
		<CardsEditor key="hand" state={state} links={links} level={level} onChange={(cards) => set({ cards })} />
	);
	const effects = (
		<EffectsFold key="effects" effects={state.effects} links={links} onChange={(effects) => set({ effects })} />
	);

	return (
		<ToolFrame
			name="metaux"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<MetalsAnswer resolution={resolution} />}
			answerOf={(other) => <MetalsAnswer resolution={resolve(toEngine(other))} />}
			reading={
				<>
					<MetalTable result={result} links={links} level={level} />
					<MetalsSteps resolution={resolution} actions={state.actions} links={links} level={level} />
				</>
			}
		>
			<Together state={state} links={links} level={level} fits={fits} onChange={set} onPay={pay} />
			{whole && hand}
			{whole && effects}
			<StartFields state={state} links={links} onChange={set} />
			<ActionsEditor
				actions={state.actions}
				result={result}
				effects={state.effects}
				links={links}
				level={level}
				onChange={(actions) => set({ actions })}
			/>
			<Payments payments={result.payments} links={links} level={level} fits={fits} onPay={pay} />
			{!whole && hand}
			{!whole && effects}
		</ToolFrame>
	);
}

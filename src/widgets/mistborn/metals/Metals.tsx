import type { Evenement } from '../../../rules/mistborn/metals/action';
import { resolve } from '../../../rules/mistborn/metals/resolution';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { ActionsEditor } from './ActionsEditor';
import { CardsEditor } from './CardsEditor';
import type { CitedRule } from './card';
import { EffectsFold } from './EffectsFold';
import { MetauxAnswer } from './MetalsAnswer';
import { MetauxSteps } from './MetalsSteps';
import { MetalTable } from './MetalTable';
import { Payments } from './Payments';
import { presets } from './presets';
import { StartFields } from './StartFields';
import { MAX_SUITE, type MetauxState, toEngine } from './state';
import { metauxCodec } from './url-state';

/** Metals of one turn: tokens, cards and Atium, what was done, what is left and what it can pay. */
export default function Metaux({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<MetauxState>(metauxCodec, synced);
	const { state, change, focusOn } = tool;
	const [situation, actions] = toEngine(state);
	const resolution = resolve(situation, actions);
	const { resultat } = resolution;

	const set = (part: Partial<MetauxState>) => change({ ...state, ...part });
	// The way that was paid goes away: its last action takes the focus.
	const pay = (more: readonly Evenement[]) => {
		set({ suite: [...state.suite, ...more] });
		focusOn(`[data-action="${state.suite.length + more.length - 1}"]`);
	};

	return (
		<ToolFrame
			name="metaux"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<MetauxAnswer resolution={resolution} />}
			reading={
				<>
					<MetalTable resultat={resultat} links={links} level={level} />
					<MetauxSteps resolution={resolution} actions={actions} links={links} level={level} />
				</>
			}
		>
			<StartFields state={state} links={links} onChange={set} />
			<ActionsEditor
				suite={state.suite}
				resultat={resultat}
				links={links}
				level={level}
				onChange={(suite) => set({ suite })}
			/>
			<Payments
				payments={resultat.paiements}
				links={links}
				level={level}
				fits={(more) => state.suite.length + more <= MAX_SUITE}
				onPay={pay}
			/>
			<CardsEditor state={state} links={links} level={level} onChange={(cartes) => set({ cartes })} />
			<EffectsFold effets={state.effets} onChange={(effets) => set({ effets })} />
		</ToolFrame>
	);
}

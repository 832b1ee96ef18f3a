import { useMemo, useRef } from 'preact/hooks';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { Answer } from '../../shared/Answer';
import { LaterNote } from '../../shared/LaterNote';
import { Steps } from '../../shared/Steps';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { BagFields } from './BagFields';
import { BagFolds } from './BagFolds';
import { Comparison } from './Comparison';
import { Curve } from './Curve';
import type { CitedRule } from './card';
import { DrawnTest } from './DrawnTest';
import { Margins } from './Margins';
import { headline, reserve } from './outcome';
import { presets } from './presets';
import { chanceSteps } from './sentences';
import type { TestState } from './state';
import { TestFields } from './TestFields';
import { caseQuery, keptCase, skillTestCodec } from './url-state';
import { useChances } from './use-chances';

interface Props extends ToolProps<CitedRule> {
	/** Tokens, bags, scenarios and investigators. */
	donnees: ChaosBags;
}

/** Skill test simulator: exact odds of a test, curve of icons, margins, comparison, and tests drawn step by step. */
export default function TestDeCompetence({
	links,
	page,
	synced = false,
	bare = false,
	level = 3,
	donnees: data,
}: Props) {
	const codec = useMemo(() => skillTestCodec(data), [data]);
	const tool = useTool<TestState>(codec, synced);
	const { state, change, open, focusOn } = tool;
	const kept = useMemo(() => (state.temoin ? keptCase(data, state.temoin) : undefined), [data, state.temoin]);
	const { situation, weighed, keptCurve, choice } = useChances(data, state, kept);
	const chances = weighed?.resultat;
	const here = caseQuery(data, state);
	const icones = state.test.icones;

	// The bag has many fields, and stays as it is while the test is edited: it is not drawn again for each key.
	const latest = useRef(state);
	latest.current = state;
	const { campagne, niveau, scenario, investigateur, comptes, scelles, effets } = state;
	const bag = useMemo(() => {
		const changeBag = (next: TestState) => {
			const { test, temoin } = latest.current;
			change({ ...next, test, temoin });
		};
		const { current } = latest;
		return (
			<fieldset>
				<legend>La réserve du Chaos</legend>
				<BagFields data={data} state={current} onChange={changeBag} />
				<BagFolds data={data} state={current} onChange={changeBag} />
			</fieldset>
		);
	}, [data, campagne, niveau, scenario, investigateur, comptes, scelles, effets]);

	return (
		<ToolFrame
			name="test-de-competence"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={
				weighed ? (
					<Answer verdict={headline(weighed.resultat)} reserve={reserve(weighed.resultat, weighed.curve, icones)} />
				) : (
					<Answer verdict="Calcul du meilleur choix…">
						<LaterNote later={choice} onRetry={choice.ask} />
					</Answer>
				)
			}
			reading={
				<>
					{weighed && chances && (
						<>
							<Curve window={weighed.curve} kept={keptCurve} icones={icones} level={level} />
							<Margins chances={chances} situation={situation} query={here} level={level} />
						</>
					)}
					{weighed && (
						<Steps
							name="test-de-competence"
							level={level}
							groups={chanceSteps(weighed.trace, situation.reserve, data)}
							links={links}
						/>
					)}
				</>
			}
		>
			<TestFields
				data={data}
				state={state}
				onChange={(test) => change({ ...state, test })}
				onSeveral={choice.prepare}
			/>
			{bag}
			<Comparison
				data={data}
				state={state}
				kept={kept}
				chances={chances ?? null}
				level={level}
				onKeep={() => {
					change({ ...state, temoin: here });
					// The button that kept the first one goes away.
					if (!kept) focusOn('[data-echanger]');
				}}
				onSwap={() => kept && open({ ...kept, temoin: here })}
				onForget={() => {
					change({ ...state, temoin: '' });
					focusOn('[data-garder]');
				}}
			/>
			<DrawnTest data={data} state={state} situation={situation} links={links} level={level} />
		</ToolFrame>
	);
}

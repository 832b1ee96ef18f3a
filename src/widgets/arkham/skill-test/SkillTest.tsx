import { useMemo, useRef } from 'preact/hooks';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { Answer } from '../../shared/Answer';
import { LaterNote } from '../../shared/LaterNote';
import { Steps } from '../../shared/Steps';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { caveat, headline } from './answer';
import { BagFields } from './BagFields';
import { BagFolds } from './BagFolds';
import { hasUnknownSymbols } from './bag';
import { Comparison } from './Comparison';
import { Curve } from './Curve';
import type { CitedRule } from './card';
import { DrawnTest } from './DrawnTest';
import { Margins } from './Margins';
import { presets } from './presets';
import { chanceSteps } from './sentences';
import type { TestState } from './state';
import { TestFields } from './TestFields';
import { caseQuery, keptCase } from './url-state';
import { useBags } from './use-bags';
import { useChances } from './use-chances';

interface Props extends ToolProps<CitedRule> {
	/** Tokens, investigators, and the bags and scenarios of the first campaign: see `openingBags`. */
	data: ChaosBags;
}

/** Skill test simulator: exact odds of a test, curve of icons, margins, comparison, and tests drawn step by step. */
export default function SkillTest({ links, page, synced = false, bare = false, level = 3, data: opening }: Props) {
	const { data, more, codec } = useBags(page, opening);
	const tool = useTool<TestState>(codec, synced);
	const { state, change, open, focusOn } = tool;
	const kept = useMemo(() => (state.keptQuery ? keptCase(data, state.keptQuery) : undefined), [data, state.keptQuery]);
	const { situation, here: now, before, later } = useChances(data, state, kept);
	const { weighed, curve } = now;
	const chances = weighed?.result;
	const here = caseQuery(data, state);
	const icons = state.test.icons;

	// The bag has many fields, and stays as it is while the test is edited: it is not drawn again for each key.
	const latest = useRef(state);
	latest.current = state;
	const { campaign, scenario, investigator, counts, sealed, aside, effects } = state;
	const bag = useMemo(() => {
		const changeBag = (next: TestState) => {
			const { test, keptQuery } = latest.current;
			change({ ...next, test, keptQuery });
		};
		const { current } = latest;
		return (
			<fieldset>
				<legend>La réserve du Chaos</legend>
				<BagFields data={data} state={current} onChange={changeBag} more={more} />
				<BagFolds data={data} state={current} onChange={changeBag} />
			</fieldset>
		);
	}, [data, more.state, campaign, state.level, scenario, investigator, counts, sealed, aside, effects]);

	return (
		<ToolFrame
			name="test-de-competence"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			onCompare={(asked) => {
				change({ ...state, keptQuery: caseQuery(data, keptCase(data, asked)) });
				focusOn('[data-echanger]');
			}}
			answer={
				later.module && !weighed ? (
					<later.module.Waiting {...now} />
				) : weighed ? (
					<Answer
						headline={headline(weighed.result, hasUnknownSymbols(data, state))}
						caveat={caveat(weighed.result, curve, icons)}
					/>
				) : (
					<Answer headline="Calcul en cours…">
						<LaterNote later={later} onRetry={now.start} />
					</Answer>
				)
			}
			reading={
				<>
					{curve && chances && <Curve window={curve} kept={before.curve} icons={icons} level={level} />}
					{chances && (
						<Margins data={data} state={state} chances={chances} situation={situation} query={here} level={level} />
					)}
					{weighed && (
						<Steps
							name="test-de-competence"
							level={level}
							groups={chanceSteps(weighed.trace, situation.bag, data)}
							links={links}
						/>
					)}
				</>
			}
		>
			<TestFields data={data} state={state} onChange={(test) => change({ ...state, test })} onSeveral={later.prepare} />
			{bag}
			<Comparison
				data={data}
				state={state}
				kept={kept}
				before={before.weighed?.result}
				chances={chances ?? null}
				choice={later}
				level={level}
				onKeep={() => {
					change({ ...state, keptQuery: here });
					// The button that kept the first one goes away.
					if (!kept) focusOn('[data-echanger]');
				}}
				onSwap={() => kept && open({ ...kept, keptQuery: here })}
				onForget={() => {
					change({ ...state, keptQuery: '' });
					focusOn('[data-garder]');
				}}
			/>
			<DrawnTest data={data} state={state} situation={situation} links={links} level={level} />
		</ToolFrame>
	);
}

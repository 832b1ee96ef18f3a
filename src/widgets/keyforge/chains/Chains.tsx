import { useMemo } from 'preact/hooks';
import { type Resolution, resolve } from '../../../rules/keyforge/chains';
import { Answer } from '../../shared/Answer';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { caveat, cost, goesBeyond, headline } from './answer';
import { CaseFields } from './CaseFields';
import type { CitedRule } from './card';
import { DrawSteps } from './DrawSteps';
import { DrawTable } from './DrawTable';
import { presets } from './presets';
import { type ChainState, toEngine } from './state';
import { TurnsApart } from './TurnsApart';
import { chainCodec } from './url-state';

const answerTo = (resolution: Resolution) => <Answer headline={headline(resolution)} caveat={caveat(resolution)} />;

/** Chain counter: what each draw gives, and when the player is free. */
export default function Chains({ links, page, synced = false, bare = false, level = 3 }: ToolProps<CitedRule>) {
	const tool = useTool<ChainState>(chainCodec, synced);
	const { state, change, focusOn } = tool;
	const resolution = useMemo(() => resolve(toEngine(state)), [state]);
	return (
		<ToolFrame
			name="chaines"
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={answerTo(resolution)}
			answerOf={(other) => answerTo(resolve(toEngine(other)))}
			reading={
				<>
					<DrawTable lines={resolution.result.lines} total={cost(resolution)} level={level} />
					<DrawSteps resolution={resolution} links={links} level={level} />
				</>
			}
		>
			<CaseFields
				state={state}
				beyondBook={goesBeyond(resolution)}
				tide={links['regles-chaines-maree']}
				onChange={change}
			/>
			<TurnsApart state={state} level={level} onChange={change} focusOn={focusOn} />
		</ToolFrame>
	);
}

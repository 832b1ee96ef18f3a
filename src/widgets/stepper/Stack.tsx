import type { State } from '../../rules/timing';
import type { ShownCharts } from './chart-file';
import { afterwards } from './words';

interface Props {
	state: State;
	charts: ShownCharts;
}

/** The sequences under way, the outermost first: where each goes on once those inside it are over. */
export function Stack({ state: { stack }, charts }: Props) {
	if (stack.length < 2) return null;
	return (
		<ol class="pile" aria-label="Séquences en cours">
			{stack.map((frame, at) => {
				const inner = at === stack.length - 1;
				return (
					<li key={at} aria-current={inner ? 'true' : undefined}>
						<b>{charts[frame.chart]?.title ?? frame.chart}</b>
						{!inner && <span> {afterwards(charts, frame)}</span>}
					</li>
				);
			})}
		</ol>
	);
}

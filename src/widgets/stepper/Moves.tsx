import { useId } from 'preact/hooks';
import { type Move as ChartMove, type Obstacle, type Proposal, stepOf } from '../../rules/timing';
import type { ShownChart, ShownCharts, ShownStep } from './chart-file';
import { nameOf, reasons } from './words';

interface Props {
	/** The chart under way. */
	chart: ShownChart;
	charts: ShownCharts;
	step: ShownStep | undefined;
	proposals: readonly Proposal[];
	onMove: (move: ChartMove) => void;
	/** The pointer or the focus is on a move. */
	onNear: (move: ChartMove) => void;
}

/** What may come next: the way on, or branches with the reason of those that are closed. */
export function Moves({ proposals, ...rest }: Props) {
	return (
		<ul class="coups">
			{proposals.map(({ move, obstacle }) => (
				<Move key={keyOf(move)} move={move} obstacle={obstacle} alone={proposals.length === 1} {...rest} />
			))}
		</ul>
	);
}

interface MoveProps extends Omit<Props, 'proposals'>, Proposal {
	alone: boolean;
}

function Move({ move, obstacle, alone, onMove, onNear, step, ...charts }: MoveProps) {
	const id = useId();
	const reason = obstacle && reasonOf(step, move, obstacle);
	return (
		<li>
			<button
				type="button"
				class={alone && !obstacle && !opens(move) ? 'avance' : undefined}
				aria-disabled={obstacle ? 'true' : undefined}
				aria-describedby={reason ? id : undefined}
				onPointerEnter={() => onNear(move)}
				onFocus={() => onNear(move)}
				onClick={() => !obstacle && onMove(move)}
			>
				<Label step={step} move={move} {...charts} />
			</button>
			{reason && <small id={id}>{reason}</small>}
		</li>
	);
}

/** Whether a move opens a sequence in the middle of the step. */
export const opens = (move: ChartMove): boolean =>
	move.kind === 'nest' || (move.kind === 'act' && move.chart !== undefined);

const keyOf = (move: ChartMove): string =>
	[move.kind, 'choice' in move ? move.choice : '', 'chart' in move ? (move.chart ?? '') : ''].join('-');

/** Why a move is closed, in the words of its author when the counters exclude it. */
function reasonOf(step: ShownStep | undefined, move: ChartMove, obstacle: Obstacle): string {
	if (obstacle !== 'counters') return reasons[obstacle];
	return (move.kind === 'choose' && step?.choices[move.choice]?.otherwise) || '';
}

interface LabelProps extends Pick<Props, 'chart' | 'charts' | 'step'> {
	move: ChartMove;
}

function Label({ chart, charts, step, move }: LabelProps) {
	/** What a target is called: `undefined`, like a step that is not there, is the end. */
	const targetName = (id: string | undefined) => {
		const target = stepOf(chart, id ?? '');
		return target ? nameOf(target) : 'Fin de la séquence';
	};
	switch (move.kind) {
		case 'next':
			return (
				<>
					Suivant <small>{targetName(step?.next)}</small>
				</>
			);
		case 'choose': {
			const choice = step?.choices[move.choice];
			return (
				<>
					{choice?.text} <small>{charts[choice?.calls ?? '']?.title ?? targetName(choice?.to)}</small>
				</>
			);
		}
		case 'pass':
			return 'Passer';
		case 'act':
			return move.chart === undefined ? 'Agir' : charts[move.chart]?.title;
		case 'nest':
			return charts[move.chart]?.title;
		case 'restart':
			return chart.restart?.text ?? 'Recommencer';
	}
}

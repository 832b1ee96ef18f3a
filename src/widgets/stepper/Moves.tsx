import { useId } from 'preact/hooks';
import type { Mouvement, Proposition } from '../../rules/timing';
import type { ChartSheet, SheetStep } from '../../schemas/chart-sheet';
import { frenchTypography } from '../../text/french';
import type { Sheets } from './sheets';
import { nameOf, reasons, targetOf } from './words';

interface Props {
	sheet: ChartSheet;
	sheets: Sheets;
	step: SheetStep | undefined;
	moves: readonly Proposition[];
	onMove: (move: Mouvement) => void;
	/** The pointer or the focus is on a move. */
	onNear: (move: Mouvement) => void;
}

/** What may come next: the way on, or branches with the reason of those that are closed. */
export function Moves({ moves, ...rest }: Props) {
	return (
		<ul class="coups">
			{moves.map(({ mouvement, motif }) => (
				<Move key={keyOf(mouvement)} move={mouvement} motif={motif} alone={moves.length === 1} {...rest} />
			))}
		</ul>
	);
}

interface MoveProps extends Omit<Props, 'moves'> {
	move: Mouvement;
	motif: Proposition['motif'];
	alone: boolean;
}

function Move({ move, motif, alone, onMove, onNear, step, ...charts }: MoveProps) {
	const id = useId();
	const reason = motif && reasonOf(step, move, motif);
	return (
		<li>
			<button
				type="button"
				class={alone && !motif && !opens(move) ? 'avance' : undefined}
				aria-disabled={motif ? 'true' : undefined}
				aria-describedby={reason ? id : undefined}
				onPointerEnter={() => onNear(move)}
				onFocus={() => onNear(move)}
				onClick={() => !motif && onMove(move)}
			>
				<Label step={step} move={move} {...charts} />
			</button>
			{reason && <small id={id}>{frenchTypography(reason)}</small>}
		</li>
	);
}

/** Whether a move opens a sequence in the middle of the step. */
export const opens = (move: Mouvement): boolean =>
	move.type === 'emboiter' || (move.type === 'agir' && move.schema !== undefined);

const keyOf = (move: Mouvement): string =>
	[move.type, 'choix' in move ? move.choix : '', 'schema' in move ? (move.schema ?? '') : ''].join('-');

/** Why a move is closed, in the words of its author when the counters exclude it. */
function reasonOf(step: SheetStep | undefined, move: Mouvement, motif: NonNullable<Proposition['motif']>): string {
	if (motif !== 'compteurs') return reasons[motif];
	return (move.type === 'choisir' && step?.choix[move.choix]?.sinon) || '';
}

interface LabelProps extends Pick<Props, 'sheet' | 'sheets' | 'step'> {
	move: Mouvement;
}

function Label({ sheet, sheets, step, move }: LabelProps) {
	switch (move.type) {
		case 'suivre': {
			const next = targetOf(sheet, step?.suite);
			return (
				<>
					Suivant <small>{next ? nameOf(next) : 'Fin de la séquence'}</small>
				</>
			);
		}
		case 'choisir': {
			const choice = step?.choix[move.choix];
			const called = sheets[choice?.appelle ?? '']?.titre;
			const target = targetOf(sheet, choice?.vers);
			const where = called ?? (target ? nameOf(target) : 'Fin de la séquence');
			return (
				<>
					{choice?.texte} <small>{where}</small>
				</>
			);
		}
		case 'passer':
			return 'Passer';
		case 'agir':
			return move.schema === undefined ? 'Agir' : sheets[move.schema]?.titre;
		case 'emboiter':
			return sheets[move.schema]?.titre;
		case 'recommencer':
			return sheet.recommence?.texte ?? 'Recommencer';
	}
}

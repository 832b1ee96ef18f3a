import { useId } from 'preact/hooks';
import type { Mouvement, Proposition } from '../../rules/timing';
import type { ChartSheet, SheetStep } from '../../schemas/chart-sheet';
import { frenchTypography } from '../../text/french';
import type { Loading } from './sheets';
import { nameOf, reasons, targetOf } from './words';

interface Props {
	sheet: ChartSheet;
	/** Whether the other charts of the game are there. */
	loading: Loading;
	step: SheetStep | undefined;
	moves: readonly Proposition[];
	onMove: (move: Mouvement) => void;
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

function Move({ move, motif, alone, onMove, step, sheet, loading }: MoveProps) {
	const id = useId();
	const reason = motif && reasonOf(step, move, motif, loading);
	return (
		<li>
			<button
				type="button"
				class={alone && !opens(move) ? 'avance' : undefined}
				aria-disabled={motif ? 'true' : undefined}
				aria-describedby={reason ? id : undefined}
				onClick={() => !motif && onMove(move)}
			>
				<Label sheet={sheet} step={step} move={move} />
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

/** Why a move is closed; nothing for the moment that the other charts take to come. */
function reasonOf(
	step: SheetStep | undefined,
	move: Mouvement,
	motif: NonNullable<Proposition['motif']>,
	loading: Loading,
): string {
	if (motif === 'schema-absent' && loading === 'en-cours') return '';
	if (motif !== 'compteurs') return reasons[motif];
	return (move.type === 'choisir' && step?.choix[move.choix]?.sinon) || '';
}

interface LabelProps extends Pick<Props, 'sheet' | 'step'> {
	move: Mouvement;
}

function Label({ sheet, step, move }: LabelProps) {
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
			const called = sheet.appels[choice?.appelle ?? ''];
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
			return move.schema === undefined ? 'Agir' : sheet.appels[move.schema];
		case 'emboiter':
			return sheet.appels[move.schema];
		case 'recommencer':
			return sheet.recommence?.texte ?? 'Recommencer';
	}
}

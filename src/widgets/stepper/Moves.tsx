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
}

/** Everything that may come next: the way on, branches with the reason of those that are closed, sequences. */
export function Moves({ sheet, sheets, step, moves, onMove }: Props) {
	const id = useId();
	const main = moves.filter(({ mouvement }) => !opens(mouvement));
	const inside = moves.filter(({ mouvement }) => opens(mouvement));
	const button = ({ mouvement, motif }: Proposition, at: number) => {
		const key = keyOf(mouvement);
		const reason = motif && reasonOf(step, mouvement, motif);
		return (
			<li key={key}>
				<button
					type="button"
					class={at === 0 && main.length === 1 ? 'suite' : undefined}
					aria-disabled={motif ? 'true' : undefined}
					aria-describedby={reason ? `${id}-${key}` : undefined}
					onClick={() => !motif && onMove(mouvement)}
				>
					<Label sheet={sheet} sheets={sheets} step={step} move={mouvement} />
				</button>
				{reason && <small id={`${id}-${key}`}>{frenchTypography(reason)}</small>}
			</li>
		);
	};
	return (
		<>
			<ul class="coups">{main.map(button)}</ul>
			{inside.length > 0 && (
				<div class="dedans">
					<p>Pendant cette étape, ouvrir</p>
					<ul class="coups">{inside.map((move) => button(move, 1))}</ul>
				</div>
			)}
		</>
	);
}

const opens = (move: Mouvement): boolean =>
	move.type === 'emboiter' || (move.type === 'agir' && move.schema !== undefined);

const keyOf = (move: Mouvement): string =>
	[move.type, 'choix' in move ? move.choix : '', 'schema' in move ? (move.schema ?? '') : ''].join('-');

function reasonOf(step: SheetStep | undefined, move: Mouvement, motif: NonNullable<Proposition['motif']>): string {
	if (motif !== 'compteurs') return reasons[motif];
	return (move.type === 'choisir' && step?.choix[move.choix]?.sinon) || '';
}

interface LabelProps extends Omit<Props, 'moves' | 'onMove'> {
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
			const called = choice?.appelle === undefined ? undefined : sheets[choice.appelle];
			const target = targetOf(sheet, choice?.vers);
			const where = called ? called.titre : target ? nameOf(target) : 'Fin de la séquence';
			return (
				<>
					{choice?.texte} <small>{where}</small>
				</>
			);
		}
		case 'passer':
			return 'Passer';
		case 'agir':
			return move.schema === undefined ? 'Agir' : (sheets[move.schema]?.titre ?? move.schema);
		case 'emboiter':
			return sheets[move.schema]?.titre ?? move.schema;
		case 'recommencer':
			return sheet.recommence?.texte ?? 'Recommencer';
	}
}

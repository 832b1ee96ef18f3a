import { useId } from 'preact/hooks';
import { DIAL, type Side, type Table, type TableCell } from '../../../rules/l5r/duel';
import { cellOf } from './cell';

/** The reader's bid, and the opponent's. */
export type Pair = readonly [bid: number, opposing: number];

/** How an arrow key moves from a pair to another. */
const moves: Readonly<Record<string, Pair>> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

const insideDial = (bid: number) => Math.min(DIAL[4], Math.max(DIAL[0], bid));

/** Selector of the choice of a pair. */
export const pairSelector = ([bid, opposing]: Pair) => `[data-paire="${bid}-${opposing}"]`;

interface Props {
	table: Table;
	pair: Pair;
	/** `moved`: by an arrow key, so that the focus has to follow. */
	onChoose: (pair: Pair, moved: boolean) => void;
}

/** The 25 pairs of bids: each cell is a choice, the chosen one is ringed; arrow keys go from cell to cell. */
export function BidTable({ table, pair, onChoose }: Props) {
	const name = useId();
	const onKeyDown = (event: KeyboardEvent) => {
		const move = moves[event.key];
		// With Alt or the like, an arrow is a shortcut of the browser.
		if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		const next: Pair = [insideDial(pair[0] + move[0]), insideDial(pair[1] + move[1])];
		if (next[0] !== pair[0] || next[1] !== pair[1]) onChoose(next, true);
	};
	const ends = table.rows.flat().some(({ outcome }) => outcome.type === 'game');
	return (
		<>
			<table class="mises" onKeyDown={onKeyDown}>
				<caption>
					Toutes les mises
					<span class="invite">{' : touchez une case pour la choisir'}</span>
				</caption>
				<thead>
					<tr>
						<th scope="col" rowSpan={2}>
							Votre mise
						</th>
						<th scope="colgroup" colSpan={DIAL.length}>
							Mise adverse
						</th>
					</tr>
					<tr>
						{DIAL.map((opposing) => (
							<th key={opposing} scope="col" data-choisie={opposing === pair[1] || undefined}>
								{opposing}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{table.rows.map((row, at) => (
						<tr key={at}>
							<th scope="row" data-choisie={at + 1 === pair[0] || undefined}>
								{at + 1}
							</th>
							{row.map((held, other) => (
								<Choice
									key={other}
									name={name}
									held={held}
									role={table.side}
									pair={[at + 1, other + 1]}
									chosen={at + 1 === pair[0] && other + 1 === pair[1]}
									onChoose={(chosen) => onChoose(chosen, false)}
								/>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<p class="note">
				{`✓ vous gagnez, = égalité, ✕ vous perdez ; à côté, votre honneur gagné ou donné ; dessous, les deux valeurs, la vôtre d’abord${ends ? ', ou « fin » si la partie s’arrête avant la comparaison' : ''}.`}
			</p>
		</>
	);
}

interface ChoiceProps {
	name: string;
	held: TableCell;
	role: Side;
	pair: Pair;
	chosen: boolean;
	onChoose: (pair: Pair) => void;
}

function Choice({ name, held, role, pair, chosen, onChoose }: ChoiceProps) {
	const { gradeName, mark, honor, totals, words } = cellOf(held.outcome, role);
	return (
		<td data-portee={gradeName}>
			<label>
				<input type="radio" name={name} data-paire={pair.join('-')} checked={chosen} onChange={() => onChoose(pair)} />
				<span class="visuellement-cache">{`Vous misez ${pair[0]}, votre adversaire ${pair[1]}. ${words}`}</span>
				<span class="case" aria-hidden="true">
					<span>
						<b>{mark}</b> {honor}
					</span>
					<small>{totals}</small>
				</span>
			</label>
		</td>
	);
}

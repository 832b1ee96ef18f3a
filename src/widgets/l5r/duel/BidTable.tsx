import { useId } from 'preact/hooks';
import type { Camp } from '../../../rules/l5r/duel/situation';
import type { Case, Tableau } from '../../../rules/l5r/duel/table';
import { CADRAN } from '../../../rules/l5r/duel/verification';
import { frenchTypography } from '../../../text/french';
import { cellOf } from './cell';

/** The reader's bid, and the opponent's. */
export type Pair = readonly [mise: number, adverse: number];

/** How an arrow key moves from a pair to another. */
const moves: Readonly<Record<string, Pair>> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

const insideDial = (mise: number) => Math.min(CADRAN[4], Math.max(CADRAN[0], mise));

/** Selector of the choice of a pair. */
export const pairSelector = ([mise, adverse]: Pair) => `[data-paire="${mise}-${adverse}"]`;

interface Props {
	tableau: Tableau;
	pair: Pair;
	/** `moved`: by an arrow key, so that the focus has to follow. */
	onChoose: (pair: Pair, moved: boolean) => void;
}

/** The 25 pairs of bids: each cell is a choice, the chosen one is ringed; arrow keys go from cell to cell. */
export function BidTable({ tableau, pair, onChoose }: Props) {
	const name = useId();
	const onKeyDown = (event: KeyboardEvent) => {
		const move = moves[event.key];
		// With Alt or the like, an arrow is a shortcut of the browser.
		if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		const next: Pair = [insideDial(pair[0] + move[0]), insideDial(pair[1] + move[1])];
		if (next[0] !== pair[0] || next[1] !== pair[1]) onChoose(next, true);
	};
	const ends = tableau.lines.flat().some(({ denouement }) => denouement.type === 'partie');
	return (
		<>
			<table class="mises" onKeyDown={onKeyDown}>
				<caption>
					Toutes les mises
					<span class="invite">{frenchTypography(' : touchez une case pour la choisir')}</span>
				</caption>
				<thead>
					<tr>
						<th scope="col" rowSpan={2}>
							Votre mise
						</th>
						<th scope="colgroup" colSpan={CADRAN.length}>
							Mise adverse
						</th>
					</tr>
					<tr>
						{CADRAN.map((adverse) => (
							<th key={adverse} scope="col" data-choisie={adverse === pair[1] || undefined}>
								{adverse}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{tableau.lines.map((ligne, at) => (
						<tr key={at}>
							<th scope="row" data-choisie={at + 1 === pair[0] || undefined}>
								{at + 1}
							</th>
							{ligne.map((held, other) => (
								<Choice
									key={other}
									name={name}
									held={held}
									role={tableau.camp}
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
				{frenchTypography(
					`✓ vous gagnez, = égalité, ✕ vous perdez ; à côté, votre honneur gagné ou donné ; dessous, les deux valeurs, la vôtre d’abord${ends ? ', ou « fin » si la partie s’arrête avant la comparaison' : ''}.`,
				)}
			</p>
		</>
	);
}

interface ChoiceProps {
	name: string;
	held: Case;
	role: Camp;
	pair: Pair;
	chosen: boolean;
	onChoose: (pair: Pair) => void;
}

function Choice({ name, held, role, pair, chosen, onChoose }: ChoiceProps) {
	const { portee, mark, honour, totals, words } = cellOf(held.denouement, role);
	return (
		<td data-portee={portee}>
			<label>
				<input type="radio" name={name} data-paire={pair.join('-')} checked={chosen} onChange={() => onChoose(pair)} />
				<span class="visuellement-cache">
					{frenchTypography(`Vous misez ${pair[0]}, votre adversaire ${pair[1]}. ${words}`)}
				</span>
				<span class="case" aria-hidden="true">
					<span>
						<b>{mark}</b> {honour}
					</span>
					<small>{totals}</small>
				</span>
			</label>
		</td>
	);
}

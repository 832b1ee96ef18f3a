import type { Line } from '../../../rules/keyforge/chains';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { WideTable } from '../../shared/WideTable';
import { drawName } from './words';

interface Props {
	lines: readonly Line[];
	/** What the draws come to, under them. */
	total: string;
	level: HeadingLevel;
}

/** Each draw in one line: chains, cards in hand, cards drawn out of those that were missing. */
export function DrawTable({ lines, total, level }: Props) {
	const inGame = lines[0]?.moment === 'this-turn';
	const counted = lines[0]?.piles !== null;
	return (
		<section aria-labelledby="chaines-pioches">
			<Heading level={level} id="chaines-pioches">
				Pioche après pioche
			</Heading>
			<WideTable label="Tableau des pioches">
				<table>
					<caption class="visuellement-cache">À chaque pioche : chaînes, cartes en main, cartes piochées</caption>
					<thead>
						<tr>
							<th scope="col">Pioche</th>
							<th scope="col">Chaînes</th>
							<th scope="col">Main</th>
							<th scope="col">Piochées</th>
							{counted && <th scope="col">Deck, défausse</th>}
						</tr>
					</thead>
					<tbody>
						{lines.map((line, at) => (
							<tr key={at}>
								<th scope="row">{drawName(line, inGame)}</th>
								<td>{line.shed ? `${line.chainsBefore} → ${line.chainsAfter}` : line.chainsBefore}</td>
								<td>{line.drawn > 0 ? `${line.handBefore} → ${line.handAfter}` : line.handBefore}</td>
								<td>{line.missing > line.drawn ? `${line.drawn} sur ${line.missing}` : line.drawn}</td>
								{line.piles && (
									<td>
										{line.piles.deck}, {line.piles.discardPile}
									</td>
								)}
							</tr>
						))}
					</tbody>
				</table>
			</WideTable>
			{total !== '' && <p class="note">{total}</p>}
		</section>
	);
}

import type { Analysis } from '../../../rules/l5r/duel';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { signed } from '../../shared/words';
import { advice } from './advice';

interface Props {
	analysis: Analysis;
	level: HeadingLevel;
}

/** What to know before bidding: sentences, then each bid with what it may cost and bring. */
export function BidAdvice({ analysis, level }: Props) {
	return (
		<section class="conseil" aria-labelledby="duel-l5r-conseil">
			<Heading level={level} id="duel-l5r-conseil">
				Que miser ?
			</Heading>
			<ul>
				{advice(analysis).map((said) => (
					<li key={said}>{said}</li>
				))}
			</ul>
			<table>
				<caption>Votre honneur, selon la mise adverse</caption>
				<thead>
					<tr>
						<th scope="col">Votre mise</th>
						<th scope="col">Au pire</th>
						<th scope="col">Au mieux</th>
					</tr>
				</thead>
				<tbody>
					{analysis.prospects.map(({ bid, honor, dominatedBy }) => (
						<tr key={bid}>
							<th scope="row">
								{bid}
								{dominatedBy.length > 0 && ', dominée'}
							</th>
							<td>{signed(honor.worst)}</td>
							<td>{signed(honor.best)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p class="note">
				Gagner ou perdre, c’est ici le duel ou la partie. Une mise est dominée quand une autre, contre chacune des cinq
				mises adverses, donne une issue au moins aussi bonne et vous laisse au moins autant d’honneur, et fait mieux au
				moins une fois. L’égalité vaut mieux que la défaite ; si la partie s’arrête, l’honneur ne compte plus.
			</p>
		</section>
	);
}

import type { Chances } from '../../../rules/arkham/skill-test';
import { failsByAtLeast, failsByAtMost, succeedsByAtLeast } from '../../../rules/arkham/skill-test/by-margin';
import { WideTable } from '../../shared/WideTable';
import { percent } from './words';

const THRESHOLDS = [1, 2, 3, 4, 5];

const CAPTION = 'Chance de réussir ou d’échouer de N, selon N';

/** What cards ask for: succeeding by N or more, failing by N or less, failing by N or more. */
export function Thresholds({ chances }: { chances: Chances }) {
	return (
		<WideTable label={CAPTION}>
			<table>
				<caption class="visuellement-cache">{CAPTION}</caption>
				<thead>
					<tr>
						<th scope="col">N</th>
						<th scope="col">Réussir de N ou plus</th>
						<th scope="col">Échouer de N ou moins</th>
						<th scope="col">Échouer de N ou plus</th>
					</tr>
				</thead>
				<tbody>
					{THRESHOLDS.map((threshold) => (
						<tr key={threshold}>
							<th scope="row">{threshold}</th>
							<td>{percent(succeedsByAtLeast(chances, threshold))}</td>
							<td>{percent(failsByAtMost(chances, threshold))}</td>
							<td>{percent(failsByAtLeast(chances, threshold))}</td>
						</tr>
					))}
				</tbody>
			</table>
		</WideTable>
	);
}

import type { Chances } from '../../../rules/arkham/skill-test';
import { failsByAtLeast, failsByAtMost, succeedsByAtLeast } from '../../../rules/arkham/skill-test';
import { Figures } from './Figures';
import { percent } from './words';

const THRESHOLDS = [1, 2, 3, 4, 5];

/** What cards ask for: succeeding by N or more, failing by N or less, failing by N or more. */
export function Thresholds({ chances }: { chances: Chances }) {
	return (
		<Figures
			caption="Chance de réussir ou d’échouer de N, selon N"
			head={['N', 'Réussir de N ou plus', 'Échouer de N ou moins', 'Échouer de N ou plus']}
			rows={THRESHOLDS.map((threshold) => [
				String(threshold),
				percent(succeedsByAtLeast(chances, threshold)),
				percent(failsByAtMost(chances, threshold)),
				percent(failsByAtLeast(chances, threshold)),
			])}
		/>
	);
}

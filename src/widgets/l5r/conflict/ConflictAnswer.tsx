import type { Resolution } from '../../../rules/l5r/conflict/resolution';
import type { Situation } from '../../../rules/l5r/conflict/situation';
import { frenchTypography } from '../../../text/french';
import { Answer } from '../../shared/Answer';
import { figures, headline, reserve } from './outcome';

interface Props {
	resolution: Resolution;
	situation: Situation;
}

/** The answer, and what becomes of totals, province, ring and honour. */
export function ConflictAnswer({ resolution, situation }: Props) {
	const told = figures(resolution, situation);
	return (
		<Answer verdict={headline(resolution)} reserve={reserve(resolution)} long>
			{told.length > 0 && (
				<ul>
					{told.map(({ title, detail }) => (
						<li key={title}>
							<strong>{frenchTypography(title)}</strong>
							<span>
								<span class="visuellement-cache"> : </span>
								{frenchTypography(detail)}
							</span>
						</li>
					))}
				</ul>
			)}
		</Answer>
	);
}

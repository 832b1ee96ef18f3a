import type { Resolution, Situation } from '../../../rules/l5r/conflict';
import { Answer } from '../../shared/Answer';
import { caveat, figures, headline } from './outcome';

interface Props {
	resolution: Resolution;
	situation: Situation;
}

/** The answer, and what becomes of totals, province, ring and honor. */
export function ConflictAnswer({ resolution, situation }: Props) {
	const shown = figures(resolution, situation);
	return (
		<Answer verdict={headline(resolution)} caveat={caveat(resolution, situation.type)} long>
			{shown.length > 0 && (
				<ul>
					{shown.map(({ title, detail }) => (
						<li key={title}>
							<strong>{title}</strong>
							<span>
								<span class="visuellement-cache"> : </span>
								{detail}
							</span>
						</li>
					))}
				</ul>
			)}
		</Answer>
	);
}

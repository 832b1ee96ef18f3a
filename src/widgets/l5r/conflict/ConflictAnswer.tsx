import type { Resolution, Situation } from '../../../rules/l5r/conflict';
import { Answer } from '../../shared/Answer';
import { Detail } from '../../shared/Detail';
import { caveat, figures, headline } from './answer';
import { Provinces } from './Provinces';

interface Props {
	resolution: Resolution;
	situation: Situation;
}

/** The answer, and what becomes of totals, province, ring and honor. */
export function ConflictAnswer({ resolution, situation }: Props) {
	const shown = figures(resolution, situation);
	const { result } = resolution;
	const { broken, stronghold } = situation.province;
	return (
		<Answer headline={headline(resolution)} caveat={caveat(resolution, situation)} long>
			{shown.length > 0 && (
				<ul>
					{shown.map(({ title, detail, province }) => (
						<li key={title}>
							<strong>{title}</strong>
							{province && (
								<Provinces
									broken={broken}
									stronghold={stronghold}
									falls={result.type === 'conflict' && result.provinceBroken}
								/>
							)}
							<Detail>{detail}</Detail>
						</li>
					))}
				</ul>
			)}
		</Answer>
	);
}

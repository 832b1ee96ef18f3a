import type { Resolution } from '../../../rules/keyforge/chains';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import type { RuleLinks } from '../../shared/RuleLink';
import { StepList } from '../../shared/StepList';
import { count } from '../../shared/words';
import type { CitedRule } from './card';
import { sentence } from './sentences';
import { drawName } from './words';

/** Draws whose steps are open; the others look much the same. */
const OPEN = 3;

interface Props {
	resolution: Resolution;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
}

/** Every step with the rule that says so, draw by draw. */
export function DrawSteps({ resolution, links, level }: Props) {
	const { lines } = resolution.result;
	const inGame = lines[0]?.moment === 'this-turn';
	const groups = lines.map((line, at) => (
		<div key={at}>
			<Heading level={level} below>
				{drawName(line, inGame)}
			</Heading>
			<StepList
				steps={resolution.trace
					.filter(({ lineRank }) => lineRank === at)
					.map((step) => ({ text: sentence(step), rule: step.rule }))}
				links={links}
			/>
		</div>
	));
	const folded = groups.slice(OPEN);
	return (
		<section class="etapes" aria-labelledby="chaines-etapes">
			<Heading level={level} id="chaines-etapes">
				Pas à pas
			</Heading>
			{groups.slice(0, OPEN)}
			{folded.length > 0 && (
				<details>
					<summary>{count(folded.length, 'pioche suivante', 'pioches suivantes')}</summary>
					{folded}
				</details>
			)}
		</section>
	);
}

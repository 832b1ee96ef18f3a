import type { Resolution } from '../../../rules/arkham/damage-and-horror';
import { Answer } from '../../shared/Answer';
import { Detail } from '../../shared/Detail';
import type { HeadingLevel } from '../../shared/Heading';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import { Steps } from '../../shared/Steps';
import { fates, headline } from './answer';
import type { CitedRule } from './card';
import { caveat } from './caveat';
import { groupSteps } from './groups';
import { refusal } from './refusal';
import type { DamageState } from './state';

interface AnswerProps {
	resolution: Resolution;
	state: DamageState;
}

/** The answer, and what each card takes. */
export function DamageAnswer({ resolution, state }: AnswerProps) {
	const cards = fates(resolution, state);
	return (
		<Answer headline={headline(resolution)} caveat={caveat(resolution, state)} long={cards.length > 2}>
			{cards.length > 0 && (
				<ul>
					{cards.map(({ key, name, defeated, detail }) => (
						<li key={key} class={defeated ? 'detruite' : undefined}>
							<b>
								{name} {defeated ? 'est vaincu' : 'tient'}
							</b>
							<Detail>{detail}</Detail>
						</li>
					))}
				</ul>
			)}
		</Answer>
	);
}

interface StepsProps {
	name: string;
	resolution: Resolution;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
}

/** What the rules do not allow, then every step with the rule that says so. */
export function DamageSteps({ name, resolution: { result, trace }, links, level }: StepsProps) {
	const faults = result.type === 'illegal' ? result.illegalities : [];
	return (
		<>
			{faults.map((fault, at) => (
				<p key={at} class="impossible">
					<b>Impossible.</b> {refusal(fault)} <RuleLink href={links[fault.rule]} />
				</p>
			))}
			<Steps name={name} level={level} groups={groupSteps(trace)} links={links} />
		</>
	);
}

import type { Evenement } from '../../../rules/mistborn/metals/action';
import type { Resolution } from '../../../rules/mistborn/metals/resolution';
import type { TraceStep } from '../../../rules/mistborn/metals/trace';
import { frenchTypography } from '../../../text/french';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import type { RuleLinks } from '../../shared/RuleLink';
import { StepList } from '../../shared/StepList';
import type { CitedRule } from './card';
import { Refused } from './Refused';
import { sentence } from './sentences';
import { actionTitle } from './ways';

interface Props {
	resolution: Resolution;
	actions: readonly Evenement[];
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
}

/** Every step with the rule that says so, action by action, then what the end of the turn gives back. */
export function MetauxSteps({ resolution, actions, links, level }: Props) {
	const { trace, resultat } = resolution;
	const stepsOf = (moment: TraceStep['evenement']) => {
		const steps = trace.filter(({ evenement }) => evenement === moment);
		return <StepList steps={steps.map((step) => ({ text: sentence(step), rule: step.rule }))} links={links} />;
	};
	return (
		<section class="etapes" aria-labelledby="metaux-etapes">
			<Heading level={level} id="metaux-etapes">
				Pas à pas
			</Heading>
			{actions.map((action, at) => {
				const issue = resultat.issues[at];
				return (
					<div key={at}>
						<Heading level={level} below>
							{frenchTypography(`${at + 1}. ${actionTitle(action)}`)}
						</Heading>
						{issue?.type === 'illegal' ? <Refused illegal={issue} links={links} /> : stepsOf(at)}
					</div>
				);
			})}
			<Heading level={level} below>
				À la fin du tour
			</Heading>
			{trace.some(({ evenement }) => evenement === 'fin-de-tour') ? (
				stepsOf('fin-de-tour')
			) : (
				<p class="note">Tous vos jetons sont déjà à leur place.</p>
			)}
		</section>
	);
}

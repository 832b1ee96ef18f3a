import type { Action, Resolution, TraceStep } from '../../../rules/mistborn/metals';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import type { RuleLinks } from '../../shared/RuleLink';
import { StepList } from '../../shared/StepList';
import type { CitedRule } from './card';
import { Refused } from './Refused';
import { sentence } from './sentences';
import { actionTitle } from './ways';

interface Props {
	resolution: Resolution;
	actions: readonly Action[];
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
}

/** Every step with the rule that says so, action by action, then what the end of the turn gives back. */
export function MetalsSteps({ resolution, actions, links, level }: Props) {
	const { trace, result } = resolution;
	const stepsOf = (moment: TraceStep['action']) => {
		const steps = trace.filter(({ action }) => action === moment);
		return <StepList steps={steps.map((step) => ({ text: sentence(step), rule: step.rule }))} links={links} />;
	};
	return (
		<section class="etapes" aria-labelledby="metaux-etapes">
			<Heading level={level} id="metaux-etapes">
				Pas à pas
			</Heading>
			{actions.map((action, at) => {
				const outcome = result.outcomes[at];
				return (
					<div key={at}>
						<Heading level={level} below>
							{`${at + 1}. ${actionTitle(action)}`}
						</Heading>
						{outcome?.type === 'illegal' ? <Refused illegal={outcome} links={links} /> : stepsOf(at)}
					</div>
				);
			})}
			<Heading level={level} below>
				À la fin du tour
			</Heading>
			{trace.some(({ action }) => action === 'end-of-turn') ? (
				stepsOf('end-of-turn')
			) : (
				<p class="note">Tous vos jetons sont déjà à leur place.</p>
			)}
		</section>
	);
}

import type { Action, Resolution, TraceStep } from '../../../rules/mistborn/metals';
import type { HeadingLevel } from '../../shared/Heading';
import type { RuleLinks } from '../../shared/RuleLink';
import { Steps } from '../../shared/Steps';
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
export function MetalsSteps({ resolution: { trace, result }, actions, links, level }: Props) {
	const stepsOf = (moment: TraceStep['action']) =>
		trace.filter(({ action }) => action === moment).map((step) => ({ text: sentence(step), rule: step.rule }));
	const groups = actions.map((action, at) => {
		const outcome = result.outcomes[at];
		return {
			title: `${at + 1}. ${actionTitle(action)}`,
			steps: stepsOf(at),
			none: outcome?.type === 'illegal' && <Refused illegal={outcome} links={links} />,
		};
	});
	const end = {
		title: 'À la fin du tour',
		steps: stepsOf('end-of-turn'),
		none: <p class="note">Tous vos jetons sont déjà à leur place.</p>,
	};
	return <Steps name="metaux" level={level} groups={[...groups, end]} links={links} />;
}

import type { Illegality } from '../../../rules/mistborn/metals';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import type { CitedRule } from './card';
import { explainRefusal, refusalRules } from './refusal';

/** Why an action cannot be, with its rules. */
export function Refused({ illegal, links }: { illegal: Illegality; links: RuleLinks<CitedRule> }) {
	return (
		<p class="impossible">
			<b>Impossible.</b> {explainRefusal(illegal)}
			{refusalRules(illegal).map((rule, rank) => (
				<span key={rule}>
					{rank > 0 ? ', ' : ' '}
					<RuleLink href={links[rule]} />
				</span>
			))}
		</p>
	);
}

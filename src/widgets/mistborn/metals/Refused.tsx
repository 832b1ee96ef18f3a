import type { Illegalite } from '../../../rules/mistborn/metals/illegality';
import { frenchTypography } from '../../../text/french';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import type { CitedRule } from './card';
import { refusal, refusalRules } from './refusal';

/** Why an action cannot be, with its rules. */
export function Refused({ illegal, links }: { illegal: Illegalite; links: RuleLinks<CitedRule> }) {
	return (
		<p class="impossible">
			<b>Impossible.</b> {frenchTypography(refusal(illegal))}
			{refusalRules(illegal).map((rule, rank) => (
				<span key={rule}>
					{rank > 0 ? ', ' : ' '}
					<RuleLink href={links[rule]} />
				</span>
			))}
		</p>
	);
}

import { RuleLink, type RuleLinks } from './RuleLink';

/** A step of a trace in words, and the rule that says so. */
export interface SaidStep<Rule extends string> {
	text: string;
	rule: Rule;
}

interface Props<Rule extends string> {
	steps: readonly SaidStep<Rule>[];
	links: RuleLinks<Rule>;
}

/** Steps in order, each with its rule. */
export function StepList<Rule extends string>({ steps, links }: Props<Rule>) {
	return (
		<ol>
			{steps.map(({ text, rule }, at) => (
				<li key={at}>
					{text} <RuleLink href={links[rule]} />
				</li>
			))}
		</ol>
	);
}

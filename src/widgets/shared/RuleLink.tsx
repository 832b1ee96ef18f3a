/** Address of each rule that a tool may cite, by rule id. */
export type RuleLinks<Rule extends string> = Readonly<Record<Rule, string>>;

/** Link of a step to the rule that says so. */
export const RuleLink = ({ href }: { href: string }) => (
	<a class="regle-citee" href={href}>
		la règle
	</a>
);

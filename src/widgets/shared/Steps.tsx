import type { ComponentChildren } from 'preact';
import { Heading, type HeadingLevel } from './Heading';
import type { RuleLinks } from './RuleLink';
import { type SaidStep, StepList } from './StepList';

/** Steps under a title of their own; without a title, they follow the heading of the part. */
export interface StepGroup<Rule extends string> {
	title?: string;
	steps: readonly SaidStep<Rule>[];
	/** What is said when there are no steps. */
	none?: ComponentChildren;
}

interface Props<Rule extends string> {
	/** Prefix of the ids of the tool: its name. */
	name: string;
	level: HeadingLevel;
	groups: readonly StepGroup<Rule>[];
	links: RuleLinks<Rule>;
}

/** « Pas à pas »: every step of the engine in words, with the rule that says so. */
export function Steps<Rule extends string>({ name, level, groups, links }: Props<Rule>) {
	return (
		<section class="etapes" aria-labelledby={`${name}-etapes`}>
			<Heading level={level} id={`${name}-etapes`}>
				Pas à pas
			</Heading>
			{groups.map(({ title, steps, none }, at) => (
				<div key={at}>
					{title !== undefined && (
						<Heading level={level} below>
							{title}
						</Heading>
					)}
					{steps.length > 0 ? <StepList steps={steps} links={links} /> : (none ?? <p class="note">Rien ne change.</p>)}
				</div>
			))}
		</section>
	);
}

import type { GameEvent, Resolution } from '../../../rules/keyforge/forge';
import { Answer } from '../../shared/Answer';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import { StepList } from '../../shared/StepList';
import { eventTitle, headline, refusal, safety, standings } from './answer';
import type { CitedRule } from './card';
import { caveat } from './caveat';
import { sentence } from './sentences';

/** The answer, and how both players stand in the end. */
export function ForgeAnswer({ resolution }: { resolution: Resolution }) {
	return (
		<Answer headline={headline(resolution)} caveat={caveat(resolution)}>
			<ul>
				{standings(resolution).map(({ side, ready, title, detail }) => (
					<li key={side} class={ready ? undefined : 'detruite'}>
						<b>{title}</b>
						<span>
							<span class="visuellement-cache">. </span>
							{detail}
						</span>
					</li>
				))}
			</ul>
		</Answer>
	);
}

interface Props {
	resolution: Resolution;
	events: readonly GameEvent[];
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
}

/** Every step with the rule that says so, event by event, then what could still prevent a key. */
export function ForgeSteps({ resolution, events, links, level }: Props) {
	const { trace, result } = resolution;
	const next = safety(resolution);
	return (
		<section class="etapes" aria-labelledby="forge-etapes">
			<Heading level={level} id="forge-etapes">
				Pas à pas
			</Heading>
			{events.length === 0 && <p class="note">Ajoutez ce qui se passe : rien n’a encore lieu.</p>}
			{events.map((event, at) => {
				const outcome = result.outcomes[at];
				const steps = trace.filter(({ eventRank }) => eventRank === at);
				return (
					<div key={at}>
						<Heading level={level} below>
							{eventTitle(event, at)}
						</Heading>
						{outcome?.type === 'illegal' && (
							<p class="impossible">
								<b>Impossible.</b> {refusal(outcome)} <RuleLink href={links[outcome.rule]} />
							</p>
						)}
						{outcome?.type !== 'illegal' && steps.length === 0 && <p class="note">Rien ne change.</p>}
						{steps.length > 0 && (
							<StepList steps={steps.map((step) => ({ text: sentence(step), rule: step.rule }))} links={links} />
						)}
					</div>
				);
			})}
			{next.length > 0 && (
				<Heading level={level} below>
					Et la prochaine clé ?
				</Heading>
			)}
			{next.map((text) => (
				<p class="note" key={text}>
					{text}
				</p>
			))}
		</section>
	);
}

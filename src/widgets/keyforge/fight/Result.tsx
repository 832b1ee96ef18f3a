import type { GameEvent, Resolution, TraceStep } from '../../../rules/keyforge/fight';
import { Answer } from '../../shared/Answer';
import { Detail } from '../../shared/Detail';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import { StepList } from '../../shared/StepList';
import { caveat, decides, fates, headline } from './answer';
import type { CitedRule } from './card';
import type { Place } from './place';
import { refusal } from './refusal';
import { nameNow } from './words-control';

interface AnswerProps {
	resolution: Resolution;
	places: readonly Place[];
	/** Whether the first event is the fight. */
	fight: boolean;
}

/** The answer, and what becomes of each creature. */
export function FightAnswer({ resolution, places, fight }: AnswerProps) {
	const known = decides(resolution, fight) ? fates(resolution, places) : [];
	return (
		<Answer headline={headline(resolution, fight)} caveat={caveat(resolution, fight)} long={known.length > 2}>
			{known.length > 0 && (
				<ul>
					{known.map(({ place, name, alive, verb, detail }) => (
						<li key={place} class={alive ? 'survit' : 'detruite'}>
							<b>
								{name} {verb}
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
	resolution: Resolution;
	events: readonly GameEvent[];
	/** A step in words, and the title of an event. */
	say: (step: TraceStep, previous?: TraceStep) => string;
	title: (event: GameEvent, at: number, first: boolean, name: (id: string) => string) => string;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
	/** Whether an enraged attacker fights first: the player had no other way to use it. */
	enraged: boolean;
}

/** Every step with the rule that says so, event by event. */
export function FightSteps({ resolution, events, say, title, links, level, enraged }: StepsProps) {
	const { trace, result } = resolution;
	const start = trace.filter(({ eventRank }) => eventRank === null);
	const stepsOf = (steps: readonly TraceStep[]) => (
		<StepList steps={steps.map((step, at) => ({ text: say(step, steps[at - 1]), rule: step.rule }))} links={links} />
	);
	return (
		<section class="etapes" aria-labelledby="combat-etapes">
			<Heading level={level} id="combat-etapes">
				Pas à pas
			</Heading>
			{start.length > 0 && (
				<>
					<Heading level={level} below>
						Au départ
					</Heading>
					{stepsOf(start)}
				</>
			)}
			{events.length === 0 && <p class="note">Ajoutez ce qui arrive aux créatures.</p>}
			{events.map((event, at) => {
				const outcome = result.outcomes[at];
				const steps = trace.filter(({ eventRank }) => eventRank === at);
				return (
					<div key={at}>
						<Heading level={level} below>
							{title(event, at, events.findIndex(({ type }) => type === 'fight') === at, (id) =>
								nameNow(trace, id, at),
							)}
						</Heading>
						{at === 0 && enraged && (
							<p class="note">
								Votre créature est enragée : si vous l’utilisez, ce doit être pour combattre, si elle le peut.{' '}
								<RuleLink href={links['enrager-doit-combattre']} />
							</p>
						)}
						{outcome?.type === 'illegal' && (
							<p class="impossible">
								<b>Impossible.</b> {refusal(outcome)} {outcome.rule && <RuleLink href={links[outcome.rule]} />}
							</p>
						)}
						{outcome?.type !== 'illegal' && steps.length === 0 && <p class="note">Rien ne change.</p>}
						{steps.length > 0 && stepsOf(steps)}
					</div>
				);
			})}
		</section>
	);
}

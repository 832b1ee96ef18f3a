import type { Evenement } from '../../rules/keyforge/combat/evenement';
import type { Regle } from '../../rules/keyforge/combat/regles';
import type { Resolution } from '../../rules/keyforge/combat/resolution';
import type { Etape } from '../../rules/keyforge/combat/trace';
import { Heading, type HeadingLevel } from '../shared/Heading';
import { fates, headline } from './outcome';
import { refusal, sentence } from './sentences';
import type { Place } from './state';
import { damage, nameOf, toName } from './words';

/** Address of each rule that the engine may cite. */
export type RuleLinks = Readonly<Record<Regle, string>>;

interface AnswerProps {
	resolution: Resolution;
	places: readonly Place[];
}

/** The answer first, large: it stays in sight while the case is edited. */
export function Answer({ resolution, places }: AnswerProps) {
	const first = resolution.resultat.issues[0];
	const illegal = first?.type === 'illegal';
	return (
		<section class="reponse" aria-label="Résultat">
			<p class="verdict" role="status">
				{headline(resolution)}
				{illegal && <small>{refusal(first)}</small>}
			</p>
			{!illegal && (
				<ul>
					{fates(resolution, places).map(({ place, name, alive, detail }) => (
						<li key={place} class={alive ? 'survit' : 'detruite'}>
							<b>
								{name} {alive ? 'survit' : 'est détruite'}
							</b>
							<span>{detail}</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

interface StepsProps {
	resolution: Resolution;
	events: readonly Evenement[];
	links: RuleLinks;
	level: HeadingLevel;
}

/** Every step with the rule that says so, event by event. */
export function Steps({ resolution, events, links, level }: StepsProps) {
	const { trace, resultat } = resolution;
	const before = trace.filter(({ evenement }) => evenement === null);
	return (
		<section class="etapes" aria-labelledby="combat-etapes">
			<Heading level={level} id="combat-etapes">
				Pas à pas
			</Heading>
			{before.length > 0 && <StepList title="Avant tout" steps={before} links={links} level={level} />}
			{events.map((event, at) => {
				const issue = resultat.issues[at];
				return (
					<StepList
						key={at}
						title={eventTitle(event)}
						steps={trace.filter(({ evenement }) => evenement === at)}
						links={links}
						level={level}
						illegal={issue?.type === 'illegal' ? { text: refusal(issue), regle: issue.regle } : undefined}
					/>
				);
			})}
		</section>
	);
}

interface StepListProps {
	title: string;
	steps: readonly Etape[];
	links: RuleLinks;
	level: HeadingLevel;
	illegal?: { text: string; regle: Regle | null } | undefined;
}

function StepList({ title, steps, links, level, illegal }: StepListProps) {
	return (
		<>
			<Heading level={level} below>
				{title}
			</Heading>
			{illegal && (
				<p class="impossible">
					Impossible : {illegal.text} {illegal.regle && <RuleLink href={links[illegal.regle]} />}
				</p>
			)}
			{!illegal && steps.length === 0 && <p class="note">Rien ne change.</p>}
			{steps.length > 0 && (
				<ol>
					{steps.map((step, at) => (
						<li key={at}>
							{sentence(step)} <RuleLink href={links[step.regle]} />
						</li>
					))}
				</ol>
			)}
		</>
	);
}

const RuleLink = ({ href }: { href: string }) => (
	<a class="regle-citee" href={href}>
		la règle
	</a>
);

function eventTitle(event: Evenement): string {
	switch (event.type) {
		case 'combat':
			return event.attaquant === 'a' && event.cible === 'd'
				? 'Le combat'
				: `Combat : ${nameOf(event.attaquant)} contre ${nameOf(event.cible)}`;
		case 'degats':
			return `${damage(event.montant)} ${toName(event.cible)}`;
		case 'armure':
			return `Armure ${event.variation > 0 ? '+' : '−'}${Math.abs(event.variation)} ${toName(event.cible)}`;
		case 'nouveau-tour':
			return 'Nouveau tour';
	}
}

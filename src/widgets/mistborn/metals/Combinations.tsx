import { useState } from 'preact/hooks';
import type { Action, Combination, Tier } from '../../../rules/mistborn/metals';
import type { HeadingLevel } from '../../shared/Heading';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import { capital } from '../../shared/words';
import type { CitedRule } from './card';
import {
	hasIdleSavant,
	otherWays,
	priceNote,
	priceRule,
	priceText,
	refreshes,
	tellCombination,
	tellMost,
} from './combination-words';
import type { MetalsState } from './state';
import { useCombinations } from './use-combinations';
import { WishFields } from './WishFields';

export interface CombinationsProps {
	state: MetalsState;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
	/** Whether there is room for so many more actions. */
	fits: (more: number) => boolean;
	onChange: (part: Partial<MetalsState>) => void;
	onPay: (actions: readonly Action[]) => void;
}

/** What the whole hand can do at once: how much at each price, how, and what is wanted of each card. */
export function Combinations(props: CombinationsProps) {
	const { state, links } = props;
	const found = useCombinations(state);
	return (
		<>
			<p role="status">
				<b>{found ? tellMost(found, state) : 'Calcul…'}</b>
			</p>
			{found?.exact === false && (
				<p class="note">
					La main est grande : tout n’a pas été essayé, il peut exister mieux. Dites plus bas ce que vous voulez.
				</p>
			)}
			{found && found.tiers.length > 0 && (
				<ul class="paliers">
					{found.tiers.map((tier, at) => (
						<TierItem key={priceText(tier)} tier={tier} at={at} {...props} />
					))}
				</ul>
			)}
			{hasIdleSavant(state) && (
				<p class="note">
					Une carte Savant donne sa capacité si vous la couchez, même à un endroit vide.{' '}
					<RuleLink href={links['bruler-sans-effet']} />
				</p>
			)}
			<WishFields {...props} />
			<p class="note">
				Si une capacité vous donne un jeton, de l’Atium ou une carte, ajoutez-le, puis relisez. Une carte sert à une
				seule chose : jouée pour ses capacités, couchée comme métal ou défaussée.{' '}
				<RuleLink href={links['carte-comme-metal-un-emploi']} />
			</p>
		</>
	);
}

/** A tier in one line, that opens: the cheapest is open. */
function TierItem({ tier, at, ...props }: CombinationsProps & { tier: Tier; at: number }) {
	const [opened] = useState(at === 0);
	const [first, ...others] = tier.combinations;
	return (
		<li>
			<details open={opened}>
				<summary>
					{capital(priceText(tier))} : <b>{tier.count}</b>
				</summary>
				{first && <CombinationLines combination={first} {...props} />}
				{others.length > 0 && (
					<details>
						<summary>{tier.more ? 'Quelques autres façons' : otherWays(others.length)}</summary>
						{others.map((other, at) => (
							<CombinationLines key={at} combination={other} {...props} />
						))}
					</details>
				)}
				{refreshes(tier) && (
					<p class="note">
						Régénéré par une carte, un jeton qui n’a pas servi ce tour-ci peut être Brûlé : il sera prêt au prochain
						tour. <RuleLink href={props.links['metaux-regenerer-reutiliser']} />
					</p>
				)}
				<p class="note">
					{priceNote(tier)} <RuleLink href={props.links[priceRule(tier)]} />
				</p>
			</details>
		</li>
	);
}

function CombinationLines({ combination, state, fits, onPay }: CombinationsProps & { combination: Combination }) {
	const lines = tellCombination(combination, state.cards);
	return (
		<div class="facon">
			<ul>
				{lines.map(({ subject, text }) => (
					<li key={subject + text}>
						<b>{subject}</b>
						{text}
					</li>
				))}
			</ul>
			<button type="button" disabled={!fits(combination.actions.length)} onClick={() => onPay(combination.actions)}>
				Jouer ainsi
				<span class="visuellement-cache"> : {lines.map(({ subject }) => subject).join(', ')}</span>
			</button>
		</div>
	);
}

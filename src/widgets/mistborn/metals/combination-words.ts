import type { Combination, Combinations, Tier } from '../../../rules/mistborn/metals';
import { capital, count, listed } from '../../shared/words';
import type { CitedRule } from './card';
import { letters, listWishes, type MetalsState } from './state';
import { wayText } from './ways';
import { abilityName, cardName, effectName, token, tokens } from './words';

/** What the whole hand can do, in a sentence. */
export function tellMost(found: Combinations, state: MetalsState): string {
	const { tiers } = found;
	const [first] = tiers;
	const last = tiers.at(-1);
	if (first === undefined || last === undefined) return tellNothing(found, state);
	const most = tellCount(found, last, state);
	if (first === last) return `${most}, ${priceText(last)}.`;
	return `${most}. ${capital(priceText(first))} : ${first.count}.`;
}

/** No combination: a Savant card that lies in hand can be laid all the same (rule bruler-sans-effet). */
function tellNothing({ goals, exact }: Combinations, state: MetalsState): string {
	const savant = hasIdleSavant(state);
	if (goals > 0 && listWishes(state).length > 0)
		return exact
			? 'Aucune combinaison ne réunit ce que vous voulez.'
			: 'Aucune combinaison trouvée pour ce que vous voulez.';
	if (goals > 0 && !exact) return 'Aucune combinaison trouvée.';
	if (goals > 0)
		return savant
			? 'Rien de cette main n’est payable ce tour-ci, sauf une capacité Savant.'
			: 'Rien de cette main n’est payable ce tour-ci.';
	if (savant) return 'Vous pouvez activer une capacité Savant, et rien d’autre.';
	return state.actions.length > 0
		? 'Il ne reste rien à activer.'
		: 'Rien à activer : ajoutez vos cartes et ce qu’elles demandent, ou les effets de vos Alliés.';
}

/** The most that was found; more may exist when the search was cut. */
function tellCount({ goals, exact }: Combinations, { count, combinations }: Tier, state: MetalsState): string {
	if (goals === 1) {
		const effect = combinations[0]?.purposes[0]?.type === 'effect';
		return effect ? 'Vous pouvez avoir cet effet' : 'Vous pouvez activer cette capacité';
	}
	const kind = kindOfGoals(state);
	return count === goals
		? `Vous pouvez activer ensemble les ${goals} ${kind}`
		: `${exact ? 'Au plus' : 'Au moins'} ${count} ensemble, sur ${goals} ${kind}`;
}

function kindOfGoals({ cards, effects }: MetalsState): string {
	if (effects.length === 0) return 'capacités';
	const paid = Object.values(cards).some((sheet) => 'abilities' in sheet && sheet.abilities.length > 0);
	return paid ? 'capacités et effets' : 'effets';
}

/** Whether a Savant card is still in hand. */
export function hasIdleSavant({ cards, actions }: MetalsState): boolean {
	const used = new Set(
		actions.flatMap((action) => [
			'card' in action ? action.card : null,
			'recipient' in action ? action.recipient : null,
		]),
	);
	return letters.some((letter) => {
		const sheet = cards[letter];
		return sheet !== undefined && 'savant' in sheet && sheet.savant && !used.has(letter);
	});
}

/** What does not come back at the end of the turn: « en Attisant 1 jeton et avec 2 Atium ». */
export function priceText({ flares, atium }: Pick<Tier, 'flares' | 'atium'>): string {
	const parts = [
		...(flares > 0 ? [`en Attisant ${tokens(flares)}`] : []),
		...(atium > 0 ? [`avec ${atium} Atium`] : []),
	];
	return parts.length > 0 ? listed(parts) : 'sans Attiser ni Brûler d’Atium';
}

/** The rule that makes the price what it is. */
export function priceRule(tier: Tier): CitedRule {
	if (tier.flares > 0) return 'attiser-au-dela';
	if (tier.atium > 0) return 'metaux-atium-usage-unique';
	return burns(tier) ? 'metaux-bruler-reprendre' : 'metaux-carte-sans-limite';
}

/** What the price means for the turns to come. */
export function priceNote(tier: Tier): string {
	if (tier.flares > 0) return 'Attiser dépasse votre limite ; le jeton reste retourné.';
	if (tier.atium > 0) return 'L’Atium Brûlé ne revient pas.';
	return burns(tier)
		? 'Les jetons Brûlés reviennent à la fin du tour.'
		: 'Les cartes couchées n’entament pas votre limite de jetons.';
}

/** Whether a combination of the tier burns a token: the others lay cards only. */
const burns = ({ combinations }: Tier): boolean =>
	combinations.some(({ actions }) => actions.some(({ type }) => type === 'burn'));

/** Whether a combination of the tier refreshes a token to burn it. */
export const refreshes = ({ combinations }: Tier): boolean =>
	combinations.some(({ actions }) => actions.some(({ type }) => type === 'refresh'));

/** One line of a combination: what is activated, or burnt beside, and how. */
export interface Line {
	readonly subject: string;
	readonly text: string;
}

/** A combination, card by card, then what is burnt beside any card, and what comes with it. */
export function tellCombination(
	{ purposes, actions, refreshes }: Combination,
	cards: MetalsState['cards'],
): readonly Line[] {
	const played = [...new Set(purposes.flatMap((purpose) => (purpose.type === 'ability' ? purpose.card : [])))];
	const laidOn = (card: string | null) =>
		actions.filter((action) => action.type === 'refresh' || action.recipient === card);
	const beside = wayText(laidOn(null));
	const effects = purposes.flatMap((purpose) => (purpose.type === 'effect' ? effectName(purpose.effect) : []));
	const savants = letters.filter((letter) => {
		const sheet = cards[letter];
		const laid = actions.some((action) => action.type === 'lay' && action.card === letter);
		return laid && sheet && 'savant' in sheet && sheet.savant;
	});
	return [
		...played.map((card) => {
			const ranks = purposes.flatMap((each) => (each.type === 'ability' && each.card === card ? each.rank : []));
			const names = listed(ranks.map((rank) => abilityName(rank).replace(/^la /, '')));
			return { subject: shortCard(card), text: `, ${names} : ${lowered(wayText(laidOn(card)))}` };
		}),
		...(beside === '' ? [] : [{ subject: 'À un endroit vide', text: ` : ${lowered(beside)}` }]),
		...savants.map((card) => ({ subject: shortCard(card), text: ' couchée : sa capacité Savant se déclenche' })),
		...(effects.length > 0
			? [{ subject: capital(listed(effects)), text: effects.length < 2 ? ' : disponible' : ' : disponibles' }]
			: []),
		...refreshes.map(({ metal, card }) => ({
			subject: shortCard(card ?? ''),
			text: ` restée en main : défaussée, elle régénère ${token(metal)}`,
		})),
	];
}

/** « Carte A ». */
export const shortCard = (id: string): string => capital(cardName(id).replace(/^la /, ''));

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);

/** « 3 autres façons ». */
export const otherWays = (number: number): string => count(number, 'autre façon', 'autres façons');

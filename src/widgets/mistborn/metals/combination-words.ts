import type { Combination, Combinations, Tier } from '../../../rules/mistborn/metals/combination';
import { capital, count, listed } from '../../shared/words';
import type { CitedRule } from './card';
import { letters, listWishes, type MetalsState } from './state';
import { wayText } from './ways';
import { abilityName, cardName, effectName, token, tokens } from './words';

/** What the whole hand can do, in a sentence. */
export function tellMost({ goals, tiers }: Combinations, state: MetalsState): string {
	const [first] = tiers;
	const last = tiers.at(-1);
	const kind = state.effects.length > 0 ? 'capacités et effets' : 'capacités';
	if (goals === 0 && state.actions.length > 0) return 'Il ne reste rien à activer.';
	if (goals === 0) return 'Rien à activer : ajoutez vos cartes et ce qu’elles demandent, ou les effets de vos Alliés.';
	if (first === undefined || last === undefined)
		return listWishes(state).length > 0
			? 'Aucune combinaison ne réunit ce que vous voulez.'
			: 'Rien de cette main n’est payable ce tour-ci.';
	const most =
		last.count === goals && goals > 1
			? `Vous pouvez activer ensemble les ${goals} ${kind}`
			: `Au plus ${last.count} ensemble, sur ${goals} ${kind}`;
	if (first === last) return `${most}, ${priceText(last)}.`;
	return `${most}. ${capital(priceText(first))} : ${first.count}.`;
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
export function priceRule({ flares, atium }: Tier): CitedRule {
	if (flares > 0) return 'attiser-au-dela';
	return atium > 0 ? 'metaux-atium-usage-unique' : 'metaux-bruler-reprendre';
}

/** What the price means for the turns to come. */
export function priceNote({ flares, atium }: Tier): string {
	if (flares > 0) return 'Attiser dépasse votre limite ; le jeton reste retourné.';
	return atium > 0 ? 'L’Atium Brûlé ne revient pas.' : 'Les jetons Brûlés reviennent à la fin du tour.';
}

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
	const beside = actions.filter(({ recipient }) => recipient === null);
	const effects = purposes.flatMap((purpose) => (purpose.type === 'effect' ? effectName(purpose.effect) : []));
	const savants = letters.filter((letter) => {
		const sheet = cards[letter];
		const laid = actions.some((action) => action.type === 'carte' && action.card === letter);
		return laid && sheet && 'savant' in sheet && sheet.savant;
	});
	return [
		...played.map((card) => {
			const ranks = purposes.flatMap((each) => (each.type === 'ability' && each.card === card ? each.rank : []));
			const names = listed(ranks.map((rank) => abilityName(rank).replace(/^la /, '')));
			const paid = wayText(actions.filter(({ recipient }) => recipient === card));
			return { subject: shortCard(card), text: `, ${names} : ${lowered(paid)}` };
		}),
		...(beside.length > 0 ? [{ subject: 'À un endroit vide', text: ` : ${lowered(wayText(beside))}` }] : []),
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

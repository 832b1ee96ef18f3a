import type { Illegality } from '../../../rules/mistborn/metals';
import { capital } from '../../shared/words';
import type { CitedRule } from './card';
import { CardName, cardName, effectName, metalName, ofMetal, someMetal, token, tokens } from './words';

/** Why an action cannot be, in words. */
export function explainRefusal(illegal: Illegality): string {
	switch (illegal.reason) {
		case 'token-flared':
			return `${capital(token(illegal.metal))} est Attisé depuis un tour précédent : il faut d’abord le régénérer.`;
		case 'token-already-used':
			return illegal.rule === 'attiser-deja-brule'
				? `${capital(token(illegal.metal))} a déjà été Brûlé ce tour-ci : il ne peut plus être Attisé.`
				: `${capital(token(illegal.metal))} a déjà servi ce tour-ci : un jeton ne sert qu’une fois par tour.`;
		case 'token-already-refreshed':
			return `${capital(token(illegal.metal))} a servi ce tour-ci : même régénéré, il attend votre prochain tour.`;
		case 'limit-reached':
			return `${reached(illegal.limit)} : pour utiliser ${token(illegal.metal)}, il faut l’Attiser.`;
		case 'atium-flared':
			return 'L’Atium ne s’Attise jamais.';
		case 'no-atium':
			return 'Vous n’avez pas de jeton Atium.';
		case 'limit-reached-atium':
			return `${reached(illegal.limit)} : l’Atium y compte, et il ne s’Attise pas.`;
		case 'unknown-card':
			return `${CardName(illegal.card)} n’est pas dans votre main : ajoutez-la, ou retirez cette action.`;
		case 'card-not-in-hand':
			return `${CardName(illegal.card)} est déjà ${PLACES[illegal.place]} : elle ne peut plus servir à cela.`;
		case 'card-without-metal':
			return `${CardName(illegal.card)} est ${WITHOUT_METAL[illegal.rule]}`;
		case 'metal-not-in-flask':
			return `Le flacon de ${cardName(illegal.card)} ne montre pas ${ofMetal(illegal.metal)}.`;
		case 'card-under-itself':
			return 'Une carte couchée alimente une autre carte, jamais elle-même.';
		case 'card-not-fed':
			return illegal.rule === 'allies-activation'
				? `${CardName(illegal.card)} est un Allié : aucun métal ne se pose dessus.`
				: `${CardName(illegal.card)} est un Financement : elle ne demande aucun métal.`;
		case 'metal-not-asked-for':
			return illegal.rule === 'cartes-une-seule-fois'
				? `La capacité de cette carte qui demandait ${someMetal(illegal.metal)} est déjà active : elle ne sert qu’une fois par tour.`
				: `${CardName(illegal.card)} n’attend pas ${ofMetal(illegal.metal)} : seul le métal demandé l’alimente.`;
		case 'ability-skipped':
			return `${CardName(illegal.card)} attend d’abord les métaux de la capacité du dessus : ${metalName(illegal.metal)} est pour une capacité plus bas.`;
		case 'unknown-effect':
			return `${capital(effectName(illegal.effect))} n’existe pas : ajoutez-le à vos Alliés.`;
		case 'character-effect':
			return `Exalter n’active que des Alliés : ${effectName(illegal.effect)} est de votre personnage.`;
		case 'nothing-to-refresh':
			return `${capital(token(illegal.metal))} n’est pas Attisé : il n’y a rien à régénérer.`;
		case 'track-at-its-end':
			return `La piste ne donne pas plus de 4 icônes de Brûler : vous en avez ${illegal.burnIcons}.`;
	}
}

const PLACES = { 'in-play': 'jouée', metal: 'couchée comme métal', discard: 'défaussée' } as const;

const WITHOUT_METAL = {
	'carte-comme-metal-pas-d-allie': 'un Allié : elle ne sert jamais de métal.',
	'carte-comme-metal-pas-de-financement': 'un Financement : elle n’est liée à aucun métal.',
	'regenerer-pas-d-allie': 'un Allié : elle ne régénère aucun jeton.',
	'financement-sans-metal': 'un Financement : elle n’est liée à aucun métal et ne régénère rien.',
} as const;

const reached = (limit: number) => `Votre limite de ${tokens(limit)} à Brûler est atteinte`;

/** The rules that a refusal applies; for an Ally that would refresh a token, the one doubtful case too. */
export function refusalRules(illegal: Illegality): CitedRule[] {
	if (illegal.rule === null) return [];
	return illegal.rule === 'regenerer-pas-d-allie' ? [illegal.rule, 'pouvoirs-contradiction-kandra'] : [illegal.rule];
}

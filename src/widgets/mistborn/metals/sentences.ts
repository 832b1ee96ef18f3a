import type { Pour } from '../../../rules/mistborn/metals/action';
import type { TraceStep } from '../../../rules/mistborn/metals/trace';
import { capital, count } from '../../shared/words';
import { abilityName, CardName, cardName, effectName, itsAbility, metalName, times, token, tokens } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. */
export function sentence(step: TraceStep): string {
	const { avant, apres } = step;
	switch (step.kind) {
		case 'jeton-brule':
			return `Vous Brûlez ${token(step.metal)}, posé ${onto(step.pour)} : ${ready(apres)}.`;
		case 'jeton-attise':
			return `Vous Attisez ${token(step.metal)}, retourné et posé ${onto(step.pour)} : ${ready(apres)}.`;
		case 'atium-brule':
			return `Vous Brûlez 1 Atium${step.comme === 'atium' ? '' : ` comme ${metalName(step.comme)}`}, posé ${onto(step.pour)} : il vous en reste ${apres}.`;
		case 'carte-couchee':
			return `Vous couchez ${cardName(step.carte)} comme ${metalName(step.comme)}, ${under(step.pour)} : ${inHand(apres)}.`;
		case 'limite-entamee':
			return step.rule === 'atium-limite'
				? `L’Atium compte dans votre limite de ${tokens(step.limite)} : ${toBurn(apres)}.`
				: `Votre limite est de ${tokens(step.limite)} par tour : ${toBurn(apres)}.`;
		case 'limite-epargnee':
			return spared(step);
		case 'savant-declenche':
			return `Utilisée comme métal, ${cardName(step.carte)} déclenche sa capacité Savant.`;
		case 'carte-jouee':
			return `Vous jouez ${cardName(step.carte)} : ${inHand(apres)}.`;
		case 'metal-pose':
			return `${CardName(step.carte)} reçoit 1 ${metalName(step.metal)} pour ${itsAbility(step.capacite)} : ${count(apres, 'métal', 'métaux')} sur ${step.requis}.`;
		case 'capacite-incomplete':
			return `Avec ${count(avant, 'métal', 'métaux')} sur ${step.requis}, ${abilityName(step.capacite)} de ${cardName(step.carte)} ne donne encore rien.`;
		case 'capacite-activee':
			return `${capital(abilityName(step.capacite))} de ${cardName(step.carte)} s’active : si vous l’utilisez, appliquez aussitôt tous ses effets, dans l’ordre.`;
		case 'metal-compte':
			return counted(step);
		case 'effet-disponible':
			return available(step);
		case 'effet-deja-donne':
			return `${capital(effectName(step.effet))} ne revient pas : il ne se donne qu’une fois par tour, même si son métal a été Brûlé ${times(apres)}.`;
		case 'carte-defaussee':
			return `Vous défaussez ${cardName(step.carte)} pour régénérer ${token(step.metal)} : ${inHand(apres)}.`;
		case 'savant-muet':
			return `Défaussée, ${cardName(step.carte)} ne déclenche pas sa capacité Savant.`;
		case 'jeton-regenere':
			return `${step.rule === 'metaux-regenerer-icone' ? 'Une icône remet' : 'Vous remettez'} ${token(step.metal)} à l’endroit : ${apres === 0 ? 'plus aucun jeton n’est retourné' : `${apres} ${apres < 2 ? 'reste retourné' : 'restent retournés'}`}.`;
		case 'reutilisation':
			return step.rule === 'metaux-regenerer-reutiliser'
				? `Il n’a pas servi ce tour-ci : vous pouvez encore l’utiliser, ${ready(apres)}.`
				: `Il a déjà servi ce tour-ci : il attend votre prochain tour, ${ready(apres)}.`;
		case 'regenere-pas-brule':
			return `Régénérer n’est pas Brûler : ${metalName(step.metal)} en reste à ${times(apres)}, aucun Allié ni personnage ne s’active.`;
		case 'limite-augmentee':
			return `Votre limite passe de ${avant} à ${tokens(apres)} à Brûler${step.rule === 'regles-entrainement-bruler' ? ', à chaque tour et pour toute la partie' : ''}.`;
		case 'atium-gagne':
			return `Vous gagnez ${apres - avant} Atium : vous en avez ${apres}.`;
		case 'jeton-repris':
			return step.rule === 'metaux-bruler-reprendre'
				? `${capital(token(step.metal))} reprend sa place : ${ready(apres)}.`
				: `${capital(token(step.metal))}, régénéré, pourra resservir : ${ready(apres)}.`;
		case 'jeton-reste-attise':
			return `${capital(token(step.metal))} reste retourné : bloqué tant qu’il n’est pas régénéré.`;
		case 'atium-rendu':
			return `${avant} Atium ${avant < 2 ? 'utilisé retourne' : 'utilisés retournent'} à la réserve.`;
		case 'cartes-defaussees':
			return `${count(avant, 'carte jouée ou couchée va', 'cartes jouées ou couchées vont')} à la défausse.`;
	}
}

const onto = (pour: Pour) => (pour === null ? 'à un endroit vide' : `sur ${cardName(pour)}`);
const under = (pour: Pour) => (pour === null ? 'à un endroit vide' : `sous ${cardName(pour)}`);
const ready = (value: number) =>
	value === 0 ? 'plus aucun jeton n’est prêt' : `${tokens(value)} ${value < 2 ? 'est prêt' : 'sont prêts'}`;
const toBurn = (value: number) =>
	value === 0 ? 'vous ne pouvez plus en Brûler' : `vous pouvez encore en Brûler ${value}`;
const inHand = (value: number) => `il vous reste ${count(value, 'carte')} en main`;

function spared({ rule, apres }: Step<'limite-epargnee'>): string {
	switch (rule) {
		case 'metaux-attiser-moment':
			return `Vous pouvez Attiser même s’il vous reste des jetons à Brûler : ${toBurn(apres)}.`;
		case 'attiser-au-dela':
			return 'Votre limite est atteinte : Attiser est le seul moyen d’utiliser ce jeton.';
		case 'metaux-carte-sans-limite':
			return `Une carte utilisée comme métal n’entame pas votre limite de jetons : ${toBurn(apres)}.`;
	}
}

function counted({ rule, metal, auChoix, apres }: Step<'metal-compte'>): string {
	const fois = `Brûlé ${times(apres)} ce tour-ci`;
	const name = metalName(metal);
	switch (rule) {
		case 'metaux-attiser-vaut-bruler':
			return `Attiser vaut Brûler : ${name} compte comme ${fois}.`;
		case 'metaux-carte-un-seul-metal':
			return `La carte vaut le seul métal annoncé : ${name}, ${fois}.`;
		case 'metaux-atium-cartes':
			return `La carte Atium vaut le métal voulu : ${name}, ${fois}.`;
		case 'metaux-atium-joker':
			return `L’Atium en tient lieu : ${name}, ${fois}.`;
		case 'metaux-atium-deux-metaux':
			return `Il compte aussi comme Atium, ${fois}${auChoix ? ' : c’est votre lecture, la règle ne parle que d’un jeton posé sur une carte' : ''}.`;
		default:
			return `${name}, ${fois}.`;
	}
}

function available({ rule, effet, fois }: Step<'effet-disponible'>): string {
	const burnt = fois < 2 ? 'son métal est Brûlé' : `son métal est Brûlé ${times(fois)}`;
	switch (rule) {
		case 'allies-attiser':
			return `${capital(effectName(effet))}, d’un Allié, est disponible : son métal est Attisé, c’est pareil.`;
		case 'regles-entrainement-emblematique':
			return `${capital(effectName(effet))}, de votre personnage, est disponible : ${burnt}.`;
		default:
			return `${capital(effectName(effet))}, d’un Allié, est disponible : ${burnt}.`;
	}
}

import type { Recipient, TraceStep } from '../../../rules/mistborn/metals';
import { capital, count } from '../../shared/words';
import { abilityName, CardName, cardName, effectName, itsAbility, metalName, times, token, tokens } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. */
export function sentence(step: TraceStep): string {
	const { before, after } = step;
	switch (step.kind) {
		case 'jeton-brule':
			return `Vous Brûlez ${token(step.metal)}, posé ${onto(step.recipient)} : ${ready(after)}.`;
		case 'jeton-attise':
			return `Vous Attisez ${token(step.metal)}, retourné et posé ${onto(step.recipient)} : ${ready(after)}.`;
		case 'atium-brule':
			return `Vous Brûlez 1 Atium${step.standsFor === 'atium' ? '' : ` comme ${metalName(step.standsFor)}`}, posé ${onto(step.recipient)} : il vous en reste ${after}.`;
		case 'carte-couchee':
			return `Vous couchez ${cardName(step.card)} comme ${metalName(step.standsFor)}, ${under(step.recipient)} : ${inHand(after)}.`;
		case 'limite-entamee':
			return step.rule === 'atium-limite'
				? `L’Atium compte dans votre limite de ${tokens(step.limit)} : ${toBurn(after)}.`
				: `Votre limite est de ${tokens(step.limit)} par tour : ${toBurn(after)}.`;
		case 'limite-epargnee':
			return spared(step);
		case 'savant-declenche':
			return `Utilisée comme métal, ${cardName(step.card)} déclenche sa capacité Savant.`;
		case 'carte-jouee':
			return `Vous jouez ${cardName(step.card)} : ${inHand(after)}.`;
		case 'metal-pose':
			return `${CardName(step.card)} reçoit 1 ${metalName(step.metal)} pour ${itsAbility(step.ability)} : ${count(after, 'métal', 'métaux')} sur ${step.needed}.`;
		case 'capacite-incomplete':
			return `Avec ${count(before, 'métal', 'métaux')} sur ${step.needed}, ${abilityName(step.ability)} de ${cardName(step.card)} ne donne encore rien.`;
		case 'capacite-activee':
			return `${capital(abilityName(step.ability))} de ${cardName(step.card)} s’active : si vous l’utilisez, appliquez aussitôt tous ses effets, dans l’ordre.`;
		case 'metal-compte':
			return counted(step);
		case 'effet-disponible':
			return available(step);
		case 'effet-deja-donne':
			return `${capital(effectName(step.effect))} ne revient pas : il ne se donne qu’une fois par tour, même si son métal a été Brûlé ${times(after)}${step.rule === 'allies-une-fois' ? ' ; seul Exalter l’active encore' : ''}.`;
		case 'allie-exalte':
			return `Exalter active ${effectName(step.effect)} : seul son Zinc est Brûlé.`;
		case 'exalter-en-plus':
			return `Une activation de plus : ${effectName(step.effect)} ${step.normal ? `aura servi ${times(after)} ce tour-ci` : 'peut encore venir en Brûlant son métal'}.`;
		case 'carte-traquee':
			return 'Traquer applique l’effet principal d’une carte Action du Marché : rien n’est Brûlé pour elle.';
		case 'traquee-reste':
			return 'Elle reste au Marché.';
		case 'carte-defaussee':
			return `Vous défaussez ${cardName(step.card)} pour régénérer ${token(step.metal)} : ${inHand(after)}.`;
		case 'savant-muet':
			return `Défaussée, ${cardName(step.card)} ne déclenche pas sa capacité Savant.`;
		case 'jeton-regenere':
			return `${step.rule === 'metaux-regenerer-icone' ? 'Une icône remet' : 'Vous remettez'} ${token(step.metal)} à l’endroit : ${after === 0 ? 'plus aucun jeton n’est retourné' : `${after} ${after < 2 ? 'reste retourné' : 'restent retournés'}`}.`;
		case 'reutilisation':
			return step.rule === 'metaux-regenerer-reutiliser'
				? `Il n’a pas servi ce tour-ci : vous pouvez encore l’utiliser, ${ready(after)}.`
				: `Il a déjà servi ce tour-ci : il attend votre prochain tour, ${ready(after)}.`;
		case 'regenere-pas-brule':
			return `Régénérer n’est pas Brûler : ${metalName(step.metal)} en reste à ${times(after)}, aucun Allié ni personnage ne s’active.`;
		case 'limite-augmentee':
			return `Votre limite passe de ${before} à ${tokens(after)} à Brûler${step.rule === 'regles-entrainement-bruler' ? ', à chaque tour et pour toute la partie' : ''}.`;
		case 'atium-gagne':
			return `Vous gagnez ${after - before} Atium : vous en avez ${after}.`;
		case 'jeton-repris':
			return step.rule === 'metaux-bruler-reprendre'
				? `${capital(token(step.metal))} reprend sa place : ${ready(after)}.`
				: `${capital(token(step.metal))}, régénéré, pourra resservir : ${ready(after)}.`;
		case 'jeton-reste-attise':
			return `${capital(token(step.metal))} reste retourné : bloqué tant qu’il n’est pas régénéré.`;
		case 'atium-rendu':
			return `${before} Atium ${before < 2 ? 'utilisé retourne' : 'utilisés retournent'} à la réserve.`;
		case 'cartes-defaussees':
			return `${count(before, 'carte jouée ou couchée va', 'cartes jouées ou couchées vont')} à la défausse.`;
	}
}

const onto = (recipient: Recipient) => (recipient === null ? 'à un endroit vide' : `sur ${cardName(recipient)}`);
const under = (recipient: Recipient) => (recipient === null ? 'à un endroit vide' : `sous ${cardName(recipient)}`);
const ready = (value: number) =>
	value === 0 ? 'plus aucun jeton n’est prêt' : `${tokens(value)} ${value < 2 ? 'est prêt' : 'sont prêts'}`;
const toBurn = (value: number) =>
	value === 0 ? 'vous ne pouvez plus en Brûler' : `vous pouvez encore en Brûler ${value}`;
const inHand = (value: number) => `il vous reste ${count(value, 'carte')} en main`;

function spared({ rule, after }: Step<'limite-epargnee'>): string {
	switch (rule) {
		case 'metaux-attiser-moment':
			return `Vous pouvez Attiser même s’il vous reste des jetons à Brûler : ${toBurn(after)}.`;
		case 'attiser-au-dela':
			return 'Votre limite est atteinte : Attiser est le seul moyen d’utiliser ce jeton.';
		case 'metaux-carte-sans-limite':
			return `Une carte utilisée comme métal n’entame pas votre limite de jetons : ${toBurn(after)}.`;
	}
}

function counted({ rule, metal, byChoice, after }: Step<'metal-compte'>): string {
	const burnt = `Brûlé ${times(after)} ce tour-ci`;
	const name = metalName(metal);
	switch (rule) {
		case 'metaux-attiser-vaut-bruler':
			return `Attiser vaut Brûler : ${name} compte comme ${burnt}.`;
		case 'metaux-carte-un-seul-metal':
			return `La carte vaut le seul métal annoncé : ${name}, ${burnt}.`;
		case 'metaux-atium-cartes':
			return `La carte Atium vaut le métal voulu : ${name}, ${burnt}.`;
		case 'metaux-atium-joker':
			return `L’Atium en tient lieu : ${name}, ${burnt}.`;
		case 'metaux-atium-deux-metaux':
			return `Il compte aussi comme Atium, ${burnt}${byChoice ? ' : c’est votre lecture, la règle ne parle que d’un jeton posé sur une carte' : ''}.`;
		default:
			return `${name}, ${burnt}.`;
	}
}

function available({ rule, effect, burnsNeeded }: Step<'effet-disponible'>): string {
	const burnt = burnsNeeded < 2 ? 'son métal est Brûlé' : `son métal est Brûlé ${times(burnsNeeded)}`;
	switch (rule) {
		case 'allies-attiser':
			return `${capital(effectName(effect))}, d’un Allié, est disponible : son métal est Attisé, c’est pareil.`;
		case 'regles-entrainement-emblematique':
			return `${capital(effectName(effect))}, de votre personnage, est disponible : ${burnt}.`;
		default:
			return `${capital(effectName(effect))}, d’un Allié, est disponible : ${burnt}.`;
	}
}

import type { Recipient, TraceStep } from '../../../rules/mistborn/metals';
import { capital, count } from '../../shared/words';
import { abilityName, CardName, cardName, effectName, itsAbility, metalName, times, token, tokens } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. */
export function sentence(step: TraceStep): string {
	const { before, after } = step;
	switch (step.kind) {
		case 'token-burnt':
			return `Vous Brûlez ${token(step.metal)}, posé ${onto(step.recipient)} : ${ready(after)}.`;
		case 'token-flared':
			return `Vous Attisez ${token(step.metal)}, retourné et posé ${onto(step.recipient)} : ${ready(after)}.`;
		case 'atium-burnt':
			return `Vous Brûlez 1 Atium${step.standsFor === 'atium' ? '' : ` comme ${metalName(step.standsFor)}`}, posé ${onto(step.recipient)} : il vous en reste ${after}.`;
		case 'card-laid':
			return `Vous couchez ${cardName(step.card)} comme ${metalName(step.standsFor)}, ${under(step.recipient)} : ${inHand(after)}.`;
		case 'limit-used':
			return step.rule === 'atium-limite'
				? `L’Atium compte dans votre limite de ${tokens(step.limit)} : ${toBurn(after)}.`
				: `Votre limite est de ${tokens(step.limit)} par tour : ${toBurn(after)}.`;
		case 'limit-spared':
			return spared(step);
		case 'savant-triggered':
			return `Utilisée comme métal, ${cardName(step.card)} déclenche sa capacité Savant.`;
		case 'card-played':
			return `Vous jouez ${cardName(step.card)} : ${inHand(after)}.`;
		case 'metal-placed':
			return `${CardName(step.card)} reçoit 1 ${metalName(step.metal)} pour ${itsAbility(step.ability)} : ${count(after, 'métal', 'métaux')} sur ${step.needed}.`;
		case 'ability-incomplete':
			return `Avec ${count(before, 'métal', 'métaux')} sur ${step.needed}, ${abilityName(step.ability)} de ${cardName(step.card)} ne donne encore rien.`;
		case 'ability-activated':
			return `${capital(abilityName(step.ability))} de ${cardName(step.card)} s’active : si vous l’utilisez, appliquez aussitôt tous ses effets, dans l’ordre.`;
		case 'metal-counted':
			return counted(step);
		case 'effect-available':
			return available(step);
		case 'effect-already-given':
			return `${capital(effectName(step.effect))} ne revient pas : il ne se donne qu’une fois par tour, même si son métal a été Brûlé ${times(after)}${step.rule === 'allies-une-fois' ? ' ; seul Exalter l’active encore' : ''}.`;
		case 'ally-rioted':
			return `Exalter active ${effectName(step.effect)} : seul son Zinc est Brûlé.`;
		case 'riot-on-top':
			return `Une activation de plus : ${effectName(step.effect)} ${step.normal ? `aura servi ${times(after)} ce tour-ci` : 'peut encore venir en Brûlant son métal'}.`;
		case 'card-sought':
			return 'Traquer applique l’effet principal d’une carte Action du Marché : rien n’est Brûlé pour elle.';
		case 'sought-stays':
			return 'Elle reste au Marché.';
		case 'card-discarded':
			return `Vous défaussez ${cardName(step.card)} pour régénérer ${token(step.metal)} : ${inHand(after)}.`;
		case 'savant-silent':
			return `Défaussée, ${cardName(step.card)} ne déclenche pas sa capacité Savant.`;
		case 'token-refreshed':
			return `${step.rule === 'metaux-regenerer-icone' ? 'Une icône remet' : 'Vous remettez'} ${token(step.metal)} à l’endroit : ${after === 0 ? 'plus aucun jeton n’est retourné' : `${after} ${after < 2 ? 'reste retourné' : 'restent retournés'}`}.`;
		case 'reuse':
			return step.rule === 'metaux-regenerer-reutiliser'
				? `Il n’a pas servi ce tour-ci : vous pouvez encore l’utiliser, ${ready(after)}.`
				: `Il a déjà servi ce tour-ci : il attend votre prochain tour, ${ready(after)}.`;
		case 'refreshed-not-burnt':
			return `Régénérer n’est pas Brûler : ${metalName(step.metal)} en reste à ${times(after)}, aucun Allié ni personnage ne s’active.`;
		case 'limit-raised':
			return `Votre limite passe de ${before} à ${tokens(after)} à Brûler${step.rule === 'regles-entrainement-bruler' ? ', à chaque tour et pour toute la partie' : ''}.`;
		case 'atium-gained':
			return `Vous gagnez ${after - before} Atium : vous en avez ${after}.`;
		case 'token-taken-back':
			return step.rule === 'metaux-bruler-reprendre'
				? `${capital(token(step.metal))} reprend sa place : ${ready(after)}.`
				: `${capital(token(step.metal))}, régénéré, pourra resservir : ${ready(after)}.`;
		case 'token-stays-flared':
			return `${capital(token(step.metal))} reste retourné : bloqué tant qu’il n’est pas régénéré.`;
		case 'atium-returned':
			return `${before} Atium ${before < 2 ? 'utilisé retourne' : 'utilisés retournent'} à la réserve.`;
		case 'cards-discarded':
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

function spared({ rule, after }: Step<'limit-spared'>): string {
	switch (rule) {
		case 'metaux-attiser-moment':
			return `Vous pouvez Attiser même s’il vous reste des jetons à Brûler : ${toBurn(after)}.`;
		case 'attiser-au-dela':
			return 'Votre limite est atteinte : Attiser est le seul moyen d’utiliser ce jeton.';
		case 'metaux-carte-sans-limite':
			return `Une carte utilisée comme métal n’entame pas votre limite de jetons : ${toBurn(after)}.`;
	}
}

function counted({ rule, metal, byChoice, after }: Step<'metal-counted'>): string {
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

function available({ rule, effect, burnsNeeded }: Step<'effect-available'>): string {
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

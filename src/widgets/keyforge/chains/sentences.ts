import type { TraceStep } from '../../../rules/keyforge/chains';
import { countCards, countChains, left } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. */
export function sentence(step: TraceStep): string {
	const { before, after } = step;
	switch (step.kind) {
		case 'starting-hand':
			return `La main de départ est de ${countCards(after)}.`;
		case 'mulligan':
			return `Vous mélangez ${before < 2 ? 'cette main' : `ces ${before} cartes`} dans votre deck et vous en piochez une de moins : ${after}.`;
		case 'mulligan-sheds-no-chain':
			return `Le mulligan ne brise aucune chaîne : ${left(after)}.`;
		case 'archives-taken':
			return `Vous reprenez ${countCards(after - before)} de vos archives : vous en avez ${after} en main.`;
		case 'abilities-draw':
			return `${drawnByAbilities(step)} Vos chaînes n’y changent rien.`;
		case 'first-turn-limited':
			return `Vous ouvrez la partie : à votre premier tour, vous jouez ou défaussez ${countCards(after)} de votre main${step.rule === 'premier-tour-effets' ? ', grâce à un effet,' : ''} et non ${before}.`;
		case 'cards-played':
			return sayPlayed(step);
		case 'discard-pile-grown':
			return `${countCards(after - before)} ${after - before < 2 ? 'rejoint' : 'rejoignent'} votre défausse : elle en compte ${after}.`;
		case 'chains-gained':
			return `Vous gagnez ${countChains(after - before)} : votre compteur passe de ${before} à ${after}.`;
		case 'chains-lost':
			return `Une carte vous libère de ${countChains(before - after)} : votre compteur passe de ${before} à ${after}.`;
		case 'hand-size-changed':
			return `Des effets de cartes changent la main à refaire : ${countCards(after)} au lieu de ${before}.`;
		case 'hand-full':
			return before > step.handSize
				? `Vous avez ${countCards(before)} en main, pour une main à refaire de ${step.handSize} : vous les gardez toutes et vous ne piochez rien.`
				: `Vous avez déjà ${countCards(before)} en main : vous ne piochez rien.`;
		case 'chain-kept':
			return step.rule === 'regles-chaines-sans-carte'
				? `Sans vos chaînes, vous n’auriez rien pioché de plus : aucune ne se brise, ${left(after)}.`
				: `Vous n’aviez rien à piocher : aucune chaîne ne se brise, ${left(after)}.`;
		case 'hand-to-refill':
			return `Vous avez ${countCards(before)} en main : il en manque ${after - before} pour arriver à ${after}.`;
		case 'draw-reduced':
			return reduced(step);
		case 'cards-drawn':
			return `Vous piochez ${countCards(after - before)}${before === 0 ? '' : ` : vous en avez ${after} en main`}.`;
		case 'deck-remade':
			return `Le deck est vide : votre défausse, mélangée, forme un nouveau deck de ${countCards(after)}.`;
		case 'deck-empty':
			return `Le deck est vide, mais vous n’avez plus rien à piocher : votre défausse (${countCards(before)}) reste en place jusqu’à la prochaine pioche.`;
		case 'no-cards-left':
			return `Il ne reste ni deck ni défausse : ${before < 2 ? 'la dernière carte n’est pas piochée' : `les ${before} dernières cartes ne sont pas piochées`}.`;
		case 'chain-shed':
			return broken(step);
		case 'free':
			return 'Vous êtes libre de vos chaînes : désormais, vous refaites votre main normalement.';
	}
}

function drawnByAbilities({ before, after, requested }: Step<'abilities-draw'>): string {
	const drawn = after - before;
	if (drawn === requested)
		return `Des capacités vous font piocher ${countCards(drawn)} : vous en avez ${after} en main.`;
	return `Des capacités doivent vous faire piocher ${countCards(requested)} : vous en piochez ${drawn}, faute de cartes.`;
}

function sayPlayed({ before, after, intended }: Step<'cards-played'>): string {
	if (before === 0) return 'Votre main est vide : vous n’avez rien à jouer ni à défausser.';
	if (before - after < intended)
		return `Vous jouez ou défaussez ${before < 2 ? 'votre seule carte' : `vos ${before} cartes`}, faute d’en avoir ${intended}.`;
	return `Vous jouez ou défaussez ${countCards(intended)} de votre main : ${left(after)}.`;
}

function reduced({ rule, before, after, chains, cards }: Step<'draw-reduced'>): string {
	return rule === 'regles-chaines-au-dela'
		? `Le livret s’arrête à 24 chaînes : pour ${chains}, nous comptons ${countCards(cards)} de moins, selon votre réglage. ${after === 0 ? 'Vous n’en piochez aucune' : `Vous en piochez ${after}`} au lieu de ${before}.`
		: `Avec ${countChains(chains)}, vous piochez ${countCards(cards)} de moins : ${after === 0 ? 'aucune' : after} au lieu de ${before}.`;
}

function broken({ rule, after }: Step<'chain-shed'>): string {
	if (rule === 'chaines-main-de-depart') return `Cette première pioche brise déjà une chaîne : ${left(after)}.`;
	return rule === 'chaines-se-liberer'
		? `Une chaîne se brise : ${left(after)}.`
		: `Vos chaînes vous privent de toute la pioche, et c’est assez pour que l’une d’elles se brise : ${left(after)}.`;
}

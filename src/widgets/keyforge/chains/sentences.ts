import type { TraceStep } from '../../../rules/keyforge/chains';
import { countCards, countChains, left } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. */
export function sentence(step: TraceStep): string {
	const { avant, apres } = step;
	switch (step.kind) {
		case 'main-de-depart':
			return `La main de départ est de ${countCards(apres)}.`;
		case 'mulligan':
			return `Vous mélangez ${avant < 2 ? 'cette main' : `ces ${avant} cartes`} dans votre deck et vous en piochez une de moins : ${apres}.`;
		case 'mulligan-sans-liberation':
			return `Le mulligan ne brise aucune chaîne : ${left(apres)}.`;
		case 'archives-reprises':
			return `Vous reprenez ${countCards(apres - avant)} de vos archives : vous en avez ${apres} en main.`;
		case 'capacites-piochent':
			return `${drawnByAbilities(step)} Vos chaînes n’y changent rien.`;
		case 'premier-tour-limite':
			return `Vous ouvrez la partie : à votre premier tour, vous jouez ou défaussez ${countCards(apres)} de votre main${step.rule === 'premier-tour-effets' ? ', grâce à un effet,' : ''} et non ${avant}.`;
		case 'cartes-jouees':
			return sayPlayed(step);
		case 'defausse-grossie':
			return `${countCards(apres - avant)} ${apres - avant < 2 ? 'rejoint' : 'rejoignent'} votre défausse : elle en compte ${apres}.`;
		case 'chaines-gagnees':
			return `Vous gagnez ${countChains(apres - avant)} : votre compteur passe de ${avant} à ${apres}.`;
		case 'taille-modifiee':
			return `Des effets de cartes changent la main à refaire : ${countCards(apres)} au lieu de ${avant}.`;
		case 'main-suffisante':
			return avant > step.taille
				? `Vous avez ${countCards(avant)} en main, pour une main à refaire de ${step.taille} : vous les gardez toutes et vous ne piochez rien.`
				: `Vous avez déjà ${countCards(avant)} en main : vous ne piochez rien.`;
		case 'chaine-gardee':
			return `Vous n’aviez rien à piocher : aucune chaîne ne se brise, ${left(apres)}.`;
		case 'main-a-refaire':
			return `Vous avez ${countCards(avant)} en main : il en manque ${apres - avant} pour arriver à ${apres}.`;
		case 'pioche-reduite':
			return reduced(step);
		case 'cartes-piochees':
			return `Vous piochez ${countCards(apres - avant)}${avant === 0 ? '' : ` : vous en avez ${apres} en main`}.`;
		case 'deck-refait':
			return `Le deck est vide : votre défausse, mélangée, forme un nouveau deck de ${countCards(apres)}.`;
		case 'deck-vide':
			return `Le deck est vide, mais vous n’avez plus rien à piocher : votre défausse (${countCards(avant)}) reste en place jusqu’à la prochaine pioche.`;
		case 'plus-de-cartes':
			return `Il ne reste ni deck ni défausse : ${avant < 2 ? 'la dernière carte n’est pas piochée' : `les ${avant} dernières cartes ne sont pas piochées`}.`;
		case 'chaine-brisee':
			return broken(step);
		case 'libre':
			return 'Vous êtes libre de vos chaînes : désormais, vous refaites votre main normalement.';
	}
}

function drawnByAbilities({ avant, apres, demandees }: Step<'capacites-piochent'>): string {
	const drawn = apres - avant;
	if (drawn === demandees) return `Des capacités vous font piocher ${countCards(drawn)} : vous en avez ${apres} en main.`;
	return `Des capacités doivent vous faire piocher ${countCards(demandees)} : vous en piochez ${drawn}, faute de cartes.`;
}

function sayPlayed({ avant, apres, voulues }: Step<'cartes-jouees'>): string {
	if (avant === 0) return 'Votre main est vide : vous n’avez rien à jouer ni à défausser.';
	if (avant - apres < voulues)
		return `Vous jouez ou défaussez ${avant < 2 ? 'votre seule carte' : `vos ${avant} cartes`}, faute d’en avoir ${voulues}.`;
	return `Vous jouez ou défaussez ${countCards(voulues)} de votre main : ${left(apres)}.`;
}

function reduced({ rule, avant, apres, chaines, cartes }: Step<'pioche-reduite'>): string {
	return rule === 'regles-chaines-au-dela'
		? `Le livret s’arrête à 24 chaînes : pour ${chaines}, nous comptons ${countCards(cartes)} de moins, selon votre réglage. ${apres === 0 ? 'Vous n’en piochez aucune' : `Vous en piochez ${apres}`} au lieu de ${avant}.`
		: `Avec ${countChains(chaines)}, vous piochez ${countCards(cartes)} de moins : ${apres === 0 ? 'aucune' : apres} au lieu de ${avant}.`;
}

function broken({ rule, apres }: Step<'chaine-brisee'>): string {
	if (rule === 'chaines-main-de-depart') return `Cette première pioche brise déjà une chaîne : ${left(apres)}.`;
	return rule === 'chaines-se-liberer'
		? `Une chaîne se brise : ${left(apres)}.`
		: `Vos chaînes vous privent de toute la pioche, et c’est assez pour que l’une d’elles se brise : ${left(apres)}.`;
}

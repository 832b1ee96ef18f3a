import type { Analyse, Perspective, Portee } from '../../../rules/l5r/duel/analysis';
import { CADRAN } from '../../../rules/l5r/duel/verification';
import { listed } from '../../shared/words';

/** What to know before bidding, from the most useful: each a sentence that the table proves. */
export function advice(analyse: Analyse): string[] {
	return [...safety(analyse), ...losses(analyse), ...gameEnds(analyse), ...dominated(analyse)];
}

/** The lowest bids that win, or do not lose, whatever the opponent bids. */
function safety({ gagneToujours, nePerdJamais, perdToujours, perspectives }: Analyse): string[] {
	if (perdToujours.length === CADRAN.length) return [hopeless(perspectives)];
	if (nePerdJamais === null) return ['Aucune mise ne vous met à l’abri d’une défaite.'];
	if (gagneToujours === null) return ['Aucune mise ne gagne à coup sûr.', safeBid(nePerdJamais)];
	const sure =
		gagneToujours === 1
			? 'Miser 1 suffit : vous gagnez quoi que mise votre adversaire.'
			: `La plus petite mise qui gagne à coup sûr : ${gagneToujours}.`;
	return nePerdJamais === gagneToujours ? [sure] : [sure, safeBid(nePerdJamais)];
}

/** Every bid loses: the one that does at least as well as all others in everything, if there is one. */
function hopeless(perspectives: readonly Perspective[]): string {
	const best = perspectives.find(({ mise }) =>
		perspectives.every((other) => other.mise === mise || other.dominantes.includes(mise)),
	);
	return `Aucune mise ne vous évite la défaite${best ? ` ; miser ${best.mise} est ce qui vous coûte le moins` : ''}.`;
}

/** Not one that always wins: it ties at worst. */
const safeBid = (mise: number) => `La plus petite mise qui ne perd en aucun cas : ${mise}. Au pire, c’est l’égalité.`;

function losses({ perdToujours }: Analyse): string[] {
	if (perdToujours.length === 0 || perdToujours.length === CADRAN.length) return [];
	return [`Miser ${or(perdToujours)}, c’est perdre quoi que mise votre adversaire.`];
}

function gameEnds({ perspectives }: Analyse): string[] {
	const may = (portee: Portee) =>
		perspectives.filter(({ portees }) => portees.includes(portee)).map(({ mise }) => mise);
	const [lost, won] = [may('partie-perdue'), may('partie-gagnee')];
	return [
		...(lost.length > 0 ? [`Attention : miser ${or(lost)} peut vous faire perdre la partie.`] : []),
		...(won.length > 0 ? [`Miser ${or(won)} peut vous faire gagner la partie.`] : []),
	];
}

/** Each dominated bid with the lowest bid that dominates it and is not dominated itself. */
function dominated({ perspectives }: Analyse): string[] {
	const worse = perspectives.filter(({ dominantes }) => dominantes.length > 0);
	if (worse.length === 0) return ['Aucune mise n’est dominée : chacune a ses raisons.'];
	const pairs = worse.map(({ mise, dominantes }) => `${mise} (par ${bestOf(dominantes, perspectives)})`);
	return [`${worse.length === 1 ? 'Mise dominée' : 'Mises dominées'} : ${listed(pairs)}.`];
}

function bestOf(dominantes: readonly number[], perspectives: readonly Perspective[]): number | undefined {
	return dominantes.find((mise) => perspectives[mise - 1]?.dominantes.length === 0);
}

const or = (mises: readonly number[]) => listed(mises.map(String), 'ou');

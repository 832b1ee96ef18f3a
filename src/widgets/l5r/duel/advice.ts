import { type Analysis, DIAL, type Grade, type Prospect } from '../../../rules/l5r/duel';
import { capital, listed } from '../../shared/words';

/** What to know before bidding, from the most useful: each a sentence that the table proves. */
export function advice(analysis: Analysis): string[] {
	return [...safety(analysis), ...losses(analysis), ...gameEnds(analysis), ...dominated(analysis)];
}

/** The lowest bids that win, or do not lose, whatever the opponent bids. */
function safety({ alwaysWins, neverLoses, alwaysLoses, prospects }: Analysis): string[] {
	if (alwaysLoses.length === DIAL.length) return [hopeless(prospects)];
	if (neverLoses === null) return ['Aucune mise ne vous met à l’abri d’une défaite.'];
	if (alwaysWins === null) return ['Aucune mise ne gagne à coup sûr.', safeBid(neverLoses)];
	const sure =
		alwaysWins === 1
			? 'Miser 1 suffit : vous gagnez quoi que mise votre adversaire.'
			: `La plus petite mise qui gagne à coup sûr : ${alwaysWins}.`;
	return neverLoses === alwaysWins ? [sure] : [sure, safeBid(neverLoses)];
}

/** Every bid loses: the one that does at least as well as all others in everything, if there is one. */
function hopeless(prospects: readonly Prospect[]): string {
	const best = prospects.find(({ bid }) =>
		prospects.every((other) => other.bid === bid || other.dominatedBy.includes(bid)),
	);
	return `Aucune mise ne vous évite la défaite${best ? ` ; miser ${best.bid} est ce qui vous coûte le moins` : ''}.`;
}

/** Not one that always wins: it ties at worst. */
const safeBid = (bid: number) => `La plus petite mise qui ne perd en aucun cas : ${bid}. Au pire, c’est l’égalité.`;

function losses({ alwaysLoses }: Analysis): string[] {
	if (alwaysLoses.length === 0 || alwaysLoses.length === DIAL.length) return [];
	return [`Miser ${or(alwaysLoses)}, c’est perdre quoi que mise votre adversaire.`];
}

function gameEnds({ prospects }: Analysis): string[] {
	const ends = (grade: Grade, told: string) => {
		const sure = prospects.filter(({ grades }) => grades.every((other) => other === grade));
		const may = prospects.filter((prospect) => prospect.grades.includes(grade) && !sure.includes(prospect));
		return [
			...(sure.length > 0
				? [
						`${sure.length === DIAL.length ? 'toute mise' : `miser ${or(sure.map(bidOf))}`} vous fait ${told} la partie à coup sûr.`,
					]
				: []),
			...(may.length > 0 ? [`miser ${or(may.map(bidOf))} peut vous faire ${told} la partie.`] : []),
		];
	};
	const lost = ends('game-lost', 'perdre').map((text) => `Attention : ${text}`);
	return [...lost, ...ends('game-won', 'gagner').map(capital)];
}

const bidOf = ({ bid }: Prospect): number => bid;

const NONE_DOMINATED = 'Aucune mise n’est dominée : chacune a ses raisons.';

/** Whether bids of which none is dominated lead to the same: a higher one never keeps more honor. */
const areAlike = (prospects: readonly Prospect[]): boolean =>
	prospects.every(({ grades }) => grades.every((grade, at) => grade === prospects[0]?.grades[at]));

/** Each dominated bid with the lowest bid that dominates it and is not dominated itself. */
function dominated({ prospects }: Analysis): string[] {
	const worse = prospects.filter(({ dominatedBy }) => dominatedBy.length > 0);
	if (worse.length === 0) return [areAlike(prospects) ? 'Vos cinq mises se valent.' : NONE_DOMINATED];
	const pairs = worse.map(({ bid, dominatedBy }) => `${bid} (par ${bestOf(dominatedBy, prospects)})`);
	return [`${worse.length === 1 ? 'Mise dominée' : 'Mises dominées'} : ${listed(pairs)}.`];
}

function bestOf(dominatedBy: readonly number[], prospects: readonly Prospect[]): number | undefined {
	return dominatedBy.find((bid) => prospects[bid - 1]?.dominatedBy.length === 0);
}

const or = (bids: readonly number[]) => listed(bids.map(String), 'ou');

import type { Deadlock, Line, Resolution } from '../../../rules/keyforge/chains';
import { count } from '../../shared/words';
import { countCards, countChains, left } from './words';

/** Chains of the last band that the book gives (rule chaines-palier-4). */
const LAST_BAND = 24;

/** What the first draw gives, in one sentence. */
export function headline({ result: { lines } }: Resolution): string {
	const [first, second] = lines;
	if (first === undefined) return '';
	if (second?.moment === 'mulligan')
		return `Après le mulligan, vous commencez avec ${countCards(second.handAfter)}${second.chainsAfter > 0 ? ` et il vous reste ${countChains(second.chainsAfter)}` : ''}.`;
	return `${sayDrawn(first)}${whatBreaks(first)}.`;
}

function sayDrawn({ moment, missing, drawn, withheld, handBefore }: Line): string {
	const instead = withheld > 0 ? ` au lieu de ${drawn + withheld}` : '';
	if (moment === 'starting-hand') return `Vous commencez avec ${countCards(drawn)}${instead}`;
	if (missing === 0) return `Avec ${countCards(handBefore)} en main, vous ne piochez rien`;
	return drawn > 0 ? `Vous piochez ${countCards(drawn)}${instead}` : 'Vous ne piochez rien';
}

function whatBreaks({ shed, drawn, chainsBefore, chainsAfter }: Line): string {
	if (shed) return `${drawn > 0 ? ' et' : ', mais'} une chaîne se brise : ${left(chainsAfter)}`;
	return chainsBefore === 0 ? '' : ` et aucune chaîne ne se brise : ${left(chainsAfter)}`;
}

/** Whether a draw is made with more chains than the book has bands for: the reader's choice then counts. */
export const goesBeyond = ({ result: { lines } }: Resolution): boolean =>
	lines.some(({ chainsBefore }) => chainsBefore > LAST_BAND);

/** Said of a draw that the book does not count. */
export const BEYOND_BOOK = 'Le livret s’arrête à 24 chaînes : au-delà, le compte suit votre réglage.';

/** What goes with the headline: when the player is free of the chains, then what the count leaves out or supposes. */
export function caveat(resolution: Resolution): string {
	const { result, trace } = resolution;
	const chained = result.lines.some(({ chainsBefore }) => chainsBefore > 0);
	const byAbilities = trace.some(({ kind }) => kind === 'abilities-draw');
	return [
		sayRelease(result),
		emptiesPile(trace) ? 'Aucune carte ne rejoint votre défausse : réglez « Mises en défausse par tour ».' : '',
		chained && byAbilities ? 'Ce que des capacités font piocher échappe à vos chaînes.' : '',
		goesBeyond(resolution) ? BEYOND_BOOK : '',
	]
		.filter(Boolean)
		.join(' ');
}

/** Whether cards run out while those that leave the hand never come back through the discard pile. */
function emptiesPile(trace: Resolution['trace']): boolean {
	const played = trace.findIndex(({ kind }) => kind === 'cards-played');
	const short = trace.findLastIndex(({ kind }) => kind === 'no-cards-left');
	return played >= 0 && short > played && trace.every(({ kind }) => kind !== 'discard-pile-grown');
}

function sayRelease({ lines, release }: Resolution['result']): string {
	const remaining = lines.at(-1)?.chainsAfter ?? 0;
	switch (release.type) {
		case 'none':
			return '';
		case 'never':
			return sayDeadlock(release.reason, count(remaining, 'chaîne reste', 'chaînes restent'));
		case 'horizon':
			return `Après ${lines.at(-1)?.turn} tours, vous avez encore ${countChains(remaining)}.`;
		case 'free':
			return freedom(lines, release.lineRank);
	}
}

function sayDeadlock(reason: Deadlock, remain: string): string {
	switch (reason) {
		case 'gains':
			return 'À ce rythme, chaque tour vous redonne des chaînes : chacune de vos pioches est réduite.';
		case 'no-cards':
			return `À ce rythme, les cartes manquent et vos chaînes ne vous privent plus de rien : ${remain}.`;
		case 'full-hand':
			return `À ce rythme, votre main est toujours assez pleine et vous n’avez rien à piocher : ${remain}.`;
	}
}

function freedom(lines: readonly Line[], at: number): string {
	const { turn = 0, moment = 'turn', shed } = lines[at] ?? {};
	if (moment !== 'turn') return 'Vous êtes libre de vos chaînes dès cette pioche.';
	if (lines[0]?.moment !== 'this-turn')
		return `À ce rythme, vous en êtes libre ${shed ? 'à la fin de' : 'pendant'} votre tour ${turn}.`;
	return `À ce rythme, vous en êtes libre ${turn === 1 ? 'au prochain tour' : `dans ${turn} tours`}.`;
}

/**
 * What the chains cost over all the draws. A card that one draw loses is still missing at the next one: a hand from
 * which as many cards are played draws as many, so that the whole is worth less than the sum.
 */
export function cost({ result }: Resolution): string {
	const { lines, withheld, drawn, drawnWithoutChains } = result;
	const draws = lines.filter((line) => line.withheld > 0).length;
	if (draws < 2) return '';
	const lost = `En ${draws} pioches, vos chaînes vous retirent ${countCards(withheld)}.`;
	const whole =
		drawn === drawnWithoutChains
			? `vous en piochez ${drawn}, autant que sans chaîne`
			: `vous en piochez ${drawn} au lieu de ${drawnWithoutChains} sans chaîne`;
	return drawnWithoutChains - drawn < withheld
		? `${lost} Mais une carte retirée reste à piocher la fois suivante : sur tous ces tours, ${whole}.`
		: `${lost} Sur tous ces tours, ${whole}.`;
}

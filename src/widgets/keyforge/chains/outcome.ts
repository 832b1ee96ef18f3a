import type { Ligne, Resolution } from '../../../rules/keyforge/chains';
import { count } from '../../shared/words';
import { countCards, countChains, left } from './words';

/** Chains of the last band that the book gives (rule chaines-palier-4). */
const LAST_BAND = 24;

/** What the first draw gives, in one sentence. */
export function headline({ resultat: { lines } }: Resolution): string {
	const [first, second] = lines;
	if (first === undefined) return '';
	if (second?.moment === 'mulligan')
		return `Après le mulligan, vous commencez avec ${countCards(second.mainApres)}${second.chainesApres > 0 ? ` et il vous reste ${countChains(second.chainesApres)}` : ''}.`;
	return `${sayDrawn(first)}${whatBreaks(first)}.`;
}

function sayDrawn({ moment, manquantes, piochees, privees, mainAvant }: Ligne): string {
	const instead = privees > 0 ? ` au lieu de ${piochees + privees}` : '';
	if (moment === 'main-de-depart') return `Vous commencez avec ${countCards(piochees)}${instead}`;
	if (manquantes === 0) return `Avec ${countCards(mainAvant)} en main, vous ne piochez rien`;
	return piochees > 0 ? `Vous piochez ${countCards(piochees)}${instead}` : 'Vous ne piochez rien';
}

function whatBreaks({ brisee, piochees, chainesAvant, chainesApres }: Ligne): string {
	if (brisee) return `${piochees > 0 ? ' et' : ', mais'} une chaîne se brise : ${left(chainesApres)}`;
	return chainesAvant === 0 ? '' : ` et aucune chaîne ne se brise : ${left(chainesApres)}`;
}

/** Whether a draw is made with more chains than the book has bands for: the reader's choice then counts. */
export const goesBeyond = ({ resultat: { lines } }: Resolution): boolean =>
	lines.some(({ chainesAvant }) => chainesAvant > LAST_BAND);

/** What goes with the verdict: when the player is free of the chains, then what the count leaves out or supposes. */
export function caveat(resolution: Resolution): string {
	const { resultat, trace } = resolution;
	const chained = resultat.lines.some(({ chainesAvant }) => chainesAvant > 0);
	const byAbilities = trace.some(({ kind }) => kind === 'capacites-piochent');
	return [
		sayRelease(resultat),
		chained && byAbilities ? 'Ce que des capacités font piocher échappe à vos chaînes.' : '',
		goesBeyond(resolution) ? 'Le livret s’arrête à 24 chaînes : au-delà, le compte suit votre réglage.' : '',
	]
		.filter(Boolean)
		.join(' ');
}

function sayRelease({ lines, liberation }: Resolution['resultat']): string {
	const remaining = lines.at(-1)?.chainesApres ?? 0;
	switch (liberation.type) {
		case 'aucune':
			return '';
		case 'jamais':
			return liberation.raison === 'gains'
				? 'À ce rythme, chaque tour apporte au moins autant de chaînes qu’il en brise : vous n’en serez jamais libre.'
				: `À ce rythme, votre main est toujours assez pleine et vous n’avez rien à piocher : ${count(remaining, 'chaîne reste', 'chaînes restent')}.`;
		case 'horizon':
			return `Après ${lines.at(-1)?.tour} tours, vous avez encore ${countChains(remaining)}.`;
		case 'libre':
			return freedom(lines, liberation.ligne);
	}
}

function freedom(lines: readonly Ligne[], at: number): string {
	const { tour = 0, moment = 'tour' } = lines[at] ?? {};
	if (moment !== 'tour') return 'Vous êtes libre de vos chaînes dès cette pioche.';
	if (lines[0]?.moment !== 'ce-tour') return `À ce rythme, vous en êtes libre à la fin de votre tour ${tour}.`;
	return `À ce rythme, vous en êtes libre ${tour === 1 ? 'au prochain tour' : `dans ${tour} tours`}.`;
}

/**
 * What the chains cost over all the draws. A card that one draw loses is still missing at the next one: a hand from
 * which as many cards are played draws as many, so that the whole is worth less than the sum.
 */
export function cost({ resultat }: Resolution): string {
	const { lines, privees, piochees, piocheesSansChaine } = resultat;
	const draws = lines.filter((line) => line.privees > 0).length;
	if (draws < 2) return '';
	const lost = `En ${draws} pioches, vos chaînes vous retirent ${countCards(privees)}.`;
	const whole =
		piochees === piocheesSansChaine
			? `vous en piochez ${piochees}, autant que sans chaîne`
			: `vous en piochez ${piochees} au lieu de ${piocheesSansChaine} sans chaîne`;
	return piocheesSansChaine - piochees < privees
		? `${lost} Mais une carte retirée reste à piocher la fois suivante : sur tous ces tours, ${whole}.`
		: `${lost} Sur tous ces tours, ${whole}.`;
}

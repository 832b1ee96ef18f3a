import { type Etat, record } from './etat';
import { drawCartes } from './pile';
import { closeLigne, fillMain } from './pioche';
import type { Situation } from './situation';
import { fillMainDuTour } from './tour';

/** Cards of a starting hand without chains, of the first player and of the second (rule mise-en-place-mains). */
const FIRST_HAND = 7;
const SECOND_HAND = 6;

/** The first draw, and the mulligan if there is one. */
export function dealStart({ chaines, depart, pile, auDela }: Situation): Etat {
	const vide: Etat = { main: 0, chaines, pile, auDela, lines: [], trace: [] };
	if (depart.type === 'en-cours') {
		const { main, modificateur } = depart;
		return fillMainDuTour({ ...vide, main }, { moment: 'ce-tour', tour: 0, modificateur });
	}
	const taille = depart.type === 'premier' ? FIRST_HAND : SECOND_HAND;
	const main = fillMain(vide, { moment: 'main-de-depart', tour: 0, taille });
	return depart.mulligan ? takeMulligan(main) : main;
}

/**
 * Shuffles the hand into the deck and draws one card fewer. The chains take nothing more and none is broken
 * (rules mise-en-place-mulligan-pioche, mulligan-chaines).
 */
function takeMulligan(etat: Etat): Etat {
	const { main, chaines, pile } = etat;
	const taille = Math.max(0, main - 1);
	const remelangee = { ...etat, main: 0, pile: pile && { ...pile, deck: pile.deck + main } };
	const annoncee = record(remelangee, {
		kind: 'mulligan',
		rule: 'mise-en-place-mulligan-pioche',
		avant: main,
		apres: taille,
	});
	const piochee = drawCartes(annoncee, taille);
	const gardees = { kind: 'mulligan-sans-liberation', rule: 'mulligan-chaines' } as const;
	const notee = chaines === 0 ? piochee : record(piochee, { ...gardees, avant: chaines, apres: chaines });
	return closeLigne(notee, {
		moment: 'mulligan',
		tour: 0,
		chainesAvant: chaines,
		chainesApres: chaines,
		mainAvant: 0,
		mainApres: piochee.main,
		taille,
		manquantes: taille,
		reduction: 0,
		piochees: piochee.main,
		privees: 0,
		brisee: false,
		pile: piochee.pile,
	});
}

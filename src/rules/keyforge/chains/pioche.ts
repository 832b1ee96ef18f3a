import { findPalier } from './bareme';
import { type Etat, type Ligne, record } from './etat';
import { countPiochables, drawCartes } from './pile';

/** A draw that fills the hand. */
interface Pioche {
	readonly moment: 'main-de-depart' | 'ce-tour' | 'tour';
	/** Number of the turn, from 1; 0 before the first turn of the list. */
	readonly tour: number;
	/** Cards that the hand should hold. */
	readonly taille: number;
}

/**
 * Fills the hand up to `taille`, with what the chains take off, then breaks a chain if there was a card to draw and a
 * chain to take it (rules regles-chaines-niveaux, chaines-se-liberer, regles-chaines-main-pleine).
 */
export function fillMain(etat: Etat, pioche: Pioche): Etat {
	const manquantes = Math.max(0, pioche.taille - etat.main);
	const palier = findPalier(etat.chaines, etat.auDela);
	const reduction = manquantes === 0 || palier === undefined ? 0 : palier.cartes;
	const aPiocher = Math.max(0, manquantes - reduction);
	const apres = manquantes === 0 ? keepMain(etat, pioche) : drawReduite(etat, pioche, manquantes, aPiocher);
	const piochables = countPiochables(etat);
	return closeLigne(apres, {
		moment: pioche.moment,
		tour: pioche.tour,
		chainesAvant: etat.chaines,
		chainesApres: apres.chaines,
		mainAvant: etat.main,
		mainApres: apres.main,
		taille: pioche.taille,
		manquantes,
		reduction,
		piochees: apres.main - etat.main,
		privees: Math.min(manquantes, piochables) - Math.min(aPiocher, piochables),
		brisee: apres.chaines < etat.chaines,
		pile: apres.pile,
	});
}

/** Ends the line being computed: what comes next belongs to another one. */
export function closeLigne(etat: Etat, ligne: Ligne): Etat {
	return { ...etat, lines: [...etat.lines, ligne] };
}

/** A hand that has enough cards draws none and keeps them all; no chain is broken. */
function keepMain(etat: Etat, { taille }: Pioche): Etat {
	const { main, chaines } = etat;
	const rule = main > taille ? 'etape-5-plus-de-six' : 'etape-5-six-cartes';
	const note = record(etat, { kind: 'main-suffisante', rule, avant: main, apres: main, taille });
	if (chaines === 0) return note;
	const gardee = { kind: 'chaine-gardee', rule: 'regles-chaines-main-pleine' } as const;
	return record(note, { ...gardee, avant: chaines, apres: chaines });
}

function drawReduite(etat: Etat, pioche: Pioche, manquantes: number, aPiocher: number): Etat {
	const { main, chaines } = etat;
	const depart = pioche.moment === 'main-de-depart';
	const annoncee = depart
		? record(etat, { kind: 'main-de-depart', rule: 'mise-en-place-mains', avant: 0, apres: manquantes })
		: record(etat, { kind: 'main-a-refaire', rule: 'etape-5-six-cartes', avant: main, apres: pioche.taille });
	const piochee = drawCartes(reduce(annoncee, manquantes, aPiocher), aPiocher);
	const notee =
		piochee.main === main
			? piochee
			: record(piochee, {
					kind: 'cartes-piochees',
					rule: depart ? 'mise-en-place-mains' : 'etape-5-six-cartes',
					avant: main,
					apres: piochee.main,
				});
	if (chaines === 0) return notee;
	if (depart) return breakChaine(notee, 'chaines-main-de-depart');
	return breakChaine(notee, aPiocher === 0 ? 'regles-chaines-main-pleine' : 'chaines-se-liberer');
}

/** The chains take cards off the draw: what the band says, at most every card (rule regles-chaines-niveaux). */
function reduce(etat: Etat, avant: number, apres: number): Etat {
	const { chaines, auDela } = etat;
	const palier = findPalier(chaines, auDela);
	if (palier === undefined) return etat;
	const { rule, cartes } = palier;
	return record(etat, { kind: 'pioche-reduite', rule, avant, apres, chaines, cartes });
}

type RegleDeLiberation = 'chaines-main-de-depart' | 'chaines-se-liberer' | 'regles-chaines-main-pleine';

function breakChaine(etat: Etat, rule: RegleDeLiberation): Etat {
	const chaines = etat.chaines - 1;
	const brisee = record({ ...etat, chaines }, { kind: 'chaine-brisee', rule, avant: chaines + 1, apres: chaines });
	return chaines > 0 ? brisee : record(brisee, { kind: 'libre', rule: 'regles-chaines-fin', avant: 0, apres: 0 });
}

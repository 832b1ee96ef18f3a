import { type Etat, record } from './etat';

/** Cards that can be drawn, the discard pile included. */
export function countPiochables({ pile }: Etat): number {
	return pile === null ? Number.POSITIVE_INFINITY : pile.deck + pile.defausse;
}

/**
 * Draws cards into the hand, one by one. The discard pile becomes the deck when a card is to be drawn from an empty
 * deck, and not before (rules etape-5-deck-epuise, etape-5-quand-remelanger); without any card left, the draw stops.
 */
export function drawCartes(etat: Etat, cartes: number): Etat {
	if (etat.pile === null) return { ...etat, main: etat.main + cartes };
	const premiere = takeDeck(etat, cartes);
	const restantes = cartes - (premiere.main - etat.main);
	if (restantes === 0) return noteDeckVide(premiere, cartes);
	const seconde = takeDeck(shuffleDefausse(premiere), restantes);
	const manquees = restantes - (seconde.main - premiere.main);
	if (manquees === 0) return noteDeckVide(seconde, cartes);
	const rule = 'etape-5-deck-epuise';
	return record(seconde, { kind: 'plus-de-cartes', rule, avant: manquees, apres: manquees });
}

/** Takes from the deck what it has. */
function takeDeck(etat: Etat, cartes: number): Etat {
	if (etat.pile === null) return etat;
	const prises = Math.min(cartes, etat.pile.deck);
	return { ...etat, main: etat.main + prises, pile: { ...etat.pile, deck: etat.pile.deck - prises } };
}

function shuffleDefausse(etat: Etat): Etat {
	if (etat.pile === null || etat.pile.defausse === 0) return etat;
	const { defausse } = etat.pile;
	const refait = { ...etat, pile: { deck: defausse, defausse: 0 } };
	return record(refait, { kind: 'deck-refait', rule: 'etape-5-deck-epuise', avant: 0, apres: defausse });
}

/** A deck that has just given its last card stays empty (rule etape-5-quand-remelanger). */
function noteDeckVide(etat: Etat, cartes: number): Etat {
	if (etat.pile === null || cartes === 0 || etat.pile.deck > 0 || etat.pile.defausse === 0) return etat;
	const { defausse } = etat.pile;
	return record(etat, { kind: 'deck-vide', rule: 'etape-5-quand-remelanger', avant: defausse, apres: defausse });
}

import type { Denouement } from './result';
import { type Camp, opposingCamp } from './situation';
import type { Tableau } from './table';

/** What a pair of bids means for one player, from worst to best. */
export const PORTEES = ['partie-perdue', 'duel-perdu', 'egalite', 'duel-gagne', 'partie-gagnee'] as const;
export type Portee = (typeof PORTEES)[number];

/** What one bid may lead to, whatever the opponent bids. */
export interface Perspective {
	/** Number on the dial: 1 to 5. */
	readonly mise: number;
	/** Against each bid of the opponent, from 1 to 5. */
	readonly portees: readonly Portee[];
	/** Change of the player's honour at worst and at best: negative when honour is given. */
	readonly honneur: { readonly pire: number; readonly mieux: number };
	/**
	 * Bids that dominate this one: against each bid of the opponent they do at least as well both in outcome (a tie
	 * is better than a duel lost) and in honour kept, and against one of them better. A game won or lost counts alone,
	 * whatever the honour.
	 */
	readonly dominantes: readonly number[];
}

/** What a player can know of the bids before the opponent's is known. */
export interface Analyse {
	/** One for each bid, from 1 to 5. */
	readonly perspectives: readonly Perspective[];
	/** Lowest bid that wins, the duel or the game, whatever the opponent bids. */
	readonly gagneToujours: number | null;
	/** Lowest bid that loses neither the duel nor the game, whatever the opponent bids. */
	readonly nePerdJamais: number | null;
	/** Bids that lose, the duel or the game, whatever the opponent bids. */
	readonly perdToujours: readonly number[];
}

/** Reads a table for the player whose bids are its lines. Adds nothing to the rules: it compares what they give. */
export function analyser({ camp, lines }: Tableau): Analyse {
	const denouements = lines.map((ligne) => ligne.map(({ denouement }) => denouement));
	const perspectives = denouements.map((ligne, rang) => ({
		mise: rang + 1,
		portees: ligne.map((denouement) => porteeOf(denouement, camp)),
		honneur: boundHonneur(ligne, camp),
		dominantes: denouements.flatMap((autre, ailleurs) => (dominates(autre, ligne, camp) ? [ailleurs + 1] : [])),
	}));
	const lowest = (admises: readonly Portee[]) => listMises(perspectives, admises)[0] ?? null;
	return {
		perspectives,
		gagneToujours: lowest(['duel-gagne', 'partie-gagnee']),
		nePerdJamais: lowest(['egalite', 'duel-gagne', 'partie-gagnee']),
		perdToujours: listMises(perspectives, ['duel-perdu', 'partie-perdue']),
	};
}

/** What an outcome means for a player. */
export function porteeOf({ type, gagnant }: Denouement, camp: Camp): Portee {
	if (gagnant === null) return 'egalite';
	if (type === 'partie') return gagnant === camp ? 'partie-gagnee' : 'partie-perdue';
	return gagnant === camp ? 'duel-gagne' : 'duel-perdu';
}

/** Change of a player's honour: negative when it was given. */
export function variationOf({ transfert }: Denouement, camp: Camp): number {
	if (transfert === null) return 0;
	return transfert.de === opposingCamp(camp) ? transfert.montant : -transfert.montant;
}

/** Bids whose outcomes are all among those given. */
function listMises(perspectives: readonly Perspective[], admises: readonly Portee[]): readonly number[] {
	return perspectives
		.filter(({ portees }) => portees.every((portee) => admises.includes(portee)))
		.map(({ mise }) => mise);
}

function boundHonneur(ligne: readonly Denouement[], camp: Camp): Perspective['honneur'] {
	const variations = ligne.map((denouement) => variationOf(denouement, camp));
	return { pire: Math.min(...variations), mieux: Math.max(...variations) };
}

function dominates(ligne: readonly Denouement[], autre: readonly Denouement[], camp: Camp): boolean {
	const paires = ligne.flatMap((denouement, rang) => {
		const face = autre[rang];
		return face === undefined ? [] : [[weigh(denouement, camp), weigh(face, camp)] as const];
	});
	const atLeast = paires.every(([un, deux]) => un.rang >= deux.rang && un.honneur >= deux.honneur);
	return atLeast && paires.some(([un, deux]) => un.rang > deux.rang || un.honneur > deux.honneur);
}

/** Outcome and honour that a player compares; once the game is over, honour no longer tells anything apart. */
function weigh(denouement: Denouement, camp: Camp): { readonly rang: number; readonly honneur: number } {
	const portee = porteeOf(denouement, camp);
	const rang = PORTEES.indexOf(portee);
	if (portee === 'partie-gagnee') return { rang, honneur: Number.POSITIVE_INFINITY };
	if (portee === 'partie-perdue') return { rang, honneur: Number.NEGATIVE_INFINITY };
	return { rang, honneur: variationOf(denouement, camp) };
}

import type { Paye, Pour } from './action';
import { type Carte, listCapacites, provides } from './card';
import { openFlot, type Tuyau } from './flow';
import type { Besoin } from './metal';
import { type Etat, remainingBrules } from './state';

/** What a way to pay spends: flared tokens, Atium, cards, places in the limit (burnt tokens and Atium). */
export const DEPENSES = ['attiser', 'atium', 'carte', 'place'] as const;
type Depense = (typeof DEPENSES)[number];

/** A way to cover a list of metals, as actions in the order of the list, and the metals left uncovered. */
export interface Couverture {
	readonly actions: readonly Paye[];
	readonly manque: readonly Besoin[];
}

/** More than any payment has metals (12): one thing less of a dearer kind outweighs any number of cheaper ones. */
const BASE = 32;

const SOURCE = 'source';
const PUITS = 'puits';

/** A pipe whose flow is so many actions: each takes the next card of the lot, if there is one. */
interface TuyauPayant extends Tuyau {
	readonly action?: (carte: string) => Paye;
	readonly lot?: Lot;
	/** What a unit spends, and whether it is a card with something to pay. */
	readonly depense?: Depense | 'manque';
	readonly aPayer?: boolean;
}

/** Cards that are worth the same for what is asked: which metals they can be, and whether they have something to pay. */
interface Lot {
	readonly nom: string;
	readonly cartes: readonly Carte[];
	readonly metaux: readonly Besoin[];
	readonly aPayer: boolean;
}

/**
 * Finds how to provide metals to `pour` with what is left this turn: tokens, burnt or flared, Atium, cards in hand other
 * than `pour`. As few metals as possible stay uncovered; then it spends as little as possible of what `epargne` names
 * first, then second, and so on; then it lays rather cards with nothing to pay. Renewing a token with a card is left
 * out: the card is worth the metal itself. One way for each list of metals, each list beginning with the one before.
 */
export function openCouverture(
	etat: Etat,
	demandes: readonly (readonly Besoin[])[],
	pour: Pour,
): (epargne: readonly Depense[]) => readonly Couverture[] {
	const metaux = [...new Set(demandes.flat())];
	const tuyaux = drawTuyaux(etat, metaux, pour);
	const debits = demandes.map((demande) => metaux.map((metal) => countOf(demande, metal)));
	const envoyer = openFlot(tuyaux, SOURCE, PUITS, debits);
	return (epargne) => {
		const flots = envoyer(tuyaux.map(({ depense, aPayer }) => coutOf(depense, aPayer, epargne)));
		return demandes.map((demande, rang) => hand(demande, listActions(tuyaux, flots[rang] ?? [])));
	};
}

/** How many times a metal is in a list. */
export function countOf(metaux: readonly Besoin[], metal: Besoin): number {
	return metaux.filter((autre) => autre === metal).length;
}

function coutOf(depense: TuyauPayant['depense'], aPayer: boolean | undefined, epargne: readonly Depense[]): number {
	if (depense === undefined) return 0;
	const rang = depense === 'manque' ? -1 : epargne.indexOf(depense);
	return BASE ** (epargne.length - rang) + (aPayer ? 1 : 0);
}

/** The actions that a flow is made of. */
function listActions(tuyaux: readonly TuyauPayant[], flot: readonly number[]): readonly Paye[] {
	const prises = new Map<Lot, number>();
	const actions: Paye[] = [];
	for (const [rang, { action, lot }] of tuyaux.entries()) {
		for (let unite = 0; action !== undefined && unite < (flot[rang] ?? 0); unite++) {
			const prise = lot === undefined ? 0 : (prises.get(lot) ?? 0);
			if (lot !== undefined) prises.set(lot, prise + 1);
			actions.push(action(lot?.cartes[prise]?.id ?? ''));
		}
	}
	return actions;
}

/** Gives each metal of the list, in order, an action that provides it. */
function hand(demande: readonly Besoin[], disponibles: readonly Paye[]): Couverture {
	const restantes = [...disponibles];
	const actions: Paye[] = [];
	const manque: Besoin[] = [];
	for (const besoin of demande) {
		const rang = restantes.findIndex((action) => metalOf(action) === besoin);
		if (rang < 0) manque.push(besoin);
		else actions.push(...restantes.splice(rang, 1));
	}
	return { actions, manque };
}

function metalOf(action: Paye): Besoin {
	return action.type === 'bruler' || action.type === 'attiser' ? action.metal : action.comme;
}

/**
 * From the source to each metal asked for, then to what can provide it: one token a metal, that takes a place in the
 * limit unless it is flared; Atium tokens, that always take one (rule atium-limite); cards, each for one metal.
 */
function drawTuyaux(etat: Etat, metaux: readonly Besoin[], pour: Pour): readonly TuyauPayant[] {
	const lots = sortLots(etat, metaux, pour);
	return [
		...metaux.map((metal) => ({ de: SOURCE, vers: metalNode(metal), capacite: 0 })),
		...metaux.flatMap((metal) => [
			{ de: metalNode(metal), vers: PUITS, capacite: Number.POSITIVE_INFINITY, depense: 'manque' as const },
			...drawJeton(etat, metal, pour),
			drawAtium(metal, pour),
			...lots.filter((lot) => lot.metaux.includes(metal)).map((lot) => drawLot(lot, metal, pour)),
		]),
		{ de: 'places', vers: PUITS, capacite: Math.max(0, remainingBrules(etat)), depense: 'place' },
		{ de: 'atium', vers: 'places', capacite: etat.atium, depense: 'atium' },
		...lots.map(({ nom, cartes, aPayer }) => ({
			de: nom,
			vers: PUITS,
			capacite: cartes.length,
			depense: 'carte' as const,
			aPayer,
		})),
	];
}

const metalNode = (metal: Besoin) => `metal ${metal}`;

/** Cards in hand that can be one of the metals, but the one to feed, lot by lot. */
function sortLots(etat: Etat, metaux: readonly Besoin[], pour: Pour): readonly Lot[] {
	const lots = new Map<string, Lot>();
	for (const { carte, lieu } of etat.cartes) {
		const fournis = lieu === 'main' && carte.id !== pour ? metaux.filter((metal) => provides(carte, metal)) : [];
		if (fournis.length === 0) continue;
		const aPayer = listCapacites(carte).length > 0;
		const nom = `cartes ${fournis.join(' ')} ${aPayer}`;
		lots.set(nom, { nom, cartes: [...(lots.get(nom)?.cartes ?? []), carte], metaux: fournis, aPayer });
	}
	return [...lots.values()];
}

function drawJeton(etat: Etat, metal: Besoin, pour: Pour): readonly TuyauPayant[] {
	if (metal === 'atium' || etat.jetons[metal] !== 'pret') return [];
	const jeton = `jeton ${metal}`;
	return [
		{ de: metalNode(metal), vers: jeton, capacite: 1 },
		{ de: jeton, vers: 'places', capacite: 1, action: () => ({ type: 'bruler', metal, pour }) },
		{
			de: jeton,
			vers: PUITS,
			capacite: 1,
			depense: 'attiser',
			action: () => ({ type: 'attiser', metal, pour }),
		},
	];
}

function drawAtium(metal: Besoin, pour: Pour): TuyauPayant {
	const action = () => ({ type: 'atium' as const, comme: metal, pour });
	return { de: metalNode(metal), vers: 'atium', capacite: Number.POSITIVE_INFINITY, action };
}

function drawLot(lot: Lot, metal: Besoin, pour: Pour): TuyauPayant {
	const action = (carte: string) => ({ type: 'carte' as const, carte, comme: metal, pour });
	return { de: metalNode(metal), vers: lot.nom, capacite: lot.cartes.length, lot, action };
}

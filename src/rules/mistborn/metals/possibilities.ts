import { provides } from './card';
import type { Illegalite } from './illegality';
import { findIllegalite } from './legality';
import { type Besoin, METAUX, type Metal, mapOf } from './metal';
import { type Etat, type EtatJeton, remainingBrules } from './state';

/** What can still be done with a metal this turn. `null` where nothing forbids it. */
interface Possible {
	readonly jeton: EtatJeton;
	readonly bruler: Illegalite | null;
	readonly attiser: Illegalite | null;
	/** Renewing its token with an icon. */
	readonly regenerer: Illegalite | null;
	/** Cards in hand that can be used as this metal. */
	readonly cartesMetal: readonly string[];
	/** Cards in hand that can be discarded to renew its token: none unless it is turned over. */
	readonly cartesRegenerer: readonly string[];
	/** Times it can still be provided, at most: its token, Atium within the limit, cards. */
	readonly maximum: number;
}

/** What can still be done with Atium tokens this turn. */
interface PossibleAtium {
	readonly bruler: Illegalite | null;
	readonly attiser: Illegalite | null;
	/** Cards in hand that can be used as Atium: the Atium cards. */
	readonly cartesMetal: readonly string[];
	/** Times it can still be provided, at most: Atium tokens that can be burnt, cards. */
	readonly maximum: number;
}

/** What is still possible now, metal by metal. */
export interface Possibles {
	readonly metaux: Readonly<Record<Metal, Possible>>;
	readonly atium: PossibleAtium;
}

/** Reads what the player can still do, each thing alone and with no direct effect. */
export function listPossibles(etat: Etat): Possibles {
	return { metaux: mapOf(METAUX, (metal) => readMetal(etat, metal)), atium: readAtium(etat) };
}

function readMetal(etat: Etat, metal: Metal): Possible {
	const attiser = findIllegalite(etat, { type: 'attiser', metal, pour: null });
	const regenerer = findIllegalite(etat, { type: 'regenerer', metal, carte: null });
	const cartes = listCartes(etat, metal);
	return {
		jeton: etat.jetons[metal],
		bruler: findIllegalite(etat, { type: 'bruler', metal, pour: null }),
		attiser,
		regenerer,
		cartesMetal: cartes,
		cartesRegenerer: regenerer === null ? cartes : [],
		// A token can always be flared rather than burnt, so that the limit is left to Atium.
		maximum: (attiser === null ? 1 : 0) + countAtium(etat) + cartes.length,
	};
}

/** Cards in hand that can provide a metal. */
function listCartes(etat: Etat, metal: Besoin): readonly string[] {
	return etat.cartes
		.filter(({ carte, lieu }) => lieu === 'main' && provides(carte, metal))
		.map(({ carte }) => carte.id);
}

function readAtium(etat: Etat): PossibleAtium {
	const cartesMetal = listCartes(etat, 'atium');
	return {
		bruler: findIllegalite(etat, { type: 'atium', comme: 'atium', pour: null }),
		attiser: findIllegalite(etat, { type: 'attiser', metal: 'atium', pour: null }),
		cartesMetal,
		maximum: countAtium(etat) + cartesMetal.length,
	};
}

/** Atium tokens that can be burnt: those held, within the limit (rule atium-limite). */
function countAtium(etat: Etat): number {
	return Math.max(0, Math.min(etat.atium, remainingBrules(etat)));
}

import { type Arret, mixSeries, prepareQueue, type Queue, readSerie, type Serie, weighFond } from '../../odds';
import type { Main } from './handful';
import { countPions, type Genre } from './kind';
import { remember } from './remember';
import { addLot, type Lot, openSelections, removePion, type Selections } from './selection';

/** A kind, with its rank in the list of kinds. */
interface Numerote extends Genre {
	readonly rang: number;
}

/** What ends a chain: a token that has no other revealed, or the end of the bag. */
export interface Fin extends Lot {
	/** Rank of the kind in the list of kinds; -1 for the end of the bag. */
	readonly rang: number;
}

/** The tokens that a chain reveals before what ends it, by the sum of their modifiers. */
export interface Suite {
	readonly normales: Serie;
	readonly sures: Serie;
	readonly queueNormales: Queue;
	readonly queueSures: Queue;
	/** Weight of all the chains that one given token ends, automatic failures included. */
	readonly masse: bigint;
	/** What may end the chain, with as many tokens of each kind as the bag held before any was revealed. */
	readonly fins: readonly Fin[];
}

/** The chain that follows tokens revealed together, when the kind of rank `choisi` is chosen. */
export type Suivre = (main: Main, choisi: number) => Suite;

/** The end of the bag ends a chain too, and adds nothing. */
const FOND: Fin = { rang: -1, nombre: 1, modificateur: 0, automatique: 'non', tolere: Number.POSITIVE_INFINITY };

/**
 * Chains that may follow tokens revealed together, worked out once each; `arret` weighs those of the `restants` tokens
 * left in the bag. A chain depends on those of the tokens revealed that have another revealed, and on the chosen one
 * only if its kind fails from a number on.
 */
export function rememberSuites(genres: readonly Genre[], restants: number, arret: Arret, largeur: number): Suivre {
	const numerotes = genres.map((genre, rang): Numerote => ({ ...genre, rang }));
	const reveleurs = numerotes.filter(({ revele }) => revele);
	const fins = numerotes.filter(({ revele }) => !revele);
	const select = rememberSelections(reveleurs, largeur);
	const connues = new Map<string, Suite>();
	return ({ sortis, cle }, choisi) => {
		const compte = Number.isFinite(genres[choisi]?.tolere) ? choisi : -1;
		return remember(connues, compte < 0 ? cle : `${cle} ${compte}`, () => {
			const suites = countPions(reveleurs) - sortis.length;
			const finales = restants - suites;
			const poids = finales === 0 ? weighFond(suites, arret.commun).poids : arret.poids;
			return {
				...weighSelections(select(sortis, compte), poids, largeur),
				masse: arret.commun / BigInt(Math.max(1, finales)),
				fins: finales === 0 ? [FOND] : fins,
			};
		});
	};
}

function weighSelections(selections: Selections, poids: readonly bigint[], largeur: number) {
	const normales = mixSeries(selections.normales, poids, largeur);
	const queueNormales = prepareQueue(readSerie(normales));
	if (selections.sures === selections.normales) {
		return { normales, sures: normales, queueNormales, queueSures: queueNormales };
	}
	const sures = mixSeries(selections.sures, poids, largeur);
	return { normales, sures, queueNormales, queueSures: prepareQueue(readSerie(sures)) };
}

/**
 * Ways of taking tokens among kinds once some tokens are out (`sortis`, ranks in increasing order), one of them being
 * already applied (`compte`, -1 for none). Kinds without a limit are worked out once, then a token removed at a time.
 */
function rememberSelections(genres: readonly Numerote[], largeur: number) {
	const [limites, libres] = [genres.filter(isLimite), genres.filter((genre) => !isLimite(genre))];
	const maximum = countPions(genres);
	const connues = new Map<string, Selections>();
	const selectLibres = (sortis: readonly Numerote[]): Selections =>
		remember(connues, sortis.map(({ rang }) => rang).join(), () => {
			const dernier = sortis.at(-1);
			if (dernier !== undefined) return removePion(selectLibres(sortis.slice(0, -1)), dernier);
			return libres.reduce((prises, lot) => addLot(prises, lot, maximum), openSelections(largeur));
		});
	return (sortis: readonly number[], compte: number) => {
		const libresSortis = sortis.flatMap((rang) => libres.filter((genre) => genre.rang === rang));
		const restes = limites.map((genre) => ({
			...genre,
			nombre: genre.nombre - sortis.filter((rang) => rang === genre.rang).length,
			tolere: genre.tolere - (genre.rang === compte ? 1 : 0),
		}));
		return restes.reduce((prises, lot) => addLot(prises, lot, maximum), selectLibres(libresSortis));
	};
}

function isLimite({ tolere }: Genre): boolean {
	return Number.isFinite(tolere);
}

import type { Personnage } from './character';
import type { Camp, Forces, Situation } from './situation';
import type { Constat, FinDePartie, Trace } from './trace';

/** A character and what the conflict made of it. */
export interface Engage extends Personnage {
	/** False once the character has been removed from the conflict. */
	readonly participe: boolean;
	/** What it brought to the total of its side. */
	readonly contribution: number;
}

/** One side while the conflict resolves. */
interface Cote {
	readonly engages: readonly Engage[];
	/** Skill total of the player. */
	readonly total: number;
	readonly honneur: number;
}

/** Everything the resolution knows at one moment. Never modified: each step returns the next one. */
export interface Etat {
	readonly situation: Situation;
	readonly cotes: Readonly<Record<Camp, Cote>>;
	/** `null` before the comparison, and when nobody wins. */
	readonly vainqueur: Camp | null;
	/** Strength of the attacked province, bonuses included, once it is compared. */
	readonly defense: number;
	readonly provinceDetruite: boolean;
	readonly nonOppose: boolean;
	/** Where the contested ring is: on the province, in the pool, or claimed. */
	readonly anneau: 'conteste' | 'disponible' | Camp;
	/** Set once the game is over: no step follows. */
	readonly fin: FinDePartie | null;
	readonly trace: Trace;
}

/** State before the first step. */
export function openEtat(situation: Situation): Etat {
	const { attaquant, defenseur, province } = situation;
	return {
		situation,
		cotes: { attaquant: openCote(attaquant), defenseur: openCote(defenseur) },
		vainqueur: null,
		defense: province.defense + province.bonus,
		provinceDetruite: false,
		nonOppose: false,
		anneau: 'conteste',
		fin: null,
		trace: [],
	};
}

function openCote({ personnages, honneur }: Forces): Cote {
	return {
		engages: personnages.map((personnage) => ({ ...personnage, participe: true, contribution: 0 })),
		total: 0,
		honneur,
	};
}

/** Adds findings to the trace. */
export function record(etat: Etat, ...constats: readonly Constat[]): Etat {
	return { ...etat, trace: [...etat.trace, ...constats] };
}

/** Changes a part of one side. */
export function changeCote(etat: Etat, camp: Camp, part: Partial<Cote>): Etat {
	return { ...etat, cotes: { ...etat.cotes, [camp]: { ...etat.cotes[camp], ...part } } };
}

/** Replaces the character of a side that has the same id. */
export function replaceEngage(etat: Etat, camp: Camp, engage: Engage): Etat {
	const engages = etat.cotes[camp].engages.map((autre) => (autre.id === engage.id ? engage : autre));
	return changeCote(etat, camp, { engages });
}

/** Characters of a side that participate at this moment, in order. */
export function listParticipants(etat: Etat, camp: Camp): readonly Engage[] {
	return etat.cotes[camp].engages.filter(({ participe }) => participe);
}

/** Difference between the totals of the players. */
export function measureEcart({ cotes: { attaquant, defenseur } }: Etat): number {
	return Math.abs(attaquant.total - defenseur.total);
}

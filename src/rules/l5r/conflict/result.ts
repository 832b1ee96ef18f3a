import type { Choix } from './ring';
import { type Etat, measureEcart } from './state';
import type { Statut } from './character';
import { CAMPS, type Camp } from './situation';
import type { FinDePartie } from './trace';

/** Why the conflict cannot take place, and the rule that forbids it. */
export interface Illegalite {
	readonly raison: 'forteresse-pas-eligible';
	readonly rule: 'etape-3-2-forteresse';
	/** Broken provinces of the defending player: three are needed. */
	readonly detruites: number;
}

/** What the conflict made of one character. */
export interface Bilan {
	readonly personnage: string;
	readonly camp: Camp;
	/** Whether it participated when skills were compared. */
	readonly participe: boolean;
	/** What it brought to the total of its side, 0 for a bowed character. */
	readonly contribution: number;
	/** Status and position after the conflict. */
	readonly statut: Statut;
	readonly incline: boolean;
}

/** Outcome of a conflict. */
export interface Issue {
	readonly type: 'conflit';
	/** `null` when nobody wins. */
	readonly vainqueur: Camp | null;
	readonly totaux: Readonly<Record<Camp, number>>;
	/** Difference between the totals. */
	readonly ecart: number;
	readonly nonOppose: boolean;
	readonly provinceDetruite: boolean;
	/** Strength of the province, bonuses included. */
	readonly defense: number;
	/** Choice of the attacking player for the ring effect; `null` when there is no effect to resolve. */
	readonly effet: Choix | null;
	/** Where the ring is: claimed by a player, back in the pool, or still contested when the game ended before. */
	readonly anneau: 'conteste' | 'disponible' | Camp;
	/** Honour of each player, never below 0. */
	readonly honneur: Readonly<Record<Camp, number>>;
	/** Fate that the attacking player took from the ring. */
	readonly destin: number;
	/** Every character, the attackers first. */
	readonly personnages: readonly Bilan[];
	/** Set when the conflict ended the game. */
	readonly fin: FinDePartie | null;
}

/** A conflict that took place, or why it cannot. */
export type Resultat = Issue | ({ readonly type: 'illegal' } & Illegalite);

/** Reads the outcome in the last state. */
export function reportIssue(etat: Etat): Issue {
	const { cotes, situation, vainqueur, nonOppose, provinceDetruite, defense, anneau, fin, trace } = etat;
	const effet = trace.some(({ kind }) => kind === 'effet-d-anneau' || kind === 'effet-refuse');
	return {
		type: 'conflit',
		vainqueur,
		totaux: { attaquant: cotes.attaquant.total, defenseur: cotes.defenseur.total },
		ecart: measureEcart(etat),
		nonOppose,
		provinceDetruite,
		defense,
		effet: effet ? situation.anneau.choix : null,
		anneau,
		honneur: { attaquant: cotes.attaquant.honneur, defenseur: cotes.defenseur.honneur },
		destin: situation.anneau.destin,
		personnages: CAMPS.flatMap((camp) =>
			cotes[camp].engages.map(({ id, participe, contribution, statut, incline }) => ({
				personnage: id,
				camp,
				participe,
				contribution,
				statut,
				incline,
			})),
		),
		fin,
	};
}

import { refuseProblems } from '../../verification';
import { cancelAssignes, placePions } from './apply';
import { announceInflictions, assignInflictions } from './assign';
import type { Carte } from './card-state';
import { checkDefaites, listCauses } from './defeat';
import { eliminate } from './elimination';
import { type Irregularite, listIrregularites } from './irregularity';
import { type Affliction, type IdCarte, type Lot, mapAfflictions, type Repartition, type Situation } from './situation';
import { type Etat, openEtat } from './state';
import type { Trace } from './trace';
import { type Sequelles, sufferTraumatisme } from './trauma';
import { verifier } from './verification';

/** What a card took and what becomes of it. */
export interface Bilan {
	readonly carte: IdCarte;
	/** Tokens placed, once what is cancelled is taken off. */
	readonly places: Lot;
	/** Tokens on it afterwards. */
	readonly pions: Lot;
	/** What defeats it: nothing, damage, horror, or both. */
	readonly vaincuePar: readonly Affliction[];
}

/** What the assignment leads to. */
export type Resultat =
	/** The rules do not allow it: nothing is placed. At least one reason. */
	| { readonly type: 'illegal'; readonly irregularites: readonly Irregularite[] }
	| {
			readonly type: 'applique';
			readonly investigateur: Bilan;
			/** One for each asset, in the same order. */
			readonly soutiens: readonly Bilan[];
			/** What defeat leaves; `null` when the investigator is not defeated. */
			readonly sequelles: Sequelles | null;
	  };

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly resultat: Resultat;
	readonly trace: Trace;
}

/**
 * Deals damage and horror to an investigator in two steps (rule degats-deux-etapes): assigned, then applied at once;
 * then tells which cards are defeated, and what follows for a defeated investigator: trauma, then elimination. What
 * the rules do not allow is a result of type `illegal`, and only the limits of each asset are then in the trace.
 * Card abilities are not known, except what they cancel. Inputs are left untouched.
 * Throws a RangeError that lists the problems, also given as its `cause`, when `verifier` finds any.
 */
export function resoudre(situation: Situation, repartition: Repartition): Resolution {
	refuseProblems(verifier(situation, repartition));
	return resolve(situation, repartition);
}

/** `resoudre`, for what is known to be right: nothing is checked. */
export function resolve(situation: Situation, repartition: Repartition): Resolution {
	const annonce = announceInflictions(openEtat(situation, repartition));
	const irregularites = listIrregularites(annonce);
	if (irregularites.length > 0) return { resultat: { type: 'illegal', irregularites }, trace: annonce.trace };
	const verifie = checkDefaites(placePions(cancelAssignes(assignInflictions(annonce))));
	const vaincu = listCauses(verifie.investigateur).length > 0;
	const [fin, sequelles] = vaincu ? endScenario(verifie) : [verifie, null];
	const { investigateur, soutiens, trace } = fin;
	const resultat: Resultat = {
		type: 'applique',
		investigateur: reportBilan(investigateur),
		soutiens: soutiens.map(reportBilan),
		sequelles,
	};
	return { resultat, trace };
}

function endScenario(etat: Etat): readonly [Etat, Sequelles] {
	const [subi, sequelles] = sufferTraumatisme(etat);
	return [eliminate(subi), sequelles];
}

function reportBilan(carte: Carte): Bilan {
	const pions = mapAfflictions((affliction) => carte.endurances[affliction]?.pions ?? 0);
	return { carte: carte.id, places: carte.assignes, pions, vaincuePar: listCauses(carte) };
}

import { refuseProblems } from '../../verification';
import { attackAllie } from './allies';
import { type Cout, listCouts } from './cost';
import { attackSeigneurMaitre } from './lord-ruler';
import type { Attaque, AttaqueContreSeigneurMaitre, AttaqueEntreJoueurs } from './plan';
import { attackJoueurs } from './players';
import type { Refus } from './refusal';
import { type Bilan, reportBilans } from './report';
import type { Adversaire } from './situation';
import { openEtat, type SuiteCible } from './state';
import type { Trace } from './trace';
import { verifier } from './verification';

/** What the attack led to, against players or against the Seigneur Maître. */
interface Commun {
	/** Costs of everything that could have been the only aim, from the situation given and the effects of the plan. */
	readonly couts: readonly Cout[];
	/** What the plan asked and the rules do not allow, in order. */
	readonly refus: readonly Refus[];
	/** Damage not used: kept, or of no use. With the Cible, see `inutiles` of each player. */
	readonly inutilises: number;
	readonly victoire: boolean;
}

export interface ResultatEntreJoueurs extends Commun {
	readonly contre: 'joueurs';
	/** One for each other player, in order. */
	readonly bilans: readonly Bilan[];
	/** Alliés killed, in order; those of an eliminated player are not among them. */
	readonly tues: readonly { readonly allie: string; readonly joueur: string }[];
	/** Who has the Cible in the end; `null` without one. */
	readonly cible: string | null;
	readonly suite: SuiteCible;
}

export interface ResultatContreSeigneurMaitre extends Commun {
	readonly contre: 'seigneur-maitre';
	/** Health of the Seigneur Maître before and after. */
	readonly avant: number;
	readonly apres: number;
	/** Adversaires still in play, with the shields that are left. */
	readonly adversaires: readonly Adversaire[];
	/** Ids of those defeated, in order. */
	readonly vaincus: readonly string[];
}

export type Resultat = ResultatEntreJoueurs | ResultatContreSeigneurMaitre;

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly resultat: Resultat;
	readonly trace: Trace;
}

/**
 * Resolves the attacks of one turn: Alliés, then players (rule regles-combat-quand); or shields and the Seigneur Maître
 * (rule regles-solo-attaquer). What the rules do not allow is refused and changes nothing else. Inputs are untouched.
 * Throws a RangeError that lists the problems, also given as its `cause`, when `verifier` finds any.
 */
export function resoudre(attaque: Attaque): Resolution {
	refuseProblems(verifier(attaque));
	return resolve(attaque);
}

/** `resoudre`, for what is known to be right: nothing is checked. */
export function resolve(attaque: Attaque): Resolution {
	return attaque.contre === 'joueurs' ? resolveEntreJoueurs(attaque) : resolveSolo(attaque);
}

function resolveEntreJoueurs(attaque: AttaqueEntreJoueurs): Resolution {
	const { plan } = attaque;
	const etat = attackJoueurs(plan.allies.reduce(attackAllie, openEtat(attaque)), plan);
	const { tues, cible, suite, refus, reserve, joueurs, trace } = etat;
	const resultat = {
		contre: 'joueurs' as const,
		couts: listCouts(attaque),
		bilans: reportBilans(attaque, etat),
		tues: tues.map(({ allie, joueur }) => ({ allie: allie.id, joueur })),
		cible,
		suite,
		refus,
		inutilises: reserve,
		victoire: joueurs.length === 0,
	};
	return { resultat, trace };
}

function resolveSolo(attaque: AttaqueContreSeigneurMaitre): Resolution {
	const { adversaires, vaincus, sante, reserve, refus, trace } = attackSeigneurMaitre(attaque);
	const resultat = {
		contre: 'seigneur-maitre' as const,
		couts: listCouts(attaque),
		avant: attaque.sante,
		apres: sante,
		adversaires,
		vaincus,
		refus,
		inutilises: reserve,
		victoire: sante === 0,
	};
	return { resultat, trace };
}

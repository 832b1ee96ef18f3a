import { computeCompetence } from './skill';
import { changeCote, type Engage, type Etat, listParticipants, record, replaceEngage } from './state';
import { CAMPS, type Camp } from './situation';
import type { Constat } from './trace';

const REGLES_CONTRIBUTION = {
	attaquant: 'etape-3-2-3-total-attaquant',
	defenseur: 'etape-3-2-3-total-defenseur',
} as const;

const REGLES_TOTAL = {
	attaquant: 'competence-total-attaquant',
	defenseur: 'competence-total-defenseur',
} as const;

/** Totals of both players, the attacker's first (rules etape-3-2-3-total-attaquant, etape-3-2-3-total-defenseur). */
export function computeTotaux(etat: Etat): Etat {
	return CAMPS.reduce(
		(suite, camp) => floorTotal(addFaveur(modifyTotal(addPersonnages(suite, camp), camp), camp), camp),
		etat,
	);
}

function addPersonnages(etat: Etat, camp: Camp): Etat {
	return listParticipants(etat, camp).reduce((suite, engage) => addPersonnage(suite, camp, engage), etat);
}

/** A bowed character brings nothing and still participates (rule incline-competence). */
function addPersonnage(etat: Etat, camp: Camp, engage: Engage): Etat {
	const { type } = etat.situation;
	const { id } = engage;
	if (engage.incline) {
		const avant = engage[type] ?? 0;
		return record(etat, { kind: 'incline', rule: 'incline-competence', camp, personnage: id, avant, apres: 0 });
	}
	const { value, constats } = computeCompetence(camp, engage, type);
	const compte = replaceEngage(record(etat, ...constats), camp, { ...engage, contribution: value });
	const contribution = { kind: 'contribution', rule: REGLES_CONTRIBUTION[camp], camp, personnage: id } as const;
	return addTotal(compte, camp, value, (pas) => ({ ...contribution, competence: value, ...pas }));
}

function modifyTotal(etat: Etat, camp: Camp): Etat {
	const { modificateur } = etat.situation[camp];
	if (modificateur === 0) return etat;
	const rule = REGLES_TOTAL[camp];
	return addTotal(etat, camp, modificateur, (pas) => ({ kind: 'total-modifie', rule, camp, ...pas }));
}

/**
 * The Imperial Favour adds 1 to its holder's total, in conflicts of its face where he has a participating character,
 * even bowed (rule regles-honneur-faveur-bonus).
 */
function addFaveur(etat: Etat, camp: Camp): Etat {
	const { faveur, type } = etat.situation;
	if (faveur === null || faveur.detenteur !== camp) return etat;
	const rule = 'regles-honneur-faveur-bonus';
	const refuse = (raison: 'autre-face' | 'aucun-participant') =>
		addTotal(etat, camp, 0, (pas) => ({ kind: 'faveur-sans-bonus', rule, camp, raison, ...pas }));
	if (faveur.face !== type) return refuse('autre-face');
	if (listParticipants(etat, camp).length === 0) return refuse('aucun-participant');
	return addTotal(etat, camp, 1, (pas) => ({ kind: 'faveur', rule, camp, ...pas }));
}

/** A negative total counts as 0 (rule etape-3-2-3-total-negatif). */
function floorTotal(etat: Etat, camp: Camp): Etat {
	const { total } = etat.cotes[camp];
	if (total >= 0) return etat;
	const rule = 'etape-3-2-3-total-negatif';
	return addTotal(etat, camp, -total, (pas) => ({ kind: 'total-a-zero', rule, camp, ...pas }));
}

/** Changes the total, and records the finding. */
function addTotal(
	etat: Etat,
	camp: Camp,
	variation: number,
	note: (pas: { readonly avant: number; readonly apres: number }) => Constat,
): Etat {
	const avant = etat.cotes[camp].total;
	const apres = avant + variation;
	return record(changeCote(etat, camp, { total: apres }), note({ avant, apres }));
}

import { type Etat, passCamps, record } from './state';
import type { Camp, Duelliste, Plancher } from './situation';

/**
 * Step D.6, for each character: the skill of the type of the duel (rule duel-d-6), its modifiers, the player's bid
 * (rule duel-d-6-mise).
 */
export function modifyCompetences(etat: Etat): Etat {
	return passCamps(etat, (avant, camp) => {
		const modifiee = floorCompetence(
			addModificateurs(addGloire(readCompetence(avant, camp), camp), camp),
			camp,
			'avant-mise',
		);
		return noteIncline(floorCompetence(addMise(modifiee, camp), camp, 'apres-mise'), camp);
	});
}

/**
 * Skill of a character with every modifier but the bid, as it adds up: below zero, what it counts for depends on the
 * reading that the situation holds.
 */
export function bareCompetence(duelliste: Duelliste): number {
	return duelliste.competence + gloireOf(duelliste) + duelliste.modificateurs;
}

/** The same as it counts outside a duel: never below zero (rule modificateur-jamais-negatif). */
export function usualCompetence(duelliste: Duelliste): number {
	return Math.max(0, bareCompetence(duelliste));
}

/** What glory adds to the skill: an honoured character adds it, a dishonoured one takes it away. */
function gloireOf({ gloire, statut }: Duelliste): number {
	if (statut === 'normal') return 0;
	return statut === 'honore' ? gloire : -gloire;
}

function readCompetence(etat: Etat, camp: Camp): Etat {
	const competence = etat.competences[camp];
	const { type } = etat.situation;
	return record(etat, { kind: 'competence-lue', rule: 'duel-d-6', camp, type, avant: competence, apres: competence });
}

/** An honoured character adds its glory to its skill, a dishonoured one takes it away (rule regles-honneur-statut). */
function addGloire(etat: Etat, camp: Camp): Etat {
	const duelliste = etat.situation[camp];
	const { statut } = duelliste;
	const gloire = gloireOf(duelliste);
	if (statut === 'normal' || gloire === 0) return etat;
	const { suivant, avant, apres } = addCompetence(etat, camp, gloire);
	return record(suivant, { kind: 'gloire-comptee', rule: 'regles-honneur-statut', camp, statut, avant, apres });
}

/** Modifiers that were active when the duel began still apply (rule duel-d-6-modificateurs). */
function addModificateurs(etat: Etat, camp: Camp): Etat {
	const { modificateurs } = etat.situation[camp];
	if (modificateurs === 0) return etat;
	const { suivant, avant, apres } = addCompetence(etat, camp, modificateurs);
	return record(suivant, { kind: 'modificateurs-comptes', rule: 'duel-d-6-modificateurs', camp, avant, apres });
}

/** The player adds the bid to the skill of the character (rule duel-d-6-mise). */
function addMise(etat: Etat, camp: Camp): Etat {
	const { suivant, avant, apres } = addCompetence(etat, camp, etat.mises[camp]);
	return record(suivant, { kind: 'mise-ajoutee', rule: 'duel-d-6-mise', camp, avant, apres });
}

function addCompetence(etat: Etat, camp: Camp, plus: number) {
	const avant = etat.competences[camp];
	const apres = avant + plus;
	return { suivant: setCompetence(etat, camp, apres), avant, apres };
}

/** A skill below zero counts as zero (rule modificateur-jamais-negatif), at the moment that the situation says. */
function floorCompetence(etat: Etat, camp: Camp, moment: Plancher): Etat {
	const avant = etat.competences[camp];
	if (etat.situation.plancher !== moment || avant >= 0) return etat;
	const note = { camp, plancher: moment, avant, apres: 0 };
	return record(setCompetence(etat, camp, 0), {
		kind: 'ramenee-a-zero',
		rule: 'modificateur-jamais-negatif',
		...note,
	});
}

/**
 * A bowed character still participates and only brings nothing to the total of its side in the conflict (rule
 * duel-d-6-incline): a duel makes no such total, it compares two skills.
 */
function noteIncline(etat: Etat, camp: Camp): Etat {
	if (!etat.situation[camp].incline) return etat;
	const value = etat.competences[camp];
	const note = { camp, avant: value, apres: value };
	return record(etat, { kind: 'incline-sans-effet', rule: 'duel-d-6-incline', ...note });
}

function setCompetence(etat: Etat, camp: Camp, competence: number): Etat {
	return { ...etat, competences: { ...etat.competences, [camp]: competence } };
}

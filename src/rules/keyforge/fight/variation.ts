import { type Creature, remainingArmure } from './creature';
import { type Etat, type EtatAvecIssue, getCreature, record, replaceCreature } from './etat';
import type { VariationArmure } from './evenement';
import { findAbsence } from './legalite';

/** A creature gains or loses armour for the rest of the turn. Illegal when it is not in play. */
export function changeArmure(etat: Etat, { cible, variation }: VariationArmure): EtatAvecIssue {
	const absence = findAbsence(etat, cible);
	if (absence !== null) return { etat, issue: { type: 'illegal', ...absence } };
	const creature = getCreature(etat, cible);
	const apres = variation > 0 ? gainArmure(etat, creature, variation) : loseArmure(etat, creature, -variation);
	const changee = getCreature(apres, cible);
	const restante = remainingArmure(changee);
	return { etat: apres, issue: { type: 'armure', creature: cible, armure: changee.armure, restante } };
}

/**
 * Armour gained adds to the value (rule armure-cumul), even of a creature without armour (rule armure-tilde), and does
 * not take back damage already dealt (rule armure-gain-non-retroactif).
 */
function gainArmure(etat: Etat, creature: Creature, gain: number): Etat {
	const armure = creature.armure + gain;
	const rule = creature.armure === 0 ? 'armure-tilde' : 'armure-cumul';
	const constat = { creature: creature.id, avant: creature.armure, apres: armure };
	const gagnee = replaceCreature(etat, { ...creature, armure });
	const kind = record(gagnee, { kind: 'armure-gagnee', rule, ...constat });
	return creature.degats > 0 ? noteNonRetroactive(kind, creature, 'armure-gain-non-retroactif') : kind;
}

/**
 * Armour already used is lost first (rule armure-perte-ordre), without the damage it cancelled being dealt after all
 * (rule armure-perte-non-retroactive). A creature has no armour to lose below 0.
 */
function loseArmure(etat: Etat, creature: Creature, perte: number): Etat {
	if (perte === 0 || creature.armure === 0) return etat;
	const armure = Math.max(0, creature.armure - perte);
	const armureUtilisee = Math.max(0, creature.armureUtilisee - perte);
	const perdue = record(replaceCreature(etat, { ...creature, armure, armureUtilisee }), {
		kind: 'armure-perdue',
		rule: 'armure-perte-ordre',
		creature: creature.id,
		avant: creature.armure,
		apres: armure,
		utiliseeAvant: creature.armureUtilisee,
		utiliseeApres: armureUtilisee,
	});
	return creature.armureUtilisee > 0 ? noteNonRetroactive(perdue, creature, 'armure-perte-non-retroactive') : perdue;
}

function noteNonRetroactive(
	etat: Etat,
	{ id, degats }: Creature,
	rule: 'armure-gain-non-retroactif' | 'armure-perte-non-retroactive',
): Etat {
	return record(etat, { kind: 'armure-non-retroactive', rule, creature: id, avant: degats, apres: degats });
}

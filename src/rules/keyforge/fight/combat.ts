import { reportBilan } from './bilan';
import { chooseCible } from './choix';
import { type Duel, openDuel } from './duel';
import { type Etat, type EtatAvecIssue, findEnJeu, record, replaceCreature } from './etat';
import type { Combat } from './evenement';
import { findIllegalite } from './legalite';
import { dealMotsCles } from './mots-cles';
import { dealPuissance } from './puissance';

/**
 * Uses a creature to fight: choice of the target, keywords before the fight, damage of power unless a creature is
 * already destroyed (rule combat-mort-avant-combat), then what comes after. An illegal fight changes nothing.
 * Whether the attacker is ready, of the active house, or the active player's, is not looked at.
 */
export function resolveFight(etat: Etat, combat: Combat): EtatAvecIssue {
	const illegalite = findIllegalite(etat, combat);
	if (illegalite !== null) return { etat, issue: { type: 'illegal', ...illegalite } };
	const duel = openDuel(etat, combat);
	const avant = dealMotsCles(chooseCible(etat, duel), duel);
	const survivantes = [duel.attaquante, duel.cible].filter(({ id }) => findEnJeu(avant, id) !== undefined).length;
	const resolu = survivantes === 2;
	const apres = resolu ? noteCapacites(dealPuissance(avant, duel), duel) : ignoreCombat(avant, duel, survivantes);
	const fin = removeRage(apres, duel);
	const bilans = [reportBilan(fin, combat.attaquant), reportBilan(fin, combat.cible)] as const;
	const capacitesCombat = resolu && !bilans[0].detruite;
	return { etat: fin, issue: { type: 'combat', deroulement: resolu ? 'resolu' : 'ignore', capacitesCombat, bilans } };
}

/** Power deals no damage and « Combat : » abilities do not trigger (rule combat-mort-avant-combat). */
function ignoreCombat(etat: Etat, { attaquante, cible }: Duel, survivantes: number): Etat {
	return record(etat, {
		kind: 'combat-ignore',
		rule: 'combat-mort-avant-combat',
		creature: attaquante.id,
		avant: 2,
		apres: survivantes,
		cible: cible.id,
	});
}

/** The « Combat : » abilities of an attacker that survived the fight resolve (rule combat-capacites-combat). */
function noteCapacites(etat: Etat, { attaquante: { id } }: Duel): Etat {
	const attaquante = findEnJeu(etat, id)?.creature;
	if (attaquante === undefined) return etat;
	const { degats } = attaquante;
	const rule = 'combat-capacites-combat';
	return record(etat, { kind: 'capacites-combat', rule, creature: id, avant: degats, apres: degats });
}

/**
 * An attacker still in play is no longer enraged, even if the fight was skipped (rule enrager-retirer-apres-combat).
 */
function removeRage(etat: Etat, { attaquante: { id } }: Duel): Etat {
	const attaquante = findEnJeu(etat, id)?.creature;
	if (attaquante === undefined || !attaquante.enrage) return etat;
	const calmee = replaceCreature(etat, { ...attaquante, enrage: false });
	const rule = 'enrager-retirer-apres-combat';
	return record(calmee, { kind: 'rage-retiree', rule, creature: id, avant: 1, apres: 0 });
}

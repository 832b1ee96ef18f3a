import type { Duel } from './duel';
import { type Etat, getEnJeu, record, replaceCreature } from './etat';
import { listLegalCibles } from './legalite';

/**
 * The attacker is inclined and the target chosen (rule combat-incliner-et-choisir); from then on the target has been
 * chosen this turn, whatever becomes of the fight (rule insaisissable-premiere-fois). Inclination is not tracked.
 */
export function chooseCible(etat: Etat, { attaquante, cible }: Duel): Etat {
	const ennemies = etat.situation[getEnJeu(etat, cible.id).camp];
	const choisie = record(replaceCreature(etat, { ...cible, dejaAttaquee: true }), {
		kind: 'cible-choisie',
		rule: 'combat-incliner-et-choisir',
		creature: attaquante.id,
		avant: ennemies.length,
		apres: listLegalCibles(ennemies).length,
		cible: cible.id,
	});
	if (!cible.insaisissable) return choisie;
	return record(choisie, {
		kind: 'insaisissable-visee',
		rule: 'insaisissable-premiere-fois',
		creature: cible.id,
		avant: cible.dejaAttaquee ? 1 : 0,
		apres: 1,
	});
}

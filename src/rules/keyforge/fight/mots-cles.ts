import { createCoup } from './coup';
import type { Creature } from './creature';
import type { Duel } from './duel';
import { type Etat, findEnJeu, record } from './etat';
import type { Ordre } from './evenement';
import { dealDegats } from './sequence';
import type { Constat } from './trace';

/** A keyword that deals X damage before the fight. */
interface Frappe {
	readonly motCle: Ordre;
	readonly porteuse: Creature;
	readonly victime: Creature;
	readonly montant: number;
	/** Rule by which the victim's own keyword does not stop this damage; `null` when it has none. */
	readonly inoperant: Extract<Constat, { kind: 'mot-cle-inoperant' }>['rule'] | null;
}

/**
 * Deals the damage of assaut (attacker, rule assaut-degats) and hasardeux (target, rule hasardeux-degats) before the
 * fight, one batch each, in the order chosen by the active player (rules assaut-ordre, hasardeux-ordre). A creature
 * destroyed by the first no longer uses its own (rules assaut-mort, hasardeux-mort).
 */
export function dealMotsCles(etat: Etat, duel: Duel): Etat {
	const [premiere, seconde] = listFrappes(duel);
	if (premiere === undefined) return etat;
	if (seconde === undefined) return dealFrappe(etat, premiere);
	const frappee = dealFrappe(noteOrdre(etat, premiere), premiere);
	const enJeu = findEnJeu(frappee, seconde.porteuse.id) !== undefined;
	return enJeu ? dealFrappe(frappee, seconde) : recordPerte(frappee, premiere, seconde);
}

function listFrappes({ attaquante, cible, ordre, insaisie }: Duel): readonly Frappe[] {
	const assaut: Frappe = {
		motCle: 'assaut',
		porteuse: attaquante,
		victime: cible,
		montant: attaquante.assaut,
		inoperant: insaisie ? 'insaisissable-puissance-seulement' : null,
	};
	const hasardeux: Frappe = {
		motCle: 'hasardeux',
		porteuse: cible,
		victime: attaquante,
		montant: cible.hasardeux,
		inoperant: attaquante.escarmouche ? 'escarmouche-puissance-seulement' : null,
	};
	const frappes = ordre === 'assaut' ? [assaut, hasardeux] : [hasardeux, assaut];
	return frappes.filter(({ montant }) => montant > 0);
}

function noteOrdre(etat: Etat, { motCle, porteuse, montant }: Frappe): Etat {
	const rule = motCle === 'assaut' ? 'assaut-ordre' : 'hasardeux-ordre';
	return record(etat, { kind: 'ordre-choisi', rule, creature: porteuse.id, avant: montant, apres: montant });
}

function dealFrappe(etat: Etat, frappe: Frappe): Etat {
	const { motCle, porteuse, victime, montant } = frappe;
	return dealDegats(noteInoperant(etat, frappe), [createCoup(victime.id, motCle, montant, porteuse.id)]);
}

function noteInoperant(etat: Etat, { victime, montant, inoperant: rule }: Frappe): Etat {
	if (rule === null) return etat;
	return record(etat, { kind: 'mot-cle-inoperant', rule, creature: victime.id, avant: montant, apres: montant });
}

function recordPerte(etat: Etat, mortelle: Frappe, { porteuse, montant }: Frappe): Etat {
	const rule = mortelle.motCle === 'assaut' ? 'assaut-mort' : 'hasardeux-mort';
	return record(etat, { kind: 'mot-cle-perdu', rule, creature: porteuse.id, avant: montant, apres: 0 });
}

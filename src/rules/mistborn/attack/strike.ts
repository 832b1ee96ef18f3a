import { removeElimine } from './elimination';
import { hitAllie } from './hit';
import { type Etat, getJoueur, isPourTous, listDefenseurs, record, replaceJoueur } from './state';
import type { RegleFrappe } from './trace';

/** A state, and damage on its way to a player. */
interface Frappe {
	readonly etat: Etat;
	/** Id of the player. */
	readonly joueur: string;
	/** Damage that nothing has used or stopped yet. */
	readonly reste: number;
}

/**
 * Sends damage to a player: his Défenseurs first; if none is left, what reaches him is reduced, then lowers his health,
 * and at 0 he is eliminated. Returns the damage that was of no use to him: stopped by a Défenseur, or beyond his health.
 */
export function strikeJoueur(etat: Etat, joueur: string, montant: number, rule: RegleFrappe): Frappe {
	const dirige = record(etat, { kind: 'degats-diriges', rule, sujet: joueur, avant: 0, apres: montant });
	const passee = breakDefenseurs(noteDefenseurs({ etat: dirige, joueur, reste: montant }));
	if (listDefenseurs(getJoueur(passee.etat, joueur)).length > 0) return noteDefenseurTient(passee);
	return wound(useNuage(reduce(passee)));
}

function noteDefenseurs(frappe: Frappe): Frappe {
	const { etat, joueur } = frappe;
	const nombre = listDefenseurs(getJoueur(etat, joueur)).length;
	if (nombre === 0) return frappe;
	const rule = isPourTous(etat) ? 'regles-combat-cible-defenseurs' : 'regles-combat-defenseur';
	const note = { kind: 'defenseurs-d-abord', rule, sujet: joueur, avant: nombre, apres: nombre } as const;
	return { ...frappe, etat: record(etat, note) };
}

/**
 * The damage kills Défenseurs, in order, as long as it can kill one; each takes its Défense and no more (rule
 * regles-combat-defenseur-surplus). One saved by a Nuage is attacked again.
 */
function breakDefenseurs(frappe: Frappe): Frappe {
	const { etat, joueur, reste } = frappe;
	const allie = listDefenseurs(getJoueur(etat, joueur)).find(({ defense }) => defense <= reste);
	if (allie === undefined) return frappe;
	const apres = reste - allie.defense;
	const absorbe = record(etat, {
		kind: 'defenseur-absorbe',
		rule: 'regles-combat-defenseur-surplus',
		sujet: allie.id,
		avant: reste,
		apres,
		joueur,
	});
	return breakDefenseurs({ etat: hitAllie(absorbe, { allie, joueur }), joueur, reste: apres });
}

/** A Défenseur that the damage cannot kill keeps it from its player (rule regles-combat-defenseur-trop-fort). */
function noteDefenseurTient(frappe: Frappe): Frappe {
	const { etat, joueur, reste } = frappe;
	const notes = listDefenseurs(getJoueur(etat, joueur)).map(({ id, defense }) => ({
		kind: 'defenseur-tient' as const,
		rule: 'regles-combat-defenseur-trop-fort' as const,
		sujet: id,
		avant: reste,
		apres: reste,
		joueur,
		defense,
	}));
	return { ...frappe, etat: record(etat, ...notes) };
}

/** Alliés in play that reduce the damage dealt to their player (rule regles-combat-smoker). */
function reduce(frappe: Frappe): Frappe {
	const { allies } = getJoueur(frappe.etat, frappe.joueur);
	return allies
		.filter(({ reduction }) => reduction > 0)
		.reduce(({ etat, joueur, reste }, { id, reduction }) => {
			if (reste === 0) return { etat, joueur, reste };
			const apres = Math.max(0, reste - reduction);
			const constat = { sujet: id, avant: reste, apres, joueur };
			const reduite = record(etat, { kind: 'reduction', rule: 'regles-combat-smoker', ...constat });
			return { etat: reduite, joueur, reste: apres };
		}, frappe);
}

/**
 * Nuage cards played for the player reduce the damage dealt to him (rule regles-combat-nuage-joueur), and to nobody
 * else (rule regles-combat-cible-nuage).
 */
function useNuage({ etat, joueur, reste }: Frappe): Frappe {
	const { nuage } = getJoueur(etat, joueur);
	if (reste === 0 || nuage === 0) return { etat, joueur, reste };
	const apres = Math.max(0, reste - nuage);
	const rule = isPourTous(etat) ? 'regles-combat-cible-nuage' : 'regles-combat-nuage-joueur';
	return { etat: record(etat, { kind: 'nuage', rule, sujet: joueur, avant: reste, apres }), joueur, reste: apres };
}

/** What is left lowers health (rule regles-entrainement-sante-varie); at 0 the player is eliminated. */
function wound({ etat, joueur: id, reste }: Frappe): Frappe {
	if (reste === 0) return { etat, joueur: id, reste };
	const joueur = getJoueur(etat, id);
	const sante = Math.max(0, joueur.sante - reste);
	const blesse = record(replaceJoueur(etat, { ...joueur, sante }), {
		kind: 'sante',
		rule: 'regles-entrainement-sante-varie',
		sujet: id,
		avant: joueur.sante,
		apres: sante,
	});
	const subis = joueur.sante - sante;
	return { etat: sante === 0 ? removeElimine(blesse, id) : blesse, joueur: id, reste: reste - subis };
}

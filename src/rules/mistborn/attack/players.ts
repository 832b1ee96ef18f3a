import { removeCible, win } from './elimination';
import type { PlanEntreJoueurs } from './plan';
import { MOI } from './situation';
import { disponiblesContre, type Etat, isPourTous, record, refuse } from './state';
import { strikeJoueur } from './strike';
import type { RegleFrappe } from './trace';

type Choix = Pick<PlanEntreJoueurs, 'frappe' | 'transmission'>;

/**
 * Attacks players, after the Alliés: all of them while the attacker has the Cible (rule regles-combat-cible-vous);
 * otherwise its holder (rule regles-combat-cible-autre), or the only other player (rule regles-combat-deux-joueurs).
 */
export function attackJoueurs(etat: Etat, choix: Choix): Etat {
	if (isPourTous(etat)) return strikeTous(etat, 'regles-combat-cible-vous');
	const montant = Math.min(choix.frappe ?? etat.reserve, etat.reserve);
	const gardes = noteGardes(etat, etat.reserve - montant);
	return strikeVise(
		gardes,
		montant,
		etat.cible === null ? 'regles-combat-deux-joueurs' : 'regles-combat-cible-autre',
		choix,
	);
}

/** Points that the attacker keeps (rule regles-combat-facultatif), or no attack at all on the holder of the Cible. */
function noteGardes(etat: Etat, gardes: number): Etat {
	if (gardes === 0) return etat;
	const aucune = gardes === etat.reserve && etat.cible !== null;
	const rule = aucune ? 'regles-combat-cible-pas-oblige' : 'regles-combat-facultatif';
	return record(etat, { kind: 'degats-gardes', rule, sujet: MOI, avant: gardes, apres: gardes });
}

/** Every other player is dealt the whole of what is left, less what his own Défenseurs have already taken. */
function strikeTous(etat: Etat, rule: RegleFrappe): Etat {
	const parts = etat.joueurs.map(({ id }) => ({ id, part: disponiblesContre(etat, id) }));
	const frappes = parts
		.filter(({ part }) => part > 0)
		.reduce((suite, { id, part }) => strikeJoueur(suite, id, part, rule).etat, etat);
	const epuise = { ...frappes, reserve: 0 };
	if (epuise.joueurs.length === 0) return win(epuise);
	return epuise.joueurs.length === 1 ? removeCible(epuise) : epuise;
}

/** Strikes the only player who can be, then sees to what follows: the Cible, and the damage that is left. */
function strikeVise(etat: Etat, montant: number, rule: RegleFrappe, choix: Choix): Etat {
	const vise = etat.cible ?? etat.joueurs[0]?.id;
	if (vise === undefined || montant === 0) return etat;
	const frappe = strikeJoueur(etat, vise, montant, rule);
	const apres = { ...frappe.etat, reserve: etat.reserve - montant + frappe.reste };
	const elimine = apres.joueurs.every(({ id }) => id !== vise);
	if (elimine) return followElimination(apres, frappe.reste, choix);
	return etat.cible === null ? apres : notePassage(apres, vise);
}

/** The holder of the Cible may pass it if he was hurt (rule regles-combat-cible-passer). */
function notePassage(etat: Etat, detenteur: string): Etat {
	const subis = etat.trace
		.filter(({ kind, sujet }) => kind === 'sante' && sujet === detenteur)
		.reduce((somme, { avant, apres }) => somme + avant - apres, 0);
	const note = { sujet: detenteur, avant: subis, apres: subis };
	if (subis > 0) {
		const passer = { kind: 'cible-peut-passer', rule: 'regles-combat-cible-passer', ...note } as const;
		return record({ ...etat, suite: 'peut-passer' }, passer);
	}
	const nuage = etat.trace.some(({ kind, sujet }) => kind === 'nuage' && sujet === detenteur);
	const rule = nuage ? 'regles-combat-cible-zero-degat' : 'regles-combat-cible-passer';
	return record({ ...etat, suite: 'ne-passe-pas' }, { kind: 'cible-ne-passe-pas', rule, ...note });
}

/**
 * The player who could be struck is eliminated. With one opponent left the Cible leaves the game, and what is left of
 * the damage can strike him as between two players; with more, it follows the Cible.
 */
function followElimination(etat: Etat, reste: number, choix: Choix): Etat {
	if (etat.joueurs.length === 0) return win(etat);
	if (etat.joueurs.length === 1) return strikeVise(removeCible(etat), reste, 'regles-combat-cible-reste', choix);
	return passCible({ ...etat, cible: null }, reste, choix);
}

/**
 * The attacker gives the Cible to a player, who is dealt what is left (rule regles-combat-cible-elimine), or takes it
 * and strikes everyone (rule regles-combat-cible-recuperer).
 */
function passCible(etat: Etat, reste: number, choix: Choix): Etat {
	const { transmission } = choix;
	const possibles = [MOI, ...etat.joueurs.map(({ id }) => id)];
	if (transmission === null) return holdCible(etat, reste);
	if (!possibles.includes(transmission)) {
		const impossible = { raison: 'cible-impossible', rule: 'regles-combat-cible-elimine' } as const;
		return holdCible(refuse(etat, { ...impossible, sujet: transmission, possibles }), reste);
	}
	const donnee: Etat = { ...etat, cible: transmission, suite: 'reste' };
	const note = { kind: 'cible-donnee', sujet: transmission } as const;
	if (transmission !== MOI) {
		const rule = 'regles-combat-cible-elimine';
		return strikeVise(record(donnee, { ...note, rule, avant: reste, apres: reste }), reste, rule, choix);
	}
	const rule = 'regles-combat-cible-recuperer';
	return strikeTous(record(donnee, { ...note, rule, avant: etat.reserve, apres: etat.reserve }), rule);
}

/** Nothing more happens until the attacker says who gets the Cible. */
function holdCible(etat: Etat, reste: number): Etat {
	const note = { kind: 'cible-a-donner', rule: 'regles-combat-cible-elimine', sujet: MOI } as const;
	return record({ ...etat, suite: 'a-donner' }, { ...note, avant: reste, apres: reste });
}

import type { AttaqueBouclier, AttaqueContreSeigneurMaitre } from './plan';
import type { Refus } from './refusal';
import { type Adversaire, type Bouclier, SEIGNEUR_MAITRE } from './situation';
import { record } from './state';
import type { Trace, TraceStep } from './trace';

/** Everything known of an attack on the Seigneur Maître at one moment. Never modified. */
interface EtatSolo {
	readonly dominat: number;
	/** Adversaires in play, with the shields that are left. */
	readonly adversaires: readonly Adversaire[];
	/** Ids of those defeated, in order. */
	readonly vaincus: readonly string[];
	/** Health of the Seigneur Maître. */
	readonly sante: number;
	/** Damage not used. */
	readonly reserve: number;
	readonly refus: readonly Refus[];
	readonly trace: Trace;
}

/**
 * Uses one pool as the attacker wants (rule regles-solo-attaquer): shields first, then the Seigneur Maître, though no
 * rule asks for that order. At 0 health he is defeated (rule regles-solo-fin-sante).
 */
export function attackSeigneurMaitre({
	degats,
	dominat,
	adversaires,
	sante,
	plan,
}: AttaqueContreSeigneurMaitre): EtatSolo {
	const ouvert: EtatSolo = { dominat, adversaires, vaincus: [], sante, reserve: degats, refus: [], trace: [] };
	const reserve = { kind: 'reserve', rule: 'regles-solo-attaquer', sujet: SEIGNEUR_MAITRE } as const;
	const pret = record(ouvert, { ...reserve, avant: 0, apres: degats });
	return strikeSeigneurMaitre(plan.boucliers.reduce(attackBouclier, pret), plan.frappe);
}

/** Value of a shield; X is the Dominât (rule regles-solo-bouclier-x). */
export function valueBouclier(bouclier: Bouclier, dominat: number): number {
	return bouclier === 'X' ? dominat : bouclier;
}

/**
 * Attacks the leftmost shield (rule regles-solo-bouclier-ordre): damage destroys it when it is at least its value (rule
 * regles-solo-bouclier), an effect that kills an Allié takes it off (rule regles-solo-bouclier-tuer).
 */
function attackBouclier(etat: EtatSolo, { adversaire: id, moyen }: AttaqueBouclier): EtatSolo {
	const adversaire = etat.adversaires.find((autre) => autre.id === id);
	const [premier] = adversaire?.boucliers ?? [];
	if (adversaire === undefined || premier === undefined) return refuse(etat, explainAbsence(etat, id));
	const value = valueBouclier(premier, etat.dominat);
	const disponibles = etat.reserve;
	if (moyen === 'degats' && disponibles < value) {
		const rule = 'regles-solo-bouclier';
		return refuse(etat, { raison: 'bouclier-trop-fort', rule, sujet: id, value, disponibles });
	}
	const note = noteGauche(etat, adversaire);
	return removeBouclier(moyen === 'effet' ? takeOff(note, adversaire) : destroy(note, adversaire, premier), adversaire);
}

function refuse(etat: EtatSolo, refus: Refus): EtatSolo {
	return { ...etat, refus: [...etat.refus, refus] };
}

function explainAbsence({ vaincus }: EtatSolo, id: string): Refus {
	return vaincus.includes(id)
		? { raison: 'adversaire-deja-vaincu', rule: 'regles-solo-adversaire-vaincu', sujet: id }
		: { raison: 'adversaire-inconnu', rule: null, sujet: id };
}

function noteGauche(etat: EtatSolo, { id, boucliers }: Adversaire): EtatSolo {
	const nombre = boucliers.length;
	if (nombre < 2) return etat;
	const note = { sujet: id, avant: nombre, apres: nombre };
	return record(etat, { kind: 'bouclier-de-gauche', rule: 'regles-solo-bouclier-ordre', ...note });
}

function takeOff(etat: EtatSolo, { id, boucliers }: Adversaire): EtatSolo {
	const rule = 'regles-solo-bouclier-tuer';
	const avant = boucliers.length;
	return record(etat, { kind: 'bouclier-ote', rule, sujet: id, avant, apres: avant - 1 });
}

function destroy(etat: EtatSolo, { id, boucliers }: Adversaire, bouclier: Bouclier): EtatSolo {
	const { dominat, reserve: avant } = etat;
	const apres = avant - valueBouclier(bouclier, dominat);
	const x: readonly TraceStep[] =
		bouclier === 'X'
			? [{ kind: 'bouclier-x', rule: 'regles-solo-bouclier-x', sujet: id, avant: dominat, apres: dominat }]
			: [];
	return record({ ...etat, reserve: apres }, ...x, {
		kind: 'bouclier-detruit',
		rule: 'regles-solo-bouclier',
		sujet: id,
		avant,
		apres,
		restants: boucliers.length - 1,
	});
}

/** Without its last shield, an Adversaire goes to the discard pile (rule regles-solo-adversaire-vaincu). */
function removeBouclier(etat: EtatSolo, { id, boucliers }: Adversaire): EtatSolo {
	const restants = boucliers.slice(1);
	const nombre = etat.adversaires.length;
	if (restants.length > 0) {
		const entame = (autre: Adversaire) => (autre.id === id ? { id, boucliers: restants } : autre);
		return { ...etat, adversaires: etat.adversaires.map(entame) };
	}
	const autres = etat.adversaires.filter((autre) => autre.id !== id);
	const rule = 'regles-solo-adversaire-vaincu';
	return record(
		{ ...etat, adversaires: autres, vaincus: [...etat.vaincus, id] },
		{ kind: 'adversaire-vaincu', rule, sujet: id, avant: nombre, apres: nombre - 1 },
	);
}

function strikeSeigneurMaitre(etat: EtatSolo, frappe: number | null): EtatSolo {
	const { sante: avant, reserve } = etat;
	const subis = Math.min(frappe ?? reserve, reserve, avant);
	if (subis === 0) return etat;
	const apres = avant - subis;
	const constat = { sujet: SEIGNEUR_MAITRE, avant, apres };
	const blesse = record(
		{ ...etat, sante: apres, reserve: reserve - subis },
		{ kind: 'seigneur-maitre-frappe', rule: 'regles-solo-attaquer', ...constat },
	);
	if (apres > 0) return blesse;
	const fin = { sujet: SEIGNEUR_MAITRE, avant: 0, apres: 0 };
	return record(blesse, { kind: 'seigneur-maitre-vaincu', rule: 'regles-solo-fin-sante', ...fin });
}

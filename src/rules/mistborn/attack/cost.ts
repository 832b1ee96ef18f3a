import { valueBouclier } from './lord-ruler';
import type { Attaque, AttaqueContreSeigneurMaitre } from './plan';
import { type Allie, type EntreJoueurs, type Joueur, MOI, SEIGNEUR_MAITRE } from './situation';

/** What it costs to kill an Allié, eliminate a player, or defeat an Adversaire or the Seigneur Maître, and it alone. */
export interface Cout {
	/** Id of what would be killed. */
	readonly sujet: string;
	readonly genre: 'allie' | 'joueur' | 'adversaire' | 'seigneur-maitre';
	/** Damage needed, Défenseurs before it, Nuages and reductions included. */
	readonly degats: number;
	/** Part of it that goes to the Défenseurs before it. */
	readonly defenseurs: number;
	/** Whether the attacker may aim at it at all: a player who has not the Cible cannot be struck. */
	readonly permis: boolean;
	/** Whether it is allowed and the damage of the turn is enough. */
	readonly possible: boolean;
	/** Rule that decides. */
	readonly rule:
		| 'regles-combat-defense'
		| 'regles-combat-defenseur'
		| 'regles-combat-deux-joueurs'
		| 'regles-combat-cible-autre'
		| 'regles-combat-cible-vous'
		| 'regles-solo-bouclier'
		| 'regles-solo-fin-sante';
}

/**
 * Costs of everything that the damage of the turn could be used on, each as if it were the only aim: an answer to
 * « what can I kill? ». What follows an elimination (the Cible given to another player) is not looked at. Shields that
 * the plan takes off with an effect cost nothing.
 */
export function listCouts(attaque: Attaque): readonly Cout[] {
	return attaque.contre === 'joueurs' ? listEntreJoueurs(attaque) : listSolo(attaque);
}

function listEntreJoueurs(situation: EntreJoueurs): readonly Cout[] {
	return situation.joueurs.flatMap((joueur) => [
		priceJoueur(situation, joueur),
		...joueur.allies.map((allie) => priceAllie(situation, joueur, allie)),
	]);
}

/** His Défenseurs (rule regles-combat-defenseur), then his health; only the holder of the Cible if it is not yours. */
function priceJoueur({ degats, cible, joueurs }: EntreJoueurs, joueur: Joueur): Cout {
	const defenseurs = priceDefenseurs(joueur);
	const cout = defenseurs + priceReductions(joueur) + joueur.nuage + joueur.sante;
	const seul = joueurs.length === 1;
	const permis = seul || cible === MOI || cible === joueur.id;
	const regleCible = cible === MOI ? 'regles-combat-cible-vous' : 'regles-combat-cible-autre';
	const rule = seul ? 'regles-combat-deux-joueurs' : regleCible;
	const possible = permis && cout <= degats;
	return { sujet: joueur.id, genre: 'joueur', degats: cout, defenseurs, permis, possible, rule };
}

function priceAllie({ degats }: EntreJoueurs, joueur: Joueur, allie: Allie): Cout {
	const defenseurs = allie.defenseur ? 0 : priceDefenseurs(joueur);
	const cout = defenseurs + priceMort(allie);
	const rule = defenseurs > 0 ? 'regles-combat-defenseur' : 'regles-combat-defense';
	return { sujet: allie.id, genre: 'allie', degats: cout, defenseurs, permis: true, possible: cout <= degats, rule };
}

/** Each Nuage played for an Allié loses a whole attack (rule regles-combat-nuage-allie). */
function priceMort({ defense, nuages }: Allie): number {
	return defense * (1 + nuages);
}

function priceDefenseurs({ allies }: Joueur): number {
	return sum(allies.filter(({ defenseur }) => defenseur).map(priceMort));
}

/** An Allié that reduces the damage of its player costs its reduction, or its death when that is less. */
function priceReductions({ allies }: Joueur): number {
	const reducteurs = allies.filter(({ defenseur }) => !defenseur);
	return sum(reducteurs.map((allie) => Math.min(allie.reduction, priceMort(allie))));
}

function listSolo({ degats, dominat, sante, adversaires, plan }: AttaqueContreSeigneurMaitre): readonly Cout[] {
	const boss = { sujet: SEIGNEUR_MAITRE, genre: 'seigneur-maitre', degats: sante } as const;
	const cartes = adversaires.map(({ id, boucliers }) => {
		const otes = plan.boucliers.filter(({ adversaire, moyen }) => adversaire === id && moyen === 'effet').length;
		const cout = sum(boucliers.slice(otes).map((bouclier) => valueBouclier(bouclier, dominat)));
		return { sujet: id, genre: 'adversaire', degats: cout, rule: 'regles-solo-bouclier' } as const;
	});
	return [{ ...boss, rule: 'regles-solo-fin-sante' } as const, ...cartes].map((cout) => ({
		...cout,
		defenseurs: 0,
		permis: true,
		possible: cout.degats <= degats,
	}));
}

function sum(nombres: readonly number[]): number {
	return nombres.reduce((somme, nombre) => somme + nombre, 0);
}

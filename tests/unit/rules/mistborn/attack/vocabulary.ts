import {
	type Adversaire,
	type Allie,
	type Attaque,
	type AttaqueBouclier,
	type AttaqueContreSeigneurMaitre,
	type AttaqueEntreJoueurs,
	type Joueur,
	MOI,
	type PlanEntreJoueurs,
	type Resolution,
	type Resultat,
	resoudre,
	type TraceStep,
} from '../../../../../src/rules/mistborn/attack';

/** What a case says about an Allié; the rest is a plain one of Défense 3. */
export type TraitAllie = Partial<Allie> & { readonly id: string };

export function allie(trait: TraitAllie): Allie {
	return { defense: 3, defenseur: false, reduction: 0, nuages: 0, ...trait };
}

/** A Défenseur of Défense 3, unless said otherwise. */
export function garde(id: string, defense = 3, nuages = 0): Allie {
	return allie({ id, defense, defenseur: true, nuages });
}

/** What a case says about a player; the rest is one of 20 health, without Alliés. */
export type TraitJoueur = Partial<Omit<Joueur, 'id'>>;

export function joueur(id: string, trait: TraitJoueur = {}): Joueur {
	return { id, sante: 20, nuage: 0, allies: [], ...trait };
}

/** What the attacker does: all the damage at players unless said otherwise. */
export type TraitPlan = Partial<PlanEntreJoueurs>;

const PLAN: PlanEntreJoueurs = { allies: [], frappe: null, transmission: null };

/** An attack between players, the other players in order and named by their key. */
export function entreJoueurs(
	degats: number,
	cible: string,
	traits: Readonly<Record<string, TraitJoueur>>,
	plan: TraitPlan = {},
): AttaqueEntreJoueurs {
	const joueurs = Object.entries(traits).map(([id, trait]) => joueur(id, trait));
	return { contre: 'joueurs', degats, cible, joueurs, plan: { ...PLAN, ...plan } };
}

/** An attack on the Seigneur Maître, at 48 health and Dominât 1 unless said otherwise. */
export function solo(
	degats: number,
	boucliers: Readonly<Record<string, Adversaire['boucliers']>> = {},
	...attaques: readonly (string | AttaqueBouclier)[]
): AttaqueContreSeigneurMaitre {
	return {
		contre: 'seigneur-maitre',
		degats,
		dominat: 1,
		sante: 48,
		adversaires: Object.entries(boucliers).map(([id, reste]) => ({ id, boucliers: reste })),
		plan: {
			boucliers: attaques.map((attaque) =>
				typeof attaque === 'string' ? { adversaire: attaque, moyen: 'degats' } : attaque,
			),
			frappe: null,
		},
	};
}

/** A resolution, with the questions that rulings ask. */
export interface Jugement<R extends Resultat = Resultat> extends Resolution {
	readonly resultat: R;
	/** Steps of a kind, in order. */
	readonly pas: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace and the refusals, in order. */
	readonly regles: readonly string[];
}

/** The attack, judged. */
export function juger<A extends Attaque>(attaque: A): Jugement<Extract<Resultat, { contre: A['contre'] }>> {
	const { resultat, trace } = resoudre(attaque);
	return {
		resultat: resultat as Extract<Resultat, { contre: A['contre'] }>,
		trace,
		pas: <E extends TraceStep['kind']>(kind: E) =>
			trace.filter((pas): pas is Extract<TraceStep, { kind: E }> => pas.kind === kind),
		regles: [...trace, ...resultat.refus].flatMap(({ rule }) => (rule === null ? [] : [rule])),
	};
}

/** Two players: the attacker and `paul`. */
export function deux(degats: number, trait: TraitJoueur = {}, plan: TraitPlan = {}) {
	return juger(entreJoueurs(degats, MOI, { paul: trait }, plan));
}

/** Three players, the attacker, `paul` and `rita`, who are plain unless said otherwise. */
export function trois(degats: number, cible: string, traits: Record<string, TraitJoueur> = {}, plan: TraitPlan = {}) {
	return juger(entreJoueurs(degats, cible, { paul: {}, rita: {}, ...traits }, plan));
}

/** Four players, the attacker, `paul`, `rita` and `sam`, who are plain unless said otherwise. */
export function quatre(degats: number, cible: string, traits: Record<string, TraitJoueur> = {}, plan: TraitPlan = {}) {
	return juger(entreJoueurs(degats, cible, { paul: {}, rita: {}, sam: {}, ...traits }, plan));
}

/** Health of each other player after the attack. */
export function santes({ resultat }: Jugement<Extract<Resultat, { contre: 'joueurs' }>>): Record<string, number> {
	return Object.fromEntries(resultat.bilans.map(({ joueur: id, apres }) => [id, apres]));
}

/** Ids of the Alliés killed. */
export function tues({ resultat }: Jugement<Extract<Resultat, { contre: 'joueurs' }>>): readonly string[] {
	return resultat.tues.map((tue) => tue.allie);
}

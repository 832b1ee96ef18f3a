export type { Cout } from './cout';
export type {
	Attaque,
	AttaqueBouclier,
	AttaqueContreSeigneurMaitre,
	AttaqueEntreJoueurs,
	PlanEntreJoueurs,
} from './plan';
export { RULES } from './regles';
export { type Resolution, type Resultat, resoudre } from './resolution';
export { type Adversaire, type Allie, type Joueur, MOI, SEIGNEUR_MAITRE } from './situation';
export type { TraceStep } from './trace';
export { verifier } from './verification';

export type { Cout } from './cost';
export type {
	Attaque,
	AttaqueBouclier,
	AttaqueContreSeigneurMaitre,
	AttaqueEntreJoueurs,
	PlanEntreJoueurs,
} from './plan';
export { type Resolution, type Resultat, resoudre } from './resolution';
export { RULES } from './rules';
export { type Adversaire, type Allie, type Joueur, MOI, SEIGNEUR_MAITRE } from './situation';
export type { TraceStep } from './trace';
export { verifier } from './verification';

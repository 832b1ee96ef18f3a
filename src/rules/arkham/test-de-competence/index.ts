export { calculer } from './calcul';
export { courbe, type Palier } from './courbe';
export type { Chances, Epreuve, Issue } from './issue';
export { type Jeu, jouer } from './jeu';
export { REGLES } from './regles';
export { type Simulation, simuler } from './simulation';
export {
	type Automatique,
	type Effet,
	PIONS_MAX,
	type Pion,
	type Situation,
	type Tirage,
	TYPES_MAX,
} from './situation';
export type { Etape, Trace } from './trace';
export { verifier } from './verification';

export { calculer, courbe } from './chances';
export type { Palier } from './curve';
export { type Jeu, jouer } from './play';
export type { Chances, Epreuve, Issue } from './results';
export { RULES } from './rules';
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
export type { EtapePesee, EtapeTiree, Trace, TracePesee, TraceStep } from './trace';
export { verifier } from './verification';

export { type Anneau, CHOIX, type Choix, type Element } from './ring';
export type { Personnage, Statut, Type } from './character';
export { RULES } from './rules';
export { type Resolution, resoudre } from './resolution';
export type { Issue } from './result';
export type { Faveur, Province, Situation } from './situation';
export type { TraceStep } from './trace';
export { verifier } from './verification';

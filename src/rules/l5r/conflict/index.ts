export { type Anneau, CHOIX, type Choix, type Element } from './anneau';
export type { Personnage, Statut, Type } from './personnage';
export { RULES } from './regles';
export { type Resolution, resoudre } from './resolution';
export type { Issue } from './resultat';
export type { Faveur, Province, Situation } from './situation';
export type { TraceStep } from './trace';
export { verifier } from './verification';

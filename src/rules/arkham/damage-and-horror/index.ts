export type { Irregularite } from './irregularite';
export { maximums } from './maximum';
export { type Priorite, proposer } from './proposition';
export { RULES } from './regles';
export { type Bilan, type Resolution, type Resultat, resoudre } from './resolution';
export type { Endurance, IdCarte, Investigateur, Lot, Partie, Repartition, Situation, Soutien } from './situation';
export type { TraceStep } from './trace';
export { verifier } from './verification';

export type { Irregularite } from './irregularity';
export { maximums } from './maximum';
export { type Priorite, proposer } from './proposal';
export { type Bilan, type Resolution, type Resultat, resoudre } from './resolution';
export { RULES } from './rules';
export type { Endurance, IdCarte, Investigateur, Lot, Partie, Repartition, Situation, Soutien } from './situation';
export type { TraceStep } from './trace';
export { verifier } from './verification';

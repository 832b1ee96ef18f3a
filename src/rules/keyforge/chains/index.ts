export type { Ligne } from './etat';
export { RULES } from './regles';
export { HORIZON, type Resolution, resoudre } from './resolution';
export type { AuDela, Depart, Situation, Tour } from './situation';
export type { TraceStep } from './trace';
export { verifier } from './verification';

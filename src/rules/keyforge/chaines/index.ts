export type { Ligne } from './etat';
export { REGLES } from './regles';
export { HORIZON, type Resolution, resoudre } from './resolution';
export type { AuDela, Depart, Situation, Tour } from './situation';
export type { Etape } from './trace';
export { verifier } from './verification';

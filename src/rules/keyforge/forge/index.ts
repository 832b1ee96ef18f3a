export type { Bilan } from './bilan';
export type { CoutEffet, Effet, Empechement, EtapeForger, Evenement, Mouvement } from './evenement';
export type { Issue } from './issue';
export { RULES } from './regles';
export { type Resolution, resoudre } from './resolution';
export type { Camp, Joueur, Situation } from './situation';
export type { Trace, TraceStep } from './trace';
export { verifier } from './verification';

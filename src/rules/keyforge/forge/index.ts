export type { Bilan } from './bilan';
export type { CoutEffet, Effet, Empechement, EtapeForger, Evenement, Mouvement } from './evenement';
export type { Issue } from './issue';
export { REGLES } from './regles';
export { type Resolution, resoudre } from './resolution';
export type { Camp, Joueur, Situation } from './situation';
export type { Etape, Trace } from './trace';
export { verifier } from './verification';

export type { Creature } from './creature';
export type { Destruction } from './etat';
export type { Combat, Degats, Evenement, NouveauTour, Ordre, VariationArmure } from './evenement';
export type { Bilan, Illegalite, Issue } from './issue';
export { RULES, type RuleId } from './regles';
export { type Resolution, type Resultat, resoudre } from './resolution';
export type { Camp, Situation } from './situation';
export type { Cause, Constat, Nature, Trace, TraceStep } from './trace';
export { verifier } from './verification';

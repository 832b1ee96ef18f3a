export { type Analyse, analyser, PORTEES, porteeOf, variationOf } from './analyse';
export type { Denouement } from './issue';
export { RULES } from './regles';
export { type Resolution, resoudre } from './resolution';
export { CAMPS, type Camp, type Duelliste, type Mises, opposingCamp, type Situation } from './situation';
export { dresserTableau, type Tableau } from './tableau';
export type { TraceStep } from './trace';
export { CADRAN, verifier } from './verification';

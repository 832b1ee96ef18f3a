export { type Analyse, analyser, PORTEES, porteeOf, variationOf } from './analysis';
export type { Denouement } from './result';
export { RULES } from './rules';
export { type Resolution, resoudre } from './resolution';
export { CAMPS, type Camp, type Duelliste, type Mises, opposingCamp, type Situation } from './situation';
export { dresserTableau, type Tableau } from './table';
export type { TraceStep } from './trace';
export { CADRAN, verifier } from './verification';

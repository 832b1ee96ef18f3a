/** Metals of one turn: the front door of the engine. */
export * from './at-once';
export { type Combination, type Combinations, combine, type Tier } from './combination';
export type { Wish } from './search';
export { verify, verifyWishes } from './verification';

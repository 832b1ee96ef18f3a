/** Skill tests: the front door of the engine. `resolve` gives exact chances; `play` and `simulate` draw tokens. */
export * from './at-once';
export { failsByAtLeast, failsByAtMost, succeedsByAtLeast } from './by-margin';
export { isQuick, prepareChoice, prepareOnce, prepareWithin } from './choice';
export { type PlayedTest, play } from './play';
export { resolve } from './resolve';
export { type Simulation, simulate } from './simulation';
export { type Tally, type TokenCost, tally } from './tally';
export { TooLong } from './too-long';
export { verify, verifyRange, verifyTests } from './verification';

/**
 * Fights of KeyForge, and what else may happen in a turn: which creatures live, and by which rules. The front door of the
 * engine.
 */
export * from './at-once';
export { resolve } from './board';
export { verify } from './verification';

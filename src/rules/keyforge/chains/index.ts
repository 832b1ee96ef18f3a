export { HORIZON, type Resolution, resolve } from './resolve';
export { RULES } from './rules';
export type { BeyondBands, Situation, Start, Turn } from './situation';
export type { Line } from './state';
export type { TraceStep } from './trace';
export { verify } from './verification';

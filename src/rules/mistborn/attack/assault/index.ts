/** What the Lord Ruler and his foes do to the players: the front door of what the attack tool loads later. */
export type { Checked, Problem, Verdict } from '../../../verification';
export { type AssaultResolution, type AssaultResult, resolve } from './resolution';
export type { AssaultIllegality } from './sharing';
export { type Assault, type Blow, CARDS, type Share, SOURCES, type Source, type Turn } from './situation';
export type { AssaultStep } from './trace';
export { verify } from './verification';

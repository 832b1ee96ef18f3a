import type { Resolution } from '../../../rules/l5r/conflict';
import { resolveQuiet } from '../../../rules/l5r/conflict/at-once';
import { boardOfEvents } from './later';
import type { ConflictState } from './state';
import { toEngine } from './to-engine';

/** What becomes of a case, with its events where there are some. */
export const resolveCase = (state: ConflictState): Resolution =>
	state.events.length > 0 ? boardOfEvents().resolve(toEngine(state)) : resolveQuiet(toEngine(state));

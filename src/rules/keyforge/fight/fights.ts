import type { Checked } from '../../verification';
import type { FightsInput } from './input';
import { sendAway } from './leave-play';
import { play, type Resolution } from './resolve';
import { resolveFight } from './resolve-fight';

/** `resolve`, for fights alone, without the effects of abilities, but where a “Destroyed:” one sends its creature. */
export function resolveFights({ events, ...situation }: Checked<FightsInput>): Resolution {
	return play(situation, events, (state, fight) => resolveFight(state, fight, (unchanged) => unchanged), sendAway);
}

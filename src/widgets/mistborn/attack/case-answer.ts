import { resolve } from '../../../rules/mistborn/attack';
import { sayCase } from '../../shared/case-answer';
import { caveat, headline } from './answer';
import { toEngine } from './to-engine';
import { attackCodec } from './url-state';

/** The answer to a case, for search: that of a player who attacks. */
export const answerCase = sayCase(attackCodec, (state) => {
	if (state.mode === 'assault') return [];
	const resolution = resolve(toEngine(state));
	return [headline(resolution), caveat(resolution)];
});

import { resolve } from '../../../rules/l5r/duel';
import { sayCase } from '../../shared/case-answer';
import { caveat, headline } from './answer';
import { toEngine } from './state';
import { duelCodec } from './url-state';

/** The answer to a case, for search. */
export const answerCase = sayCase(duelCodec, (state) => {
	const resolution = resolve(toEngine(state));
	return [headline(resolution, state.role), caveat(resolution, state)];
});

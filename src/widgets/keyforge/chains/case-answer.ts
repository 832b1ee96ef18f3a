import { resolve } from '../../../rules/keyforge/chains';
import { sayCase } from '../../shared/case-answer';
import { caveat, headline } from './answer';
import { toEngine } from './state';
import { chainCodec } from './url-state';

/** The answer to a case, for search. */
export const answerCase = sayCase(chainCodec, (state) => {
	const resolution = resolve(toEngine(state));
	return [headline(resolution), caveat(resolution)];
});

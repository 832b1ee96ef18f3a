import { resolve } from '../../../rules/keyforge/chains';
import { sayCase } from '../../shared/case-answer';
import { BEYOND_BOOK, caveat, goesBeyond, headline } from './answer';
import { toEngine } from './state';
import { chainCodec } from './url-state';

/** The answer to a case, for search: the draw that is asked for, and the turns after it when the address tells them. */
export const answerCase = sayCase(chainCodec, (state, query) => {
	const resolution = resolve(toEngine(state));
	if (query.has('tour')) return [headline(resolution), caveat(resolution)];
	return [headline(resolution), goesBeyond(resolution) ? BEYOND_BOOK : ''];
});

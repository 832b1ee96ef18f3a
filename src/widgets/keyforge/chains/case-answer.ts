import { resolve } from '../../../rules/keyforge/chains';
import { sayCase } from '../../shared/case-answer';
import { BEYOND_BOOK, goesBeyond, headline } from './answer';
import { toEngine } from './state';
import { chainCodec } from './url-state';

/** The answer to a case, for search: the draw that is asked for, without the turns that the tool supposes after it. */
export const answerCase = sayCase(chainCodec, (state) => {
	const resolution = resolve(toEngine(state));
	return [headline(resolution), goesBeyond(resolution) ? BEYOND_BOOK : ''];
});

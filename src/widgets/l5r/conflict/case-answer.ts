import { sayCase } from '../../shared/case-answer';
import { caveat, headline } from './answer';
import { resolveCase } from './resolve-case';
import { toEngine } from './to-engine';
import { conflictCodec } from './url-state';

/** The answer to a case, for search. */
export const answerCase = sayCase(conflictCodec, (state) => {
	const situation = toEngine(state);
	const resolution = resolveCase(state);
	return [headline(resolution), caveat(resolution, situation)];
});

import { resolve } from '../../../rules/l5r/conflict';
import { sayCase } from '../../shared/case-answer';
import { caveat, headline } from './answer';
import { toEngine } from './to-engine';
import { conflictCodec } from './url-state';

/** The answer to a case, for search. */
export const answerCase = sayCase(conflictCodec, (state) => {
	const situation = toEngine(state);
	const resolution = resolve(situation);
	return [headline(resolution), caveat(resolution, situation)];
});

import { resolve } from '../../../rules/arkham/damage-and-horror';
import { sayCase } from '../../shared/case-answer';
import { headline } from './answer';
import { caveat } from './caveat';
import { toEngine } from './state';
import { damageCodec } from './url-state';

/** The answer to a case, for search. */
export const answerCase = sayCase(damageCodec, (state) => {
	const resolution = resolve(toEngine(state));
	return [headline(resolution), caveat(resolution, state)];
});

import { resolve } from '../../../rules/l5r/glory-count';
import { sayCase } from '../../shared/case-answer';
import { caveat, headline } from './answer';
import { toEngine } from './state';
import { gloryCodec } from './url-state';

/** The answer to a case, for search. Who has the Favor is said where the case tells it, or the count decides it. */
export const answerCase = sayCase(gloryCodec, (state) => {
	const { result } = resolve(toEngine(state));
	const known = result.winner !== null || state.settings.favor !== 'available';
	return [
		headline(result, state.settings),
		known ? caveat(result, state.settings) : 'La Faveur Impériale garde son état.',
	];
});

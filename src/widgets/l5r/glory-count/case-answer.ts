import { resolve } from '../../../rules/l5r/glory-count';
import { sayCase } from '../../shared/case-answer';
import { headline } from './answer';
import { toEngine } from './state';
import { gloryCodec } from './url-state';

/** The answer to a case, for search. */
export const answerCase = sayCase(gloryCodec, (state) => [headline(resolve(toEngine(state)).result, state.settings)]);

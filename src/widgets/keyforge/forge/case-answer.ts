import { resolve } from '../../../rules/keyforge/forge';
import { sayCase } from '../../shared/case-answer';
import { headline } from './answer';
import { toEngine } from './state';
import { forgeCodec } from './url-state';

/** The answer to a case, for search. */
export const answerCase = sayCase(forgeCodec, (state) => [headline(resolve(toEngine(state)))]);

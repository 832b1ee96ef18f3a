import { sayCase } from '../../shared/case-answer';
import { caveat, headline } from './answer';
import { resolveCase } from './resolve-case';
import { offer } from './ring-offer';
import { toEngine } from './to-engine';
import { conflictCodec } from './url-state';

/** The answer to a case, for search. Who names a ring there has not chosen what to do with its effect. */
export const answerCase = sayCase(conflictCodec, (state, query) => {
	const situation = toEngine(state);
	const resolution = resolveCase(state);
	const ring = query.has('anneau') && !query.has('effet') ? offer(resolution, situation.ring.element) : '';
	return [headline(resolution), caveat(resolution, situation), ring];
});

import { resolve } from '../../../rules/mistborn/metals';
import { sayCase } from '../../shared/case-answer';
import { headline } from './answer';
import { explainRefusal } from './refusal';
import { toEngine } from './state';
import { metalsCodec } from './url-state';

/** The answer to a case, for search: the first action that cannot be, or where they lead. */
export const answerCase = sayCase(metalsCodec, (state) => {
	const resolution = resolve(toEngine(state));
	const refused = resolution.result.outcomes.find((outcome) => outcome.type === 'illegal');
	return refused ? ['Impossible.', explainRefusal(refused)] : [headline(resolution)];
});

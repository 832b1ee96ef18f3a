import { needsChoice, weigh } from '../../../rules/arkham/skill-test/at-once';
import { type SayCase, sayCase } from '../../shared/case-answer';
import { caveat, headline } from './answer';
import { hasUnknownSymbols, toEngine } from './bag';
import { skillTestCodec } from './url-state';
import { bringWholeBags } from './whole-bags';

/** The answer to a case, for search; none when tokens are chosen, which takes time. */
export const answerCase: SayCase = async (address, page) => {
	const data = await bringWholeBags(page);
	return sayCase(skillTestCodec(data), (state) => {
		const situation = toEngine(data, state);
		if (needsChoice(situation)) return [];
		const { result } = weigh(situation);
		return [`${headline(result, hasUnknownSymbols(data, state))}.`, caveat(result, undefined, state.test.icons)];
	})(address, page);
};

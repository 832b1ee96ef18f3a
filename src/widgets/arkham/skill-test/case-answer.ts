import { needsChoice, type PrepareChoice, weigh } from '../../../rules/arkham/skill-test/at-once';
import { type SayCase, sayCase } from '../../shared/case-answer';
import { signed } from '../../shared/words';
import { caveat, headline } from './answer';
import { hasUnknownSymbols, toEngine, totalOf } from './bag';
import type { TestNumbers } from './state';
import { skillTestCodec } from './url-state';
import { bringWholeBags } from './whole-bags';

/** Options that are weighed while the reader waits for an answer; beyond, it is in the tool. */
const FEW = 2000;

/** The answer to a case, for search; none when it takes time. */
export const answerCase: SayCase = async (address, page) => {
	const data = await bringWholeBags(page);
	const codec = skillTestCodec(data);
	let choose: PrepareChoice | undefined;
	/** A draw of several tokens, as at the levels whose symbols reveal others, brings its code. */
	const prepare = async (query: URLSearchParams): Promise<void> => {
		const situation = toEngine(data, codec.read(query).state);
		if (!needsChoice(situation)) return;
		const { isQuick, prepareOnce } = await import('../../../rules/arkham/skill-test');
		if (isQuick(situation)) choose = prepareOnce(FEW);
	};
	return sayCase({ ...codec, prepare }, (state) => {
		const situation = toEngine(data, state);
		if (needsChoice(situation) && !choose) return [];
		const { result } = weigh(situation, choose);
		return [
			`${headline(result, hasUnknownSymbols(data, state))}.`,
			caveat(result, undefined, state.test.icons),
			totalOf(data, state) > 1 ? least(state.test) : '',
		];
	})(address, page);
};

/** The lowest token that passes; at difficulty 0, any does. */
const least = ({ skill, icons, bonus, times, difficulty }: TestNumbers): string =>
	difficulty > 0 ? `Il faut un modificateur de ${signed(difficulty - skill - icons - bonus * times)} ou mieux.` : '';

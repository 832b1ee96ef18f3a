import { resolve, verify } from '../../../../../src/rules/l5r/duel';
import { duelCard } from '../../../../../src/widgets/l5r/duel/card';
import { toEngine } from '../../../../../src/widgets/l5r/duel/state';
import { duelCodec } from '../../../../../src/widgets/l5r/duel/url-state';
import { testedTool } from '../../tested-tool';
import { anyState } from './any-state';

export default testedTool({
	card: duelCard,
	codec: duelCodec,
	anyState: anyState(),
	problemsOf: (state) => verify(toEngine(state)).problems,
	resolve: (state) => resolve(toEngine(state)),
});

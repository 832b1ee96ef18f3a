import { resolve, verify } from '../../../../../src/rules/keyforge/chains';
import { chainsCard } from '../../../../../src/widgets/keyforge/chains/card';
import { toEngine } from '../../../../../src/widgets/keyforge/chains/state';
import { chainCodec } from '../../../../../src/widgets/keyforge/chains/url-state';
import { testedTool } from '../../tested-tool';
import { anyState } from './any-state';

export default testedTool({
	card: chainsCard,
	codec: chainCodec,
	anyState: anyState(),
	problemsOf: (state) => verify(toEngine(state)).problems,
	resolve: (state) => resolve(toEngine(state)),
});

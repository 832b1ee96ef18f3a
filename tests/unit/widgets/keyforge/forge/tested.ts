import { resolve, verify } from '../../../../../src/rules/keyforge/forge';
import { forgeCard } from '../../../../../src/widgets/keyforge/forge/card';
import { toEngine } from '../../../../../src/widgets/keyforge/forge/state';
import { forgeCodec } from '../../../../../src/widgets/keyforge/forge/url-state';
import { testedTool } from '../../tested-tool';
import { anyState } from './any-state';

export default testedTool({
	card: forgeCard,
	codec: forgeCodec,
	anyState: anyState(),
	problemsOf: (state) => verify(toEngine(state)).problems,
	resolve: (state) => resolve(toEngine(state)),
});

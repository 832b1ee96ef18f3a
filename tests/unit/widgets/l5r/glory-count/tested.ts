import { resolve, verify } from '../../../../../src/rules/l5r/glory-count';
import { gloryCountCard } from '../../../../../src/widgets/l5r/glory-count/card';
import { toEngine } from '../../../../../src/widgets/l5r/glory-count/state';
import { gloryCodec } from '../../../../../src/widgets/l5r/glory-count/url-state';
import { testedTool } from '../../tested-tool';
import { anyState } from './any-state';

export default testedTool({
	card: gloryCountCard,
	codec: gloryCodec,
	anyState: anyState,
	problemsOf: (state) => verify(toEngine(state)).problems,
	resolve: (state) => resolve(toEngine(state)),
});

import { resolve, verify } from '../../../../../src/rules/l5r/conflict';
import { conflictCard } from '../../../../../src/widgets/l5r/conflict/card';
import { loadBoard } from '../../../../../src/widgets/l5r/conflict/later';
import { toEngine } from '../../../../../src/widgets/l5r/conflict/to-engine';
import { conflictCodec } from '../../../../../src/widgets/l5r/conflict/url-state';
import { testedTool } from '../../tested-tool';
import { anyState } from './any-state';

await loadBoard();

export default testedTool({
	card: conflictCard,
	codec: conflictCodec,
	anyState: anyState(),
	problemsOf: (state) => verify(toEngine(state)).problems,
	resolve: (state) => resolve(toEngine(state)),
});

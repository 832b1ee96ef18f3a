import { resolve, verify } from '../../../../../src/rules/arkham/skill-test';
import { toEngine } from '../../../../../src/widgets/arkham/skill-test/bag';
import { skillTestCard } from '../../../../../src/widgets/arkham/skill-test/card';
import { testedTool } from '../../tested-tool';
import { usefulState } from './any-state';
import { codec, data } from './real-bags';

export default testedTool({
	card: skillTestCard,
	codec,
	anyState: usefulState,
	problemsOf: (state) => verify(toEngine(data, state)).problems,
	resolve: (state) => resolve(toEngine(data, state)),
});

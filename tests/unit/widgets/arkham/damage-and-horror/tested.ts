import { resolve, verify } from '../../../../../src/rules/arkham/damage-and-horror';
import { damageAndHorrorCard } from '../../../../../src/widgets/arkham/damage-and-horror/card';
import { toEngine } from '../../../../../src/widgets/arkham/damage-and-horror/state';
import { damageCodec } from '../../../../../src/widgets/arkham/damage-and-horror/url-state';
import { testedTool } from '../../tested-tool';
import { anyState } from './any-state';

export default testedTool({
	card: damageAndHorrorCard,
	codec: damageCodec,
	anyState: anyState(),
	problemsOf: (state) => verify(toEngine(state)).problems,
	resolve: (state) => resolve(toEngine(state)),
});

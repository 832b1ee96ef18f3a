import { resolve, verify, verifyWishes } from '../../../../../src/rules/mistborn/metals';
import { metalsCard } from '../../../../../src/widgets/mistborn/metals/card';
import { toEngine } from '../../../../../src/widgets/mistborn/metals/state';
import { metalsCodec } from '../../../../../src/widgets/mistborn/metals/url-state';
import { wishesOf } from '../../../../../src/widgets/mistborn/metals/use-combinations';
import { testedTool } from '../../tested-tool';
import { anyState } from './any-state';

export default testedTool({
	card: metalsCard,
	codec: metalsCodec,
	anyState: anyState(true),
	problemsOf: (state) => [
		...verify(toEngine(state)).problems,
		...verifyWishes(wishesOf(state), toEngine(state)).problems,
	],
	resolve: (state) => resolve(toEngine(state)),
});

import { resolve, verify } from '../../../../../src/rules/mistborn/attack';
import * as assault from '../../../../../src/rules/mistborn/attack/assault';
import { toAssault } from '../../../../../src/widgets/mistborn/attack/assault/to-assault';
import { attackCard } from '../../../../../src/widgets/mistborn/attack/card';
import { toEngine } from '../../../../../src/widgets/mistborn/attack/to-engine';
import { attackCodec } from '../../../../../src/widgets/mistborn/attack/url-state';
import { testedTool } from '../../tested-tool';
import { anyState } from './any-state';

export default testedTool({
	card: attackCard,
	codec: attackCodec,
	anyState: anyState(),
	problemsOf: (state) =>
		state.mode === 'assault' ? assault.verify(toAssault(state)).problems : verify(toEngine(state)).problems,
	resolve: (state) => (state.mode === 'assault' ? assault.resolve(toAssault(state)) : resolve(toEngine(state))),
});

import { resolve, verify } from '../../../../../src/rules/keyforge/fight';
import { fightCard } from '../../../../../src/widgets/keyforge/fight/card';
import { loadBoard } from '../../../../../src/widgets/keyforge/fight/later';
import { toEngine } from '../../../../../src/widgets/keyforge/fight/state';
import { fightCodec } from '../../../../../src/widgets/keyforge/fight/url-state';
import { testedTool } from '../../tested-tool';
import { anyState } from './any-state';

// What reads the events of an address comes with the board.
await loadBoard();

export default testedTool({
	card: fightCard,
	codec: fightCodec,
	anyState: anyState(),
	problemsOf: (state) => verify(toEngine(state)).problems,
	resolve: (state) => resolve(toEngine(state)),
});

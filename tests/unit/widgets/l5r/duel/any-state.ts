import fc from 'fast-check';
import type { Duelist } from '../../../../../src/rules/l5r/duel';
import type { DuelState } from '../../../../../src/widgets/l5r/duel/state';

const rarely = fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const change = (max: number) =>
	fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: -max, max }) });

const duelist = (max: number): fc.Arbitrary<Duelist> =>
	fc.record({
		skill: fc.integer({ min: 0, max }),
		dash: rarely,
		glory: fc.integer({ min: 0, max }),
		status: fc.constantFrom('honored', 'normal', 'dishonored'),
		modifiers: change(max),
		bowed: rarely,
		honor: fc.integer({ min: 1, max: 24 }),
		bidModifier: change(max),
	});

const bid = fc.integer({ min: 1, max: 5 });

/** Any case of the tool, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<DuelState> =>
	fc.record({
		role: fc.constantFrom('challenger', 'challenged'),
		type: fc.constantFrom('military', 'political'),
		floor: fc.constantFrom('after-bid', 'before-bid'),
		bid: bid,
		opponentBid: bid,
		you: duelist(max),
		opponent: duelist(max),
	});

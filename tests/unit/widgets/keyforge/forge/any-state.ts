import fc from 'fast-check';
import type { GameEvent, Player } from '../../../../../src/rules/keyforge/forge';
import { type ForgeState, MAX_EFFECTS, MAX_EVENTS } from '../../../../../src/widgets/keyforge/forge/state';

const side = fc.constantFrom('you' as const, 'opponent' as const);

/** Mostly nothing, so that a case has a few things in it and not all of them. */
const rare = (max: number) =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 0, max }) });

const signed = (max: number) => fc.integer({ min: -max, max });

const player = (max: number): fc.Arbitrary<Player> =>
	fc.record({
		pool: fc.integer({ min: 0, max }),
		onCards: rare(max),
		captures: rare(max),
		keys: fc.integer({ min: 0, max: 2 }),
		modifiers: fc.array(signed(max), { maxLength: MAX_EFFECTS }).filter((all) => all.length < 3 || max > 20),
	});

const event = (max: number): fc.Arbitrary<GameEvent> => {
	const amount = fc.integer({ min: 0, max });
	return fc.oneof(
		{
			weight: 3,
			arbitrary: fc.record({
				type: fc.constant('forge-step' as const),
				player: side,
				prevention: fc.constantFrom(null, null, 'skipped' as const, 'forbidden' as const, 'replaced' as const),
				fromCards: rare(max),
			}),
		},
		{
			weight: 3,
			arbitrary: fc.record({
				type: fc.constant('effect' as const),
				player: side,
				cost: fc.oneof(
					fc.record({ type: fc.constant('current' as const), difference: fc.oneof(fc.constant(0), signed(max)) }),
					fc.record({ type: fc.constant('fixed' as const), amount: rare(max) }),
				),
				choice: fc.constantFrom('mandatory' as const, 'accepted' as const, 'declined' as const),
				prevention: fc.constantFrom(null, null, 'forbidden' as const, 'replaced' as const),
				fromCards: rare(max),
			}),
		},
		{
			weight: 3,
			arbitrary: fc.record({
				type: fc.constantFrom(
					'gain' as const,
					'loss' as const,
					'steal' as const,
					'capture' as const,
					'own-capture' as const,
					'return' as const,
					'payment' as const,
				),
				player: side,
				amount: amount,
			}),
		},
		fc.record({ type: fc.constant('cost' as const), player: side, variation: signed(max) }),
		fc.record({ type: fc.constantFrom('key-unforged' as const, 'turn-end' as const), player: side }),
	);
};

/** Any case of the calculator, with numbers up to `max`. */
export const anyState = (max = 99): fc.Arbitrary<ForgeState> =>
	fc.record({
		you: player(max),
		opponent: player(max),
		active: side,
		events: fc.array(event(max), { maxLength: MAX_EVENTS }),
	});

import fc from 'fast-check';
import type { GameEvent, Player, Situation } from '../../../../../src/rules/keyforge/forge';

const small = fc.integer({ min: 0, max: 9 });
const rare = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: small });
const difference = fc.oneof(
	{ weight: 2, arbitrary: fc.constant(0) },
	{ weight: 2, arbitrary: fc.integer({ min: -8, max: 8 }) },
);
const side = fc.constantFrom('you' as const, 'opponent' as const);

const anyPlayer: fc.Arbitrary<Player> = fc.record({
	pool: fc.integer({ min: 0, max: 20 }),
	onCards: rare,
	captures: rare,
	keys: fc.integer({ min: 0, max: 2 }),
	modifiers: fc.array(fc.integer({ min: -4, max: 6 }), { maxLength: 3 }),
});

/** Any situation, with numbers such as games have. */
export const anySituation: fc.Arbitrary<Situation> = fc.record({ you: anyPlayer, opponent: anyPlayer, active: side });

export const anyForgeStep = fc.record({
	type: fc.constant('forge-step' as const),
	player: side,
	prevention: fc.constantFrom(null, null, null, 'skipped' as const, 'forbidden' as const, 'replaced' as const),
	fromCards: rare,
});

const anyEffect = fc.record({
	type: fc.constant('effect' as const),
	player: side,
	cost: fc.oneof(
		fc.record({ type: fc.constant('current' as const), difference }),
		fc.record({ type: fc.constant('fixed' as const), amount: small }),
	),
	choice: fc.constantFrom('mandatory' as const, 'accepted' as const, 'declined' as const),
	prevention: fc.constantFrom(null, null, null, 'forbidden' as const, 'replaced' as const),
	fromCards: rare,
});

const anyMovement = fc.record({
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
	amount: small,
});

const anyEvent: fc.Arbitrary<GameEvent> = fc.oneof(
	{ weight: 4, arbitrary: anyForgeStep },
	{ weight: 2, arbitrary: anyEffect },
	{ weight: 4, arbitrary: anyMovement },
	{ weight: 1, arbitrary: fc.record({ type: fc.constant('cost' as const), player: side, variation: difference }) },
	{
		weight: 2,
		arbitrary: fc.record({ type: fc.constantFrom('key-unforged' as const, 'turn-end' as const), player: side }),
	},
);

export const someEvents = fc.array(anyEvent, { maxLength: 10 });

import fc from 'fast-check';
import { type Action, listPartners, METALS, NEEDS } from '../../../../../src/rules/mistborn/metals';
import {
	type CardSheet,
	effectId,
	letters,
	listWishes,
	MAX_ACTIONS,
	MAX_EFFECTS,
	type MetalsState,
} from '../../../../../src/widgets/mistborn/metals/state';

const metal = fc.constantFrom(...METALS);
const need = fc.constantFrom(...NEEDS);
/** Few letters, so that actions meet cards. */
const letter = fc.constantFrom(...letters.slice(0, 4));
const recipient = fc.option(letter);
const powers = {
	savant: fc.boolean(),
	abilities: fc.array(fc.array(need, { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
};
const flask = metal.chain((first) => fc.tuple(fc.constant(first), fc.constantFrom(...listPartners(first))));

const sheet: fc.Arbitrary<CardSheet> = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant('action' as const), flask, ...powers }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant('atium' as const), ...powers }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('ally' as const, 'funding' as const) }) },
);

const action: fc.Arbitrary<Action> = fc.oneof(
	fc.record({ type: fc.constant('burn' as const), metal, recipient }),
	fc.record({ type: fc.constant('flare' as const), metal: need, recipient }),
	fc.record({ type: fc.constant('atium' as const), standsFor: need, recipient }),
	fc.record({ type: fc.constant('lay' as const), card: letter, standsFor: need, recipient }),
	fc.record({ type: fc.constant('refresh' as const), metal, card: recipient }),
	fc.record({
		type: fc.constant('gain' as const),
		what: fc.constantFrom('icon' as const, 'burn' as const, 'atium' as const),
		amount: fc.integer({ min: 1, max: 9 }),
	}),
	fc.record({ type: fc.constant('riot' as const), effect: fc.integer({ min: 0, max: 4 }).map(effectId) }),
	fc.record({ type: fc.constant('seek' as const) }),
);

/** Any case of the tool. `crowded` fills it: as many cards, effects and actions as there can be. */
export const anyState = (crowded = false): fc.Arbitrary<MetalsState> =>
	fc
		.record({
			burnIcons: fc.integer({ min: 1, max: 4 }),
			extraBurns: fc.integer({ min: 0, max: crowded ? 9 : 1 }),
			atium: fc.integer({ min: 0, max: crowded ? 99 : 3 }),
			flared: fc.subarray([...METALS]),
			doubleAtium: fc.boolean(),
			cards: fc.dictionary(crowded ? fc.constantFrom(...letters) : letter, sheet, { noNullPrototype: true }),
			effects: fc.array(
				fc.oneof(
					fc.record({ kind: fc.constant('ally' as const), metal: need, burnsNeeded: fc.integer({ min: 1, max: 4 }) }),
					fc.record({ kind: fc.constant('character' as const), metal: need, burnsNeeded: fc.constant(1) }),
				),
				{ maxLength: crowded ? MAX_EFFECTS : 4 },
			),
			actions: fc.array(action, { maxLength: crowded ? MAX_ACTIONS : 12 }),
			wishes: fc.option(fc.dictionary(letter, fc.integer({ min: 0, max: 3 }), { noNullPrototype: true })),
		})
		.map((state) => ({ ...state, wishes: state.wishes && Object.fromEntries(listWishes(state)) }));

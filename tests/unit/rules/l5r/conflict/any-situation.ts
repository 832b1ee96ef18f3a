import fc from 'fast-check';
import {
	CHANGES,
	CHOICES,
	type Character,
	type ConflictEvent,
	type Element,
	listChoices,
	MOMENTS,
	type Outcome,
	type Resolution,
	RING_CHANGES,
	RING_MOMENTS,
	type Situation,
} from '../../../../../src/rules/l5r/conflict';
import { resolve } from './cases';

const small = fc.integer({ min: 0, max: 6 });
const amount = fc.oneof(
	{ weight: 3, arbitrary: fc.constant(0) },
	{ weight: 1, arbitrary: fc.integer({ min: -6, max: 6 }) },
);
const sometimes = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const type = fc.constantFrom('military' as const, 'political' as const);
const side = fc.constantFrom('attacker' as const, 'defender' as const);
const moment = fc.oneof(
	{ weight: 2, arbitrary: fc.constant('action-window' as const) },
	{ weight: 1, arbitrary: fc.constantFrom(...MOMENTS) },
);
const skill = fc.option(small, { freq: 8 });

const anyCharacter: fc.Arbitrary<Character> = fc.record({
	id: fc.constant(''),
	home: sometimes,
	military: skill,
	political: skill,
	attachments: fc.record({ military: amount, political: amount }),
	modifier: amount,
	doublings: fc.constantFrom(0, 0, 0, 1, 2),
	halvings: fc.constantFrom(0, 0, 0, 1, 2),
	fixed: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: small }),
	glory: small,
	status: fc.constantFrom('honored' as const, 'normal' as const, 'dishonored' as const),
	bowed: sometimes,
	fate: fc.constantFrom(0, 1, 2),
	pride: sometimes,
});

const anyForces = (prefix: string) =>
	fc.record({
		characters: fc
			.array(anyCharacter, { maxLength: 4 })
			.map((all) => all.map((character, rank) => ({ ...character, id: `${prefix}${rank}` }))),
		modifier: amount,
		honor: fc.integer({ min: 1, max: 24 }),
	});

const anyRing = fc.constantFrom(...(Object.keys(CHOICES) as Element[])).chain((element) =>
	fc.record({
		element: fc.constant(element),
		fate: small,
		choice: fc.constantFrom(...CHOICES[element]),
		emptyDeck: sometimes,
		emptyHand: sometimes,
	}),
);

/** Events of some of the characters, and a target for the ring among them. */
const anyEvents = (ids: readonly string[]): fc.Arbitrary<readonly ConflictEvent[]> =>
	ids.length === 0
		? fc.constant([])
		: fc.array(
				fc.oneof(
					fc.record({ type: fc.constantFrom(...CHANGES), character: fc.constantFrom(...ids), moment }),
					fc.record({ type: fc.constant('modify' as const), character: fc.constantFrom(...ids), amount, moment }),
					fc.record({ type: fc.constant('strengthen' as const), amount, moment }),
					fc.record({ type: fc.constant('protect' as const), moment }),
					fc.record({ type: fc.constantFrom(...RING_CHANGES), moment: fc.constantFrom(...RING_MOMENTS) }),
					fc.record({
						type: fc.constant('add-element' as const),
						element: fc.constantFrom(...(Object.keys(CHOICES) as Element[])),
						moment: fc.constantFrom(...RING_MOMENTS),
					}),
				),
				{ maxLength: 6 },
			);

const anySituation: fc.Arbitrary<Situation> = fc
	.record({
		type,
		attacker: anyForces('a'),
		defender: anyForces('d'),
		favor: fc.option(fc.record({ holder: side, face: type })),
		province: fc.record({
			strength: small,
			bonus: fc.constantFrom(0, 0, 1, 2, -3),
			stronghold: sometimes,
			broken: fc.integer({ min: 0, max: 3 }),
		}),
		ring: anyRing,
	})
	.chain((rest) => {
		const ids = [...rest.attacker.characters, ...rest.defender.characters].map(({ id }) => id);
		return fc
			.record({ events: anyEvents(ids), target: fc.constantFrom(null, ...ids), other: fc.nat(), keeps: fc.boolean() })
			.map(({ events, target, other, keeps }) => {
				const choices = listChoices(rest.ring.element, events);
				const choice = (keeps ? undefined : choices[other % choices.length]) ?? rest.ring.choice;
				return { ...rest, events, ring: { ...rest.ring, choice, target } };
			});
	});

/** Holds a check against what the engine makes of any situation. */
export function always(check: (resolution: Resolution, situation: Situation) => void): void {
	fc.assert(
		fc.property(anySituation, (situation) => check(resolve(situation), situation)),
		{ numRuns: 300 },
	);
}

/** For conflicts that are legal, and, with `compared`, that come to the comparison. */
export function alwaysOutcome(
	check: (outcome: Outcome, situation: Situation, resolution: Resolution) => void,
	compared = false,
): void {
	always((resolution, situation) => {
		const { result } = resolution;
		if (result.type === 'conflict' && (result.compared || !compared)) check(result, situation, resolution);
	});
}

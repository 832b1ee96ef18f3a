import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	CHANGES,
	CHOICES,
	type Character,
	type ConflictEvent,
	type Element,
	type Outcome,
	type Resolution,
	RULES,
	resolve,
	type Situation,
	verify,
} from '../../../../../src/rules/l5r/conflict';
import { deepFreeze } from '../../deep-freeze';

const PLAYED = 'participant-joue-dans-le-conflit';

const small = fc.integer({ min: 0, max: 6 });
const amount = fc.oneof(
	{ weight: 3, arbitrary: fc.constant(0) },
	{ weight: 1, arbitrary: fc.integer({ min: -6, max: 6 }) },
);
const sometimes = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const type = fc.constantFrom('military' as const, 'political' as const);
const side = fc.constantFrom('attacker' as const, 'defender' as const);
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
					fc.record({ type: fc.constantFrom(...CHANGES), character: fc.constantFrom(...ids) }),
					fc.record({ type: fc.constant('modify' as const), character: fc.constantFrom(...ids), amount }),
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
			.record({ events: anyEvents(ids), target: fc.constantFrom(null, ...ids) })
			.map(({ events, target }) => ({ ...rest, events, ring: { ...rest.ring, target } }));
	});

function always(check: (resolution: Resolution, situation: Situation) => void): void {
	fc.assert(
		fc.property(anySituation, (situation) => check(resolve(situation), situation)),
		{ numRuns: 300 },
	);
}

/** For conflicts that are legal, and, with `compared`, that come to the comparison. */
function alwaysOutcome(
	check: (outcome: Outcome, situation: Situation, resolution: Resolution) => void,
	compared = false,
): void {
	always((resolution, situation) => {
		const { result } = resolution;
		if (result.type === 'conflict' && (result.compared || !compared)) check(result, situation, resolution);
	});
}

describe('whatever happens', () => {
	test('the situation is accepted, and left unchanged; the same one gives the same answer', () => {
		always((resolution, situation) => {
			expect(verify(situation)).toEqual([]);
			const frozen = deepFreeze(structuredClone(situation));
			expect(resolve(frozen)).toEqual(resolution);
		});
	});

	test('only an attack on a stronghold that is not eligible is illegal', () => {
		always(({ result, trace }, { province: { stronghold, broken } }) => {
			expect(result.type === 'illegal').toBe(stronghold && broken < 3);
			expect(trace.length === 0).toBe(result.type === 'illegal');
		});
	});

	test('every step cites a rule of the list, with whole numbers', () => {
		always(({ trace }) => {
			for (const { rule, before, after } of trace) {
				expect(RULES).toContain(rule);
				expect(Number.isInteger(before) && Number.isInteger(after)).toBe(true);
			}
		});
	});

	test('nothing ends below 0', () => {
		alwaysOutcome(({ totals, honor, difference, characters }) => {
			const numbers = [...Object.values(totals), ...Object.values(honor), difference];
			expect(Math.min(...numbers, ...characters.map(({ contribution }) => contribution))).toBeGreaterThanOrEqual(0);
		});
	});

	test('a total is what characters bring, its modifiers and the Favor, never below 0', () => {
		alwaysOutcome(({ totals, characters }, situation, { trace }) => {
			for (const side of ['attacker', 'defender'] as const) {
				const brought = characters
					.filter((outcome) => outcome.side === side)
					.reduce((sum, { contribution }) => sum + contribution, 0);
				const favor = trace.some((step) => step.kind === 'favor' && step.side === side) ? 1 : 0;
				expect(totals[side]).toBe(Math.max(0, brought + situation[side].modifier + favor));
			}
		}, true);
	});

	test('etape-3-2-2-annoncer: the last totals announced are those that are compared', () => {
		always(({ result, trace }) => {
			const announced = trace.findLast((step) => step.kind === 'totals-now');
			if (announced?.kind !== 'totals-now' || result.type === 'illegal' || !result.compared) return;
			expect(result.totals).toEqual({ attacker: announced.attacker, defender: announced.defender });
		});
	});

	test('characters: those that left play stay out, the others are home, and participants are bowed', () => {
		alwaysOutcome(({ characters, gameEnd }, situation, { trace }) => {
			if (gameEnd !== null) return;
			for (const { character, inPlay, participates, bowed, fate } of characters) {
				const toPlay = situation.events.some((event) => event.type === 'play' && event.character === character);
				const steps = trace.filter((step) => 'character' in step && step.character === character);
				const inHand = toPlay && !steps.some(({ rule }) => rule === PLAYED);
				const gone = steps.some(({ kind }) => kind === 'left-play');
				expect(inPlay).toBe(inHand ? null : !gone);
				if (participates) expect(bowed).toBe(true);
				expect(fate).toBeGreaterThanOrEqual(0);
			}
		});
	});
});

describe('rules that hold in general', () => {
	test('etape-3-2-3-conditions: the winner has a participant and the highest total, 1 or more', () => {
		alwaysOutcome(({ winner, totals, characters }) => {
			if (winner === null) return;
			expect(totals[winner]).toBe(Math.max(totals.attacker, totals.defender));
			expect(totals[winner]).toBeGreaterThanOrEqual(1);
			expect(characters.some(({ side, participates }) => participates && side === winner)).toBe(true);
		});
	});

	test('etape-3-2-5, etape-3-2-4, etape-3-2-6: what only the attacker wins', () => {
		alwaysOutcome(({ winner, provinceBroken, unopposed, effect, gameEnd, difference, strength }) => {
			if (winner !== 'attacker')
				expect({ provinceBroken, unopposed, effect }).toEqual({
					provinceBroken: false,
					unopposed: false,
					effect: null,
				});
			else if (gameEnd === null) expect(provinceBroken).toBe(difference >= strength);
		});
	});

	test('etape-3-2-7: unless the game is over, the ring goes to the winner or to the pool', () => {
		alwaysOutcome(({ winner, ring, gameEnd }) => {
			expect(ring).toBe(gameEnd === null ? (winner ?? 'available') : 'contested');
		});
	});

	test('gagner-la-partie-zero, gagner-la-partie-vingt-cinq: the game is over when honor says so', () => {
		alwaysOutcome(({ honor, gameEnd }) => {
			const decisive = [honor.attacker, honor.defender].some((tokens) => tokens <= 0 || tokens >= 25);
			expect(decisive).toBe(gameEnd !== null && gameEnd.rule !== 'gagner-la-partie-forteresse');
		});
	});

	test('incline-competence: bowing an attacker never makes the attacking player win', () => {
		alwaysOutcome(({ winner }, situation) => {
			const { attacker } = situation;
			// Events might ready it, or be refused: none here.
			if (situation.events.length > 0) return;
			const characters = attacker.characters.map((character, rank) => ({
				...character,
				bowed: character.bowed || rank === 0,
			}));
			const { result } = resolve({ ...situation, attacker: { ...attacker, characters } });
			if (winner !== 'attacker') expect(result).not.toMatchObject({ winner: 'attacker' });
		});
	});

	test('the order of characters changes no total', () => {
		alwaysOutcome(({ totals, winner }, situation) => {
			const reversed = (side: 'attacker' | 'defender') => ({
				...situation[side],
				characters: situation[side].characters.toReversed(),
			});
			const other = { ...situation, attacker: reversed('attacker'), defender: reversed('defender') };
			expect(resolve(other).result).toMatchObject({ totals, winner });
		});
	});
});

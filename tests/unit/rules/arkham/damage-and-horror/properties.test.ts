import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Asset,
	type Assignment,
	type CardOutcome,
	type Harm,
	listMaximums,
	propose,
	type Result,
	RULES,
	type Situation,
} from '../../../../../src/rules/arkham/damage-and-horror';
import { deepFreeze } from '../../deep-freeze';
import { resolve } from './vocabulary';

const AFFLICTIONS = ['damage', 'horror'] as const;
const integer = (max: number, min = 0) => fc.integer({ min, max });
const anyHarm = (max: number): fc.Arbitrary<Harm> => fc.record({ damage: integer(max), horror: integer(max) });

/** Not defeated: at least 1 is left. */
const anyEndurance = fc
	.record({ printed: integer(6, 1), modifier: fc.constantFrom(0, 0, 0, 1, 2), tokens: integer(6) })
	.map((endurance) => ({
		...endurance,
		tokens: Math.min(endurance.tokens, endurance.printed + endurance.modifier - 1),
	}));

const anyAsset: fc.Arbitrary<Asset> = fc.record({
	damage: fc.option(anyEndurance, { nil: null }),
	horror: fc.option(anyEndurance, { nil: null }),
});

const anyDealtAmount = fc.record({ amount: integer(9), direct: fc.constantFrom(false, false, true) });

const anySituation: fc.Arbitrary<Situation> = fc.record({
	investigator: fc.record({
		endurances: fc.record({ damage: anyEndurance, horror: anyEndurance }),
		traumas: fc.constant({ damage: 0, horror: 0 }),
	}),
	assets: fc.array(anyAsset, { maxLength: 4 }),
	dealt: fc.record({ damage: anyDealtAmount, horror: anyDealtAmount }),
	game: fc.record({
		mode: fc.constantFrom('campaign' as const, 'standalone' as const),
		lead: fc.boolean(),
		otherPlayers: integer(3),
	}),
});

const priority = fc.constantFrom('investigator' as const, 'assets' as const);

const nothingCanceled = ({ assets }: Situation, assigned: readonly Harm[]): Assignment => ({
	assigned,
	canceled: { investigator: { damage: 0, horror: 0 }, assets: assets.map(() => ({ damage: 0, horror: 0 })) },
	trauma: 'damage',
});

/** A situation with an assignment of its assets, allowed or not, and cancellations. */
const anyCase: fc.Arbitrary<[Situation, Assignment]> = anySituation.chain((situation) => {
	const harms = (max: number) =>
		fc.array(anyHarm(max), { minLength: situation.assets.length, maxLength: situation.assets.length });
	return fc.tuple(
		fc.constant(situation),
		fc.record({
			assigned: harms(3),
			canceled: fc.record({ investigator: anyHarm(4), assets: harms(2) }),
			trauma: fc.constantFrom(...AFFLICTIONS),
		}),
	);
});

const sum = (harms: readonly Harm[], affliction: keyof Harm) =>
	harms.reduce((total, harm) => total + harm[affliction], 0);

const outcomesOf = (result: Result): readonly CardOutcome[] =>
	result.type === 'applied' ? [...result.assets, result.investigator] : [];

describe('whatever happens', () => {
	const always = (verify: (situation: Situation, assignment: Assignment) => void) =>
		fc.assert(
			fc.property(anyCase, ([situation, assignment]) => verify(situation, assignment)),
			{ numRuns: 300 },
		);

	test('an assignment is allowed exactly when it stays within what is dealt and what each asset may take', () => {
		always((situation, assignment) => {
			const limits = listMaximums(situation);
			const allowed = AFFLICTIONS.every(
				(affliction) =>
					sum(assignment.assigned, affliction) <= situation.dealt[affliction].amount &&
					assignment.assigned.every((harm, rank) => harm[affliction] <= (limits[rank]?.[affliction] ?? 0)),
			);
			expect(resolve(situation, assignment).result.type).toBe(allowed ? 'applied' : 'illegal');
		});
	});

	test('what is dealt is placed or canceled, nothing else', () => {
		always((situation, assignment) => {
			const { result, trace } = resolve(situation, assignment);
			if (result.type === 'illegal') return;
			for (const affliction of AFFLICTIONS) {
				const canceled = trace
					.filter((step) => step.kind === 'canceled' && step.affliction === affliction)
					.reduce((total, { before, after }) => total + before - after, 0);
				const placed = sum(
					outcomesOf(result).map((outcome) => outcome.placed),
					affliction,
				);
				expect(placed + canceled).toBe(situation.dealt[affliction].amount);
			}
		});
	});

	test('no asset ends with more tokens than its value, and one that has as many is defeated', () => {
		always((situation, assignment) => {
			const { result } = resolve(situation, assignment);
			if (result.type === 'illegal') return;
			result.assets.forEach(({ tokens, defeatedBy }, rank) => {
				for (const affliction of AFFLICTIONS) {
					const endurance = situation.assets[rank]?.[affliction];
					const value = endurance ? endurance.printed + endurance.modifier : Number.POSITIVE_INFINITY;
					expect(tokens[affliction]).toBeLessThanOrEqual(value);
					expect(defeatedBy.includes(affliction)).toBe(tokens[affliction] === value);
				}
			});
		});
	});

	test('trauma and elimination come with the defeat of the investigator, and only then', () => {
		always((situation, assignment) => {
			const { result, trace } = resolve(situation, assignment);
			if (result.type === 'illegal') return;
			const defeated = result.investigator.defeatedBy.length > 0;
			expect(result.aftermath !== null).toBe(defeated);
			expect(trace.some(({ kind }) => kind === 'elimination')).toBe(defeated);
			const traumas = result.aftermath ? Object.values(result.aftermath.traumas) : [];
			expect(traumas.reduce((total, count) => total + count, 0)).toBe(
				defeated && situation.game.mode === 'campaign' ? 1 : 0,
			);
		});
	});

	test('every step cites a rule of the list, with whole numbers that are not negative', () => {
		always((situation, assignment) => {
			for (const { rule, before, after } of resolve(situation, assignment).trace) {
				expect(RULES).toContain(rule);
				expect([before, after].every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
			}
		});
	});

	test('the same input gives the same result, and is left unchanged', () => {
		always((situation, assignment) => {
			const frozen = deepFreeze(structuredClone({ situation, assignment }));
			expect(resolve(frozen.situation, frozen.assignment)).toEqual(resolve(situation, assignment));
			propose(frozen.situation, 'assets');
			expect(frozen).toEqual({ situation, assignment });
		});
	});
});

describe('a proposal', () => {
	const tryOut = (situation: Situation, assigned: readonly Harm[]) => {
		const { result } = resolve(situation, nothingCanceled(situation, assigned));
		if (result.type === 'illegal') throw new Error(JSON.stringify(result.illegalities));
		return {
			me: result.investigator.placed.damage + result.investigator.placed.horror,
			defeated: result.investigator.defeatedBy.length > 0,
			lost: result.assets.filter(({ defeatedBy }) => defeatedBy.length > 0).length,
		};
	};

	/** An assignment that the rules allow, whatever it is. */
	const situationAndAnother = anySituation.chain((situation) =>
		fc.tuple(
			fc.constant(situation),
			fc.array(anyHarm(6), { minLength: situation.assets.length, maxLength: situation.assets.length }).map((harms) => {
				const rest = {
					damage: situation.dealt.damage.amount,
					horror: situation.dealt.horror.amount,
				};
				const limits = listMaximums(situation);
				return harms.map((harm, rank) => {
					const taken = { damage: 0, horror: 0 };
					for (const affliction of AFFLICTIONS) {
						taken[affliction] = Math.min(harm[affliction], rest[affliction], limits[rank]?.[affliction] ?? 0);
						rest[affliction] -= taken[affliction];
					}
					return taken;
				});
			}),
		),
	);

	test('is always allowed', () => {
		fc.assert(
			fc.property(anySituation, priority, (situation, choices) => {
				expect(() => tryOut(situation, propose(situation, choices))).not.toThrow();
			}),
		);
	});

	test('sparing the investigator: no other leaves less on them, nor loses fewer assets while leaving as little', () => {
		fc.assert(
			fc.property(situationAndAnother, ([situation, other]) => {
				const proposed = tryOut(situation, propose(situation, 'investigator'));
				const attempt = tryOut(situation, other);
				expect(proposed.me).toBeLessThanOrEqual(attempt.me);
				if (attempt.me === proposed.me) expect(proposed.lost).toBeLessThanOrEqual(attempt.lost);
			}),
			{ numRuns: 500 },
		);
	});

	test('keeping the assets: no other saves the investigator with fewer assets lost', () => {
		fc.assert(
			fc.property(situationAndAnother, ([situation, other]) => {
				const proposed = tryOut(situation, propose(situation, 'assets'));
				const attempt = tryOut(situation, other);
				if (attempt.defeated) return;
				expect(proposed.defeated).toBe(false);
				expect(proposed.lost).toBeLessThanOrEqual(attempt.lost);
			}),
			{ numRuns: 500 },
		);
	});
});

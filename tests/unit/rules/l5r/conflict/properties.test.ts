import { describe, expect, test } from 'vitest';
import { RULES } from '../../../../../src/rules/l5r/conflict';
import { deepFreeze } from '../../deep-freeze';
import { always, alwaysOutcome } from './any-situation';
import { problemsOf, resolve } from './cases';

const PLAYED = 'participant-joue-dans-le-conflit';

describe('whatever happens', () => {
	test('the situation is accepted, and left unchanged; the same one gives the same answer', () => {
		always((resolution, situation) => {
			expect(problemsOf(situation)).toEqual([]);
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
			for (const { character, inPlay, returned, bowed, fate } of characters) {
				const toPlay = situation.events.some((event) => event.type === 'play' && event.character === character);
				const steps = trace.filter((step) => 'character' in step && step.character === character);
				const inHand = toPlay && !steps.some(({ rule }) => rule === PLAYED);
				const gone = steps.some(({ kind }) => kind === 'left-play');
				expect(inPlay).toBe(inHand ? null : !gone);
				if (returned) expect(bowed).toBe(true);
				expect(fate).toBeGreaterThanOrEqual(0);
			}
		});
	});

	test('honor is what it was, and what the trace gives or takes', () => {
		alwaysOutcome(({ honor }, situation, { trace }) => {
			for (const side of ['attacker', 'defender'] as const) {
				const changes = trace.map((step) => {
					const { kind, before, after } = step;
					const counted =
						kind === 'honor-for-status'
							? step.side === side
							: kind === 'empty-deck' || kind === 'honor-taken' || (kind === 'ring-effect' && step.element === 'air')
								? step.side === side
								: side === 'defender' && kind === 'honor-lost';
					return counted ? after - before : 0;
				});
				expect(honor[side]).toBe(changes.reduce((sum, change) => sum + change, situation[side].honor));
			}
		});
	});
});

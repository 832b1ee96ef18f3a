import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/l5r/duel';
import { duel, type Judgment } from './cases';

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Judgment> = {
	'bid-revealed': duel({}, 1, {}, 1),
	'bid-beyond-honor': duel({ honor: 1 }, 2, {}, 2),
	'bid-modified': duel({ bidModifier: 1 }, 1, {}, 2),
	'no-transfer': duel({}, 1, {}, 1),
	'honor-short': duel({ honor: 1 }, 5, {}, 1),
	'honor-given': duel({}, 2, {}, 1),
	'honor-received': duel({}, 2, {}, 1),
	'honor-emptied': duel({ honor: 1 }, 2, {}, 1),
	'honor-reached': duel({ honor: 24 }, 1, {}, 2),
	'game-over': duel({ honor: 24 }, 1, {}, 2),
	'skill-read': duel({}, 1, {}, 1),
	'glory-counted': duel({ glory: 1, status: 'honored' }, 1, {}, 1),
	'modifiers-counted': duel({ modifiers: 1 }, 1, {}, 1),
	'bid-added': duel({}, 1, {}, 1),
	'raised-to-zero': duel({ modifiers: -9 }, 1, {}, 1),
	'bowed-without-effect': duel({ bowed: true }, 1, {}, 1),
	'duel-won': duel({}, 2, {}, 1),
	'duel-lost': duel({}, 2, {}, 1),
	tie: duel({}, 1, {}, 1),
	consequences: duel({}, 2, {}, 1),
	'bid-forgotten': duel({}, 1, {}, 1),
};

/** What the cases above do not cite. */
const OTHER_CASES: readonly Judgment[] = [duel({ bidModifier: 1 }, 5, {}, 1), duel({ dash: true }, 1, {}, 1)];

function citedBy({ result, trace }: Judgment): readonly string[] {
	const refusal = result.type === 'illegal' ? [result.rule] : [];
	return [...trace.map(({ rule }) => rule), ...refusal];
}

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { kinds }) => {
		expect(kinds).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set([...Object.values(CASES), ...OTHER_CASES].flatMap(citedBy));
		expect([...cited].sort()).toEqual([...RULES].sort());
	});
});

import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/keyforge/forge';
import {
	atPrice,
	cost,
	effect,
	forgeStep,
	type Judgment,
	judge,
	keyUnforged,
	movement,
	type Sheet,
	situation,
	turnEnd,
	yourForgeStep,
} from './builders';

const rich: Sheet = { pool: 13, onCards: 2, captures: 2, keys: 1 };
const twoKeys = judge(situation(rich), forgeStep(), effect());
const everyMovement = judge(
	situation(rich, rich),
	...(['gain', 'loss', 'steal', 'capture', 'own-capture', 'return', 'payment'] as const).map((type) =>
		movement(type, 'you', 1),
	),
	movement('steal', 'you', 99),
	movement('loss', 'you', 99),
	movement('return', 'you', 99),
);

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Judgment> = {
	'current-cost': twoKeys,
	'cost-floor': yourForgeStep({ modifiers: [-7] }),
	'cost-changed': judge(situation(), cost('you', 1)),
	'effect-cost': twoKeys,
	'aember-on-cards': twoKeys,
	'too-little-aember': yourForgeStep({}),
	'must-forge': twoKeys,
	'step-missing': judge(situation(rich, rich), turnEnd(), forgeStep()),
	'own-aember-captured': everyMovement,
	declined: judge(situation(rich), effect('you', { choice: 'declined' })),
	'step-skipped': yourForgeStep(rich, { prevention: 'skipped' }),
	forbidden: yourForgeStep(rich, { prevention: 'forbidden' }),
	replaced: yourForgeStep(rich, { prevention: 'replaced' }),
	'paid-from-cards': twoKeys,
	'paid-from-pool': twoKeys,
	'key-forged': twoKeys,
	victory: twoKeys,
	'one-key-only': twoKeys,
	'another-key-this-turn': twoKeys,
	'key-unforged': judge(situation(rich), keyUnforged('you')),
	'amount-limited': everyMovement,
	'aember-gained': everyMovement,
	'aember-lost': everyMovement,
	'aember-stolen': everyMovement,
	'aember-paid': everyMovement,
	'aember-captured': everyMovement,
	'aember-returned': everyMovement,
	ready: judge(situation(rich), turnEnd()),
	'not-ready': judge(situation(), turnEnd()),
	'forges-unannounced': judge(situation({ pool: 5, onCards: 1 }), turnEnd()),
};

/** What the cases above do not cite. */
const OTHER_CASES: readonly Judgment[] = [
	yourForgeStep({ modifiers: [1] }),
	judge(situation(), effect()),
	judge(situation(), effect('you', { cost: atPrice(0), choice: 'accepted' })),
	judge(situation(rich), effect('you', { choice: 'accepted', prevention: 'forbidden' })),
	judge(situation(), keyUnforged('you')),
	judge(situation({ pool: 6, keys: 2 }), forgeStep(), forgeStep()),
];

function citedBy({ rules, result }: Judgment): readonly string[] {
	return [...rules, ...result.outcomes.flatMap((outcome) => (outcome.type === 'illegal' ? [outcome.rule] : []))];
}

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set([...Object.values(CASES), ...OTHER_CASES].flatMap(citedBy));
		expect([...cited].sort()).toEqual([...RULES]);
	});
});

import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/arkham/damage-and-horror';
import { type Example, harm, type Judgment, judge } from './vocabulary';

const killing: Example = { me: { health: 5, sanity: 5 }, dealt: harm(5) };
const shielded: Example = { assets: [{ health: 1 }], dealt: harm(2, 1), assigned: [harm(1)] };
const both = judge({ ...killing, dealt: harm(5, 5) });
const killed = judge({ ...killing, traumas: harm(4) });
const alone = judge({ ...killing, game: { otherPlayers: 0 } });

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Judgment> = {
	dealt: judge(shielded),
	remaining: judge({ me: { damage: 1 }, dealt: harm(1) }),
	maximum: judge(shielded),
	'no-value': judge(shielded),
	'asset-assigned': judge(shielded),
	'investigator-assigned': judge(shielded),
	canceled: judge({ dealt: harm(2), canceled: { investigator: harm(1) } }),
	placed: judge(shielded),
	'nothing-placed': judge({ dealt: harm() }),
	'defeat-checked': judge(shielded),
	defeated: judge(shielded),
	discarded: judge(shielded),
	'trauma-chosen': both,
	trauma: both,
	excess: judge({ ...killing, dealt: harm(6) }),
	'no-trauma': judge({ ...killing, game: { mode: 'standalone' } }),
	lost: killed,
	unusable: killed,
	replacement: killed,
	'next-scenario': both,
	elimination: alone,
	'elimination-cards': alone,
	'elimination-tokens': alone,
	'elimination-enemies': alone,
	'elimination-threat-area': alone,
	'elimination-lead': judge({ ...killing, game: { lead: true } }),
	'scenario-end': alone,
	'per-investigator': both,
};

/** What the cases above do not cite. */
const OTHER_CASES: readonly Judgment[] = [
	judge({ assets: [{ health: 2 }], dealt: harm(1) }),
	judge({ ...killing, dealt: harm(0, 5), traumas: harm(0, 4) }),
	judge({ dealt: harm(1), direct: { damage: true } }),
	judge({ assets: [{ sanity: 1 }], dealt: harm(0, 1), assigned: [harm(0, 1)] }),
	judge({ ...shielded, assigned: [harm(2)] }),
	judge({ ...shielded, assigned: [harm(0, 1)] }),
];

const citedBy = ({ rules, illegalities }: Judgment): readonly string[] => [
	...rules,
	...illegalities.map(({ rule }) => rule),
];

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set([...Object.values(CASES), ...OTHER_CASES].flatMap(citedBy));
		expect([...cited].sort()).toEqual([...RULES].sort());
	});
});

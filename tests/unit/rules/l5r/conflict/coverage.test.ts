import { describe, expect, test } from 'vitest';
import { CHOICES, type Element, MOMENTS, RULES, type TraceStep } from '../../../../../src/rules/l5r/conflict';
import { type Judgment, judge, type Trait } from './cases';

const STRONG: Trait = { military: 9 };
const PROUD: Trait = { pride: true };
const FAVOR = { holder: 'attacker', face: 'military' } as const;

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Judgment> = {
	'fate-taken': judge({ ring: { fate: 1 } }),
	'no-attacker': judge({}),
	'removed-from-conflict': judge({ a: [{ military: null }] }),
	joined: judge({ a: [{ home: true }], events: [{ type: 'join', character: 'a1' }] }),
	'enters-normal': judge({ a: [{ status: 'honored' }], events: [{ type: 'play', character: 'a1' }] }),
	'enters-ready': judge({ a: [{ bowed: true }], events: [{ type: 'play', character: 'a1' }] }),
	'sent-home': judge({ a: [{}], events: [{ type: 'leave', character: 'a1' }] }),
	'position-kept': judge({ a: [{}], events: [{ type: 'leave', character: 'a1' }] }),
	'left-play': judge({ a: [{}], events: [{ type: 'discard', character: 'a1' }] }),
	'honor-for-status': judge({
		a: [{ status: 'honored' }, { status: 'dishonored', home: true }],
		events: [
			{ type: 'discard', character: 'a1' },
			{ type: 'discard', character: 'a2' },
		],
	}),
	status: judge({
		a: [{}],
		events: (['honor', 'dishonor', 'dishonor', 'honor'] as const).map((type) => ({ type, character: 'a1' })),
	}),
	turned: judge({
		a: [{}],
		events: [
			{ type: 'bow', character: 'a1' },
			{ type: 'ready', character: 'a1' },
		],
	}),
	modified: judge({ a: [{}], events: [{ type: 'modify', character: 'a1', amount: 2 }] }),
	refused: judge({ a: [{}], events: [{ type: 'ready', character: 'a1' }] }),
	'totals-now': judge({ a: [{}], events: [{ type: 'bow', character: 'a1' }] }),
	'control-changed': judge({
		a: [{}, { home: true }],
		events: [
			{ type: 'control', character: 'a1' },
			{ type: 'control', character: 'a2' },
		],
	}),
	'attachments-kept': judge({
		a: [{ attachments: { military: 1, political: 0 } }],
		events: [{ type: 'control', character: 'a1' }],
	}),
	'strength-changed': judge({
		events: [
			{ type: 'strengthen', amount: 1 },
			{ type: 'strengthen', amount: -9 },
		],
	}),
	'province-protected': judge({ events: [{ type: 'protect' }] }),
	'element-added': judge({ events: [{ type: 'add-element', element: 'fire' }] }),
	'element-chosen': judge({ a: [STRONG], events: [{ type: 'add-element', element: 'fire' }] }),
	'resolver-changed': judge({ events: [{ type: 'defender-resolves' }] }),
	'claimant-changed': judge({ a: [STRONG], events: [{ type: 'defender-claims' }] }),
	'effect-to-cancel': judge({ events: [{ type: 'cancel-effect' }] }),
	'effect-canceled': judge({ a: [STRONG], events: [{ type: 'cancel-effect' }] }),
	'too-late': judge({ events: [{ type: 'protect', moment: 'province' }] }),
	moment: judge({ events: MOMENTS.map((moment) => ({ type: 'protect', moment })) }),
	'skill-fixed': judge({ a: [{ fixed: 5 }] }),
	'skill-doubled': judge({ a: [{ doublings: 1 }] }),
	'skill-halved': judge({ a: [{ halvings: 1 }] }),
	attachments: judge({ a: [{ attachments: { military: 1, political: 0 } }] }),
	'other-modifiers': judge({ a: [{ modifier: 1 }] }),
	glory: judge({ a: [{ status: 'honored' }], d: [{ status: 'dishonored' }] }),
	'skill-to-zero': judge({ a: [{ modifier: -9 }] }),
	contribution: judge({ a: [{}], d: [{}] }),
	bowed: judge({ a: [{ bowed: true }] }),
	'total-modified': judge({ modifiers: [1, 1] }),
	favor: judge({ a: [{}], favor: FAVOR }),
	'favor-without-bonus': judge({ favor: FAVOR }),
	'total-to-zero': judge({ modifiers: [-1, 0] }),
	comparison: judge({}),
	'conflict-won': judge({ a: [STRONG], d: [{}] }),
	'condition-missing': judge({}),
	'no-winner': judge({ a: [{}], modifiers: [0, 9] }),
	pride: judge({ a: [STRONG, PROUD, { ...PROUD, status: 'honored' }, { ...PROUD, status: 'dishonored' }] }),
	'pride-without-winner': judge({ a: [{ military: 0, pride: true }] }),
	unopposed: judge({ a: [STRONG] }),
	'honor-lost': judge({ a: [STRONG] }),
	opposed: judge({ a: [STRONG], d: [{ bowed: true }] }),
	'unopposed-without-effect': judge({ d: [{}] }),
	'strength-modified': judge({ a: [STRONG], province: { bonus: 1 } }),
	'province-broken': judge({ a: [STRONG] }),
	'province-holds': judge({ a: [{}] }),
	'break-prevented': judge({ a: [STRONG], events: [{ type: 'protect' }] }),
	'province-untouched': judge({}),
	'stronghold-eligible': judge({ a: [STRONG], province: { broken: 2 } }),
	'ring-effect': judge({ a: [STRONG] }),
	'honor-taken': judge({ a: [STRONG], ring: { choice: 'take' } }),
	'empty-deck': judge({ a: [STRONG], ring: { element: 'earth', emptyDeck: true } }),
	'empty-hand': judge({ a: [STRONG], ring: { element: 'earth', emptyHand: true } }),
	'fate-removed': judge({ a: [{ ...STRONG, fate: 1 }], ring: { element: 'void', target: 'a1' } }),
	'last-fate': judge({ a: [{ ...STRONG, fate: 1 }], ring: { element: 'void', target: 'a1' } }),
	'effect-declined': judge({ a: [STRONG], ring: { choice: 'decline' } }),
	'no-effect': judge({}),
	'ring-claimed': judge({ a: [STRONG] }),
	'ring-returned': judge({}),
	'participants-bowed': judge({ a: [{}] }),
	'return-home': judge({ a: [{}] }),
	'game-won': judge({ a: [STRONG], province: { stronghold: true, broken: 3 } }),
	'events-skipped': judge({
		a: [STRONG],
		province: { stronghold: true, broken: 3 },
		events: [{ type: 'protect', moment: 'claim' }],
	}),
};

/** What the cases above do not cite. */
const OTHER_CASES: readonly Judgment[] = [
	judge({ a: [{}], d: [{}] }),
	judge({ a: [STRONG], honors: [23, 10] }),
	judge({ a: [STRONG], honors: [10, 1] }),
	...(Object.keys(CHOICES) as Element[]).map((element) => judge({ a: [STRONG], ring: { element } })),
	judge({ province: { stronghold: true } }),
	judge({ a: [STRONG], province: { bonus: -1 } }),
	judge({ a: [STRONG], province: { bonus: -9 } }),
	// What cannot be done to a character: each of these rules says why.
	judge({
		a: [{ bowed: true, status: 'honored' }, { status: 'dishonored' }, { military: null }],
		events: [
			{ type: 'join', character: 'a1' },
			{ type: 'bow', character: 'a1' },
			{ type: 'honor', character: 'a1' },
			{ type: 'dishonor', character: 'a2' },
			{ type: 'join', character: 'a3' },
			{ type: 'modify', character: 'a3', amount: 1 },
			{ type: 'discard', character: 'a2' },
			{ type: 'discard', character: 'a2' },
		],
	}),
	judge({
		a: [{}],
		events: [
			{ type: 'play', character: 'a1' },
			{ type: 'play', character: 'a1' },
		],
	}),
	judge({ a: [STRONG, { fate: 1 }], ring: { element: 'water', choice: 'bow', target: 'a2' } }),
];

const citedBy = ({ cited, result }: Judgment): readonly string[] => (result.type === 'illegal' ? [result.rule] : cited);

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set([...Object.values(CASES), ...OTHER_CASES].flatMap(citedBy));
		expect([...cited].sort()).toEqual([...RULES].sort());
	});
});

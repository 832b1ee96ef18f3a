import { describe, expect, test } from 'vitest';
import { MOMENTS, type Moment } from '../../../../../src/rules/l5r/conflict';
import { alwaysOutcome } from './any-situation';
import { type GivenEvent, judge, resolve } from './cases';

const at = (moment: Moment, event: GivenEvent): GivenEvent => ({ ...event, moment });
const leave = (character: string): GivenEvent => ({ type: 'leave', character });
const join = (character: string): GivenEvent => ({ type: 'join', character });
const discard = (character: string): GivenEvent => ({ type: 'discard', character });

/** Attacker 7, defender 3, on a province of strength 4. */
const WON = { a: [{ military: 7 }], d: [{ military: 3 }] };

describe('once skills are compared', () => {
	test('force-de-province-ecart: nothing changes the difference of step 3.2.3', () => {
		const events: readonly GivenEvent[] = [
			{ type: 'bow', character: 'a1' },
			{ type: 'modify', character: 'd1', amount: 9 },
			join('d2'),
			leave('a1'),
		];
		const given = { ...WON, d: [{ military: 3 }, { military: 9, home: true }] };
		const { outcome, stepsOf, trace } = judge({ ...given, events: events.map((event) => at('comparison', event)) });
		expect(outcome).toMatchObject({
			winner: 'attacker',
			totals: { attacker: 7, defender: 3 },
			difference: 4,
			provinceBroken: true,
		});
		expect(stepsOf('moment')).toMatchObject([{ rule: 'force-de-province-ecart', before: 4, moment: 'comparison' }]);
		expect(stepsOf('totals-now')).toEqual([]);
		const kinds = trace.map(({ kind }) => kind);
		expect(kinds.indexOf('conflict-won')).toBeLessThan(kinds.indexOf('moment'));
		expect(kinds.indexOf('sent-home')).toBeLessThan(kinds.indexOf('province-broken'));
	});

	test('etape-3-2-4: a defender that leaves after step 3.2.3 still opposes', () => {
		const { outcome, stepsOf } = judge({ ...WON, events: [at('comparison', leave('d1'))] });
		expect(outcome).toMatchObject({ unopposed: false, honor: { defender: 10 } });
		expect(stepsOf('opposed')).toMatchObject([{ before: 1, after: 1, now: 0 }]);
		expect(judge({ ...WON, events: [leave('d1')] }).outcome).toMatchObject({ unopposed: true });
	});

	test('etape-3-2-4: a defender that comes after step 3.2.3 opposes nothing', () => {
		const { outcome, stepsOf } = judge({ a: [{}], d: [{ home: true }], events: [at('comparison', join('d1'))] });
		expect(outcome).toMatchObject({ unopposed: true, honor: { defender: 9 } });
		expect(stepsOf('unopposed')).toMatchObject([{ now: 1 }]);
		expect(outcome.characters[1]).toMatchObject({ participates: false, returned: true, bowed: true });
	});

	test('honore-quitte-le-jeu: an honored defender that leaves play before step 3.2.4 saves the game', () => {
		const given = { a: [{}], d: [{ status: 'honored' as const, home: true }], honors: [10, 1] as const };
		expect(judge({ ...given, events: [at('unopposed', discard('d1'))] }).outcome.gameEnd).toMatchObject({
			winner: 'attacker',
		});
		expect(judge({ ...given, events: [at('comparison', discard('d1'))] }).outcome).toMatchObject({
			gameEnd: null,
			honor: { defender: 1 },
		});
	});

	test('etape-3-2-8: one that is sent home before step 3.2.8 is not bowed by it', () => {
		for (const moment of MOMENTS.slice(1)) {
			const { outcome } = judge({ ...WON, events: [at(moment, leave('a1'))] });
			expect(outcome.characters[0]).toMatchObject({ participates: true, returned: false, bowed: false });
		}
	});

	test('fierte-participant: pride has been applied before what comes after the comparison', () => {
		const { outcome } = judge({ a: [{ pride: true }], events: [at('comparison', leave('a1'))] });
		expect(outcome.characters[0]?.status).toBe('honored');
	});

	test('etape-3-2-6-feu: the ring finds characters as later events left them', () => {
		const ring = { element: 'fire', choice: 'honor', target: 'a1' } as const;
		const honor: GivenEvent = { type: 'honor', character: 'a1' };
		expect(judge({ ...WON, ring, events: [at('province', honor)] }).outcome.effectRefused).toBe(true);
		expect(judge({ ...WON, ring, events: [at('ring-effect', honor)] }).outcome.effectRefused).toBe(false);
	});

	test('events come by moment, and in their order within one', () => {
		const { trace } = judge({
			...WON,
			events: [at('claim', leave('d1')), at('comparison', { type: 'bow', character: 'd1' }), leave('a1')],
		});
		const kinds = trace.map(({ kind }) => kind).filter((kind) => ['sent-home', 'turned'].includes(kind));
		expect(kinds).toEqual(['sent-home', 'turned', 'sent-home']);
		expect(trace.filter((step) => step.kind === 'sent-home')).toMatchObject([{ character: 'a1' }, { character: 'd1' }]);
	});

	test('gagner-la-partie-zero: what was to happen after the end of the game is told', () => {
		const { stepsOf, trace } = judge({
			...WON,
			a: [{ military: 7 }, { home: true, status: 'dishonored' as const }],
			honors: [1, 10],
			events: [at('comparison', discard('a2')), at('comparison', leave('a1')), at('province', leave('d1'))],
		});
		expect(stepsOf('events-skipped')).toMatchObject([{ rule: 'gagner-la-partie-zero', before: 2, after: 2 }]);
		expect(trace.at(-1)?.kind).toBe('events-skipped');
	});
});

describe('the attacked province', () => {
	const strengthen = (amount: number): GivenEvent => ({ type: 'strengthen', amount });
	const protect: GivenEvent = { type: 'protect' };

	test.each<[Moment, boolean]>([
		['action-window', false],
		['comparison', false],
		['unopposed', false],
		['province', true],
		['ring-effect', true],
	])('etape-3-2-5: its strength counts when it is compared (+1, %s: broken %s)', (moment, broken) => {
		const { outcome, stepsOf } = judge({ ...WON, events: [at(moment, strengthen(1))] });
		expect(outcome).toMatchObject({ provinceBroken: broken, strength: broken ? 4 : 5 });
		expect(stepsOf('strength-changed')).toHaveLength(broken ? 0 : 1);
		expect(stepsOf('too-late')).toHaveLength(broken ? 1 : 0);
	});

	test('modificateur-definition, modificateur-jamais-negatif: modifiers add up, and only the sum is brought back to 0', () => {
		const given = { a: [{ military: 1 }], province: { strength: 2, bonus: 1 } };
		const { outcome, stepsOf } = judge({ ...given, events: [strengthen(-9), at('comparison', strengthen(8))] });
		expect(outcome).toMatchObject({ strength: 2, provinceBroken: false });
		expect(stepsOf('strength-changed')).toMatchObject([
			{ rule: 'modificateur-jamais-negatif', before: 3, after: 0, amount: -9 },
			{ rule: 'modificateur-definition', before: 0, after: 2, amount: 8 },
		]);
		expect(judge({ ...given, events: [strengthen(-9)] }).outcome).toMatchObject({ strength: 0, provinceBroken: true });
	});

	test('force-de-province-bonus is cited for what the province contains only', () => {
		const steps = (events: readonly GivenEvent[]) =>
			judge({ ...WON, province: { strength: 1, bonus: 1 }, events }).stepsOf('strength-modified');
		expect(steps([])).toMatchObject([{ rule: 'force-de-province-bonus', before: 1, after: 2 }]);
		expect(steps([strengthen(1)])).toMatchObject([{ rule: 'modificateur-tous-ensemble', before: 1, after: 3 }]);
	});

	test('modificateur-definition: what an event has told is not told again where nothing else counts', () => {
		const { outcome, stepsOf } = judge({ ...WON, events: [at('comparison', strengthen(-2))] });
		expect(outcome).toMatchObject({ strength: 2, provinceBroken: true });
		expect(stepsOf('strength-changed')).toMatchObject([{ before: 4, after: 2 }]);
		expect(stepsOf('strength-modified')).toEqual([]);
	});

	test('ne-peut-pas-definition: one that cannot be broken stands, whatever the difference; the rest goes on', () => {
		for (const moment of ['action-window', 'comparison', 'unopposed'] as const) {
			const { outcome, stepsOf } = judge({ ...WON, events: [at(moment, protect)] });
			expect(outcome).toMatchObject({
				winner: 'attacker',
				provinceBroken: false,
				breakPrevented: true,
				ring: 'attacker',
				honor: { attacker: 12 },
			});
			expect(stepsOf('break-prevented')).toMatchObject([{ difference: 4, strength: 4 }]);
		}
	});

	test('gagner-la-partie-forteresse: a stronghold that cannot be broken does not end the game', () => {
		const province = { stronghold: true, broken: 3 };
		expect(judge({ ...WON, province, events: [protect] }).outcome.gameEnd).toBeNull();
		expect(judge({ ...WON, province, events: [at('province', protect)] }).outcome.gameEnd).toMatchObject({
			winner: 'attacker',
		});
	});

	test('force-de-province-ecart: a protection that is not needed prevents nothing', () => {
		const { outcome } = judge({ ...WON, province: { strength: 5 }, events: [protect] });
		expect(outcome).toMatchObject({ provinceBroken: false, breakPrevented: false });
	});
});

describe('whatever happens later', () => {
	test('totals, difference and winner are those of the action window alone', () => {
		alwaysOutcome(({ totals, difference, winner }, situation) => {
			const [events, later] = [true, false].map((now) =>
				situation.events.filter(({ type, moment }) => (moment === 'action-window' || type === 'add-element') === now),
			);
			// One that is to be played is in hand until then.
			if (events === undefined || later?.some(({ type }) => type === 'play')) return;
			expect(resolve({ ...situation, events }).result).toMatchObject({ totals, difference, winner });
		}, true);
	});

	test('events without effect change nothing', () => {
		alwaysOutcome((outcome, situation) => {
			for (const moment of MOMENTS) {
				const events = [...situation.events, { type: 'strengthen' as const, amount: 0, moment }];
				expect(resolve({ ...situation, events }).result).toEqual(outcome);
			}
		});
	});

	test('what is refused changes nothing: without it, the outcome is the same', () => {
		alwaysOutcome((outcome, situation, { trace }) => {
			const refused = trace.filter((step) => step.kind === 'refused' && !step.byRing);
			if (refused.length !== 1 || situation.events.length !== 1) return;
			if (situation.events[0]?.type === 'play') return;
			expect(resolve({ ...situation, events: [] }).result).toEqual(outcome);
		});
	});
});

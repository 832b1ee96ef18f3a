import { describe, expect, test } from 'vitest';
import { listChoices } from '../../../../../src/rules/l5r/conflict';
import { alwaysOutcome } from './any-situation';
import { type GivenEvent, judge, problemsOf, resolve, situation } from './cases';

const add = (element: 'air' | 'fire' | 'water'): GivenEvent => ({ type: 'add-element', element });
const RESOLVES: GivenEvent = { type: 'defender-resolves' };
const CLAIMS: GivenEvent = { type: 'defender-claims' };
const CANCEL: GivenEvent = { type: 'cancel-effect' };

/** Attacker 5, defender 3, on a province that holds. */
const WON = { a: [{ military: 5 }], d: [{ military: 3 }] };
const LOST = { a: [{ military: 1 }], d: [{ military: 3 }] };

describe('a ring of several elements', () => {
	test('effet-d-anneau-plusieurs-elements: who resolves its effect chooses among them', () => {
		const ring = { element: 'air', choice: 'dishonor', target: 'd1' } as const;
		const { outcome, stepsOf } = judge({ ...WON, ring, events: [add('fire'), add('water'), add('fire')] });
		expect(outcome).toMatchObject({ effect: 'dishonor', honor: { attacker: 10 } });
		expect(outcome.characters[1]?.status).toBe('dishonored');
		expect(stepsOf('element-added').map(({ before, after }) => [before, after])).toEqual([
			[1, 2],
			[2, 3],
			[3, 3],
		]);
		expect(stepsOf('element-chosen')).toMatchObject([{ element: 'fire', side: 'attacker', before: 3, after: 1 }]);
		expect(stepsOf('ring-effect')).toMatchObject([{ element: 'fire', rule: 'etape-3-2-6-feu' }]);
	});

	test('the choices are those of all its elements, and only those', () => {
		const events = situation({ events: [add('fire'), add('air')] }).events;
		expect(listChoices('air', events)).toEqual(['gain', 'take', 'honor', 'dishonor', 'decline']);
		const given = (choice: 'honor' | 'bow') => situation({ ring: { choice }, events: [add('fire')] });
		expect(problemsOf(given('honor'))).toEqual([]);
		expect(problemsOf(given('bow'))).toMatchObject([{ field: 'ring.choice' }]);
	});
});

describe('a ring that the defending player resolves', () => {
	test.each([
		['etape-3-2-6-air', { choice: 'gain' }, { attacker: 10, defender: 12 }],
		['prendre-definition', { choice: 'take' }, { attacker: 9, defender: 11 }],
		['deck-epuise-perte', { element: 'earth', choice: 'draw', emptyDeck: true }, { attacker: 10, defender: 5 }],
	] as const)('effet-d-anneau-defenseur: as if he had won as attacker (%s)', (rule, ring, honor) => {
		for (const given of [WON, LOST]) {
			const { outcome, cited } = judge({ ...given, ring, events: [RESOLVES] });
			expect(outcome).toMatchObject({ honor, resolver: 'defender', effect: ring.choice });
			expect(cited).toContain(rule);
		}
	});

	test('etape-3-2-6-sans-effet: not when nobody wins: the ring is no longer contested', () => {
		const { outcome, stepsOf } = judge({ a: [], d: [], events: [RESOLVES, CLAIMS] });
		expect(outcome).toMatchObject({ effect: null, ring: 'available' });
		expect(stepsOf('no-effect')).toHaveLength(1);
	});

	test('etape-3-2-7: the winner claims the ring all the same, unless the card gives it (bases-regle-de-jade)', () => {
		expect(judge({ ...WON, events: [RESOLVES] }).outcome.ring).toBe('attacker');
		const { outcome, stepsOf } = judge({ ...WON, events: [RESOLVES, CLAIMS] });
		expect(outcome.ring).toBe('defender');
		expect(stepsOf('ring-claimed')).toMatchObject([{ rule: 'bases-regle-de-jade', side: 'defender' }]);
		expect(judge({ ...LOST, events: [CLAIMS] }).cited).toContain('etape-3-2-7');
	});

	test('etape-3-2-3: who has won is known once totals are compared, not before', () => {
		const wonAt = (given: object, moment: 'action-window' | 'province') =>
			judge({ ...given, events: [{ ...CLAIMS, moment }] }).stepsOf('claimant-changed')[0]?.won;
		expect(wonAt(LOST, 'action-window')).toBe('unknown');
		expect(wonAt(WON, 'province')).toBe('attacker');
		expect(wonAt(LOST, 'province')).toBe('defender');
		expect(wonAt({ a: [], d: [] }, 'province')).toBe('nobody');
	});

	test('gagner-la-partie-vingt-cinq: the honor that he gains may win the game', () => {
		expect(judge({ ...WON, honors: [10, 23], events: [RESOLVES] }).outcome.gameEnd).toMatchObject({
			winner: 'defender',
			rule: 'gagner-la-partie-vingt-cinq',
		});
	});
});

describe('a ring effect that is canceled', () => {
	test('effet-d-anneau-annule: nothing is resolved, and the ring is claimed', () => {
		const { outcome, stepsOf } = judge({ ...WON, events: [CANCEL] });
		expect(outcome).toMatchObject({ effect: null, effectCanceled: true, ring: 'attacker', honor: { attacker: 10 } });
		expect(stepsOf('effect-canceled')).toMatchObject([{ side: 'attacker' }]);
	});

	test('faq-demonstration-de-puissance-pelerinage-reponse: the defending player resolves nothing, and claims it', () => {
		const { outcome } = judge({ ...WON, events: [RESOLVES, CLAIMS, CANCEL] });
		expect(outcome).toMatchObject({ effectCanceled: true, ring: 'defender', honor: { attacker: 10, defender: 10 } });
	});

	test('etape-3-2-6-sans-effet: nothing to cancel when nobody resolves it', () => {
		expect(judge({ ...LOST, events: [CANCEL] }).outcome.effectCanceled).toBe(false);
	});
});

test('prendre-definition: what is taken is neither made nor lost', () => {
	alwaysOutcome((outcome, given) => {
		const ring = { ...given.ring, element: 'air', choice: 'take' } as const;
		const taken = resolve({ ...given, ring }).result;
		const left = resolve({ ...given, ring: { ...ring, choice: 'decline' } }).result;
		if (taken.type === 'illegal' || left.type === 'illegal' || taken.gameEnd !== null) return;
		if (given.events.some(({ moment }) => moment === 'ring-effect' || moment === 'claim')) return;
		expect(taken.honor.attacker + taken.honor.defender).toBe(left.honor.attacker + left.honor.defender);
		expect(outcome.totals).toEqual(taken.totals);
	});
});

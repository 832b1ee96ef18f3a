import { describe, expect, test } from 'vitest';
import { alwaysOutcome } from './any-situation';
import { type GivenEvent, judge, resolve } from './cases';

const control = (character: string): GivenEvent => ({ type: 'control', character });

describe('control that changes in a conflict', () => {
	test('controle-participant: the character counts on the side of its new controller', () => {
		const { outcome, stepsOf } = judge({ a: [{ military: 3 }], d: [{ military: 4 }, {}], events: [control('d1')] });
		expect(outcome).toMatchObject({ winner: 'attacker', totals: { attacker: 7, defender: 3 } });
		expect(outcome.characters[1]).toMatchObject({
			character: 'd1',
			side: 'attacker',
			controller: 'attacker',
			participates: true,
			contribution: 4,
		});
		expect(stepsOf('control-changed')).toMatchObject([
			{ rule: 'controle-participant', side: 'attacker', character: 'd1', before: 1, after: 2 },
		]);
	});

	test('controle-etat-garde: one at home stays at home, and may then join its new side', () => {
		const events: readonly GivenEvent[] = [control('d1'), { type: 'join', character: 'd1' }];
		const { outcome, stepsOf } = judge({ a: [{ military: 3 }], d: [{ military: 4, home: true }], events });
		expect(stepsOf('control-changed')).toMatchObject([{ rule: 'controle-etat-garde', before: 1, after: 1 }]);
		expect(stepsOf('joined')).toMatchObject([{ side: 'attacker', before: 1, after: 2 }]);
		expect(outcome.totals).toEqual({ attacker: 7, defender: 0 });
	});

	test('controle-attachements: what its attachments give goes on counting', () => {
		const d = [{ military: 2, attachments: { military: 2, political: 0 } }];
		const { outcome, stepsOf } = judge({ a: [{ military: 3 }], d, events: [control('d1')] });
		expect(outcome.totals.attacker).toBe(7);
		expect(stepsOf('attachments-kept')).toMatchObject([{ before: 2, after: 2 }]);
	});

	test('etape-3-2-3: once compared, it has counted on its old side, and goes home to its new one', () => {
		const { outcome } = judge({
			a: [{ military: 9 }],
			d: [{ military: 4, status: 'honored', glory: 0 }],
			events: [
				{ ...control('d1'), moment: 'comparison' },
				{ type: 'discard', character: 'd1', moment: 'claim' },
			],
		});
		expect(outcome).toMatchObject({ unopposed: false, totals: { defender: 4 }, honor: { attacker: 13, defender: 10 } });
		expect(outcome.characters[1]).toMatchObject({ side: 'defender', controller: 'attacker', participates: true });
	});

	test('etape-3-2-3-conditions: an attacking player whose only attacker is taken does not win', () => {
		const { outcome } = judge({ a: [{ military: 9 }], d: [{}], events: [control('a1')] });
		expect(outcome).toMatchObject({ winner: 'defender', totals: { attacker: 0, defender: 12 } });
	});

	test('regles-honneur-faveur-bonus: the participant that was taken gives its holder the bonus', () => {
		const favor = { holder: 'defender', face: 'military' } as const;
		const { outcome } = judge({ a: [{}, {}], d: [], favor, events: [control('a2')] });
		expect(outcome.totals).toEqual({ attacker: 3, defender: 4 });
	});

	test('capacite-cartes-en-jeu: one that is in hand or out of play cannot be taken', () => {
		const { stepsOf } = judge({
			a: [{}, {}],
			events: [control('a2'), { type: 'play', character: 'a2' }, { type: 'discard', character: 'a1' }, control('a1')],
		});
		expect(stepsOf('refused')).toMatchObject([{ reason: 'hand' }, { reason: 'out' }]);
	});

	test('taken twice, it is back where it was', () => {
		alwaysOutcome((outcome, situation) => {
			const [first] = situation.attacker.characters;
			if (first === undefined) return;
			const twice = [0, 1].map(() => ({ ...control(first.id), moment: 'action-window' as const }));
			const { result } = resolve({ ...situation, events: [...twice, ...situation.events] as typeof situation.events });
			if (result.type === 'illegal') throw new Error('illegal');
			const { characters, ...rest } = result;
			const { characters: before, ...other } = outcome;
			expect(rest).toEqual(other);
			expect(new Set(characters)).toEqual(new Set(before));
		});
	});
});

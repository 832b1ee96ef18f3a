import { describe, expect, test } from 'vitest';
import { withoutSheet } from '../../../../../src/widgets/l5r/conflict/without-sheet';
import { caseOf } from './said';

describe('a character that is taken away', () => {
	const state = caseOf(
		'a1=militaire.1&a2=militaire.2&a3=militaire.3&d1=militaire.4&anneau=feu&cible=a3&suite=honorer.a1_incliner.a2_incliner.a3_incliner.d1_defense.1_rentrer.a3.apres-comparaison',
	);

	test('takes what was to happen to it along, and the others keep theirs', () => {
		const { attacker, defender, events, settings } = withoutSheet(state, 'attacker', 1);
		expect(attacker.map(({ military }) => military)).toEqual([1, 3]);
		expect(defender).toEqual(state.defender);
		expect(events).toEqual([
			{ type: 'honor', character: 'a1', moment: 'action-window' },
			{ type: 'bow', character: 'a2', moment: 'action-window' },
			{ type: 'bow', character: 'd1', moment: 'action-window' },
			{ type: 'strengthen', amount: 1, moment: 'action-window' },
			{ type: 'leave', character: 'a2', moment: 'comparison' },
		]);
		expect(settings.target).toBe('a2');
	});

	test('is no target any more', () => {
		expect(withoutSheet(state, 'attacker', 2).settings.target).toBe('');
		expect(withoutSheet(state, 'defender', 0).settings.target).toBe('a3');
	});
});

import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../../src/rules/keyforge/fight';
import { newEvent } from '../../../../../src/widgets/keyforge/fight/new-event';
import { caseOf, resolveCase } from './said';

/** The event that a button adds to a case, as the editor asks for it. */
function added(type: GameEvent['type'], query: string) {
	const { events, resolution } = resolveCase(caseOf(query));
	return newEvent(type, resolution.result.situation, events);
}

describe('an event that is added', () => {
	test('aims at the creature that was fought', () => {
		const query = 'a=puissance.1&d=puissance.3&dg=puissance.3';
		expect(added('damage', query)).toEqual({ type: 'damage', target: 'd', amount: 1 });
		expect(added('armor', query)).toEqual({ type: 'armor', target: 'd', variation: 1 });
	});

	test('aims at a creature still in play when that one is not', () => {
		expect(added('damage', 'a=puissance.4&d=puissance.3&dd=puissance.3')).toMatchObject({ target: 'dd' });
		expect(added('damage', 'a=puissance.4&d=puissance.3')).toMatchObject({ target: 'a' });
	});

	test('fights with a creature that has not fought this turn', () => {
		expect(added('fight', 'a=puissance.4&ad=puissance.2&d=puissance.9')).toMatchObject({
			attacker: 'ad',
			target: 'd',
		});
		expect(added('fight', 'a=puissance.9&d=puissance.9_armure.1')).toMatchObject({ attacker: 'a', target: 'd' });
	});

	test('does not fight with a stunned creature while another can', () => {
		const query = 'a=puissance.9&ag=puissance.2_sonnee&ad=puissance.2&d=puissance.3_armure.9';
		expect(added('fight', query)).toMatchObject({ attacker: 'ad' });
	});

	test('chooses a target that may be chosen', () => {
		const query = 'a=puissance.4_sonnee&ad=puissance.2&d=puissance.3&dd=puissance.3_provocation';
		expect(added('fight', query)).toMatchObject({ attacker: 'ad', target: 'dd' });
	});

	test('fights for the player whose turn it is', () => {
		const query = 'a=puissance.4_escarmouche&d=puissance.9&dg=puissance.1';
		expect(added('fight', `${query}&suite=tour`)).toMatchObject({ attacker: 'd', target: 'a' });
		expect(added('fight', `${query}&suite=tour_combat.d.a`)).toMatchObject({ attacker: 'dg' });
		expect(added('fight', `${query}&suite=tour_tour`)).toMatchObject({ attacker: 'a', target: 'd' });
	});

	test('names the fighters when nobody is left: the answer says what is wrong', () => {
		expect(added('fight', 'a=puissance.1&d=puissance.1')).toEqual({
			type: 'fight',
			attacker: 'a',
			target: 'd',
			order: 'assault',
		});
		expect(added('damage', 'a=puissance.1&d=puissance.1')).toMatchObject({ target: 'd' });
	});

	test('may be a new turn', () => {
		expect(added('new-turn', 'a=puissance.1&d=puissance.1')).toEqual({ type: 'new-turn' });
	});
});

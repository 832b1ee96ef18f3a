import { describe, expect, test } from 'vitest';
import type { Evenement } from '../../../../../src/rules/keyforge/fight';
import { newEvent } from '../../../../../src/widgets/keyforge/fight/new-event';
import { caseOf, resolveCase } from './said';

/** The event that a button adds to a case, as the editor asks for it. */
function added(type: Evenement['type'], query: string) {
	const { events, resolution } = resolveCase(caseOf(query));
	return newEvent(type, resolution.resultat.situation, events);
}

describe('an event that is added', () => {
	test('aims at the creature that was fought', () => {
		const query = 'a=puissance.1&d=puissance.3&dg=puissance.3';
		expect(added('degats', query)).toEqual({ type: 'degats', cible: 'd', montant: 1 });
		expect(added('armure', query)).toEqual({ type: 'armure', cible: 'd', variation: 1 });
	});

	test('aims at a creature still in play when that one is not', () => {
		expect(added('degats', 'a=puissance.4&d=puissance.3&dd=puissance.3')).toMatchObject({ cible: 'dd' });
		expect(added('degats', 'a=puissance.4&d=puissance.3')).toMatchObject({ cible: 'a' });
	});

	test('fights with a creature that has not fought this turn', () => {
		expect(added('combat', 'a=puissance.4&ad=puissance.2&d=puissance.9')).toMatchObject({
			attaquant: 'ad',
			cible: 'd',
		});
		expect(added('combat', 'a=puissance.9&d=puissance.9_armure.1')).toMatchObject({ attaquant: 'a', cible: 'd' });
	});

	test('does not fight with a stunned creature while another can', () => {
		const query = 'a=puissance.9&ag=puissance.2_sonnee&ad=puissance.2&d=puissance.3_armure.9';
		expect(added('combat', query)).toMatchObject({ attaquant: 'ad' });
	});

	test('chooses a target that may be chosen', () => {
		const query = 'a=puissance.4_sonnee&ad=puissance.2&d=puissance.3&dd=puissance.3_provocation';
		expect(added('combat', query)).toMatchObject({ attaquant: 'ad', cible: 'dd' });
	});

	test('fights for the player whose turn it is', () => {
		const query = 'a=puissance.4_escarmouche&d=puissance.9&dg=puissance.1';
		expect(added('combat', `${query}&suite=tour`)).toMatchObject({ attaquant: 'd', cible: 'a' });
		expect(added('combat', `${query}&suite=tour_combat.d.a`)).toMatchObject({ attaquant: 'dg' });
		expect(added('combat', `${query}&suite=tour_tour`)).toMatchObject({ attaquant: 'a', cible: 'd' });
	});

	test('names the fighters when nobody is left: the answer says what is wrong', () => {
		expect(added('combat', 'a=puissance.1&d=puissance.1')).toEqual({
			type: 'combat',
			attaquant: 'a',
			cible: 'd',
			ordre: 'assaut',
		});
		expect(added('degats', 'a=puissance.1&d=puissance.1')).toMatchObject({ cible: 'd' });
	});

	test('may be a new turn', () => {
		expect(added('nouveau-tour', 'a=puissance.1&d=puissance.1')).toEqual({ type: 'nouveau-tour' });
	});
});

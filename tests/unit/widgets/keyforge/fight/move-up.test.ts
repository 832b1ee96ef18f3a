import { describe, expect, test } from 'vitest';
import { moveUp } from '../../../../../src/widgets/keyforge/fight/move-up';
import { toEngine } from '../../../../../src/widgets/keyforge/fight/state';
import { fightCodec } from '../../../../../src/widgets/keyforge/fight/url-state';
import { caseOf } from './said';

const creatures = 'a=puissance.4&d=puissance.5';
const moved = (query: string, at: number) => fightCodec.write(moveUp(caseOf(`${creatures}${query}`), at)).toString();

describe('an event that goes up', () => {
	test('changes places with the one above', () => {
		expect(moved('&suite=tour_degats.d.1_proteger.d', 2)).toBe(`${creatures}&suite=tour_proteger.d_degats.d.1`);
	});

	test('goes before the fight, which becomes an event and keeps what it had', () => {
		const query = '&ordre=hasardeux&duel=frappe.2&suite=proteger.d_tour';
		expect(moved(query, 0)).toBe(`${creatures}&combat=sans&suite=proteger.d_combat.a.d.hasardeux.frappe.2_tour`);
		const { events } = toEngine(moveUp(caseOf(`${creatures}${query}`), 0));
		expect(events.map(({ type }) => type)).toEqual(['ward', 'fight', 'new-turn']);
	});

	test('stays where it is at the top, or when there is none', () => {
		const query = '&combat=sans&suite=tour';
		expect(moved(query, 0)).toBe(`${creatures}${query}`);
		expect(moved(query, 5)).toBe(`${creatures}${query}`);
	});
});

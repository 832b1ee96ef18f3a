import { describe, expect, test } from 'vitest';
import { placeToJoin } from '../../../../../src/widgets/keyforge/fight/join';
import { caseOf } from './said';

/** Where a creature may join for the last fight of a case. */
function joins(query: string) {
	const state = caseOf(query);
	const last = state.sequel.at(-1);
	if (last?.type !== 'fight') throw new Error('The last event is no fight');
	return placeToJoin(state, last);
}

describe('another creature', () => {
	const base = 'a=puissance.4&d=puissance.9';

	test.each([
		['may attack instead of one that has fought', `${base}&suite=combat.a.d`, 'ad'],
		['stands beyond those that are there', `${base}&ad=puissance.2&suite=combat.ad.d_combat.ad.d`, 'ad2'],
		['is not needed where one attacks for the first time', `${base}&ad=puissance.2&suite=combat.ad.d`, undefined],
		['is not needed without a fight before', `${base}&combat=sans&suite=combat.a.d`, undefined],
		['is not needed in a new turn', `${base}&suite=tour_tour_combat.a.d`, undefined],
		['may be the opponent’s', `${base}&suite=tour_combat.d.a_combat.d.a`, 'dd'],
	])('%s', (_, query, place) => {
		expect(joins(query)).toBe(place);
	});

	test('goes on the left of a line that is full on its right', () => {
		const right = ['', 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `&ad${rank}=puissance.1`).join('');
		const left = right.replaceAll('ad', 'ag');
		expect(joins(`${base}${right}&suite=combat.a.d`)).toBe('ag');
		expect(joins(`${base}${right}${left}&suite=combat.a.d`)).toBeUndefined();
	});
});

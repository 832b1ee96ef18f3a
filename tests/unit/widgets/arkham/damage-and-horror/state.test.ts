import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asChosen, toEngine } from '../../../../../src/widgets/arkham/damage-and-horror/state';
import { anyState } from './any-state';
import { caseOf } from './said';

test('a value of 0 is no value for an asset', () => {
	const { assets } = toEngine(caseOf('s1=vie.0_degats.3_sante.2'));
	expect(assets).toEqual([{ damage: null, horror: { printed: 2, modifier: 0, tokens: 0 } }]);
});

test.each([
	['proteger', [1, 2]],
	['garder', [1, 1]],
	['moi', [0, 0]],
	['choisie', [2, 0]],
])('the assignment « %s » decides what assets take', (assignment, expected) => {
	const taken = assignment === 'choisie' ? '_prenddegats.2' : '';
	const assets = `s1=vie.2_sante.0${taken}&s2=vie.2_sante.0`;
	const { assigned } = toEngine(caseOf(`degats=3&repartition=${assignment}&moi=vie.3_degats.1&${assets}`));
	expect(assigned.map(({ damage }) => damage)).toEqual(expected);
});

test('writing a proposal as the reader’s own changes nothing in what is assigned', () => {
	fc.assert(
		fc.property(anyState(9), (state) => {
			expect(toEngine(asChosen(state))).toEqual(toEngine(state));
			expect(asChosen(state).assignment).toBe('chosen');
		}),
	);
});

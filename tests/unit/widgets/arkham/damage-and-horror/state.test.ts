import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asChosen, toEngine } from '../../../../../src/widgets/arkham/damage-and-horror/state';
import { anyState } from './any-state';
import { caseOf } from './said';

test('a value of 0 is no value for an asset', () => {
	const [{ soutiens }] = toEngine(caseOf('s1=vie.0_degats.3_sante.2'));
	expect(soutiens).toEqual([{ degats: null, horreurs: { imprimee: 2, modificateur: 0, pions: 0 } }]);
});

test.each([
	['proteger', [1, 2]],
	['garder', [1, 1]],
	['moi', [0, 0]],
	['choisie', [2, 0]],
])('the assignment « %s » decides what assets take', (repartition, taken) => {
	const assets = 's1=vie.2_sante.0_prenddegats.2&s2=vie.2_sante.0';
	const [, { assignes }] = toEngine(caseOf(`degats=3&repartition=${repartition}&moi=vie.3_degats.1&${assets}`));
	expect(assignes.map(({ degats }) => degats)).toEqual(taken);
});

test('writing a proposal as the reader’s own changes nothing in what is assigned', () => {
	fc.assert(
		fc.property(anyState(9), (state) => {
			expect(toEngine(asChosen(state))).toEqual(toEngine(state));
			expect(asChosen(state).repartition).toBe('choisie');
		}),
	);
});

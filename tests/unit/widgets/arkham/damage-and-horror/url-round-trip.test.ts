import { describe, expect, test } from 'vitest';
import {
	initialState,
	plainAsset,
	plainInvestigator,
	plainState,
} from '../../../../../src/widgets/arkham/damage-and-horror/state';
import tool from './tested';

const { read, write } = tool;

describe('a case written in the address', () => {
	test('is short for a plain case', () => {
		expect(write(plainState)).toBe('degats=0&horreurs=0&moi=vie.7_sante.7');
		expect(write(initialState)).toBe(
			'degats=3&horreurs=2&moi=vie.8_degats.6_sante.6_horreurs.1&s1=vie.2_sante.2&s2=vie.0_sante.3',
		);
	});

	test('keeps its published names', () => {
		const query =
			'degats=1&horreurs=2&directs=oui&directes=oui&repartition=choisie&traumatisme=mental&mode=independant' +
			'&principal=oui&autres=3' +
			'&moi=vie.1_modifvie.-2_degats.3_sante.4_modifsante.5_horreurs.6_annuledegats.7_annulehorreurs.8_physiques.9_mentaux.10' +
			'&s1=vie.0_modifvie.1_degats.3_sante.4_modifsante.5_horreurs.6_annuledegats.7_annulehorreurs.8_prenddegats.9_prendhorreurs.10' +
			'&s2=vie.1_sante.0';
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(write(state)).toBe(query);
		for (const [word, assignment] of [
			['garder', 'keep-assets'],
			['moi', 'investigator-only'],
		]) {
			expect(read(`repartition=${word}`)).toMatchObject({ state: { assignment }, notices: [] });
		}
	});
});

describe('an address without the whole case', () => {
	test('gives a plain case where it leaves out something', () => {
		expect(read('degats=4').state).toEqual({ ...plainState, damage: 4 });
		expect(read('moi=degats.2&s4=sante.1').state).toEqual({
			...plainState,
			investigator: { ...plainInvestigator, damage: 2 },
			assets: [{ ...plainAsset, sanity: 1 }],
		});
	});
});

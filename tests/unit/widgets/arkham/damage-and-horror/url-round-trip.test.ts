import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verify } from '../../../../../src/rules/arkham/damage-and-horror';
import {
	initialState,
	plainAsset,
	plainInvestigator,
	plainState,
	toEngine,
} from '../../../../../src/widgets/arkham/damage-and-horror/state';
import { damageCodec } from '../../../../../src/widgets/arkham/damage-and-horror/url-state';
import { anyState } from './any-state';

const read = (query: string) => damageCodec.read(new URLSearchParams(query));

describe('a case written in the address', () => {
	test('is the same case once read, with nothing to report', () => {
		fc.assert(
			fc.property(anyState(), (state) => {
				expect(read(damageCodec.write(state).toString())).toEqual({ state, notices: [] });
			}),
		);
	});

	test('needs no escaping', () => {
		fc.assert(
			fc.property(anyState(), (state) => {
				expect(damageCodec.write(state).toString()).toMatch(/^[a-z0-9=&._-]+$/);
			}),
		);
	});

	test('is short for a plain case', () => {
		expect(damageCodec.write(plainState).toString()).toBe('degats=0&horreurs=0&moi=vie.7_sante.7');
		expect(damageCodec.write(initialState).toString()).toBe(
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
		expect(damageCodec.write(state).toString()).toBe(query);
		for (const assignment of ['garder', 'moi']) {
			expect(read(`repartition=${assignment}`)).toMatchObject({ state: { assignment }, notices: [] });
		}
	});
});

describe('an address without the whole case', () => {
	test('gives the initial case when it says nothing of it', () => {
		expect(read('')).toEqual({ state: initialState, notices: [] });
		expect(read('utm_source=forum')).toEqual({ state: initialState, notices: [] });
	});

	test('gives a plain case where it leaves out something', () => {
		expect(read('degats=4').state).toEqual({ ...plainState, damage: 4 });
		expect(read('moi=degats.2&s4=sante.1').state).toEqual({
			...plainState,
			investigator: { ...plainInvestigator, damage: 2 },
			assets: [{ ...plainAsset, sanity: 1 }],
		});
	});
});

describe('an address written by anyone', () => {
	const pieces = fc.constantFrom(
		...['degats', 'horreurs', 'moi', 's1', 's2', 's7', 'repartition', '=', '&', '_', '.', '-', '%', '%E9', '+'],
		...['vie', 'sante', 'choisie', 'oui', 'prenddegats', '0', '9', '100', '1e9', 'NaN', '__proto__', 'constructor'],
	);

	test('gives a case that the engine accepts, and never throws', () => {
		const noise = fc.oneof(
			fc.string(),
			fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
		);
		fc.assert(
			fc.property(noise, (query) => {
				const { state, notices } = read(query);
				expect(verify(toEngine(state)).problems).toEqual([]);
				for (const notice of notices) expect(notice).toMatch(/\.$/);
			}),
			{ numRuns: 500 },
		);
	});
});

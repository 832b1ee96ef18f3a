import { describe, expect, test } from 'vitest';
import { initialState } from '../../../../../src/widgets/keyforge/fight/state';
import tool from './tested';

const { read, write } = tool;

describe('a case written in the address', () => {
	test('is short for a plain case', () => {
		expect(write(initialState)).toBe('a=puissance.4&d=puissance.5_armure.1');
	});

	test('keeps its published names', () => {
		const query =
			'ag=puissance.1_marqueurs.2_armure.3_usee.2_degats.4_protection.1_assaut.5_hasardeux.6_aombre.7' +
			'&a=puissance.3_escarmouche_insaisissable_attaquee_poison_invulnerable_provocation_sonnee_enragee' +
			'&d=puissance.2&ordre=hasardeux' +
			'&suite=degats.d.2.de.a.projection.1_armure.d.-2_tour_combat.a.d.hasardeux' +
			'_armure.d.2.durable_puissance.a.-1_puissance.a.1.durable_preserver.d_preserver.a.durable_degats.d.2.de.a.projection.1.dd.3.ag.1.armure.ignoree' +
			'_proteger.d_soigner.d_soigner.a.2_detruire.d_sacrifier.a_partir.d.main_partir.dd.archives_partir.ag.deck_partir.a.purge';
		const later =
			'a=puissance.3_inclinee&ad=puissance.1&ad2=puissance.1&d=puissance.2&duel=frappe.2.riposte.0.projection.1.d.1.ad2.2' +
			'&suite=armure.d.2.prochain_puissance.d.2.prochain_preserver.d.prochain_reporter.d.a_reporter.a.d.durable_marqueurs.d.-1_sonner.d_desonner.d_enrager.d_calmer.d' +
			'_incliner.d_redresser.d_utiliser.a.moissonner_utiliser.a.action.effet_utiliser.a.omni_deplacer.a.d.2' +
			'_combat.a.d.hasardeux.frappe.1.riposte.2.ad2.3';
		const latest =
			'a=puissance.3_detruite.main&ad=puissance.1_detruite.archives&d=puissance.2_detruite.deck&dd=puissance.1_detruite.purge' +
			'&duel=apres.1&avant=detruire.dd_degats.d.1&suite=capturer.a.2_exalter.d.1_rendre.a.1' +
			'_avant.partir.dd.main_avant.capturer.a.1_combat.a.d.assaut.apres.2.dd.1';
		const none = 'a=puissance.3&d=puissance.2&combat=sans';
		for (const written of [query, later, latest, none]) {
			const { state, notices } = read(written);
			expect(notices).toEqual([]);
			expect(write(state)).toBe(written);
		}
	});
});

describe('an address without a case', () => {
	test('completes what it leaves out', () => {
		expect(read('a=puissance.7').state.sheets).toEqual({
			a: { ...initialState.sheets.a, power: 7 },
			d: initialState.sheets.d,
		});
	});
});

describe('an address written by anyone', () => {
	test('is read in an instant, however long', () => {
		const start = performance.now();
		const { state, notices } = read(`a=${'x.1_'.repeat(50_000)}x.1&suite=${'degats.d.1_'.repeat(50_000)}tour`);
		expect(performance.now() - start).toBeLessThan(1000);
		expect(state.sequel).toHaveLength(20);
		expect(new Set(notices).size).toBe(2);
	});
});

import { describe, expect, test } from 'vitest';
import { eventTitle } from '../../../../../src/widgets/keyforge/fight/event-title';
import { creaturesBefore, groups } from '../../../../../src/widgets/keyforge/fight/groups';
import { caseOf, resolveCase, said } from './said';
import tool from './tested';

const { read, write } = tool;
const lines = 'ag=puissance.2&a=puissance.3&ad=puissance.2&dg=puissance.1&d=puissance.3&dd=puissance.2';

describe('an event of several creatures in the address', () => {
	test('keeps its published notation', () => {
		const suite =
			'detruire.d.a.dd_sacrifier.a.ag_soigner.d.dd_soigner.a.2.ad_sonner.d.a_redresser.a.ad_partir.d.main.dd' +
			'_proteger.a.ag_armure.a.2.durable.ag_puissance.d.-1.dd_marqueurs.a.1.ad_preserver.a.prochain.ad_capturer.a.1.ad';
		const query = `${lines}&combat=sans&suite=${suite}`;
		expect(read(query).notices).toEqual([]);
		expect(write(read(query).state)).toBe(query);
	});

	test.each(['detruire.d.d', 'detruire.d.a.a', 'detruire.d.a.2', 'soigner.d.a.2', 'partir.d.dd.main', 'combat.a.d.dd'])(
		'%s is not understood',
		(event) => {
			expect(read(`${lines}&combat=sans&suite=${event}`).notices).toHaveLength(1);
		},
	);
});

test('« every creature », « each enemy », « each flank » fill the list with those still in play', () => {
	const state = caseOf(`${lines}&combat=sans&suite=detruire.dg_detruire.d`);
	const second = state.sequel[1];
	if (!second) throw new Error('two events');
	const standing = creaturesBefore(state, second);
	const ids = Object.fromEntries(
		groups.map(([name, list]) => [
			name,
			list(standing)
				.map(({ id }) => id)
				.join(' '),
		]),
	);
	expect(ids).toEqual({
		Toutes: 'ag a ad d dd',
		'Toutes les vôtres': 'ag a ad',
		'Toutes les adverses': 'd dd',
		'Celles des flancs': 'ag ad d dd',
	});
});

test('it is told as one effect, creature by creature', () => {
	const query = `${lines}&combat=sans&suite=detruire.d.a`;
	expect(said(query)).toEqual([
		'La créature adverse est marquée pour destruction : un effet la détruit.',
		'Votre créature est marquée pour destruction : un effet la détruit.',
		'La créature adverse va dans la défausse de son propriétaire. Ses deux voisines se retrouvent côte à côte.',
		'Votre créature va dans la défausse de son propriétaire. Ses deux voisines se retrouvent côte à côte.',
	]);
	const [event] = resolveCase(caseOf(query)).events;
	expect(event && eventTitle(event, 0)).toBe('Un effet détruit la créature adverse, de même que votre créature');
});

test.each([
	[
		'fixer.d.puissance.1.dd',
		'La puissance de la créature adverse est fixée à 1, de même que celle de la voisine adverse de droite',
	],
	[
		'fixer.d.armure.2.dd.a',
		'La valeur d’armure de la créature adverse est fixée à 2, de même que celle de la voisine adverse de droite et celle de votre créature',
	],
	['soigner.d.2.dd', 'Soin de 2 à la créature adverse, de même qu’à la voisine adverse de droite'],
	['exalter.a.1.ad', 'Votre créature est exaltée, de même que votre voisine de droite : 1 Aombre chacune'],
	['marqueurs.d.-1.dd', 'Retrait de 1 marqueur +1 à la créature adverse, de même qu’à la voisine adverse de droite'],
	['marqueurs.d.1.dd', 'La créature adverse reçoit 1 marqueur +1, de même que la voisine adverse de droite'],
	[
		'puissance.d.0.dd.a',
		'Puissance inchangée pour la créature adverse, de même que pour la voisine adverse de droite et pour votre créature',
	],
	[
		'fixer.d.puissance.1.dd.a.ad.ag',
		'La puissance de la créature adverse est fixée à 1, de même que celles de 4 autres créatures',
	],
])('%s has a title in French', (event, title) => {
	const [read] = resolveCase(caseOf(`${lines}&combat=sans&suite=${event}`)).events;
	expect(read && eventTitle(read, 0)).toBe(title);
});

test('marqueur-puissance-plus-un: a creature without a +1 counter loses none', () => {
	expect(said('a=puissance.3&d=puissance.3&combat=sans&suite=marqueurs.d.-1')).toEqual([
		'La créature adverse n’a aucun marqueur +1 à perdre.',
	]);
});

test('damage dealt several times is told, and keeps its notation', () => {
	const query = 'a=puissance.3&d=puissance.9_armure.1&combat=sans&suite=degats.d.2.fois.2';
	expect(write(read(query).state)).toBe(query);
	expect(said(query)).toContain('Le même effet recommence : il inflige ses dégâts pour la 2e fois sur 2.');
	expect(read('suite=degats.d.2.fois.1').notices).toHaveLength(1);
});

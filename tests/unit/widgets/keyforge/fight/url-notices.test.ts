import { describe, expect, test } from 'vitest';
import { initialState, plain, toEngine } from '../../../../../src/widgets/keyforge/fight/state';
import { fightCodec } from '../../../../../src/widgets/keyforge/fight/url-state';
import tool from './tested';

const { write, readMistaken } = tool;

describe('a number of a creature that is not one is replaced by its default', () => {
	test.each([
		'a=puissance.abc',
		'a=puissance.',
		'a=puissance',
		'a=puissance.-5',
		'a=puissance.100',
		'a=puissance.1e9',
		'a=puissance.2.5',
		'a=puissance.NaN',
	])('%s', (query) => {
		const { state, notice } = readMistaken(query);
		expect(state.sheets.a.power).toBe(plain.power);
		expect(notice).toBe(`« ${query.slice(2)} » : un nombre entier de 0 à 99 est attendu ; 3 est utilisé.`);
	});

	test('a second ward counter is one too many', () => {
		const { state, notice } = readMistaken('d=puissance.4_protection.2');
		expect(state.sheets.d.ward).toBe(0);
		expect(notice).toContain('un nombre entier de 0 à 1 est attendu');
	});

	test('armor used beyond the armor is brought back to it', () => {
		const { state, notice } = readMistaken('d=puissance.4_armure.2_usee.5');
		expect(state.sheets.d.armorUsed).toBe(2);
		expect(notice).toBe('L’armure déjà utilisée (5) dépasse l’armure (2) : elle est ramenée à 2.');
	});
});

describe('what a creature cannot have is ignored', () => {
	test.each(['a=puissance.4_venin', 'a=puissance.4_poison.1', 'a=puissance.4_Poison', 'a=puissance.4_toString'])(
		'%s',
		(query) => {
			const { state, notice } = readMistaken(query);
			expect(state.sheets.a).toEqual({ ...plain, power: 4 });
			expect(notice).toContain('n’est pas une caractéristique de créature');
		},
	);

	test('the first of two values counts', () => {
		const { state, notice } = readMistaken('a=puissance.4_puissance.9');
		expect(state.sheets.a.power).toBe(4);
		expect(notice).toBe('« puissance » est donné plusieurs fois pour la même créature : seul le premier compte.');
	});
});

describe('an event that is not understood is ignored, and the others kept', () => {
	test.each([
		'degats',
		'degats.d',
		'degats.x.2',
		'degats.d.abc',
		'degats.d.-1',
		'degats.d.100',
		'degats.d.1.5',
		'degats.d.2.de',
		'degats.d.2.de.x',
		'degats.d.2.projection.-1',
		'degats.d.2.feu.3',
		'degats.d.2.d.1',
		'degats.d.2.dd.100',
		'degats.d.2.dd.1.dd.2',
		'degats.d.2.armure.2',
		'degats.d.2.de.a.de.ag',
		'armure.d',
		'armure.d.100',
		'armure.d.1.1',
		'armure.d.1.durable.durable',
		'puissance.d',
		'puissance.d.1.longtemps',
		'preserver',
		'preserver.d.1',
		'proteger.d.1',
		'soigner.d.-1',
		'soigner.d.1.1',
		'detruire.d.1',
		'sacrifier',
		'partir.d',
		'partir.d.poche',
		'partir.d.main.1',
		'combat.a',
		'combat.a.x',
		'combat.a.d.poison',
		'combat.a.d.assaut.1',
		'tour.2',
		'degats.d.2.de.d',
		'armure.d.1.prochain.durable',
		'marqueurs.d',
		'marqueurs.d.1.durable',
		'sonner',
		'reporter.d',
		'reporter.d.d',
		'reporter.d.a.longtemps',
		'sonner.d.1',
		'utiliser.a',
		'utiliser.a.combattre',
		'utiliser.a.moissonner.carte',
		'deplacer.a.2',
		'deplacer.a.a.2',
		'deplacer.a.d',
		'combat.a.d.assaut.frappe',
		'combat.a.d.assaut.frappe.x',
		'combat.a.d.assaut.d.1.d.2',
		'combat.a.d.assaut.feu.1',
		'degats.d10.1',
		'combat.a.d.assaut.apres.1',
		'combat.a.d.assaut.apres.3.d.1',
		'capturer',
		'capturer.a.x',
		'exalter.a.1.1',
		'rendre.x',
		'moisson',
	])('%s', (event) => {
		const { state, notice } = readMistaken(`suite=tour_${event}_armure.d.1`);
		expect(state.sequel).toEqual([{ type: 'new-turn' }, { type: 'armor', target: 'd', variation: 1 }]);
		expect(notice).toBe(`« ${event} » n’est pas un événement connu : il est ignoré.`);
	});

	test('events beyond the twentieth are reported by their number', () => {
		const { state, notice } = readMistaken(`suite=${'tour_'.repeat(29)}tour`);
		expect(state.sequel).toHaveLength(20);
		expect(notice).toBe('La suite compte 30 événements : seuls les 20 premiers sont repris.');
	});
});

describe('the rest of the address', () => {
	test.each(['frappe', 'frappe.x', 'feu.1', 'd.1.d.2', ''])(
		'a fight out of the ordinary that is not understood (%s)',
		(duel) => {
			const { state, notice } = readMistaken(`duel=${duel}`);
			expect(state.extras).toEqual({});
			expect(notice).toBe(`« duel=${duel} » n’est pas compris : le combat est ordinaire.`);
		},
	);

	test('a creature that is empty, and a list that is', () => {
		const { state, notice } = readMistaken('dd=');
		expect(state.sheets.dd).toEqual(plain);
		expect(notice).toBe('« dd= » est vide : c’est une créature ordinaire, de puissance 3.');
		expect(readMistaken('suite=').notice).toBe('« suite= » est vide : aucun événement ne suit.');
	});

	test('a creature beyond an empty place', () => {
		const { state, notice } = readMistaken('dd=puissance.2&dd3=puissance.4');
		expect([state.sheets.dd2?.power, state.sheets.dd3]).toEqual([4, undefined]);
		expect(notice).toBe('« dd3 » est donné sans « dd2 » : la ligne se resserre, sans place vide.');
	});

	test('a creature that moves inwards keeps what happens to it, and one that is not there stays away', () => {
		const { state } = readMistaken('dg9=puissance.2&ad=puissance.1&suite=degats.dg9.1.de.ad_detruire.dg_proteger.dg4');
		expect(state.sheets).toMatchObject({ dg: { power: 2 }, ad: { power: 1 } });
		expect(state.sequel).toEqual([
			{ type: 'damage', target: 'dg', amount: 1, source: 'ad' },
			{ type: 'destroy', target: 'dg2' },
			{ type: 'ward', target: 'dg5' },
		]);
	});

	test('a place that no line has', () => {
		expect(readMistaken('ag10=puissance.2').notice).toContain('« ag10 » n’est pas un réglage');
	});

	test('an unknown order is replaced by assault', () => {
		const { state, notice } = readMistaken('ordre=poison');
		expect(state.order).toBe('assault');
		expect(notice).toBe('« ordre=poison » : « assaut » ou « hasardeux » est attendu ; « assaut » est utilisé.');
	});

	test('a fight that is neither there nor left out takes place', () => {
		const { state, notice } = readMistaken('combat=non');
		expect(state.fight).toBe(true);
		expect(notice).toBe('« combat=non » : « sans » est attendu ; le combat a lieu.');
	});

	test.each(['ordre=hasardeux', 'duel=d.2', 'avant=detruire.d'])(
		'%s, where the two creatures do not fight',
		(query) => {
			const { state, notice } = readMistaken(`combat=sans&${query}`);
			expect(notice).toBe(`« ${query} » ne sert pas sans combat : c’est ignoré.`);
			expect(toEngine(state).events).toEqual([]);
			expect(write(state)).toContain('combat=sans');
			expect(write(state)).not.toContain(query);
		},
	);

	test.each([
		['avant=', '« avant= » est vide : rien n’agit avant le combat.'],
		['avant=combat.a.d', '« combat.a.d » n’est pas un effet connu : il est ignoré.'],
		['avant=tour', '« tour » n’est pas un effet connu : il est ignoré.'],
		['suite=avant.detruire.d_tour', '« avant » ne sert que devant un combat : c’est ignoré.'],
		['suite=tour_avant.detruire.d', '« avant » ne sert que devant un combat : c’est ignoré.'],
		['suite=avant.moisson_combat.a.d', '« avant.moisson » n’est pas un effet connu : il est ignoré.'],
		['duel=apres.1', '« duel=apres.1 » n’est pas compris : le combat est ordinaire.'],
		[
			`avant=${Array(6).fill('soigner.d').join('_')}`,
			'« avant » compte 6 événements : seuls les 5 premiers sont repris.',
		],
	])('what acts before a fight: %s', (query, expected) => {
		expect(readMistaken(query).notice).toBe(expected);
	});

	test('an unknown parameter changes nothing', () => {
		const { state, notice } = readMistaken('attaquante=puissance.4');
		expect(state).toEqual(initialState);
		expect(notice).toContain('« attaquante » n’est pas un réglage');
	});

	test('a notice does not repeat a long text', () => {
		const { notice } = readMistaken(`suite=${'x'.repeat(9000)}`);
		expect(notice.length).toBeLessThan(120);
	});

	test('each mistake has its own notice', () => {
		const { notices } = fightCodec.read(new URLSearchParams('a=puissance.x_venin&d=armure.500&ordre=x&suite=x&z=1'));
		expect(notices).toHaveLength(6);
	});

	test('an event may name a creature that is not there: the answer says so', () => {
		expect(fightCodec.read(new URLSearchParams('suite=degats.dg.2')).notices).toEqual([]);
	});
});

describe('a « _ » too many is told, and nothing is lost', () => {
	test.each([
		'a=_poison',
		'a=poison__armure.2',
		'a=poison_',
		'suite=degats.d.3__tour',
		'suite=_tour',
		'suite=tour_',
		'avant=detruire.d_',
	])('%s', (query) => {
		const value = query.slice(query.indexOf('=') + 1);
		expect(readMistaken(query).notice).toBe(`« ${value} » contient un « _ » de trop : il est ignoré.`);
	});

	test.each([
		['a=_', '« a=_ » est vide : c’est une créature ordinaire, de puissance 3.'],
		['suite=_', '« suite=_ » est vide : aucun événement ne suit.'],
		['avant=__', '« avant=__ » est vide : rien n’agit avant le combat.'],
	])('nothing else is emptiness (%s)', (query, expected) => {
		expect(readMistaken(query).notice).toBe(expected);
	});
});

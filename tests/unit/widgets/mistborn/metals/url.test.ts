import { describe, expect, test } from 'vitest';
import { initialState, MAX_ACTIONS, plainCard, plainState } from '../../../../../src/widgets/mistborn/metals/state';
import tool from './tested';

const { read, write, readMistaken } = tool;

describe('a case written in the address', () => {
	test('is short for the initial case', () => {
		expect(write(initialState)).toBe(
			'icones=2&atium=1&attises=etain&a=flacon.fer.acier_capacite.acier_capacite.acier&b=flacon.fer.acier&effets=allie.acier&suite=bruler.acier.a',
		);
	});

	test('keeps its published names', () => {
		const query =
			'icones=3&plus=1&atium=2&double=oui&attises=etain.bronze.zinc.fer.potin.cuivre.laiton.acier' +
			'&a=flacon.fer.acier_capacite.fer_capacite.atium.fer_savant&b=atium_capacite.atium&c=allie&l=financement' +
			'&effets=allie.fer_allie.atium.4_personnage.potin' +
			'&suite=bruler.fer.a_bruler.fer_attiser.atium_atium.atium.b_carte.a.fer.b_carte.a.fer_regenerer.fer.a_regenerer.fer_gain.icone.1_gain.bruler.2_gain.atium.9' +
			'&ensemble=a.2_b.0';
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(write(state)).toBe(query);
	});

	test('asks for the whole hand, with no wish', () => {
		const { state, notices } = read('icones=1&ensemble=oui');
		expect({ state, notices }).toEqual({ state: { ...plainState, wishes: {} }, notices: [] });
		expect(write(state)).toBe('icones=1&ensemble=oui');
	});

	test('leaves out a wish that its card no longer allows', () => {
		const { state } = read('icones=1&a=flacon.fer.acier_capacite.fer&ensemble=a.1');
		expect(state.wishes).toEqual({ a: 1 });
		expect(write({ ...state, cards: {} })).toBe('icones=1&ensemble=oui');
	});

	test('says nothing: the initial case; says something: the start of the game for the rest', () => {
		expect(read('')).toEqual({ state: initialState, notices: [] });
		expect(read('utm_source=x')).toEqual({ state: initialState, notices: [] });
		expect(read('icones=1')).toEqual({ state: plainState, notices: [] });
	});
});

describe('what is wrong in the address is reported, and replaced', () => {
	test.each([
		['icones=5', '« icones=5 » : un nombre entier de 1 à 4 est attendu ; 1 est utilisé.'],
		['atium=-1', '« atium=-1 » : un nombre entier de 0 à 99 est attendu ; 0 est utilisé.'],
		['double=1', '« double=1 » : « oui » est attendu ; c’est ignoré.'],
		['icones=1&attises=or', '« or » n’est pas l’un des huit métaux : il est ignoré.'],
		['icones=1&attises=atium', '« atium » n’est pas l’un des huit métaux : il est ignoré.'],
		['icones=1&effets=allie.fer.5', '« allie.fer.5 » n’est pas un effet connu : il est ignoré.'],
		['icones=1&effets=personnage.fer.2', '« personnage.fer.2 » n’est pas un effet connu : il est ignoré.'],
		['icones=1&effets=mission.fer', '« mission.fer » n’est pas un effet connu : il est ignoré.'],
	])('%s', (query, expected) => {
		const { state, notice } = readMistaken(query);
		expect(notice).toBe(expected);
		expect(state).toEqual(plainState);
	});

	test.each(['attises', 'effets', 'suite', 'ensemble'])('« %s » that is empty', (name) => {
		const { state, notice } = readMistaken(`${name}=`);
		expect(notice).toBe(`« ${name}= » est vide : c’est ignoré.`);
		expect(state).toEqual(plainState);
	});

	test.each(['b.1', 'a.3', 'a', 'a.-1', 'a.1.1', 'z.1', 'oui'])('« %s » is no wish for this hand', (wish) => {
		const { state, notice } = readMistaken(`a=flacon.fer.acier_capacite.fer_capacite.fer&ensemble=a.2_${wish}`);
		expect(state.wishes).toEqual({ a: 2 });
		expect(notice).toBe(`« ${wish} » n’est pas un souhait pour cette main : il est ignoré.`);
	});

	test('a second wish for the same card', () => {
		const { state, notice } = readMistaken('a=flacon.fer.acier_capacite.fer&ensemble=a.0_a.1');
		expect(state.wishes).toEqual({ a: 0 });
		expect(notice).toContain('« a.1 »');
	});

	test('a metal given twice counts once', () => {
		const { state, notice } = readMistaken('attises=fer.fer');
		expect(state.flared).toEqual(['iron']);
		expect(notice).toBe('« fer » est donné plusieurs fois : il compte une fois.');
	});

	test('a parameter that the tool does not know', () => {
		expect(readMistaken('m=allie').notice).toContain('« m » n’est pas un réglage de cet outil');
	});

	test.each([
		'',
		'fer.acier',
		'flacon',
		'flacon.fer',
		'flacon.fer.etain',
		'flacon.fer.fer',
		'flacon.etain.acier',
		'flacon.or.fer',
		'allie.2',
	])('a card that begins with « %s » is a plain one', (text) => {
		const { state, notice } = readMistaken(`a=${text}`);
		expect(state.cards.a).toEqual(plainCard);
		expect(notice).toContain(`« a=${text} » : une carte commence par`);
	});

	test.each(['capacite', 'capacite.or', 'capacite.fer.fer.fer.fer.fer', 'savant.2', 'fer'])(
		'« %s » is no part of a card',
		(part) => {
			const { state, notice } = readMistaken(`a=flacon.fer.acier_${part}`);
			expect(state.cards.a).toEqual(plainCard);
			expect(notice).toBe(`« ${part} » n’est ni « savant » ni une capacité de 1 à 4 métaux : c’est ignoré.`);
		},
	);

	test('a fourth ability is ignored, and so is what an Ally cannot have', () => {
		expect(readMistaken('a=atium_capacite.fer_capacite.fer_capacite.fer_capacite.zinc').notice).toBe(
			'« capacite.zinc » : une carte a au plus 3 capacités ici ; celle-ci est ignorée.',
		);
		const { state, notice } = readMistaken('a=allie_savant');
		expect(state.cards.a).toEqual({ kind: 'ally' });
		expect(notice).toBe('« savant » ne va pas avec cette carte : c’est ignoré.');
	});

	test.each([
		'bruler',
		'bruler.or',
		'bruler.atium',
		'bruler.fer.z',
		'bruler.fer.a.a',
		'attiser.or',
		'atium',
		'carte.a',
		'carte.fer',
		'carte.a.or',
		'carte.a.fer.z',
		'carte.a.fer.b.c',
		'regenerer.atium',
		'gain.or.1',
		'gain.atium',
		'gain.atium.0',
		'gain.atium.10',
		'gain.atium.1.1',
		'sieste',
	])('the action « %s » is ignored, and the others kept', (action) => {
		const { state, notice } = readMistaken(`suite=bruler.fer_${action}_attiser.zinc.a`);
		expect(state.actions).toEqual([
			{ type: 'burn', metal: 'iron', recipient: null },
			{ type: 'flare', metal: 'zinc', recipient: 'a' },
		]);
		expect(notice).toBe(`« ${action} » n’est pas une action connue : elle est ignorée.`);
	});

	test('lists that are too long are cut', () => {
		const { state, notice } = readMistaken(`suite=${'bruler.fer_'.repeat(50)}`);
		expect(state.actions).toHaveLength(MAX_ACTIONS);
		expect(notice).toBe('Le lien compte 50 actions : seules les 40 premières sont reprises.');
		expect(readMistaken(`effets=${'allie.fer_'.repeat(12)}`).notice).toBe(
			'Le lien compte 12 effets : seuls les 9 premiers sont repris.',
		);
	});
});

describe('an address written by anyone', () => {
	test('is read in an instant, however long', () => {
		const start = performance.now();
		read(
			`a=flacon.fer.acier_${'x.1_'.repeat(10_000)}&suite=${'bruler.fer_'.repeat(50_000)}&attises=${'fer.'.repeat(5_000)}`,
		);
		expect(performance.now() - start).toBeLessThan(1000);
	});
});

import { describe, expect, test } from 'vitest';
import { MOMENTS } from '../../../../../src/rules/l5r/conflict';
import { initialState } from '../../../../../src/widgets/l5r/conflict/state';
import tool from './tested';

const { read, write } = tool;

describe('a case written in the address', () => {
	test('is short for the initial case', () => {
		expect(write(initialState)).toBe(
			'a1=militaire.4_politique.2_gloire.2_statut.honore&a2=militaire.3_politique.1&d1=militaire.3_politique.4_attachements-militaire.2',
		);
	});

	test('keeps its published names', () => {
		const query =
			'a1=militaire.1_tiret-militaire_politique.2_tiret-politique_gloire.3_statut.honore_incline_fierte' +
			'_attachements-militaire.-4_attachements-politique.5_modificateur.6_doublee.1_moitie.2_fixee_fixee-a.7_fief_destin.8' +
			'&a2=militaire.1_politique.1_statut.deshonore&a3=militaire.1_politique.1&a4=militaire.1_politique.1' +
			'&a5=militaire.1_politique.1&a6=militaire.1_politique.1&a7=militaire.1_politique.1&a8=militaire.1_politique.1' +
			'&d=aucun' +
			'&type=politique&defense=6&bonus=2&forteresse=oui&detruites=4&anneau=eau&destin=3&faveur=defenseur-politique' +
			'&total-attaquant=-1&total-defenseur=2&honneur-attaquant=12&honneur-defenseur=7&effet=incliner&cible=a2' +
			'&suite=rejoindre.a1_rentrer.a2_honorer.a3_deshonorer.a4_incliner.a5_redresser.a6_partir.a7_modifier.a8.-2_jouer.a3' +
			'_defense.-1_proteger_controle.a1';
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(write(state)).toBe(query);
	});

	test('keeps its published moments', () => {
		const query =
			'a=aucun&d1=militaire.1_politique.1&suite=rentrer.d1.apres-comparaison_modifier.d1.2.apres-non-oppose' +
			'_defense.3.apres-province_proteger.apres-effet_partir.d1.apres-revendication';
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(state.events.map(({ moment }) => moment)).toEqual(MOMENTS.slice(1));
		expect(write(state)).toBe(query);
		expect(write(read('a=aucun&d=aucun&suite=proteger.fenetre').state)).toBe('a=aucun&d=aucun&suite=proteger');
	});

	test('keeps its published words for the ring', () => {
		const query =
			'a=aucun&d1=militaire.1_politique.1&effet=incliner&cible=d1' +
			'&suite=element.eau_defenseur-resout.apres-comparaison_defenseur-revendique_annuler-effet.apres-province';
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(state.settings).toMatchObject({ element: 'air', choice: 'bow', target: 'd1' });
		expect(write(state)).toBe(query);
	});

	test.each([
		'anneau=air&effet=prendre',
		'anneau=terre&effet=renoncer',
		'anneau=terre&deck-vide=oui&main-vide=oui',
		'anneau=feu&effet=deshonorer',
		'anneau=vide&effet=renoncer',
		'faveur=attaquant-militaire',
		'faveur=attaquant-politique',
		'faveur=defenseur-militaire',
	])('keeps its published values (%s)', (query) => {
		const { state, notices } = read(`a=aucun&d=aucun&${query}`);
		expect(notices).toEqual([]);
		expect(write(state)).toBe(`a=aucun&d=aucun&${query.replace('anneau=air&', '')}`);
	});
});

describe('the words of the address', () => {
	test.each([
		['type', 'type', { militaire: 'military', politique: 'political' }],
		['anneau', 'element', { air: 'air', terre: 'earth', feu: 'fire', eau: 'water', vide: 'void' }],
		[
			'faveur',
			'favor',
			{
				disponible: 'available',
				'attaquant-militaire': 'attacker-military',
				'attaquant-politique': 'attacker-political',
				'defenseur-militaire': 'defender-military',
				'defenseur-politique': 'defender-political',
			},
		],
		['anneau=air&effet', 'choice', { gagner: 'gain', prendre: 'take', renoncer: 'decline' }],
		['anneau=terre&effet', 'choice', { piocher: 'draw', renoncer: 'decline' }],
		['anneau=feu&effet', 'choice', { honorer: 'honor', deshonorer: 'dishonor', renoncer: 'decline' }],
		['anneau=eau&effet', 'choice', { redresser: 'ready', incliner: 'bow', renoncer: 'decline' }],
		['anneau=vide&effet', 'choice', { retirer: 'remove', renoncer: 'decline' }],
	] as const)('%s keeps them', (parameter, key, words) => {
		for (const [word, value] of Object.entries(words)) {
			const { state, notices } = read(`${parameter}=${word}`);
			expect(notices).toEqual([]);
			expect(state.settings[key]).toBe(value);
		}
	});

	test.each(['military', 'attacker-military', 'earth', 'honored', 'decline'])('« %s » is none of them', (word) => {
		const query = `type=${word}&anneau=${word}&faveur=${word}&effet=${word}&a1=statut.${word}`;
		expect(read(query).notices).toHaveLength(5);
	});
});

describe('an address without a case', () => {
	test('is completed: sides and settings that it leaves out are the initial ones', () => {
		const { state } = read('d=aucun&defense=5');
		expect(state).toEqual({ ...initialState, defender: [], settings: { ...initialState.settings, strength: 5 } });
	});

	test('a ring comes with its first effect', () => {
		expect(read('anneau=feu').state.settings.choice).toBe('honor');
	});

	test('characters close up when a rank is missing, and so does what is said of them', () => {
		const { state, notices } = read('a2=militaire.7&a5=militaire.8&suite=honorer.a5&anneau=feu&cible=a2');
		expect(state.attacker.map(({ military }) => military)).toEqual([7, 8]);
		expect(state.events).toEqual([{ type: 'honor', character: 'a2', moment: 'action-window' }]);
		expect(state.settings.target).toBe('a1');
		expect(notices).toEqual(['Il manque un rang avant « a2 » : « a2 » devient « a1 », « a5 » devient « a2 ».']);
	});
});

import { describe, expect, test } from 'vitest';
import { initialState, plainPlayer, plainSettings } from '../../../../../src/widgets/mistborn/attack/state';
import tool from './tested';

const { read, write, readMistaken } = tool;

describe('a case written in the address', () => {
	test.each([
		'partie=quatre&degats=7&cible=j3&frappe=2&transmission=moi&j1=sante.12_nuage.3' +
			'&j1a1=defense.4_defenseur_reduction.2_nuages.1_attaque_encore&j1a2=defense.1&j2=sante.36&j3=sante.1',
		'partie=seigneur-maitre&degats=20&dominat=5&sante=31' +
			'&a1=boucliers.3_valeur1.4_valeur2.5_valeur3.6_x1_x2_x3_effets.1_attaques.2&a2=boucliers.1',
		'partie=deux&degats=0&maelstrom=oui&j1=sante.40&j1a1=defense.3_effet',
		'partie=deux&degats=0&j1=sante.40',
		'partie=assaut&dominat=3&sante=20&joueurs=3&missions=2&moi=sante.12_nuage.3&moia1=defense.4_defenseur&j1=sante.36' +
			'&j1a1=defense.2_reduction.1&j2=sante.1&c1=par.edit_degats.4_x.2_sur.collectif_j1.3_j2.1_j3.2&c2=par.adversaire_x.0_sur.j2' +
			'&c3=par.dominat_x.1_sur.autres',
		'partie=assaut&joueurs=2&moi=sante.12&j1=sante.36&c1=par.edit_x.2_dominat.4_sur.mes-allies&c2=par.edit_x.2_sur.allies',
	])('keeps its published names: %s', (query) => {
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(write(state)).toBe(query);
	});

	test('that says nothing is the initial case; one that says something is plain elsewhere', () => {
		expect(read('')).toEqual({ state: initialState, notices: [] });
		expect(read('utm_source=x').state).toEqual(initialState);
		expect(read('degats=4').state).toEqual({
			...plainSettings,
			damage: 4,
			players: [plainPlayer, plainPlayer],
			foes: [],
			blows: [],
		});
	});
});

describe('what is wrong in the address has its default and one notice', () => {
	test.each([
		['degats=100', '« degats=100 » : un nombre entier de 0 à 99 est attendu ; 9 est utilisé.'],
		['partie=seigneur-maitre&dominat=0', '« dominat=0 » : un nombre entier de 1 à 6 est attendu ; 1 est utilisé.'],
		['partie=seigneur-maitre&sante=49', '« sante=49 » : un nombre entier de 1 à 48 est attendu ; 48 est utilisé.'],
		['cible=paul', '« cible=paul » : « moi », « j1 », « j2 » ou « j3 » est attendu ; j1 est utilisé.'],
		['cible=j3', '« cible=j3 » : ce joueur n’est pas dans la partie ; j1 est utilisé.'],
		['partie=quatre&transmission=j4', /« transmission=j4 » : .* a-decider est utilisé\.$/],
		['transmission=j3', '« transmission » n’a pas sa place dans cette partie : c’est ignoré.'],
		['j1=sante.41', '« sante.41 » : un nombre entier de 1 à 40 est attendu ; 36 est utilisé.'],
		['j1=sante.20_chance', '« chance » n’est pas une caractéristique de joueur : c’est ignoré.'],
		['j2a1=defense.0', '« defense.0 » : un nombre entier de 1 à 99 est attendu ; 3 est utilisé.'],
		['j2a1=defenseur.1', '« defenseur.1 » n’est pas une caractéristique d’Allié : c’est ignoré.'],
		['j2a1=nuages.1_nuages.2', '« nuages » est donné plusieurs fois pour le même Allié : seul le premier compte.'],
		['partie=seigneur-maitre&a1=boucliers.4', /^« boucliers\.4 » : un nombre entier de 1 à 3 est attendu/],
		['partie=seigneur-maitre&j1=sante.3', '« j1 » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=deux&j2=sante.3', '« j2 » n’a pas sa place dans cette partie : c’est ignoré.'],
		['a1=boucliers.1', '« a1 » n’a pas sa place dans cette partie : c’est ignoré.'],
		['j1a7=defense.1', '« j1a7 » n’est pas un réglage de cet outil : il est ignoré.'],
		['j1=', '« j1 » est vide : ses valeurs par défaut sont utilisées.'],
		['j2a1=', '« j2a1 » est vide : ses valeurs par défaut sont utilisées.'],
		['partie=seigneur-maitre&a1=', '« a1 » est vide : ses valeurs par défaut sont utilisées.'],
		[
			'partie=seigneur-maitre&a1=boucliers.1&a3=boucliers.2',
			'« a2 » manque : ceux qui suivent prennent sa place, dans l’ordre.',
		],
		['dominat=3', '« dominat » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=quatre&sante=12', '« sante » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=deux&cible=moi', '« cible » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=seigneur-maitre&cible=moi', '« cible » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=assaut&degats=4', '« degats » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=assaut&frappe=4', '« frappe » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=deux&joueurs=2', '« joueurs » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=seigneur-maitre&missions=2', '« missions » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=seigneur-maitre&c1=x.2', '« c1 » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=deux&moi=sante.3', '« moi » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=assaut&j1=sante.3', '« j1 » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=assaut&joueurs=5', '« joueurs=5 » : un nombre entier de 1 à 4 est attendu ; 1 est utilisé.'],
		['partie=assaut&c1=', '« c1 » est vide : ses valeurs par défaut sont utilisées.'],
		['partie=assaut&moi=', '« moi » est vide : ses valeurs par défaut sont utilisées.'],
		['partie=assaut&c2=x.2', '« c1 » manque : ceux qui suivent prennent sa place, dans l’ordre.'],
		['partie=assaut&c1=par.ruse', /^« par\.ruse » : « edit », « dominat » ou « adversaire » est attendu/],
		['partie=assaut&c1=sur.j1', '« sur.j1 » : ce joueur n’est pas dans la partie ; chacun est utilisé.'],
		['partie=assaut&c1=dominat.7', '« dominat.7 » : un nombre entier de 0 à 6 est attendu ; 0 est utilisé.'],
		['partie=assaut&c1=sur.tous', /^« sur\.tous » : .* chacun est utilisé\.$/],
		['partie=assaut&maelstrom=oui', '« maelstrom » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=assaut&tour=j1', '« tour=j1 » : ce joueur n’est pas dans la partie ; non est utilisé.'],
		['partie=assaut&tour=cible', /^« tour=cible » : « non », « moi », .* est attendu ; non est utilisé\.$/],
		['partie=assaut&carte=adversaire', '« carte » ne sert que si « tour » dit qui finit le sien : c’est ignoré.'],
		['partie=assaut&paquet=3', '« paquet » ne sert que si « tour » dit qui finit le sien : c’est ignoré.'],
		['partie=assaut&tour=moi&paquet=37', '« paquet=37 » : un nombre entier de 1 à 36 est attendu ; 36 est utilisé.'],
		['partie=deux&tour=moi', '« tour » n’a pas sa place dans cette partie : c’est ignoré.'],
		['partie=assaut&c1=nuage-garde.2', '« nuage-garde.2 » n’est pas une caractéristique d’attaque : c’est ignoré.'],
		['maelstrom=non', '« maelstrom=non » : « oui » est attendu ; c’est ignoré.'],
		['partie=cinq', /« partie=cinq » : .* trois est utilisé\.$/],
	])('%s', (query, expected) => {
		expect(readMistaken(query).notice).toMatch(expected);
	});

	test('alone, your Allies are all of them', () => {
		const { state, notices } = read('partie=assaut&c1=sur.mes-allies');
		expect([state.blows[0]?.on, notices]).toEqual(['allies', []]);
	});

	test('a list may start anywhere: what is there is kept, in order, and the first gap is told', () => {
		const { state, notices } = read('partie=deux&j1a2=defense.2&j1a4=defense.4');
		expect(notices).toEqual(['« j1a1 » manque : ceux qui suivent prennent sa place, dans l’ordre.']);
		expect(state.players[0]?.allies.map(({ defense }) => defense)).toEqual([2, 4]);
	});
});

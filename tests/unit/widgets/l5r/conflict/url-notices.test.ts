import { describe, expect, test } from 'vitest';
import { initialState, plain } from '../../../../../src/widgets/l5r/conflict/state';
import { toEngine } from '../../../../../src/widgets/l5r/conflict/to-engine';
import tool from './tested';

const { readMistaken } = tool;

describe('a character', () => {
	test.each([
		['militaire.100', '« militaire.100 » : un nombre entier de 0 à 99 est attendu ; 2 est utilisé.'],
		['militaire', '« militaire » : un nombre entier de 0 à 99 est attendu ; 2 est utilisé.'],
		['politique.2.5', '« politique.2.5 » : un nombre entier de 0 à 99 est attendu ; 2 est utilisé.'],
		['modificateur.-100', '« modificateur.-100 » : un nombre entier de -99 à 99 est attendu ; 0 est utilisé.'],
		[
			'statut.ordinaire',
			'« statut.ordinaire » : « normal », « honore » ou « deshonore » est attendu ; normal est utilisé.',
		],
		['incline.oui', '« incline.oui » n’est pas une caractéristique de personnage : c’est ignoré.'],
		['force.3', '« force.3 » n’est pas une caractéristique de personnage : c’est ignoré.'],
	])('%s', (sheet, expected) => {
		const { state, notice } = readMistaken(`a1=${sheet}`);
		expect(state.attacker).toEqual([plain]);
		expect(notice).toBe(expected);
	});

	test('a number for a skill that is not set', () => {
		const { state, notice } = readMistaken('a1=fixee-a.5');
		expect(toEngine(state).attacker.characters[0]?.fixed).toBeNull();
		expect(notice).toBe('« fixee-a.5 » ne sert qu’avec « fixee » : c’est ignoré.');
		expect(readMistaken('a1=fixee-a.3').notice, 'the usual number too').toContain('« fixee-a.3 » ne sert qu’avec');
	});

	test('the first of two values counts', () => {
		const { state, notice } = readMistaken('d1=gloire.3_gloire.5');
		expect(state.defender[0]?.glory).toBe(3);
		expect(notice).toBe('« gloire » est donné plusieurs fois pour le même personnage : seul le premier compte.');
	});
});

test.each(['a1=_militaire.2', 'a1=militaire.2__gloire.1', 'd1=militaire.2_', 'suite=honorer.a1_'])(
	'a « _ » too many (%s)',
	(query) => {
		const value = query.slice(query.indexOf('=') + 1);
		expect(readMistaken(query).notice).toBe(`« ${value} » contient un « _ » de trop : il est ignoré.`);
	},
);

describe('a side', () => {
	test('only « aucun » may be said of all of it', () => {
		const { state, notice } = readMistaken('d=tous');
		expect(state.defender).toEqual(initialState.defender);
		expect(notice).toBe('« d=tous » : « aucun » est attendu ; c’est ignoré.');
	});

	test('nobody and somebody at once', () => {
		const { state, notice } = readMistaken('a=aucun&a1=militaire.5');
		expect(state.attacker).toEqual([{ ...plain, military: 5 }]);
		expect(notice).toBe('« a=aucun » est ignoré : des personnages sont donnés.');
	});

	test('a ninth character', () => {
		expect(readMistaken('a9=militaire.5').notice).toBe('« a9 » n’est pas un réglage de cet outil : il est ignoré.');
	});
});

describe('a rank', () => {
	test('that is missing', () => {
		const { state, notice } = readMistaken('d1=militaire.1&d3=militaire.3');
		expect(state.defender.map(({ military }) => military)).toEqual([1, 3]);
		expect(notice).toBe('Il manque un rang avant « d3 » : « d3 » devient « d2 ».');
	});

	test('that is empty', () => {
		const { state, notice } = readMistaken('a1=');
		expect(state.attacker).toEqual([plain]);
		expect(notice).toBe('« a1 » est vide : un personnage ordinaire est utilisé.');
	});
});

describe('what happens', () => {
	test.each([
		['suite=honorer.a3', '« honorer.a3 » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=honorer', '« honorer » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=honorer.a1.2', '« honorer.a1.2 » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=modifier.a1', '« modifier.a1 » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=modifier.a1.100', '« modifier.a1.100 » n’est pas un événement de ce conflit : il est ignoré.'],
		[
			'suite=modifier.a1.100.apres-effet',
			'« modifier.a1.100.apres-effet » n’est pas un événement de ce conflit : il est ignoré.',
		],
		[
			'suite=honorer.a1.apres-demain',
			'« honorer.a1.apres-demain » n’est pas un événement de ce conflit : il est ignoré.',
		],
		[
			'suite=honorer.a1.apres-effet.apres-effet',
			'« honorer.a1.apres-effet.apres-effet » n’est pas un événement de ce conflit : il est ignoré.',
		],
		['suite=defense', '« defense » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=defense.apres-effet', '« defense.apres-effet » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=defense.100', '« defense.100 » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=defense.a1.2', '« defense.a1.2 » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=proteger.a1', '« proteger.a1 » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=proteger.2', '« proteger.2 » n’est pas un événement de ce conflit : il est ignoré.'],
		[
			'suite=modifier.a1.apres-effet',
			'« modifier.a1.apres-effet » n’est pas un événement de ce conflit : il est ignoré.',
		],
		['suite=element', '« element » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=element.bois', '« element.bois » n’est pas un événement de ce conflit : il est ignoré.'],
		[
			'suite=element.feu.apres-effet',
			'« element.feu.apres-effet » n’est pas un événement de ce conflit : il est ignoré.',
		],
		[
			'suite=annuler-effet.apres-revendication',
			'« annuler-effet.apres-revendication » n’est pas un événement de ce conflit : il est ignoré.',
		],
		['suite=defenseur-resout.a1', '« defenseur-resout.a1 » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=danser.a1', '« danser.a1 » n’est pas un événement de ce conflit : il est ignoré.'],
		['suite=', '« suite » est vide : c’est ignoré.'],
	])('%s', (query, expected) => {
		const { state, notice } = readMistaken(query);
		expect(state.events).toEqual([]);
		expect(notice).toBe(expected);
	});

	test('a thirteenth event', () => {
		const { state, notice } = readMistaken(`suite=${Array(13).fill('honorer.a1').join('_')}`);
		expect(state.events).toHaveLength(12);
		expect(notice).toBe('La suite compte 13 événements : seuls les 12 premiers sont repris.');
	});

	test.each([
		['anneau=feu&cible=a9', '« cible=a9 » : ce personnage n’est pas là ; c’est ignoré.'],
		['anneau=terre&cible=a1', '« cible=a1 » : l’effet choisi ne vise pas de personnage ; c’est ignoré.'],
	])('%s', (query, expected) => {
		const { state, notice } = readMistaken(query);
		expect(state.settings.target).toBe('');
		expect(notice).toBe(expected);
	});
});

describe('a setting', () => {
	test.each([
		['deck-vide=oui', '« deck-vide=oui » : l’effet choisi ne fait rien piocher ; c’est ignoré.'],
		['main-vide=oui', '« main-vide=oui » : l’effet choisi ne fait rien piocher ; c’est ignoré.'],
	])('%s, without a card to draw', (query, expected) => {
		const { state, notice } = readMistaken(query);
		expect(state).toEqual(initialState);
		expect(notice).toBe(expected);
	});

	test.each([
		['type=maritime', '« type=maritime » : « militaire » ou « politique » est attendu ; militaire est utilisé.'],
		['defense=x', '« defense=x » : un nombre entier de 0 à 99 est attendu ; 4 est utilisé.'],
		['honneur-attaquant=25', '« honneur-attaquant=25 » : un nombre entier de 1 à 24 est attendu ; 10 est utilisé.'],
		['honneur-defenseur=0', '« honneur-defenseur=0 » : un nombre entier de 1 à 24 est attendu ; 10 est utilisé.'],
		['forteresse=non', '« forteresse=non » : « oui » est attendu ; c’est ignoré.'],
		['effet=honorer', '« effet=honorer » : « gagner », « prendre » ou « renoncer » est attendu ; gagner est utilisé.'],
	])('%s', (query, expected) => {
		const { state, notice } = readMistaken(query);
		expect(state).toEqual(initialState);
		expect(notice).toBe(expected);
	});

	test('a fourth broken province, away from the stronghold', () => {
		const { state, notice } = readMistaken('detruites=4');
		expect(state.settings.broken).toBe(3);
		expect(notice).toBe('4 provinces détruites, c’est trop hors de la forteresse : 3 est utilisé.');
	});

	test('one that does not exist', () => {
		expect(readMistaken('province=4').notice).toContain('n’est pas un réglage');
	});
});

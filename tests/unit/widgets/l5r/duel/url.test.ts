import { describe, expect, test } from 'vitest';
import { initialState, plain } from '../../../../../src/widgets/l5r/duel/state';
import tool from './tested';

const { read, write, readMistaken } = tool;

describe('a case written in the address', () => {
	test('keeps its published names', () => {
		const query =
			'vous=competence.1_tiret_gloire.2_statut.honore_modif.-3_incline_honneur.4_modifmise.-5' +
			'&adverse=competence.6_statut.deshonore_honneur.24' +
			'&mise=2&mise-adverse=5&role=defie&type=politique&plancher=avant-mise';
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(write(state)).toBe(query);
		expect(state).toEqual({
			role: 'challenged',
			type: 'political',
			floor: 'before-bid',
			bid: 2,
			opponentBid: 5,
			you: {
				skill: 1,
				dash: true,
				glory: 2,
				status: 'honored',
				modifiers: -3,
				bowed: true,
				honor: 4,
				bidModifier: -5,
			},
			opponent: { ...plain, skill: 6, status: 'dishonored', honor: 24 },
		});
	});

	test.each(['vous', 'adverse'])('%s without anything in it is told', (name) => {
		expect(readMistaken(`${name}=`).notice).toBe(`« ${name} » est vide : les valeurs par défaut sont utilisées.`);
	});

	test.each([
		['role', { lanceur: 'challenger', defie: 'challenged' }],
		['type', { militaire: 'military', politique: 'political' }],
		['plancher', { 'apres-mise': 'after-bid', 'avant-mise': 'before-bid' }],
	])('keeps the words of %s, and knows no other', (name, words) => {
		for (const [word, value] of Object.entries(words)) {
			const { state, notices } = read(`${name}=${word}`);
			expect(notices).toEqual([]);
			expect(Object.values(state)).toContain(value);
			expect(read(`${name}=${value}`).notices).toHaveLength(1);
		}
	});

	test('of the default case says what matters', () => {
		expect(write(initialState)).toBe(
			'vous=competence.3_gloire.2_statut.honore_honneur.11&adverse=competence.3_honneur.10&mise=4&mise-adverse=1',
		);
	});

	test('without anything gives the default case; a side that is named starts plain', () => {
		expect(read('')).toEqual({ state: initialState, notices: [] });
		expect(read('vous=competence.7').state).toEqual({ ...initialState, you: { ...plain, skill: 7 } });
	});
});

describe('a value that does not suit is replaced, and reported', () => {
	test.each(['abc', '', '-1', '100', '1e1', '2.5'])('competence.%s', (value) => {
		const { state, notice } = readMistaken(`vous=competence.${value}`);
		expect(state.you).toEqual(plain);
		expect(notice).toBe(`« competence.${value} » : un nombre entier de 0 à 99 est attendu ; 3 est utilisé.`);
	});

	test.each(['0', '25'])('honneur.%s: the game would be over', (value) => {
		const { state, notice } = readMistaken(`adverse=honneur.${value}`);
		expect(state.opponent.honor).toBe(10);
		expect(notice).toContain('un nombre entier de 1 à 24 est attendu');
	});

	test.each([
		['mise=6', 'un nombre entier de 1 à 5 est attendu ; 4 est utilisé'],
		['mise-adverse=0', 'un nombre entier de 1 à 5 est attendu ; 1 est utilisé'],
		['role=juge', '« lanceur » ou « defie » est attendu ; lanceur est utilisé'],
		['type=gloire', '« militaire » ou « politique » est attendu'],
		['plancher=jamais', '« apres-mise » ou « avant-mise » est attendu'],
		['vous=statut.roi', '« honore », « normal » ou « deshonore » est attendu ; normal est utilisé'],
		['vous=modif.100', 'un nombre entier de -99 à 99 est attendu'],
		['vous=duelliste', 'n’est pas une caractéristique du duel'],
		['vous=tiret.1', 'n’est pas une caractéristique du duel'],
		['vous=gloire.1_gloire.2', 'donné plusieurs fois pour le même personnage'],
		['moi=competence.1', '« moi » n’est pas un réglage'],
	])('%s', (query, expected) => {
		expect(readMistaken(query).notice).toContain(expected);
	});
});

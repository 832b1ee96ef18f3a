import { describe, expect, test } from 'vitest';
import { initialState } from '../../../../../src/widgets/keyforge/chains/state';
import { caseOf, read } from './said';
import tool from './tested';

const { write } = tool;

describe('a case written in the address', () => {
	test('is nothing at all for the default one', () => {
		expect(write(initialState)).toBe('');
		expect(read('')).toEqual({ state: initialState, notices: [] });
	});

	test('keeps its published names', () => {
		const query =
			'chaines=25&depart=premier&mulligan=oui&permises=2&suivi=oui&deck=5&defausse=6&au-dela=progression' +
			'&tour=jouees.1_piochees.2_archives.3_chaines.4_taille.-5_defaussees.6&t2=jouees.0&t30=jouees.1_chaines.-3';
		expect(write(caseOf(query))).toBe(query);
		expect(write(caseOf('main=4'))).toBe('main=4');
	});

	test.each([
		['mulligan=oui', '« mulligan » ne compte qu’avec « depart=premier » ou « depart=second ».', { mulligan: true }],
		['depart=second&permises=4', '« permises » ne compte qu’avec « depart=premier ».', { allowed: 4 }],
		['deck=5', '« deck » ne compte qu’avec « suivi=oui ».', { deck: 5 }],
		['defausse=5', '« defausse » ne compte qu’avec « suivi=oui ».', { discardPile: 5 }],
		['depart=premier&main=4', '« main » ne compte qu’avec « depart=en-cours ».', { hand: 4 }],
	])('%s is told to be without effect, and is not written again', (query, notice, kept) => {
		const { state, notices } = read(query);
		expect(notices).toEqual([notice]);
		expect(state).toMatchObject(kept);
		expect(read(write(state)).notices).toEqual([]);
	});

	test('a turn set apart is like the others but for what it says', () => {
		const { usual, setApart } = caseOf('tour=jouees.5_archives.1&t3=chaines.3');
		expect(setApart).toEqual({ 3: { ...usual, chains: 3 } });
	});
});

describe('a bad value falls back to the default, with one notice', () => {
	test.each([
		['chaines=-1', '« chaines=-1 » : un nombre entier de 0 à 99 est attendu ; 8 est utilisé.'],
		['chaines=100', '« chaines=100 » : un nombre entier de 0 à 99 est attendu ; 8 est utilisé.'],
		['permises=0', '« permises=0 » : un nombre entier de 1 à 99 est attendu ; 1 est utilisé.'],
		['depart=fin', '« depart=fin » : « en-cours », « premier » ou « second » est attendu ; en-cours est utilisé.'],
		['mulligan=non', '« mulligan=non » : « oui » est attendu ; c’est ignoré.'],
		['tour=jouees.x', '« jouees.x » : un nombre entier de 0 à 99 est attendu ; 3 est utilisé.'],
		['tour=jouees.3_carte', '« carte » n’est pas un réglage de tour : c’est ignoré.'],
		['tour=jouees.3_jouees.4', '« jouees » est donné plusieurs fois pour le même tour : seul le premier compte.'],
		['tour=', '« tour » est vide : les valeurs par défaut sont utilisées.'],
		['t31=jouees.3', '« t31 » n’est pas un réglage de cet outil : il est ignoré.'],
		['t0=jouees.3', '« t0 » n’est pas un réglage de cet outil : il est ignoré.'],
	])('%s', (query, notice) => {
		const { state, notices } = read(query);
		expect(notices).toEqual([notice]);
		expect(state).toEqual(initialState);
	});

	test('an empty turn set apart is like the others, and told; a turn without the one before it is no gap', () => {
		const { state, notices } = read('tour=jouees.5&t3=');
		expect(state.setApart[3]?.played).toBe(5);
		expect(notices).toEqual(['« t3 » est vide : les valeurs par défaut sont utilisées.']);
	});

	test('in a turn set apart, to what the others are like', () => {
		const { state, notices } = read('tour=jouees.5&t1=jouees.500');
		expect(state.setApart[1]?.played).toBe(5);
		expect(notices).toEqual(['« jouees.500 » : un nombre entier de 0 à 99 est attendu ; 5 est utilisé.']);
	});
});

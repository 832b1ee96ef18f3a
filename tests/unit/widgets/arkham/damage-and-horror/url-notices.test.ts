import { describe, expect, test } from 'vitest';
import { plainAsset, plainInvestigator, plainState } from '../../../../../src/widgets/arkham/damage-and-horror/state';
import tool from './tested';

const { readMistaken } = tool;

describe('a number that is not one is replaced by its default', () => {
	test.each(['', 'x', '-1', '100', '1.5', '1e9', 'NaN'])('degats=%s', (text) => {
		const { state, notice } = readMistaken(`degats=${text}&horreurs=1`);
		expect(state).toEqual({ ...plainState, horror: 1 });
		expect(notice).toBe(`« degats=${text} » : un nombre entier de 0 à 99 est attendu ; 0 est utilisé.`);
	});

	test('an investigator has both values', () => {
		const { state, notice } = readMistaken('moi=vie.0_degats.2');
		expect(state.investigator).toEqual({ ...plainInvestigator, damage: 2 });
		expect(notice).toBe('« vie.0 » : un nombre entier de 1 à 99 est attendu ; 7 est utilisé.');
	});

	test('no more than three other players', () => {
		expect(readMistaken('autres=4').state.otherPlayers).toBe(plainState.otherPlayers);
	});
});

describe('what is not understood is ignored', () => {
	test.each([
		['moi=vie.5_chance', 'n’est pas une caractéristique d’investigateur : c’est ignoré.'],
		['moi=vie.5_prenddegats.1', 'n’est pas une caractéristique d’investigateur : c’est ignoré.'],
		['s1=vie.2_physiques.1', 'n’est pas une caractéristique de soutien : c’est ignoré.'],
		['s1=vie.2_vie.3', '« vie » est donné plusieurs fois pour le même soutien : seul le premier compte.'],
		['moi=vie.5_vie.3', '« vie » est donné plusieurs fois pour votre investigateur : seul le premier compte.'],
		['degats=1&directs=1', '« directs=1 » : « oui » est attendu ; c’est ignoré.'],
		['degats=1&degats=2', '« degats » est donné plusieurs fois : seul le premier compte.'],
		['degats=1&s7=vie.1', '« s7 » n’est pas un réglage de cet outil : il est ignoré.'],
		[
			'repartition=auto',
			'« repartition=auto » : « garder », « proteger », « moi » ou « choisie » est attendu ; garder est utilisé.',
		],
		['mode=solo', '« mode=solo » : « campagne » ou « independant » est attendu ; campagne est utilisé.'],
		['traumatisme=1', '« traumatisme=1 » : « physique » ou « mental » est attendu ; physique est utilisé.'],
	])('%s', (query, expected) => {
		expect(readMistaken(query).notice).toContain(expected);
	});

	test.each([
		['moi=', '« moi » est vide : les valeurs par défaut sont utilisées.'],
		['s1=', '« s1 » est vide : les valeurs par défaut sont utilisées.'],
		['s3=vie.2', '« s1 » manque : « s3 » prend la place de « s1 ».'],
	])('%s', (query, expected) => {
		expect(readMistaken(query).notice).toBe(expected);
	});

	test('what the reader assigns counts with the assignment of the reader only', () => {
		const { state, notice } = readMistaken('degats=1&s1=vie.2_prenddegats.1');
		expect(notice).toBe(
			'« prenddegats » et « prendhorreurs » ne comptent qu’avec « repartition=choisie » : c’est ignoré.',
		);
		expect(state.assets[0]?.takenDamage).toBe(0);
	});

	test('an asset keeps what is right', () => {
		expect(readMistaken('s1=vie.3_armure.1').state.assets).toEqual([{ ...plainAsset, health: 3 }]);
	});
});

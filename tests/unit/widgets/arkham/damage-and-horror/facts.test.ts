import { expect, test } from 'vitest';
import { cardFacts, gameFacts, investigatorFacts } from '../../../../../src/widgets/arkham/damage-and-horror/facts';
import { plainAsset, plainInvestigator, plainState } from '../../../../../src/widgets/arkham/damage-and-horror/state';

test('a fold says nothing of a plain card, whatever is in sight', () => {
	const asset = { ...plainAsset, degats: 1, horreurs: 1, prendDegats: 1 };
	expect(cardFacts(asset)).toEqual([]);
	expect(investigatorFacts({ ...plainInvestigator, degats: 3 })).toEqual([]);
});

test('a fold says everything it holds', () => {
	const rare = { modificateurVie: 2, modificateurSante: -1, annuleDegats: 1, annuleHorreurs: 2 };
	expect(investigatorFacts({ ...plainInvestigator, ...rare, physiques: 1, mentaux: 2 })).toEqual([
		'1 traumatisme physique',
		'2 traumatismes mentaux',
		'+2 de vie',
		'−1 de santé mentale',
		'annule 1 dégât',
		'annule 2 horreurs',
	]);
});

test('the game is always told', () => {
	expect(gameFacts(plainState)).toEqual(['campagne', '1 autre joueur']);
	expect(gameFacts({ ...plainState, mode: 'independant', autres: 0, principal: true })).toEqual([
		'mode indépendant',
		'seul en jeu',
		'investigateur principal',
	]);
});

import { expect, test } from 'vitest';
import { cardFacts, gameFacts, investigatorFacts } from '../../../../../src/widgets/arkham/damage-and-horror/facts';
import { plainAsset, plainInvestigator, plainState } from '../../../../../src/widgets/arkham/damage-and-horror/state';

test('a fold says nothing of a plain card, whatever is in sight', () => {
	const asset = { ...plainAsset, damage: 1, horror: 1, takenDamage: 1 };
	expect(cardFacts(asset)).toEqual([]);
	expect(investigatorFacts({ ...plainInvestigator, damage: 3 })).toEqual([]);
});

test('a fold says everything it holds', () => {
	const rare = { healthModifier: 2, sanityModifier: -1, canceledDamage: 1, canceledHorror: 2 };
	expect(investigatorFacts({ ...plainInvestigator, ...rare, physicalTraumas: 1, mentalTraumas: 2 })).toEqual([
		'1 traumatisme physique',
		'2 traumatismes mentaux',
		'+2 de vie',
		'−1 de santé mentale',
		'annule 1 dégât',
		'annule 2 horreurs',
	]);
});

test('the game is always described', () => {
	expect(gameFacts(plainState)).toEqual(['campagne', '1 autre joueur']);
	expect(gameFacts({ ...plainState, mode: 'standalone', otherPlayers: 0, lead: true })).toEqual([
		'mode indépendant',
		'seul en jeu',
		'investigateur principal',
	]);
});

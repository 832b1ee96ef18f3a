import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../src/search/cases/l5r/duel';
import { duelCodec } from '../../../../../src/widgets/l5r/duel/url-state';
import { checkAny, expectCase, saidOf } from '../sure';

const usual = 'vous=competence.3_honneur.10&adverse=competence.5_honneur.10&mise=2&mise-adverse=4';

describe('a duel in a query', () => {
	it.each([
		['duel 3 contre 5 enchère 2 et 4', usual],
		['Duel trois contre cinq, enchères deux et quatre', usual],
		['duel 3 contre 5 mise 2 contre 4', usual],
		['duel 3 contre 5 je mise 2 il mise 4', usual],
		['duel 3 contre 5 je mise 2 et l’adversaire 4', usual],
		['duel 3 contre 5 mise 2 mise adverse 4', usual],
		['duel 3 contre 5 ma mise 2 sa mise 4', usual],
		['duel 3 contre 5 mise de 2 contre mise de 4', usual],
		['mon personnage 3 le sien 5 duel mises 2 et 4', usual],
		[
			'duel 3 mise 2 contre 5 mise 4',
			'vous=competence.3_honneur.10&mise=2&adverse=competence.5_honneur.10&mise-adverse=4',
		],
		[
			'mise 2 et 4 duel 3 contre 5',
			'mise=2&mise-adverse=4&vous=competence.3_honneur.10&adverse=competence.5_honneur.10',
		],
		['duel 3 contre 5 mise adverse 4 ma mise 2', usual.replace('mise=2&mise-adverse=4', 'mise-adverse=4&mise=2')],
		['duel, 3 à 5, mises 2 à 4', usual],
		['duel politique 3 contre 5 mise 2 et 4', `type=politique&${usual}`],
		['duel 3 contre 5 mise 2 et 4 honneur 3 et 9', usual.replace('10', '3').replace('10', '9')],
		[
			'duel 3 honoré gloire 2 contre 5 incliné mise 2 et 4',
			'vous=competence.3_statut.honore_gloire.2_honneur.10&adverse=competence.5_incline_honneur.10&mise=2&mise-adverse=4',
		],
		['duel 3 +1 contre 5 mise 2 et 4', usual.replace('competence.3', 'competence.3_modif.1')],
		['duel mil 3 vs 5 je mise 2, lui 4', `type=militaire&${usual}`],
		['mon perso 3 en mil bid 2, en face 5 bid 4, duel', `type=militaire&${usual}`],
		['je lance un duel avec mon 3 contre son 5 il mise 4 moi 2', usual],
		['duel entre un 3 et un 5, mises 2 et 4', usual],
		['duel 3 et 5, mises 2/4', usual],
		['duel 3 5 mises 2 4', usual],
		['en duel j’ai 3 et je mise 2, lui a 5 et mise 4', usual],
		['duel perso 3 mise 2, adversaire 5 mise 4 qui gagne et combien d’honneur ?', usual],
		['duel 3 contre 5 on mise 2 tous les deux', usual.replace('adverse=4', 'adverse=2')],
		[
			'deshonoré 3 gloire 1 mise 2 contre 5 mise 4 duel',
			usual.replace('competence.3', 'competence.3_statut.deshonore_gloire.1'),
		],
		['duel perso 3 avec arme +2 mise 2, contre perso 5, mise 4', usual.replace('competence.3', 'competence.3_modif.2')],
		['il me reste 3 honneurs, je mise 2 lui 4, duel 3 contre 5', usual.replace('honneur.10', 'honneur.3')],
		['je suis à 23 d’honneur, duel 3 contre 5, je mise 2 et lui 4', usual.replace('honneur.10', 'honneur.23')],
		['duel perso 3 mise 2 augmentée de 1, perso 5 mise 4', usual.replace('competence.3', 'competence.3_modifmise.1')],
		['duel perso avec un tiret contre 5, mises 2 et 4', usual.replace('competence.3', 'tiret')],
	])('%s', (query, address) => {
		expect(readCase(query)?.tool).toBe('duel');
		expectCase(readCase, duelCodec, query, address);
	});

	it.each([
		// The bids are the question.
		'duel 3 contre 5',
		'duel 3 contre 5 mise 2',
		'duel mise 2 et 4',
		'duel 3 mise 2 contre 5',
		'3 contre 5 mise 2 et 4',
		'duel 3 contre 5 mise 2 et 6',
		'duel 3 contre 5 mise 0 et 4',
		'duel 3 contre 5 contre 4 mise 2 et 4',
		'duel 3 contre 5 mise 2 et 4 mise 3 et 5',
		'duel 3 contre 5 mise 2 ou 4',
		// Of which side?
		'duel adversaire 5 moi 3 mise 2 et 4',
		'duel 3 contre 5 mise 2 et 4 honneur 3',
		'duel 3 contre 5 mise 2 et 4 honoré gloire 2',
		'duel 3 contre 5 je mise 2 +1 il mise 4',
		'duel 3 honoré contre 5 mise 2 et 4',
		'duel 3 contre 5 mise 2 et 4 honneur 30 et 9',
		'duel 3 contre 5 sans mise',
		'duel combien miser',
		'duel 3 mise 7 contre 4 mise 2',
		'duel 3 contre 4 je mise entre 1 et 5',
		'duel de 3 personnages contre 4 mises 2 et 3',
		'duel 3 contre 4 mises 2 et 3, +1 honneur',
		'duel d’iaijutsu 3 contre 4 mises 2 et 3',
		'duel 3 mil 4 pol contre 3 mises 1 et 1',
		'duel 3 contre 4 mises 2 et 3 je gagne 2 honneurs',
		'refuser un duel',
		'duel',
		'conflit 3 contre 5',
	])('is not sure of « %s »', (query) => {
		expect(readCase(query)).toBeUndefined();
	});

	it('says what it understood, then what it supposes', () => {
		expect(saidOf(readCase, 'duel 3 contre 5 enchère 2 et 4')).toEqual([
			'votre personnage 3',
			'personnage adverse 5',
			'vous misez 2',
			'l’adversaire mise 4',
			'supposé : 10 honneurs chacun',
		]);
	});

	it('is sure of any query that it reads', () => {
		const words =
			'mise enchère contre et je lui adversaire honneur honoré gloire politique avec arme chacun tiret'.split(' ');
		expect(checkAny(readCase, duelCodec, 'duel 3 contre 5 mise 2 et 4', words)).toBeGreaterThan(100);
	});
});

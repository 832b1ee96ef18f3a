import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../src/search/cases/l5r/duel';
import { duelCodec } from '../../../../../src/widgets/l5r/duel/url-state';
import { checkAny, saidOf } from '../sure';

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
		['duel politique 3 contre 5 mise 2 et 4', `type=politique&${usual}`],
		['duel 3 contre 5 mise 2 et 4 honneur 3 et 9', usual.replace('10', '3').replace('10', '9')],
		[
			'duel 3 honoré gloire 2 contre 5 incliné mise 2 et 4',
			'vous=competence.3_statut.honore_gloire.2_honneur.10&adverse=competence.5_incline_honneur.10&mise=2&mise-adverse=4',
		],
		['duel 3 +1 contre 5 mise 2 et 4', usual.replace('competence.3', 'competence.3_modif.1')],
	])('%s', (query, address) => {
		expect(readCase(query)).toMatchObject({ tool: 'duel', address });
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
		const words = 'mise enchère contre et je adversaire honneur honoré gloire politique'.split(' ');
		expect(checkAny(readCase, duelCodec, 'duel 3 contre 5 mise 2 et 4', words)).toBeGreaterThan(100);
	});
});

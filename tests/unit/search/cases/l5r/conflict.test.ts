import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../src/search/cases/l5r/conflict';
import { conflictCodec } from '../../../../../src/widgets/l5r/conflict/url-state';
import { checkAny, saidOf } from '../sure';

describe('a conflict in a query', () => {
	it.each([
		['conflit 6 contre 4 province 3', 'a1=militaire.6&d1=militaire.4&defense=3&type=militaire'],
		['Conflit militaire : 6 contre 4, province 3', 'type=militaire&a1=militaire.6&d1=militaire.4&defense=3'],
		['conflit 6 contre 4 politique', 'a1=politique.6&d1=politique.4&type=politique&defense=4'],
		['conflit six contre quatre', 'a1=militaire.6&d1=militaire.4&type=militaire&defense=4'],
		['attaque 6 défense 4 province 3', 'a1=militaire.6&d1=militaire.4&defense=3&type=militaire'],
		['j’attaque avec 5 contre 3', 'a1=militaire.5&d1=militaire.3&type=militaire&defense=4'],
		['attaquant 6 défenseur 4 force de province 5', 'a1=militaire.6&d1=militaire.4&defense=5&type=militaire'],
		['conflit défenseur 4 attaquant 6', 'd1=militaire.4&a1=militaire.6&type=militaire&defense=4'],
		['conflit 5 et 2 contre 3', 'a1=militaire.5&a2=militaire.2&d1=militaire.3&type=militaire&defense=4'],
		['conflit 3+2 contre 4', 'a1=militaire.3_modificateur.2&d1=militaire.4&type=militaire&defense=4'],
		['conflit 6 -1 contre 4', 'a1=militaire.6_modificateur.-1&d1=militaire.4&type=militaire&defense=4'],
		['conflit 4 contre 3 incliné', 'a1=militaire.4&d1=militaire.3_incline&type=militaire&defense=4'],
		[
			'conflit 4 honoré gloire 2 contre 5',
			'a1=militaire.4_statut.honore_gloire.2&d1=militaire.5&type=militaire&defense=4',
		],
		[
			'conflit 4 contre 3 déshonoré 2 de gloire',
			'a1=militaire.4&d1=militaire.3_statut.deshonore_gloire.2&type=militaire&defense=4',
		],
		['conflit 5 contre personne province 4', 'a1=militaire.5&d=aucun&defense=4&type=militaire'],
		['conflit 5 sans défenseur province 4', 'a1=militaire.5&d=aucun&defense=4&type=militaire'],
		['conflit politique non défendu 5', 'type=politique&d=aucun&a1=politique.5&defense=4'],
	])('%s', (query, address) => {
		expect(readCase(query)).toMatchObject({ tool: 'conflit', address });
	});

	it.each([
		'6 contre 4',
		'conflit 6',
		'conflit 6 4',
		'conflit contre 4',
		'conflit 6 contre',
		// The defender, or the province?
		'attaque 6 défense 4',
		// A defender of no skill, or none?
		'conflit 6 contre 0',
		'conflit 6 contre 4 ou 5',
		'conflit 6 contre 4 contre 2',
		'conflit 100 contre 4',
		'conflit militaire politique 6 contre 4',
		// How much the honor counts is not said.
		'conflit 4 honoré contre 3',
		'conflit honoré 4 contre 3',
		'conflit 6 contre 4 sans province',
		'conflit 6 contre 4 province 3 province 4',
		'conflit 2,5 contre 4',
		'conflit 6/4 contre 3',
		'6 attaquants contre 4 défenseurs',
		'attaquer deux fois la même province',
		'conflit 5 sans défenseur contre 3',
		'combien de conflits par tour',
		'duel 6 contre 4',
		'gloire 6 contre 4',
		'',
	])('is not sure of « %s »', (query) => {
		expect(readCase(query)).toBeUndefined();
	});

	it('says what it understood, then what it supposes', () => {
		expect(saidOf(readCase, 'conflit 6 contre 4')).toEqual([
			'attaquant 6',
			'défenseur 4',
			'supposé : conflit militaire',
			'supposé : province de force 4',
		]);
	});

	it('is sure of any query that it reads', () => {
		const words =
			'conflit militaire politique attaque défenseur défense contre et gloire honoré incliné province force sans';
		expect(checkAny(readCase, conflictCodec, 'conflit 6 contre 4', words.split(' '))).toBeGreaterThan(100);
	});
});

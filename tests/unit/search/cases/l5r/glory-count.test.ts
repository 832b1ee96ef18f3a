import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../src/search/cases/l5r/glory-count';
import { gloryCodec } from '../../../../../src/widgets/l5r/glory-count/url-state';
import { checkAny, expectCase, saidOf } from '../sure';

const none = 'anneaux=0&anneaux-adverses=0';

describe('a glory count in a query', () => {
	it.each([
		['gloire 7 contre 5', `v1=gloire.7&a1=gloire.5&${none}`],
		['compte de gloire : sept contre cinq', `v1=gloire.7&a1=gloire.5&${none}`],
		['7 de gloire contre 5', `v1=gloire.7&a1=gloire.5&${none}`],
		['7 contre 5 en gloire, qui gagne ?', `v1=gloire.7&a1=gloire.5&${none}`],
		['gloire 3 et 2 contre 4', `v1=gloire.3&v2=gloire.2&a1=gloire.4&${none}`],
		['gloire 3+2 contre 4', `v1=gloire.3&v2=gloire.2&a1=gloire.4&${none}`],
		['gloire 3 incliné et 2 contre 4', `v1=gloire.3_incline&v2=gloire.2&a1=gloire.4&${none}`],
		['gloire 7 contre 5 anneaux 2 et 1', 'v1=gloire.7&a1=gloire.5&anneaux=2&anneaux-adverses=1'],
		['gloire 7 contre 5, 2 anneaux contre 1', 'v1=gloire.7&a1=gloire.5&anneaux=2&anneaux-adverses=1'],
		['gloire 7 et 2 anneaux contre 5 et un anneau', 'v1=gloire.7&anneaux=2&a1=gloire.5&anneaux-adverses=1'],
		['gloire 7 2 anneaux contre 5', 'v1=gloire.7&anneaux=2&a1=gloire.5&anneaux-adverses=0'],
		['j’ai 7 de gloire, l’adversaire 5', `v1=gloire.7&a1=gloire.5&${none}`],
		['gloire 3 contre 3 l’adversaire a déjà la faveur', `v1=gloire.3&a1=gloire.3&faveur=adversaire&${none}`],
		['gloire 3 contre 3 j’ai déjà la Faveur Impériale', `v1=gloire.3&a1=gloire.3&faveur=vous&${none}`],
		['ma gloire 7, sa gloire 5', `v1=gloire.7&a1=gloire.5&${none}`],
		['gloire 0 contre 2', `v1=gloire.0&a1=gloire.2&${none}`],
		[
			'compte de gloire : 2 3 1 plus deux anneaux contre 4 et 1 plus un anneau',
			'v1=gloire.2&v2=gloire.3&v3=gloire.1&anneaux=2&a1=gloire.4&a2=gloire.1&anneaux-adverses=1',
		],
		[
			'faveur : 3 anneaux et aucun perso debout, lui deux de gloire et zéro anneau',
			'v=aucun&anneaux=3&a1=gloire.2&anneaux-adverses=0',
		],
		[
			'perso gloire 3 incliné et perso gloire 1 et 1 anneau, adversaire gloire 2',
			'v1=gloire.3_incline&v2=gloire.1&anneaux=1&a1=gloire.2&anneaux-adverses=0',
		],
		[
			'compte gloire moi honoré 4 de gloire 1 anneau, lui gloire 3 et 2 anneaux',
			'v1=gloire.4&anneaux=1&a1=gloire.3&anneaux-adverses=2',
		],
		[
			'imperial favor glory 1+1+2 et 1 ring contre 3',
			'v1=gloire.1&v2=gloire.1&v3=gloire.2&anneaux=1&a1=gloire.3&anneaux-adverses=0',
		],
		['faveur déjà chez moi côté militaire, égalité 6 à 6', `faveur=vous&v1=gloire.6&a1=gloire.6&${none}`],
		['gloire de 2 + 1 anneau contre 2 anneaux seuls', 'v1=gloire.2&anneaux=1&a=aucun&anneaux-adverses=2'],
		['gloire 4 anneaux 2 contre gloire 5 anneaux 1', 'v1=gloire.4&anneaux=2&a1=gloire.5&anneaux-adverses=1'],
		['2 anneaux 4 de gloire contre 5 de gloire', 'v1=gloire.4&anneaux=2&a1=gloire.5&anneaux-adverses=0'],
		[
			'deux persos de gloire 2 et 1 contre 2 et 3 inclinés',
			`v1=gloire.2&v2=gloire.1&a1=gloire.2_incline&a2=gloire.3_incline&${none}`,
		],
	])('%s', (query, address) => {
		expect(readCase(query)?.tool).toBe('compte-de-gloire');
		expectCase(readCase, gloryCodec, query, address);
	});

	it.each([
		'7 contre 5',
		'gloire 7',
		'gloire contre 5',
		'gloire 7 5',
		// There are five.
		'gloire 7 contre 5 anneaux 4 et 3',
		'gloire 7 contre 5 anneaux 6 et 0',
		// Whose rings?
		'gloire adversaire 5 moi 7 anneaux 2 et 1',
		'son 5 contre mon 7 en gloire',
		'gloire 7 contre 5 2 anneaux',
		// A state, or the question?
		'gloire 7 contre 5 j’ai la faveur',
		'gloire 7 contre 5 ou 6',
		'gloire 7 contre 5 sans anneau',
		'gloire -1 contre 5',
		'gloire 100 contre 5',
		'gloire 7 contre 5 contre 3',
		'gloire 3 contre 4 contre 5',
		'gloire 4 et 3 anneaux contre gloire 2 et 3 anneaux',
		'gloire 4 et 2 anneaux contre 3 et des anneaux',
		'gloire 5 contre 2 anneaux',
		'gloire 7 contre 5 anneaux seuls 1',
		'3 persos gloire 2 et 1 contre 4',
		'perso gloire 3 mil 4 contre perso gloire 2 mil 3',
		'perso honoré gloire 3 contre perso gloire 2',
		'faveur militaire 3 contre 2',
		'égalité 3 contre 3',
		'gloire 3 doublée contre 4',
		'j’ai deux persos gloire 2 et un incliné gloire 3, lui gloire 3',
		'honoré gloire 2',
		'qui gagne le compte de gloire',
		'conflit 4 contre 3 gloire 2',
	])('is not sure of « %s »', (query) => {
		expect(readCase(query)).toBeUndefined();
	});

	it('says what it understood, then what it supposes', () => {
		expect(saidOf(readCase, 'gloire 7 et 2 anneaux contre 5')).toEqual([
			'votre gloire 7',
			'2 anneaux pour vous',
			'gloire adverse 5',
			'supposé : aucun anneau pour l’adversaire',
		]);
	});

	it('is sure of any query that it reads', () => {
		const words = 'gloire contre et anneaux faveur déjà adversaire je inclinés de seuls honoré persos à'.split(' ');
		expect(checkAny(readCase, gloryCodec, 'gloire 7 contre 5', words)).toBeGreaterThan(100);
	});
});

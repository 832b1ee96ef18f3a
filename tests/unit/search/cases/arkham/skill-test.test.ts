import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../src/search/cases/arkham/skill-test';
import { codec } from '../../../widgets/arkham/skill-test/real-bags';
import { checkAny, saidOf } from '../sure';

const usual = (competence: number, difficulte: number) =>
	`competence=${competence}&difficulte=${difficulte}&icones=0&niveau=standard`;

describe('a skill test in a query', () => {
	it.each([
		[
			'volonté 3 difficulté 4 Dunwich Wendy',
			'competence=3&difficulte=4&campagne=heritage-de-dunwich&investigateur=wendy-adams&icones=0&niveau=standard',
		],
		['test 4 contre 3 sac du rassemblement', usual(4, 3)],
		['combat 5 difficulté 3 standard', 'competence=5&difficulte=3&niveau=standard&icones=0'],
		['volonté trois difficulté quatre', usual(3, 4)],
		['test de volonté : 3 contre 4', usual(3, 4)],
		['3 en volonté contre 4', usual(3, 4)],
		['difficulté 4 volonté 3', 'difficulte=4&competence=3&icones=0&niveau=standard'],
		['intelligence 4 valeur occulte 2', usual(4, 2)],
		['probabilité 5 contre 3', usual(5, 3)],
		['compétence 5 diff 3', usual(5, 3)],
		['4 de combat contre 3 de difficulté', usual(4, 3)],
		['4 contre 3 difficile', 'competence=4&difficulte=3&niveau=difficile&icones=0'],
		['test 3 Roland difficulté 4', usual(3, 4)],
		['j’ai 4 en combat contre un ennemi à 3', usual(4, 3)],
		['agilité 3 difficulté 0', usual(3, 0)],
		['lutte 5 contre 3 expert 2 icônes', 'competence=5&difficulte=3&niveau=expert&icones=2'],
		['lutte 5 plus 2 icônes contre 3', 'competence=5&icones=2&difficulte=3&niveau=standard'],
		['lutte 5 contre 3 une icône', 'competence=5&difficulte=3&icones=1&niveau=standard'],
		['lutte 5 contre 3 sans icône niveau facile', 'competence=5&difficulte=3&icones=0&niveau=facile'],
		['test 3 difficulté 4 difficulté expert', 'competence=3&difficulte=4&niveau=expert&icones=0'],
		[
			'combat 4 contre 3 Les Masques de Minuit',
			'competence=4&difficulte=3&scenario=masques-de-minuit&icones=0&niveau=standard',
		],
		[
			'combat 4 contre 3 route de Carcosa difficile',
			'competence=4&difficulte=3&campagne=route-de-carcosa&niveau=difficile&icones=0',
		],
		[
			'volonté 3 contre 4 Skids O’Toole',
			'competence=3&difficulte=4&investigateur=skids-o-toole&icones=0&niveau=standard',
		],
		['volonté 3 contre 4 Roland', usual(3, 4)],
		// The skill of the one who is named.
		['Wendy volonté difficulté 3', 'investigateur=wendy-adams&difficulte=3&competence=4&icones=0&niveau=standard'],
		['Wendy volonté 2 icônes contre 3', 'investigateur=wendy-adams&icones=2&difficulte=3&competence=4&niveau=standard'],
		['agilité 3 difficulté 2 avec 4 pions bénis', 'competence=3&difficulte=2&pions=beni.4&icones=0&niveau=standard'],
		[
			'agilité 3 contre 2, 2 bénis 3 maudits',
			'competence=3&difficulte=2&pions=beni.2_maudit.3&icones=0&niveau=standard',
		],
	])('%s', (query, address) => {
		expect(readCase(query)).toMatchObject({ tool: 'test-de-competence', address });
	});

	it.each([
		'4 contre 3',
		'volonté 3',
		// As cards write a difficulty.
		'test de volonté (3)',
		'test de volonté (3) Wendy',
		'test volonté 3 avec 4',
		'difficulté 4',
		'volonté difficulté 4',
		'volonté 2 icônes difficulté 4',
		'volonté 3 combat 4 difficulté 2',
		'combat 4 contre combat 3',
		'volonté 3 difficulté 4 difficulté 5',
		'volonté 3 plus 2 difficulté 4',
		'volonté 3 contre 4 ou 5',
		'volonté 3 contre 100',
		'volonté 3 contre -1',
		'volonté 3 contre 4 +1',
		'volonté 3 contre 4 facile expert',
		'volonté 3 contre 4 Wendy Roland',
		'volonté 3 contre 4 Dunwich Carcosa',
		// The scenario is of another campaign.
		'volonté 3 contre 4 rassemblement Dunwich',
		// Two cards of this name differ.
		'Daniela combat 5 contre 3',
		'volonté 3 contre 4 Sherlock',
		'volonté 3 contre 4 11 bénis',
		'volonté 3 contre 4 sans Wendy',
		'combien de pions sont révélés pendant un test',
		'échec automatique difficulté 0',
		'3 dégâts 1 horreur allié 2 vie',
		'Wendy',
	])('is not sure of « %s »', (query) => {
		expect(readCase(query)).toBeUndefined();
	});

	it('says what it understood, then what it supposes', () => {
		expect(saidOf(readCase, 'volonté 3 difficulté 4 Wendy')).toEqual([
			'volonté 3',
			'difficulté 4',
			'Wendy Adams',
			'supposé : sans icône',
			'supposé : réserve de La Nuit de la Zélatrice',
			'supposé : scénario Le Rassemblement',
			'supposé : niveau standard',
		]);
		expect(saidOf(readCase, 'Wendy volonté contre 4 Dunwich')).toContain('volonté 4 de Wendy Adams');
		expect(saidOf(readCase, 'volonté 3 contre 4 Dunwich')).toContain('supposé : symboles à 0, faute de scénario');
	});

	it('is sure of any query that it reads', () => {
		const words =
			'volonté combat difficulté contre icônes sans Wendy Roland Dunwich rassemblement masques expert bénis maudits gel test';
		expect(checkAny(readCase, codec, 'volonté 3 contre 4', words.split(' '))).toBeGreaterThan(100);
	});
});

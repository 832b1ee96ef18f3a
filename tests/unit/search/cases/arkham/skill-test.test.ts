import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../src/search/cases/arkham/skill-test';
import { codec } from '../../../widgets/arkham/skill-test/real-bags';
import { checkAny, expectCase, saidOf } from '../sure';

const usual = (competence: number, difficulte: number) =>
	`competence=${competence}&difficulte=${difficulte}&icones=0&niveau=standard`;

/** The bag with these tokens: one that is revealed already, or those that are listed. */
const revealed = (competence: number, difficulte: number, ...tokens: string[]) => {
	const usualKinds = ['p1', '0', 'm1', 'm2', 'm3', 'm4', 'crane', 'cultiste', 'tablette', 'echec', 'signe'];
	const kinds = new Set([...usualKinds, ...tokens]);
	const counts = [...kinds].map((kind) => `${kind}.${tokens.filter((token) => token === kind).length}`);
	return `competence=${competence}&difficulte=${difficulte}&icones=0&pions=${counts.join('_')}`;
};

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
		['test 4 contre 3 difficile', 'competence=4&difficulte=3&niveau=difficile&icones=0'],
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
		['combat 4 contre combat 3', usual(4, 3)],
		['chance de réussir intel 3 diff 2 standart zélatrice', usual(3, 2)],
		['inteligence 3 contre voile 2', usual(3, 2)],
		['willpower 3 difficulty 4', usual(3, 4)],
		['proba d’un test 4 contre 4 en difficile', 'competence=4&difficulte=4&niveau=difficile&icones=0'],
		// A scenario brings its campaign.
		[
			'Rex Murphy enquête valeur occulte 2 Activité Extrascolaire',
			'campagne=heritage-de-dunwich&scenario=activite-extrascolaire&investigateur=rex-murphy&competence=4&difficulte=2&icones=0',
		],
		[
			'agilité 3 diff 3 du sang sur l’autel expert',
			'campagne=heritage-de-dunwich&scenario=du-sang-sur-l-autel&niveau=expert&competence=3&difficulte=3&icones=0',
		],
		// What is tested against.
		['Roland attaque un ennemi à 3', usual(4, 3)],
		['Roland enquête un lieu à 2', usual(3, 2)],
		['Wendy évasion 3', 'investigateur=wendy-adams&competence=4&difficulte=3&icones=0'],
		['échapper à un ennemi évasion 3 Wendy', 'investigateur=wendy-adams&competence=4&difficulte=3&icones=0'],
		['agilité 3 contre un ennemi d’évasion 2', usual(3, 2)],
		['5 contre 4 en agilité', usual(5, 4)],
		// Bonuses and icons.
		['volonté 3 plus 2 difficulté 4', usual(5, 4)],
		['lutte 4 +1 +2 contre 5', usual(7, 5)],
		['test volonté trois contre cinq bonus +1 une icône', 'competence=4&difficulte=5&icones=1'],
		['Zoey 4 en lutte +2 arme, ennemi combat 4', 'investigateur=zoey-samaras&competence=6&difficulte=4&icones=0'],
		['lutte 4 contre 5 sans bonus', usual(4, 5)],
		['lutte 4 avec machette +1 contre 5', usual(5, 5)],
		['2 icônes libres et 1 icône lutte, lutte 3, difficulté 6', 'competence=3&difficulte=6&icones=3'],
		['un ami met 1 carte à 2 icônes d’intelligence, j’ai 2, occulte 5', 'competence=2&difficulte=5&icones=2'],
		['lutte 4 avec 1 icône de volonté contre 4', usual(4, 4)],
		['lutte 2 contre 4, 2 bénis', 'competence=2&difficulte=4&pions=beni.2&icones=0'],
		// A token that is revealed.
		['lutte 5 diff 3 je tire -2', revealed(5, 3, 'm2')],
		['intelligence 3 difficulté 3 pion -1', revealed(3, 3, 'm1')],
		['agilité 4, je tire -8, j’ai +2, difficulté 1', revealed(6, 1, 'm8')],
		['lutte 3 contre 3 pion +1 expert Dunwich', revealed(3, 3, 'p1')],
		['tentacule lutte 8 contre 2', revealed(8, 2, 'echec')],
		['je tire -1, 4 contre 2', revealed(4, 2, 'm1')],
		['4 contre 4 avec un pion -2', revealed(4, 4, 'm2')],
		['je révèle un crâne à -2, volonté 4 contre 3', revealed(4, 3, 'm2')],
		// What is automatic is so for any skill.
		['échec automatique difficulté 0', revealed(0, 0, 'echec')],
		['tentacule contre une difficulté de 3', revealed(0, 3, 'echec')],
		['réussite automatique contre difficulté 5', `${revealed(0, 5, 'signe')}&signe=automatique.reussite`],
		['je réussis automatiquement, lutte 1 contre 4', `${revealed(1, 4, 'signe')}&signe=automatique.reussite`],
		// The bag, token by token.
		['sac 0 -1 -3, agilité 4 contre 2', revealed(4, 2, '0', 'm1', 'm3')],
		['sac de 4 pions : 0, -1, -1 et tentacule, 3 contre 3', revealed(3, 3, '0', 'm1', 'm1', 'echec')],
		['j’ai 5 en lutte contre 4 avec une réserve de +1 0 -2 -5', revealed(5, 4, 'p1', '0', 'm2', 'm5')],
		['0 -1 échec auto, volonté 2 contre 2', revealed(2, 2, '0', 'm1', 'echec')],
		// Who is tested, and against whom.
		['je frappe une goule à 2 avec 4', usual(4, 2)],
		['j’attaque avec 5 contre 3', usual(5, 3)],
		['agilité 3 pour échapper à un ennemi d’évasion 4', usual(3, 4)],
		['4+1 contre 3, pion -2', revealed(5, 3, 'm2')],
		['dans le sac : 0 -1 -4, 5 contre 3', revealed(5, 3, '0', 'm1', 'm4')],
		['pions 0 -1 -3 tentacule, 4 contre 3', revealed(4, 3, '0', 'm1', 'm3', 'echec')],
		[
			'un autre joueur dans mon lieu met 2 icônes d’agilité, j’ai 3 en agilité contre 4',
			'icones=2&competence=3&difficulte=4&niveau=standard',
		],
		['4 en lutte, je mets une icône lutte, ennemi 3', 'competence=4&difficulte=3&icones=1&niveau=standard'],
		['volonté 3, je joue Chanceux pour +2, difficulté 4', usual(5, 4)],
		['quels pions me font rater avec 5 en agilité contre 3', usual(5, 3)],
	])('%s', (query, address) => {
		expect(readCase(query)?.tool).toBe('test-de-competence');
		expectCase(readCase, codec, query, address);
	});

	it.each([
		'4 contre 3',
		'4 contre 3 difficile',
		'volonté 3',
		// As cards write a difficulty.
		'test de volonté (3)',
		'test de volonté (3) Wendy',
		'test volonté 3 avec 4',
		'difficulté 4',
		'volonté difficulté 4',
		'volonté 2 icônes difficulté 4',
		'volonté 3 combat 4 difficulté 2',
		'volonté 3 difficulté 4 difficulté 5',
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
		'3 dégâts 1 horreur allié 2 vie',
		'Wendy',
		'volonté 3 contre 4 Baisser de Rideau Dunwich',
		'lutte 4 contre 3 puis contre 5',
		'agilité 3 contre 2 ennemis',
		'lutte 4 contre 3 et je perds 1 horreur',
		'lutte 4 contre 3 avec Leo de Luca',
		'lutte 4 contre 3 avec 2 munitions',
		'4 investigateurs difficulté 3',
		'Roland combat 3',
		'ennemi combat 3 vie 4 évasion 2',
		'lutte 3 contre 4 je dépense 2 ressources',
		'crâne lutte 4 contre 3',
		'lutte 4 contre 3 je tire 2 pions',
		'lutte 4 contre 3 pion 2',
		'lutte 4 contre 3 pion -1 et 2 maudits',
		'lutte 4 contre 3 je tire -1 je tire -2',
		'lutte 4 contre 3 sans icône 2 icônes',
		'lutte 99 bonus 2 contre 3',
		'difficulté -2 lutte 3',
		'lutte 4 difficulté standard',
		'lutte 4 contre 3 +2',
		'réussite automatique',
		// The count of the bag is another.
		'sac de 5 pions : 0 -1 -2, 3 contre 2',
		'sac 0 -9 -1, 3 contre 2',
		'sac 0 -1 -2, je tire -1, 3 contre 2',
		'sac 0 -1 crâne, 3 contre 2',
		'sac 0 -1 -2 avec 2 bénis, 3 contre 2',
		'test volonté 3 avec 4 contre 5',
		'crâne à -2, volonté 4 contre 3',
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
			'volonté combat difficulté contre icônes sans Wendy Roland Dunwich rassemblement expert bénis maudits test bonus pion tire ennemi lieu évasion arme de carte libres plus sac tentacule avec crâne';
		expect(checkAny(readCase, codec, 'volonté 3 contre 4', words.split(' '))).toBeGreaterThan(100);
	});
});

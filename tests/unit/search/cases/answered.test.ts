import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sayCase } from '../../../../src/search/cases/answers';
import { readToolCase } from '../../../../src/search/cases/read';
import { data } from '../../widgets/arkham/skill-test/real-bags';

// What is said at the end of the way: the query, its case, the engine, the words of the tool. Each worked out by hand.

const answerTo = async (game: string, query: string) => {
	const { tool = '', address = '' } = (await readToolCase(query, game)) ?? {};
	return (await sayCase(game, tool, address, ''))?.replaceAll('\u00a0', ' ');
};

describe('a case of L5R is answered', () => {
	it.each([
		['conflit militaire attaque 7 défense 4 province 3', 'remporte le conflit, 7 à 4 : la province est détruite.'],
		['j’attaque avec 5 et 3, il défend avec 6, province 4', 'remporte le conflit, 8 à 6 : la province tient.'],
		[
			'conflit 7 contre 2 anneau du feu',
			'la province est détruite. Feu : le joueur attaquant peut honorer ou déshonorer un personnage.',
		],
		[
			'attaque 7 contre 4, eau',
			'Eau : le joueur attaquant peut redresser un personnage, ou en incliner un sans destin.',
		],
		['conflit 2 contre 4 anneau de l’air', 'Air : pas d’effet d’anneau.'],
		['0 contre 0 conflit', 'Personne ne remporte le conflit.'],
		['attaquant 3 défenseur 5 province 4', 'défenseur remporte le conflit, 5 à 3 : la province tient.'],
		['6 contre 6 militaire province 2', 'À égalité, le joueur attaquant l’emporte.'],
		[
			'personne en défense, attaque 3, défense de la province 5',
			'Conflit non opposé : le joueur défenseur perd 1 honneur.',
		],
		['attaque 9, province 4 avec ressource +2, défense 4', '9 à 4 : la province tient.'],
		['attaque 1, défenseur 5 incliné, province 1', 'Un défenseur incliné participe : le conflit n’est pas non opposé.'],
		['forteresse 5 bonus 3, attaque 10 contre 2', 'gagne la partie : la province de la forteresse est détruite.'],
		['duel pol 3 vs 5 je mise 5 lui 1', 'Vous gagnez le duel, 8 contre 6. Vous donnez 4 honneurs : il vous en reste 6'],
		['deshonoré 3 gloire 1 mise 4 contre 3 mise 2 duel', 'Vous gagnez le duel, 6 contre 5. Vous donnez 2 honneurs'],
		['il me reste 3 honneurs, je mise 4 lui 1, duel 2 contre 2', 'Vous perdez la partie avant la fin du duel.'],
		['duel perso 2 mise 5 augmentée de 1, perso 4 mise 3', 'Vous gagnez le duel, 8 contre 7. Vous donnez 3 honneurs'],
		[
			'gloire 2 3 1 et deux anneaux contre 4 et 1 et un anneau',
			'Vous gagnez le compte de gloire, 8 à 6. La Faveur Impériale est à vous',
		],
		[
			'gloire 3 incliné et 1 et 1 anneau contre 2',
			'Égalité à 2 : personne ne gagne le compte de gloire. La Faveur Impériale garde son état.',
		],
		['égalité de gloire 6 à 6, j’ai déjà la faveur', 'La Faveur Impériale reste à vous, sur la même face.'],
	])('« %s »', async (query, said) => {
		expect(await answerTo('l5r', query)).toContain(said);
	});
});

describe('a case of Arkham is answered', () => {
	beforeAll(() => {
		vi.stubGlobal('fetch', async () => new Response(JSON.stringify(data)));
		return () => vi.unstubAllGlobals();
	});

	it.each([
		// 10 of 16 tokens: +1, 0 twice, −1 three times, skulls as −0 or −1, cultist −1, elder sign.
		['lutte 4 difficulté 3 standard zélatrice', '5 chances sur 8. Il faut un modificateur de −1 ou mieux.'],
		// A cultist that reveals another token: several are drawn.
		['Roland attaque difficulté 3 expert', '23,5 % de réussite. 4 chances sur 17.'],
		['lutte 5 diff 3 je tire -2', '100 % de réussite. C’est certain.'],
		['intelligence 3 difficulté 3 pion -1', '0 % de réussite. Aucune chance.'],
		['tentacule lutte 8 contre 2', '0 % de réussite. Aucune chance.'],
		['réussite auto contre difficulté 6', '100 % de réussite. C’est certain.'],
		['sac 0 -1 -2 tentacule, 3 contre 2', '50 % de réussite. 1 chance sur 2. Il faut un modificateur de −1 ou mieux.'],
		[
			'Roland 3 dégâts 1 horreur',
			'Votre investigateur tient bon. Il a 3 dégâts pour 9 de vie et 1 horreur pour 5 de santé mentale.',
		],
		[
			'investigateur vie 6 déjà 4 dégâts, prend 2',
			'Votre investigateur est vaincu par les dégâts, et éliminé. Il subit 1 traumatisme physique.',
		],
		[
			'1 pv, je prends 1 dégât',
			'Votre investigateur est vaincu par les dégâts, et éliminé. Il subit 1 traumatisme physique.',
		],
		[
			'4 dégâts, allié vie 2, investigateur vie 7',
			'Notre proposition lui laisse 3 dégâts pour 7 de vie. À votre choix : jusqu’à 2 dégâts sur le soutien 1 (alors vaincu).',
		],
		['3 dégâts allié 2 vie, combien je prends', 'Votre investigateur prend 1 dégât au moins, 3 dégâts au plus.'],
		['investigateur vie 6, 6 dégâts, allié vie 2', 'prend 4 dégâts au moins, 6 dégâts au plus (alors vaincu).'],
		[
			'1 dégât 3 horreurs allié 2/2',
			'prend 0 dégât au moins, 1 dégât au plus ; 1 horreur au moins, 3 horreurs au plus.',
		],
		['3 dégâts directs allié 2 vie', 'lui laisse 3 dégâts pour 7 de vie. Rien ne peut aller sur un soutien.'],
		['2 traumatismes physiques, vie 6', 'Votre investigateur commence avec 2 dégâts pour 6 de vie.'],
		[
			'6 dégâts, deux soutiens vie 3 et vie 1',
			'jusqu’à 3 dégâts sur le soutien 1 (alors vaincu) et 1 dégât sur le soutien 2 (alors vaincu).',
		],
		['allié vie 2 sans santé mentale, 3 horreurs', 'Rien ne peut aller sur un soutien.'],
		[
			'5 dégâts tous sur allié 3 vie',
			'Cette répartition n’est pas permise. Le soutien 1 peut prendre 3 dégâts au plus, pas 5.',
		],
		['mon allié 2 vie prend 2 dégâts', 'Votre investigateur tient bon. Le soutien 1 est vaincu.'],
	])('« %s »', async (query, said) => {
		expect(await answerTo('arkham', query)).toContain(said);
	});
});

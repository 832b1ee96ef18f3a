import { describe, expect, test } from 'vitest';
import { playerFacts, provinceFacts, sheetFacts } from '../../../../../src/widgets/l5r/conflict/facts';
import { initialState, plain } from '../../../../../src/widgets/l5r/conflict/state';
import { answerTo } from './said';

const WON = 'a1=militaire.7&d1=militaire.3';

describe('the verdict', () => {
	test.each([
		[WON, 'Le joueur attaquant remporte le conflit, 7 à 3 : la province est détruite.'],
		[`${WON}&defense=5`, 'Le joueur attaquant remporte le conflit, 7 à 3 : la province tient.'],
		['a1=militaire.2&d1=militaire.3', 'Le joueur défenseur remporte le conflit, 3 à 2 : la province tient.'],
		['a=aucun&d=aucun', 'Personne ne remporte le conflit.'],
		['forteresse=oui&detruites=1', 'Cette attaque est impossible.'],
		[
			`${WON}&forteresse=oui&detruites=3`,
			'Le joueur attaquant gagne la partie : la province de la forteresse est détruite.',
		],
		['d=aucun&honneur-defenseur=1', 'Le joueur attaquant gagne la partie : le joueur défenseur n’a plus d’honneur.'],
		[
			'a1=statut.deshonore&honneur-attaquant=1&suite=partir.a1',
			'Le joueur défenseur gagne la partie : le joueur attaquant n’a plus d’honneur.',
		],
		[`${WON}&honneur-attaquant=24`, 'Le joueur attaquant gagne la partie : il a au moins 25 honneurs.'],
	])('%s', (query, expected) => {
		expect(answerTo(query).verdict).toBe(expected);
	});
});

describe('what is said with it', () => {
	test.each([
		[WON, ''],
		['a1=militaire.3&d1=militaire.3', 'À égalité, le joueur attaquant l’emporte.'],
		['a1=militaire.3&d=aucun', 'Conflit non opposé : le joueur défenseur perd 1 honneur.'],
		[
			'a=aucun&d=aucun',
			'Personne n’attaque à l’ouverture, alors qu’un conflit se déclare avec au moins un attaquant : il est supposé parti depuis. Aucun total n’atteint 1, le minimum pour remporter un conflit.',
		],
		[
			'a1=militaire.3&d=aucun&total-attaquant=-9',
			'Le total du joueur attaquant, négatif, compte comme 0. Aucun total n’atteint 1, le minimum pour remporter un conflit.',
		],
		[
			'forteresse=oui&detruites=2',
			'La province de la forteresse ne peut être attaquée que si trois des autres provinces sont détruites ; il n’y en a que 2.',
		],
		[
			'a1=tiret-militaire&a2=militaire.5&d1=tiret-militaire',
			'L’attaquant 1 et le défenseur 1 ne participent pas, à cause d’un tiret. Conflit non opposé : le joueur défenseur perd 1 honneur.',
		],
		['a1=militaire.5&d1=incline&d2=incline', 'Un défenseur incliné participe : le conflit n’est pas non opposé.'],
		['a1=militaire.3&d1=militaire.1_gloire.2_statut.deshonore', 'Une compétence négative compte comme 0.'],
		['a1=militaire.3&d1=militaire.1&total-defenseur=-4', 'Le total du joueur défenseur, négatif, compte comme 0.'],
		[
			'a1=militaire.3&d=aucun&total-defenseur=5',
			'Le joueur défenseur aurait l’avantage avec 5, mais il n’a aucun participant : il ne peut pas remporter le conflit. Son adversaire n’a pas un plus grand total ; dans notre lecture, personne ne remporte le conflit.',
		],
		[
			'a=aucun&d1=militaire.3&total-attaquant=3',
			'Personne n’attaque à l’ouverture, alors qu’un conflit se déclare avec au moins un attaquant : il est supposé parti depuis. Le joueur attaquant aurait l’avantage avec 3, mais il n’a aucun participant : il ne peut pas remporter le conflit. À égalité, seul le joueur attaquant peut l’emporter.',
		],
		[
			'a1=militaire.6&a2=incline&d1=militaire.3&anneau=eau&cible=a2',
			'Redressé par l’Eau, l’attaquant 2 est incliné de nouveau en rentrant au fief.',
		],
		['a1=militaire.6&a2=incline_fief&d1=militaire.3&anneau=eau&cible=a2', ''],
		[
			'a1=statut.honore&d1=militaire.3&honneur-attaquant=24&suite=incliner.d1_partir.a1',
			'La partie s’arrête quand l’attaquant 1 quitte le jeu.',
		],
		[
			'a1=statut.honore&d1=militaire.3&honneur-attaquant=24&suite=partir.a1_incliner.d1',
			'La partie s’arrête quand l’attaquant 1 quitte le jeu. Ce qui devait suivre n’a pas lieu.',
		],
		[
			`${WON}&suite=rentrer.d1.apres-comparaison`,
			'Ce qui suit la comparaison ne change plus les totaux. Le joueur défenseur avait un participant à l’étape 3.2.3 : le conflit n’est pas non opposé.',
		],
		[
			'a1=militaire.3&d1=fief&suite=rejoindre.d1.apres-comparaison',
			'Ce qui suit la comparaison ne change plus les totaux. Un défenseur venu après l’étape 3.2.3 n’empêche pas le conflit d’être non opposé. Conflit non opposé : le joueur défenseur perd 1 honneur.',
		],
		[`${WON}&suite=proteger`, 'L’écart atteint la défense de 4, mais la province ne peut pas être détruite.'],
		[`${WON}&suite=proteger.apres-province`, 'La province ne change plus de sort après l’étape 3.2.5.'],
		[
			`${WON}&suite=defense.5.apres-province_proteger.apres-province`,
			'La province ne change plus de sort après l’étape 3.2.5.',
		],
		[`${WON}&forteresse=oui&detruites=3&suite=rentrer.d1.apres-province`, 'Ce qui devait suivre n’a pas lieu.'],
		[
			'a1=militaire.9&d1=militaire.4_modificateur.-4_moitie.1_statut.deshonore',
			'Une compétence négative compte comme 0.',
		],
		['a1=militaire.5&d1=gloire.1&d2=tiret-militaire', 'Le défenseur 2 ne participe pas, à cause d’un tiret.'],
	])('%s', (query, expected) => {
		expect(answerTo(query).caveat).toBe(expected);
	});
});

describe('the figures', () => {
	test.each([
		[
			`${WON}&destin=2`,
			[
				'Totaux : 7 contre 3 | écart de 4',
				'Province détruite | défense de 4 atteinte ; 1 détruite sur 5',
				'Anneau de l’Air | revendiqué par le joueur attaquant, effet résolu',
				'Honneur : 12 et 10 | attaquant +2, défenseur 0',
				'Destin : +2 | au joueur attaquant',
			],
		],
		[
			`${WON}&defense=4&bonus=2&anneau=eau&effet=renoncer`,
			[
				'Totaux : 7 contre 3 | écart de 4',
				'Province intacte | défense de 6, il manque 2',
				'Anneau de l’Eau | revendiqué par le joueur attaquant, effet laissé de côté',
				'Honneur : 10 et 10 | attaquant 0, défenseur 0',
			],
		],
		[
			'a1=militaire.1&d1=militaire.3_fierte&anneau=feu',
			[
				'Totaux : 1 contre 3 | écart de 2',
				'Province intacte | défense de 4',
				'Anneau du Feu | revendiqué par le joueur défenseur, sans effet',
				'Honneur : 10 et 10 | attaquant 0, défenseur 0',
				'Personnages | le défenseur 1 honoré',
			],
		],
		[
			'a=aucun&d=aucun&anneau=vide',
			[
				'Totaux : 0 contre 0 | écart de 0',
				'Province intacte | défense de 4',
				'Anneau du Vide | de nouveau disponible, sans effet',
				'Honneur : 10 et 10 | attaquant 0, défenseur 0',
			],
		],
		[
			'a1=militaire.9&d=aucun&honneur-defenseur=1&anneau=terre',
			[
				'Totaux : 9 contre 0 | écart de 9',
				'Province intacte | défense de 4',
				'Anneau de la Terre | encore contesté, sans effet',
				'Honneur : 10 et 0 | attaquant 0, défenseur −1',
			],
		],
		[
			'a1=militaire.6&a2=fief_incline_destin.1&d1=militaire.3_statut.honore&d2=militaire.1&detruites=2&anneau=eau&cible=a2&suite=partir.d1_rentrer.d2',
			[
				'Totaux : 6 contre 0 | écart de 6',
				'Province détruite | défense de 4 atteinte ; 3 détruites sur 5',
				'Anneau de l’Eau | revendiqué par le joueur attaquant, effet résolu',
				'Honneur : 10 et 10 | attaquant 0, défenseur 0',
				'Personnages | l’attaquant 2 redressé au fief et le défenseur 1 hors jeu',
			],
		],
		[
			'a1=militaire.6_destin.1&d1=militaire.3_destin.3&detruites=1&defense=9&anneau=vide&cible=d1',
			[
				'Totaux : 6 contre 3 | écart de 3',
				'Province intacte | défense de 9, il manque 6 ; 1 détruite sur 5',
				'Anneau du Vide | revendiqué par le joueur attaquant, effet résolu',
				'Honneur : 10 et 10 | attaquant 0, défenseur 0',
				'Personnages | le défenseur 1 avec 2 destins',
			],
		],
		[
			`${WON}&detruites=1&suite=proteger_rentrer.a1.apres-comparaison_rejoindre.d2.apres-effet&d2=fief`,
			[
				'Totaux : 7 contre 3 | écart de 4',
				'Province intacte | ne peut pas être détruite ; 1 détruite sur 5',
				'Anneau de l’Air | revendiqué par le joueur attaquant, effet résolu',
				'Honneur : 12 et 10 | attaquant +2, défenseur 0',
				'Personnages | l’attaquant 1 redressé au fief et le défenseur 2 incliné au fief',
			],
		],
		[
			'a1=militaire.6&d1=militaire.3&d2=fief_incline&defense=9&suite=controle.d1_controle.d2_controle.a1.apres-comparaison',
			[
				'Totaux : 9 contre 0 | écart de 9',
				'Province détruite | défense de 9 atteinte ; 1 détruite sur 5',
				'Anneau de l’Air | revendiqué par le joueur attaquant, effet résolu',
				'Honneur : 12 et 9 | attaquant +2, défenseur −1',
				'Personnages | le défenseur 1 sous le contrôle du joueur attaquant, le défenseur 2 sous le contrôle du joueur attaquant et l’attaquant 1 sous le contrôle du joueur défenseur',
			],
		],
		[
			`${WON}&defense=9&suite=defenseur-resout_defenseur-revendique`,
			[
				'Totaux : 7 contre 3 | écart de 4',
				'Province intacte | défense de 9, il manque 5',
				'Anneau de l’Air | revendiqué par le joueur défenseur, effet résolu par le joueur défenseur',
				'Honneur : 10 et 12 | attaquant 0, défenseur +2',
			],
		],
		[
			`${WON}&defense=9&anneau=air&effet=deshonorer&cible=d1&suite=element.feu`,
			[
				'Totaux : 7 contre 3 | écart de 4',
				'Province intacte | défense de 9, il manque 5',
				'Anneau de l’Air | revendiqué par le joueur attaquant, effet résolu (Feu)',
				'Honneur : 10 et 10 | attaquant 0, défenseur 0',
				'Personnages | le défenseur 1 déshonoré',
			],
		],
		[
			`${WON}&defense=9&suite=annuler-effet`,
			[
				'Totaux : 7 contre 3 | écart de 4',
				'Province intacte | défense de 9, il manque 5',
				'Anneau de l’Air | revendiqué par le joueur attaquant, effet annulé',
				'Honneur : 10 et 10 | attaquant 0, défenseur 0',
			],
		],
		[
			'a1=militaire.6&d1=militaire.3&anneau=vide&cible=d1',
			[
				'Totaux : 6 contre 3 | écart de 3',
				'Province intacte | défense de 4, il manque 1',
				'Anneau du Vide | revendiqué par le joueur attaquant, aucun effet sur ce personnage',
				'Honneur : 10 et 10 | attaquant 0, défenseur 0',
			],
		],
		[
			'a1=statut.deshonore&d1=militaire.3&honneur-attaquant=1&suite=partir.a1',
			[
				'Province intacte | défense de 4',
				'Anneau de l’Air | encore contesté, sans effet',
				'Honneur : 0 et 10 | attaquant −1, défenseur 0',
				'Personnages | l’attaquant 1 hors jeu',
			],
		],
		[
			'a1=militaire.9&d1=militaire.6&honneur-attaquant=5&anneau=terre&deck-vide=oui',
			[
				'Totaux : 9 contre 6 | écart de 3',
				'Province intacte | défense de 4',
				'Anneau de la Terre | encore contesté, effet interrompu',
				'Honneur : 0 et 10 | attaquant −5, défenseur 0',
			],
		],
		['forteresse=oui', []],
	])('%s', (query, expected) => {
		expect(answerTo(query).figures).toEqual(expected);
	});
});

describe('what the folded parts say', () => {
	const spaced = (facts: readonly string[]) => facts.map((fact) => fact.replaceAll('\u00a0', ' '));

	test('nothing by default', () => {
		expect(sheetFacts(plain, 'military')).toEqual([]);
		expect(provinceFacts(initialState.settings)).toEqual([]);
		expect(playerFacts(initialState.settings)).toEqual([]);
	});

	test('of a character, what counts in the conflict at hand', () => {
		const modified = { ...plain, home: true, doublings: 1, halvings: 2, fixed: true, fixedAt: 4, fate: 2 };
		expect(spaced(sheetFacts(modified, 'military'))).toEqual([
			'au fief',
			'doublée',
			'divisée par deux 2 fois',
			'fixée à 4',
			'destin 2',
		]);
		const sheet = { ...plain, politicalDash: true, militaryAttachments: -2, modifier: 1, pride: true };
		expect(spaced(sheetFacts(sheet, 'military'))).toEqual(['attachements −2', 'modificateurs +1', 'Fierté']);
		expect(spaced(sheetFacts(sheet, 'political'))).toEqual(['tiret en Politique', 'modificateurs +1', 'Fierté']);
	});

	test('of the province and of the players', () => {
		const { settings } = initialState;
		expect(spaced(provinceFacts({ ...settings, stronghold: true, bonus: 2, broken: 3 }))).toEqual([
			'forteresse',
			'bonus +2',
			'3 détruites',
		]);
		expect(spaced(provinceFacts({ ...settings, broken: 1 }))).toEqual(['1 détruite']);
		expect(spaced(playerFacts({ ...settings, attackerHonor: 23, fate: 2 }))).toEqual(['honneur 23 et 10', 'destin 2']);
		expect(
			spaced(playerFacts({ ...settings, favor: 'attacker-military', attackerTotal: 2, defenderTotal: -1 })),
		).toEqual(['Faveur Impériale', 'attaquant +2', 'défenseur −1']);
	});
});

import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../src/search/cases/l5r/conflict';
import { conflictCodec } from '../../../../../src/widgets/l5r/conflict/url-state';
import { checkAny, expectCase, saidOf } from '../sure';

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
		// Who attacks and who defends, by name.
		['j’attaque avec 7, il défend avec 5, province à 3', 'a1=militaire.7&d1=militaire.5&defense=3'],
		[
			'il attaque à 7, je défends à 5, province de 3, politique',
			'type=politique&a1=politique.7&d1=politique.5&defense=3',
		],
		['mon perso à 5 attaque son perso à 3, province 2', 'a1=militaire.5&d1=militaire.3&defense=2'],
		['défenseur 5 honoré gloire 1 contre attaque 6', 'd1=militaire.5_statut.honore_gloire.1&a1=militaire.6&defense=4'],
		['je défends avec 4 contre 6, province 2', 'd1=militaire.4&a1=militaire.6&defense=2'],
		['6 en militaire contre 4 en défense', 'a1=militaire.6&d1=militaire.4&defense=4'],
		['attaque de 6 contre défense de 4 force de la province 2', 'a1=militaire.6&d1=militaire.4&defense=2'],
		['6 contre 6 militaire province 2', 'a1=militaire.6&d1=militaire.6&defense=2'],
		['conflit politique égalité 5 à 5', 'type=politique&a1=politique.5&d1=politique.5&defense=4'],
		['atk 6 def 4 prov 2 pol', 'type=politique&a1=politique.6&d1=politique.4&defense=2'],
		['atack 6 vs defence 4 provicne 2', 'a1=militaire.6&d1=militaire.4&defense=2'],
		['conflit 6mil contre 4mil', 'a1=militaire.6&d1=militaire.4&defense=4'],
		// Several characters.
		[
			'2 attaquants : 4 incliné, 2 redressé ; 1 défenseur 3',
			'a1=militaire.4_incline&a2=militaire.2&d1=militaire.3&defense=4',
		],
		['j’attaque avec 2 persos, 3 et 4, il défend avec 5', 'a1=militaire.3&a2=militaire.4&d1=militaire.5&defense=4'],
		['attaque 6 défenseurs 2 et 3 inclinés', 'a1=militaire.6&d1=militaire.2_incline&d2=militaire.3_incline&defense=4'],
		[
			'attaque 7 ; défenseurs : un 4 normal et un 2 honoré de gloire 2',
			'a1=militaire.7&d1=militaire.4&d2=militaire.2_statut.honore_gloire.2&defense=4',
		],
		['perso honoré 3 mil gloire 2 attaque contre 4', 'a1=militaire.3_statut.honore_gloire.2&d1=militaire.4&defense=4'],
		['0 à 0 un attaquant incliné un défenseur incliné', 'a1=militaire.0_incline&d1=militaire.0_incline&defense=4'],
		[
			'j’attaque avec un samouraï à 4 et un autre à 3 incliné contre 3',
			'a1=militaire.4&a2=militaire.3_incline&d1=militaire.3&defense=4',
		],
		[
			'j’attaque avec mes deux bushis 4 et 2 contre un seul défenseur à 5',
			'a1=militaire.4&a2=militaire.2&d1=militaire.5&defense=4',
		],
		['province à 2, on attaque à 5, ils défendent à 4', 'defense=2&a1=militaire.5&d1=militaire.4'],
		[
			'3+5+2 dont le 5 incliné attaquent, défenseur 4',
			'a1=militaire.3&a2=militaire.5_incline&a3=militaire.2&d1=militaire.4&defense=4',
		],
		[
			'attaque 7, deux défenseurs 4 et 1 dont le 4 est incliné',
			'a1=militaire.7&d1=militaire.4_incline&d2=militaire.1&defense=4',
		],
		['mon défenseur est incliné, il attaque à 2, ma province 3', 'd1=militaire.0_incline&a1=militaire.2&defense=3'],
		['attaque 5 contre 0 avec un défenseur incliné', 'a1=militaire.5&d1=militaire.0_incline&defense=4'],
		['conflit 0 contre 0', 'a1=militaire.0&d1=militaire.0&defense=4'],
		// Attack and defence, each before or after its figure.
		['attaque 6 défense 4', 'a1=militaire.6&d1=militaire.4&defense=4'],
		['6 d’attaque, 4 de défense, province 2', 'a1=militaire.6&d1=militaire.4&defense=2'],
		['6 en attaque, 4 en défense', 'a1=militaire.6&d1=militaire.4&defense=4'],
		[
			'honored skill 3 glory 1 attacks, defender 2, province strength 2',
			'a1=militaire.3_statut.honore_gloire.1&d1=militaire.2&defense=2',
		],
		// What they bear.
		['attaquant 3 avec arme +2 inclinée contre 4', 'a1=militaire.3_modificateur.2&d1=militaire.4&defense=4'],
		['attaque 5 contre 4, +1 à l’attaquant', 'a1=militaire.5_modificateur.1&d1=militaire.4&defense=4'],
		['attaque 5 contre 4, +2 pour le défenseur', 'a1=militaire.5&d1=militaire.4_modificateur.2&defense=4'],
		['conflit 3 (+2 arme) contre 4', 'a1=militaire.3_modificateur.2&d1=militaire.4&defense=4'],
		// Nobody defends.
		['personne en défense, attaque trois, défense de la province cinq', 'd=aucun&a1=militaire.3&defense=5'],
		[
			'déshonoré pol 2 gloire 3 attaque seul, aucun défenseur',
			'type=politique&a1=politique.2_statut.deshonore_gloire.3&d=aucun&defense=4',
		],
		['attaque 4 non opposée province 3', 'a1=militaire.4&d=aucun&defense=3'],
		['j’ai 1 honneur, je ne défends pas, il attaque 3', 'd=aucun&a1=militaire.3&defense=4&honneur-defenseur=1'],
		// Province, ring, Favor.
		[
			'attaque 6 contre 3, province à 2 plus une ressource qui donne +2',
			'a1=militaire.6&d1=militaire.3&defense=2&bonus=2',
		],
		[
			'la faveur militaire est à l’attaquant, conflit 4 contre 5',
			'a1=militaire.4&d1=militaire.5&faveur=attaquant-militaire&defense=4',
		],
		[
			'conflit politique 4 contre 4, faveur du bon type chez le défenseur',
			'type=politique&a1=politique.4&d1=politique.4&faveur=defenseur-politique&defense=4',
		],
		['4 de force de province, 7 contre 2', 'defense=4&a1=militaire.7&d1=militaire.2'],
		['province 4 avec ressource +2, attaque 9, défense 4', 'defense=4&bonus=2&a1=militaire.9&d1=militaire.4'],
		[
			'forteresse : province 5 bonus 3, attaque 10 défense 2',
			'forteresse=oui&defense=5&bonus=3&a1=militaire.10&d1=militaire.2&detruites=3',
		],
		['conflit 7 contre 4 province 3 anneau du feu', 'a1=militaire.7&d1=militaire.4&defense=3&anneau=feu'],
		[
			'j’attaque à 6 et j’ai la faveur impériale militaire, il défend 5',
			'a1=militaire.6&faveur=attaquant-militaire&d1=militaire.5&defense=4',
		],
		[
			'il attaque 5 avec la faveur militaire je défends 5',
			'a1=militaire.5&faveur=attaquant-militaire&d1=militaire.5&defense=4',
		],
		[
			'attaque 6, ma faveur est sur politique, défense 6, province 1',
			'a1=militaire.6&faveur=attaquant-politique&d1=militaire.6&defense=1',
		],
	])('%s', (query, address) => {
		expect(readCase(query)?.tool).toBe('conflit');
		expectCase(readCase, conflictCodec, query, address);
	});

	it.each([
		'6 contre 4',
		'conflit 6',
		'conflit 6 4',
		'conflit contre 4',
		'conflit 6 contre',
		// The defender, or the province?
		'conflit 6 défense 4',
		'défense 4 attaque 6',
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
		// Two cases.
		'conflit 6 contre 4 puis 5 contre 3',
		'attaque 6 puis 9 contre 4, provinces 3 et 5',
		// A card that is not known may change all.
		'attaque 6 contre 4 avec Hida Kisada province 3',
		'conflit 6 contre 4 et je joue Banzai',
		// Whose, and how much?
		'conflit 4 contre 3 avec +2 pour moi',
		'conflit 4 contre 3 avec +2',
		'conflit 6 contre 4 province 3 faveur militaire',
		'j’ai la faveur conflit 6 contre 6',
		'conflit 6 contre 6 j’ai la faveur militaire et politique',
		'lui 5 moi 3 conflit militaire',
		'je me fais attaquer à 6 et je défends à 4',
		'je défends à 4 j’attaque à 6',
		'attaque 3 honoré contre 2',
		'attaquants 2 et 3 honorés gloire 1 contre 4',
		'3 attaquants de 2 contre un défenseur de 5',
		'perso 3 mil 2 pol attaque contre 4',
		'conflit mil -3 contre 4',
		'attaque 6 contre 4 anneau de la terre et du feu',
		'attaque 7 province 3 elle casse ?',
		'conflit de 6 cartes contre 4',
		'conflit 6 contre 4 et le défenseur perd 1 personnage',
		'conflit 6 contre 4 anneau de l’eau j’incline son 3',
		'j’ai 2 attaquants 3 et un 4 contre 5',
		'gloire 6 contre 4',
		'conflit 0 contre 0 avec +2 pour moi',
		'conflit 0 contre 0, j’ai la faveur militaire',
		// Which of the two?
		'attaque 4 honoré gloire 1 et 4 dont le 4 incliné contre 3',
		'conflit 5 contre 4, +1 à moi',
		'attaque 5 et 2 contre 4, +1 à l’attaquant',
		'attaque 3, 2 et 2 dont 2 inclinés contre 3',
		'conflit 0 honoré gloire 1 contre 0',
		// Whose score, and who attacks?
		'je perds le conflit 3 à 5, ma province est cassée',
		'tu attaques 5 contre 3 et tu as la faveur militaire',
		'attaque 4 et 2 dont le 3 incliné contre 3',
		'attaque 5, défenseurs inclinés',
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
			'conflit militaire attaque défenseurs défense contre et gloire honoré inclinés province forteresse sans je il faveur arme avec en persos honneur';
		expect(checkAny(readCase, conflictCodec, 'conflit 6 contre 4', words.split(' '))).toBeGreaterThan(100);
	});
});

import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../src/search/cases/arkham/damage-and-horror';
import { damageCodec } from '../../../../../src/widgets/arkham/damage-and-horror/url-state';
import { checkAny, expectCase, saidOf } from '../sure';

describe('damage and horror in a query', () => {
	it.each([
		['3 dégâts 1 horreur allié 2 santé', 'degats=3&horreurs=1&moi=vie.7_sante.7&s1=sante.2_vie.0'],
		['3 dégâts 1 horreur allié 2 vie 2 santé', 'degats=3&horreurs=1&moi=vie.7_sante.7&s1=vie.2_sante.2'],
		['trois dégâts et une horreur, un allié 2/2', 'degats=3&horreurs=1&moi=vie.7_sante.7&s1=vie.2_sante.2'],
		['allié vie 2 santé mentale 1, 3 dégâts', 'degats=3&horreurs=0&moi=vie.7_sante.7&s1=vie.2_sante.1'],
		['3 dégâts allié 2 vie', 'degats=3&horreurs=0&moi=vie.7_sante.7&s1=vie.2_sante.0'],
		['3 dégâts directs allié 2 vie', 'degats=3&horreurs=0&directs=oui&moi=vie.7_sante.7&s1=vie.2_sante.0'],
		['2 horreurs directes 6 santé', 'degats=0&horreurs=2&directes=oui&moi=vie.7_sante.6'],
		['3 dégâts allié 2 vie soutien 1 vie', 'degats=3&horreurs=0&moi=vie.7_sante.7&s1=vie.2_sante.0&s2=vie.1_sante.0'],
		['vie 7 santé 5 dégâts 3 horreurs 2', 'degats=3&horreurs=2&moi=vie.7_sante.5'],
		['vie 7 santé 5 3 dégâts 2 horreurs', 'degats=3&horreurs=2&moi=vie.7_sante.5'],
		['je prends 5 dégâts, j’ai 7 pv', 'degats=5&horreurs=0&moi=vie.7_sante.7'],
		['investigateur 7 vie déjà 5 dégâts, prend 3 dégâts', 'degats=3&horreurs=0&moi=degats.5_vie.7_sante.7'],
		[
			'vie 7 déjà 4 dégâts et 1 horreur santé 6 subit 2 horreurs',
			'degats=0&horreurs=2&moi=degats.4_horreurs.1_vie.7_sante.6',
		],
		['8 vie 3 dégâts dessus, 4 dégâts', 'degats=4&horreurs=0&moi=degats.3_vie.8_sante.7'],
		['je subis 3 dégâts avec un allié à 2 points de vie', 'degats=3&horreurs=0&moi=vie.7_sante.7&s1=vie.2_sante.0'],
		['3 dégâts allié 3 vie déjà 1 dégât', 'degats=3&horreurs=0&moi=vie.7_sante.7&s1=degats.1_vie.3_sante.0'],
		['3 dégâts sans allié vie 7', 'degats=3&horreurs=0&moi=vie.7_sante.7'],
		[
			'ennemi 2 dégâts 1 horreur me tape, j’ai rien pour encaisser, 7 vie 7 santé',
			'degats=2&horreurs=1&moi=vie.7_sante.7',
		],
		// The kind of harm that is spoken of.
		['investigateur vie 6 déjà 4 dégâts, prend 2', 'degats=2&horreurs=0&moi=vie.6_degats.4_sante.7'],
		['vie six dégâts 4 déjà + 1', 'degats=1&horreurs=0&moi=vie.6_degats.4_sante.7'],
		['santé mentale 5, 3 horreurs déjà, prends encore deux', 'degats=0&horreurs=2&moi=vie.7_sante.5_horreurs.3'],
		['j’ai 5 dégâts sur 7 je prends 2 dégâts', 'degats=2&horreurs=0&moi=vie.7_degats.5_sante.7'],
		['j’ai 2 dégâts, j’en prends 3, vie 7', 'degats=3&horreurs=0&moi=vie.7_degats.2_sante.7'],
		['8 de vie, 5 dégâts dessus, encore 2', 'degats=2&horreurs=0&moi=vie.8_degats.5_sante.7'],
		// What is left, of more.
		['il me reste 3 de vie, je prends 2 dégâts', 'degats=2&horreurs=0&moi=vie.3_sante.7'],
		['je suis à 1 de vie et je prends 1 dégât', 'degats=1&horreurs=0&moi=vie.7_degats.6_sante.7'],
		['2 traumatismes physiques, 8 de vie, 5 dégâts', 'degats=5&horreurs=0&moi=vie.8_degats.2_physiques.2_sante.7'],
		// Investigators.
		['Roland 3 dégâts 1 horreur', 'degats=3&horreurs=1&moi=vie.9_sante.5'],
		['Daisy a déjà 2 dégâts et en prend 3', 'degats=3&horreurs=0&moi=vie.5_sante.9_degats.2'],
		['Wendy 4 horreurs, reçoit 3 horreurs', 'degats=0&horreurs=3&moi=vie.7_sante.7_horreurs.4'],
		['2 horreurs allié santé mentale 3 Daisy', 'degats=0&horreurs=2&moi=vie.5_sante.9&s1=vie.0_sante.3'],
		['un traumatisme mental, santé mentale 6', 'degats=0&horreurs=0&moi=vie.7_sante.6_horreurs.1_mentaux.1'],
		// Assets may take enough of it, whatever the investigator's health is.
		['6 dégâts allié 2 vie', 'degats=6&horreurs=0&repartition=proteger&moi=vie.7_sante.7&s1=vie.2_sante.0'],
		[
			'deux soutiens vie 2 et vie 3, 7 dégâts à répartir',
			'degats=7&horreurs=0&repartition=proteger&moi=vie.7_sante.7&s1=vie.2_sante.0&s2=vie.3_sante.0',
		],
		// What the only kind that is spoken of is measured against.
		['3 dégâts sur un investigateur à 8', 'degats=3&horreurs=0&moi=vie.8_sante.7'],
		['je suis à 6 et je prends 2 horreurs', 'degats=0&horreurs=2&moi=vie.7_sante.6'],
		['allié à 3, je prends 2 dégâts', 'degats=2&horreurs=0&moi=vie.7_sante.7&s1=vie.3_sante.0'],
		[
			'3 dégâts, mon allié est à 2 et l’autre à 1',
			'degats=3&horreurs=0&moi=vie.7_sante.7&s1=vie.2_sante.0&s2=vie.1_sante.0',
		],
		['Wendy a 4 horreurs et en prend 1', 'degats=0&horreurs=1&moi=vie.7_sante.7_horreurs.4'],
		[
			'investigatrice vie 6 a déjà 2 dégâts, elle en prend trois, elle tombe',
			'degats=3&horreurs=0&moi=vie.6_degats.2_sante.7',
		],
		['vaincu par 5 dégâts et 4 horreurs en même temps, vie 5 santé 4', 'degats=5&horreurs=4&moi=vie.5_sante.4'],
		[
			'2 horreurs à encaisser, mon soutien a 3 de santé, rien d’autre',
			'degats=0&horreurs=2&moi=vie.7_sante.7&s1=vie.0_sante.3',
		],
		['attaque 2 dégâts 1 horreur sans soutien', 'degats=2&horreurs=1&moi=vie.7_sante.7'],
		['j’ai 4 dégâts sur 7, encore 2', 'degats=2&horreurs=0&moi=vie.7_degats.4_sante.7'],
		['plus que 2 de santé, 1 horreur', 'degats=0&horreurs=1&moi=vie.7_sante.2'],
		['3 dégâts et 2 horreurs d’un coup, vie 6 santé 5', 'degats=3&horreurs=2&moi=vie.6_sante.5'],
		// Allies.
		['allié vie 2 sans santé mentale, 3 horreurs', 'degats=0&horreurs=3&moi=vie.7_sante.7&s1=vie.2_sante.0'],
		[
			'deux alliés vie 2 et vie 3, attaque 6 dégâts, investigateur 8 vie',
			'degats=6&horreurs=0&moi=vie.8_sante.7&s1=vie.2_sante.0&s2=vie.3_sante.0',
		],
		[
			'allié 3 vie avec déjà 2 dégâts, j’en prends 3',
			'degats=3&horreurs=0&moi=vie.7_sante.7&s1=vie.3_degats.2_sante.0',
		],
		[
			'mon allié 3 vie prend 2 dégâts',
			'degats=2&horreurs=0&repartition=choisie&moi=vie.7_sante.7&s1=vie.3_sante.0_prenddegats.2',
		],
		[
			'5 dégâts tous sur allié 3 vie',
			'degats=5&horreurs=0&repartition=choisie&moi=vie.7_sante.7&s1=vie.3_sante.0_prenddegats.5',
		],
	])('%s', (query, address) => {
		expect(readCase(query)?.tool).toBe('degats-et-horreurs');
		expectCase(readCase, damageCodec, query, address);
	});

	it.each([
		'3 dégâts',
		'3 dégâts 1 horreur',
		'allié 2 vie',
		'3 dégâts allié',
		'3 dégâts allié 2',
		'0 dégât allié 2 vie',
		// Whether the investigator holds hangs on a value that is not said.
		'7 dégâts allié 2 vie',
		'2 dégâts avec un allié, vie 4',
		'5 dégâts directs allié 2 vie',
		'6 dégâts allié 3 vie déjà 2 dégâts',
		'déjà 4 dégâts, prend 3 dégâts, allié 2 vie',
		// Dealt, or on the ally?
		'2 horreurs allié 2 vie 1 dégât',
		'3 dégâts vie 7 santé 7 1 horreur',
		'j’ai 2 dégâts vie 7',
		'mon allié 2 vie prend 3 dégâts',
		'3 dégâts à mon allié 2 vie',
		'3 dégâts sur un allié 2 vie',
		'3 dégâts 2 alliés 2 vie',
		'3 dégâts 4 dégâts 7 vie',
		'3 dégâts 7 vie 6 vie',
		'2 dégâts vie 7 déjà 8 dégâts',
		'2 dégâts vie 0',
		'100 dégâts vie 7',
		'-1 dégât vie 7',
		'3 dégâts ou 2 horreurs vie 7',
		'3 dégâts vie 7,5',
		'3 dégâts 1 horreur directs vie 7 santé 7',
		'3 dégâts allié 2 vie armure 1',
		'un allié peut-il prendre des horreurs',
		'allié à 0 de santé',
		'volonté 3 difficulté 4',
		'3 dégâts à un ennemi 3 vie',
		'un ennemi à 2 vie prend 2 dégâts',
		'j’inflige 3 dégâts à un ennemi, vie 7',
		'3 dégâts de Leo de Luca, vie 7',
		'4 dégâts leo vie 2',
		'je prends 3 dégâts j’en annule 1 7 vie',
		'3 dégâts réduits de 1 7 vie',
		'2 dégâts par tour 7 vie',
		'vie 7, 3 dégâts puis 2 dégâts',
		'Daisy et Roland 3 dégâts',
		'Roland soigne 2 dégâts il a 5 dégâts',
		'allié 3 vie, prend 3 dégâts',
		'allié 3 vie 4 dégâts sur lui',
		'vie 7 santé 5 déjà 2 dégâts 1 horreur, prend 3',
		'deux alliés à 2 vie, 4 dégâts',
		'3 dégâts pour chacun 7 vie',
		// An investigator of few points might be defeated.
		'5 dégâts sans soutien',
		// Health, or sanity?
		'2 dégâts 1 horreur, allié à 2',
		'3 ennemis, 1 dégât par ennemi, vie 7',
	])('is not sure of « %s »', (query) => {
		expect(readCase(query)).toBeUndefined();
	});

	it('says what it understood, then what it supposes', () => {
		expect(saidOf(readCase, '3 dégâts allié 2/2')).toEqual([
			'3 dégâts',
			'soutien : 2 de vie',
			'soutien : 2 de santé mentale',
			'supposé : investigateur à 7 de vie',
		]);
	});

	it('is sure of any query that it reads', () => {
		const words =
			'dégâts horreurs vie santé mentale allié déjà directs investigateur et prend Roland reste traumatisme physique tous sur encore'.split(
				' ',
			);
		expect(checkAny(readCase, damageCodec, '3 dégâts allié 2 vie', words)).toBeGreaterThan(50);
	});
});

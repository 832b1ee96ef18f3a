import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../src/search/cases/arkham/damage-and-horror';
import { damageCodec } from '../../../../../src/widgets/arkham/damage-and-horror/url-state';
import { checkAny, saidOf } from '../sure';

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
	])('%s', (query, address) => {
		const found = readCase(query);
		expect(found?.tool).toBe('degats-et-horreurs');
		const read = (text: string | undefined) => damageCodec.read(new URLSearchParams(text));
		expect(read(found?.address)).toEqual(read(address));
	});

	it.each([
		'3 dégâts',
		'3 dégâts 1 horreur',
		'allié 2 vie',
		'3 dégâts allié',
		'3 dégâts allié 2',
		'0 dégât allié 2 vie',
		// Whether the investigator holds hangs on a value that is not said.
		'5 dégâts allié 2 vie',
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
		'3 dégâts sans allié vie 7',
		'3 dégâts vie 7,5',
		'3 dégâts 1 horreur directs vie 7 santé 7',
		'3 dégâts allié 2 vie armure 1',
		'un allié peut-il prendre des horreurs',
		'allié à 0 de santé',
		'volonté 3 difficulté 4',
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
		const words = 'dégâts horreurs vie santé mentale allié déjà directs investigateur et prend'.split(' ');
		expect(checkAny(readCase, damageCodec, '3 dégâts allié 2 vie', words)).toBeGreaterThan(50);
	});
});

import { expect, it } from 'vitest';
import { toolsOf } from '../../../../src/publish/api/tools';
import { loadFull } from '../../../content/full-content';
import { options } from './options';

it('gives a calculator, and each of its cases at the address that opens it', () => {
	expect(toolsOf(loadFull().game, options).outils).toMatchObject([
		{
			id: 'calcul',
			titre: 'Calcul',
			regles: ['armure-annule'],
			adresse: 'https://site.test/regles/essai/outils/calcul/',
			cadre: 'https://site.test/regles/integrer/essai/calcul/',
			cas: [
				{
					question: 'À quoi sert «\u00a0calcul\u00a0»\u202f?',
					parametres: 'a=puissance.3&d=puissance.2',
					adresse: 'https://site.test/regles/essai/outils/calcul/?a=puissance.3&d=puissance.2',
					cadre: 'https://site.test/regles/integrer/essai/calcul/?a=puissance.3&d=puissance.2',
				},
			],
		},
	]);
});

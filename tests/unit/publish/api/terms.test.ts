import { expect, it } from 'vitest';
import { termsOf } from '../../../../src/publish/api/terms';
import { edit, load } from '../../../content/content-tree';
import { loadFull } from '../../../content/full-content';
import { address, options } from './options';

const entry = (id: string, document = termsOf(loadFull().game, options)) =>
	document.termes.find((term) => term.id === id);

it('says of the game what readers need to use it', () => {
	const { termes, licence, ...first } = termsOf(loadFull().game, options);
	expect(first).toEqual({
		$schema: 'https://site.test/regles/api/v1/schemas/termes.json',
		version: '1.2',
		taille: 4,
		site: 'https://site.test/regles/',
		attribution:
			'Règles d’Essai, le jeu reformulées par L’Arbitre\u00a0: https://site.test/regles/essai/. Le jeu et ses marques appartiennent à\u00a0: Personne.',
		jeu: 'essai',
	});
	expect(licence).toContain('L’Arbitre');
	expect(termes.map(({ id }) => id)).toEqual(['armure', 'cle', 'poison', 'zone']);
});

it('gives a term as its page does', () => {
	expect(entry('armure')).toEqual({
		id: 'armure',
		nom: 'armure',
		famille: 'notion',
		variantes: [],
		formes: ['armure', 'armures'],
		anglais: [],
		recherche: [],
		definition: 'L’armure annule des dégâts.',
		nouveau: undefined,
		voirAussi: [],
		adresse: 'https://site.test/regles/essai/glossaire/armure/',
		cadre: 'https://site.test/regles/integrer/essai/glossaire/armure/',
	});
	expect(entry('zone')?.nouveau).toBe('Mars 2021');
});

it('gives the words and the playing of a term', () => {
	const { library } = load({
		'glossaire/armure.mdx': (text: string) =>
			edit(
				'des dégâts.',
				'le poison.',
			)(text).replace(
				'famille: notion',
				"famille: mot-cle\nvariantes: [points d'armure]\nanglais: armor\nrecherche: [bouclier]",
			),
	});
	const [changed] = library.games;
	if (!changed) throw new Error('No game.');
	expect(entry('armure', termsOf(changed, { address }))).toMatchObject({
		famille: 'mot-cle',
		variantes: ['points d’armure'],
		anglais: ['armor'],
		recherche: ['bouclier'],
		voirAussi: ['poison'],
	});
});

import { expect, it } from 'vitest';
import { edgesOf } from '../../../../src/publish/api/edges';
import { meetingsOf } from '../../../../src/publish/api/meetings';
import { load } from '../../../content/content-tree';
import { loadFull } from '../../../content/full-content';
import { options } from './options';

const game = () =>
	loadFull({
		'rencontres.yaml': `notions: [zone, armure]
rencontres:
  - { entre: [zone, armure], regle: zone-cartes }
confusions:
  - { entre: [poison, armure], regle: armure-annule }
`,
		'hors-livret.yaml': `- sujet: Prophéties
  mots: [oracle]
  texte: Le livret ne les connaît pas.
  proche: [poison-tue]
`,
	}).game;

it('gives both terms of a meeting, with the statement that tells it', () => {
	const { rencontres, taille } = meetingsOf(game(), options);
	expect(taille).toBe(2);
	expect(rencontres).toEqual([
		{
			id: 'confusion-armure-poison',
			type: 'confusion',
			termes: ['poison', 'armure'],
			enonce: 'armure-annule',
			texte: 'L’armure annule des dégâts.',
			statut: 'ecrit',
			adresse: 'https://site.test/regles/essai/glossaire/armure/#armure-annule',
			cadre: 'https://site.test/regles/integrer/essai/glossaire/armure/#armure-annule',
		},
		expect.objectContaining({
			id: 'rencontre-armure-zone',
			enonce: 'zone-cartes',
			type: 'rencontre',
			termes: ['zone', 'armure'],
		}),
	]);
});

it('gives what the rulebook does not treat', () => {
	expect(edgesOf(game(), options).horsLivret).toEqual([
		{
			id: 'hors-livret-propheties',
			sujet: 'Prophéties',
			mots: ['oracle'],
			texte: 'Le livret ne les connaît pas.',
			proches: ['poison-tue'],
			adresse: 'https://site.test/regles/essai/glossaire/#hors-livret-propheties',
		},
	]);
});

it('are empty lists for a game that has none', () => {
	const [bare] = load().library.games;
	if (!bare) throw new Error('No game.');
	expect(meetingsOf(bare, options)).toMatchObject({ taille: 0, rencontres: [] });
	expect(edgesOf(bare, options)).toMatchObject({ taille: 0, horsLivret: [] });
});

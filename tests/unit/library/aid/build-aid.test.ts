import { describe, expect, it } from 'vitest';
import { sitePages } from '../../../../src/addresses/site-pages';
import { aidLinesOf, alsoElsewhere, iconsOf, restatedBy } from '../../../../src/library/aid/lines';
import { statementPrintOf } from '../../../../src/library/relations/homes';
import type { Aid } from '../../../../src/library/types';
import { edit } from '../../../content/content-tree';
import { loadFull } from '../../../content/full-content';

const armor = statementPrintOf({ text: 'L’armure annule des dégâts.' });
const key = statementPrintOf({ text: 'Une clé se forge.' });

const aide = `resume: Une phrase assez longue pour dire ce que cette aide permet de savoir à la table.
recherche: [coups]
parties:
  - id: combat
    titre: "L'armure : ce qu'elle fait"
    forme: mots
    face: 1
    lignes:
      - terme: armure
      - { regle: combat-frappe, nom: Frapper, icone: cle }
      - regle: armure-annule
        nom: Annuler
        texte: "Elle annule : tout."
        aussi: [cle-forger]
        icone: [cle, forge-ancienne]
        sous:
          - { etape: tour/zone-cartes }
          - { regle: poison-tue }
  - id: suite
    titre: La suite
    forme: liste
    face: 2
    lignes:
      - { terme: zone }
`;

const tour = `titre: Le tour
resume: Une phrase assez longue pour dire ce que ce schéma permet de savoir à la table.
parties:
  - etapes:
      - { id: zone-cartes, type: etape, titre: Regardez vos zones }
`;

const changes = {
	'aide.yaml': aide,
	'foyers.yaml': `aide/armure-annule: { foyer: armure-annule, lu: "${armor}" }\naide/cle-forger: { foyer: cle-forger, lu: "${key}" }\n`,
	'deroulement/tour.yaml': tour,
	'jeu.yaml': (text: string) =>
		edit(
			'chapitres: [combat]',
			'chapitres: [combat]\nderoulement: [tour]',
		)(text.replace('nom: Essai', 'nom: Essai, le jeu\ncourt: Essai').replace('aVenir:\n  - doc-faq\n', '')),
	'glossaire/poison.mdx': edit('[#poison-tue]', '[#poison-tue deduit]'),
};

function loadAid() {
	const { game, library } = loadFull(changes);
	return { game, library, aid: game.aid as Aid };
}

describe('an aid', () => {
	it('has its parts by side, in French typography', () => {
		const { aid } = loadAid();
		expect(aid.sides.map((parts) => parts.map(({ id, title, form }) => [id, title, form]))).toEqual([
			[['combat', 'L’armure\u00a0: ce qu’elle fait', 'mots']],
			[['suite', 'La suite', 'liste']],
		]);
		expect(aid.path).toBe('/essai/aide/');
		expect(aid.searchWords).toEqual(expect.arrayContaining(['pense-bête', 'coups']));
	});

	it('says each statement in its own words, or shorter, and leads to it', () => {
		const { aid } = loadAid();
		expect(aidLinesOf(aid).map(({ name, text, said, status }) => [name, text, said.path, status])).toEqual([
			['Armure', 'L’armure annule des dégâts.', '/essai/glossaire/armure/', 'written'],
			['Frapper', 'Chaque créature frappe, et l’armure protège.', '/essai/regles/combat/#combat-frappe', 'written'],
			['Annuler', 'Elle annule\u00a0: tout.', '/essai/glossaire/armure/#armure-annule', 'written'],
			[undefined, 'Regardez vos zones.', '/essai/deroulement/tour/#zone-cartes', 'written'],
			[undefined, 'Le poison tue.', '/essai/glossaire/poison/#poison-tue', 'deduced'],
			['Zone', 'Une zone contient des cartes.', '/essai/glossaire/zone/', 'written'],
		]);
	});

	it('restates what it says shorter, and nothing else', () => {
		const { aid } = loadAid();
		expect([...restatedBy(aid)].map(([tie, home]) => [tie, home.id])).toEqual([
			['aide/armure-annule', 'armure-annule'],
			['aide/cle-forger', 'cle-forger'],
		]);
		expect(restatedBy(undefined).size).toBe(0);
	});

	it('shows its icons once in its file', () => {
		const { aid } = loadAid();
		expect(iconsOf(aid)).toEqual(['cle', 'forge-ancienne']);
	});

	it('is published with its parts, and can be framed', () => {
		const { game, library } = loadAid();
		expect(sitePages(library).get('/essai/aide/')).toEqual(['combat', 'suite']);
		expect(game.embeds.get('aide')).toMatchObject({
			kind: 'aide',
			path: '/essai/aide/',
			framePath: '/integrer/essai/aide/',
			oembedPath: '/oembed/essai/aide.json',
		});
	});

	it('is not of a game that has no such file', () => {
		expect(loadFull().game.aid).toBeUndefined();
		expect(loadFull().game.embeds.has('aide')).toBe(false);
		expect(sitePages(loadFull().library).has('/essai/aide/')).toBe(false);
	});
});

describe('what a line says besides', () => {
	const said = (path: string) => ({ path, rule: undefined, home: undefined });

	it('has a mark where the page that the line leads to does not say it, once a page', () => {
		const line = {
			said: said('/essai/glossaire/armure/#a'),
			also: ['armure/#b', 'cle/#c', 'cle/#d', 'zone/'].map((path) => said(`/essai/glossaire/${path}`)),
		};
		expect(alsoElsewhere(line)).toEqual(['/essai/glossaire/cle/#c', '/essai/glossaire/zone/']);
	});
});

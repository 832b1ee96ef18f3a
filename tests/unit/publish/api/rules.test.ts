import { expect, it } from 'vitest';
import { rulesOf } from '../../../../src/publish/api/rules';
import { type Changes, edit } from '../../../content/content-tree';
import { loadFull } from '../../../content/full-content';
import { options } from './options';

function published(changes: Changes = {}) {
	const { game } = loadFull(changes);
	const document = rulesOf(game, options);
	return { game, document, entry: (id: string) => document.regles.find((rule) => rule.id === id) };
}

it('holds every statement of the game, by id', () => {
	const { document, game } = published();
	expect(document.regles.map(({ id }) => id)).toEqual([...game.rules.keys()].sort());
	expect(document.taille).toBe(game.rules.size);
});

it('gives a statement with its page, its section, its sources and its addresses', () => {
	const { entry } = published();
	expect(entry('combat-degats')).toEqual({
		id: 'combat-degats',
		type: 'regle',
		texte: 'Les dégâts restent.',
		contexte: undefined,
		section: 'Se battre',
		page: { type: 'chapitre', id: 'combat', titre: 'Combat' },
		rang: 2,
		statut: 'ecrit',
		foyer: undefined,
		questions: undefined,
		unites: ['doc-degats'],
		adresse: 'https://site.test/regles/essai/regles/combat/#combat-degats',
		cadre: 'https://site.test/regles/integrer/essai/regles/combat/#combat-degats',
	});
	expect(entry('faq-cle')).toMatchObject({ type: 'titre', page: { type: 'faq', titre: 'Zones' } });
});

it('gives the place of each statement on its page, from 1, as it is read', () => {
	const { document, game } = published();
	for (const page of game.pages) {
		const here = document.regles.filter(({ page: { type, id } }) => type === page.kind && id === page.slug);
		const read = here.toSorted((x, y) => x.rang - y.rang).map(({ id }) => id);
		expect(read).toEqual(page.read.rules.map(({ id }) => id));
	}
});

it('says what a statement restates, what players ask of it, and what the document does not write', () => {
	const { entry } = published({
		'glossaire/poison.mdx': edit('[#poison-tue]', '[#poison-tue deduit]'),
		'glossaire/armure.mdx': edit('[#armure-annule]', '[#armure-annule deduit]'),
		'foyers.yaml': 'poison-tue: { foyer: armure-annule, lu: "00000000" }\n',
		'questions/armure.yaml': 'armure-annule:\n  - ma bestiole prend le coup\n',
	});
	expect(entry('poison-tue')).toMatchObject({
		statut: 'deduit',
		foyer: { id: 'armure-annule', adresse: 'https://site.test/regles/essai/glossaire/armure/#armure-annule' },
	});
	expect(entry('armure-annule')).toMatchObject({ foyer: undefined, questions: ['ma bestiole prend le coup'] });
});

it('falls back on the sources of the page when a statement names none', () => {
	const { entry, game } = published();
	expect(game.rules.get('armure-annule')?.units).toEqual([]);
	expect(entry('armure-annule')?.unites).toEqual(['doc-armure']);
});

it('names every part of a document that a statement cites, and no other', () => {
	const { document } = published();
	const cited = new Set(document.regles.flatMap(({ unites }) => unites));
	expect(document.unites.map(({ id }) => id)).toEqual([...cited].sort());
	expect(document.unites.find(({ id }) => id === 'doc-armure')).toEqual({
		id: 'doc-armure',
		titre: 'Armure',
		document: 'doc',
		page: undefined,
		adresse: 'https://site.test/regles/essai/sources/doc/#doc-armure',
	});
	expect(cited.has('doc-glossaire')).toBe(false);
});

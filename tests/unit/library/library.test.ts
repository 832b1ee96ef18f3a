import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../../../src/library/load-library';
import { waysFrom } from '../../../src/library/relations/ways';
import { edit, load, tools, writeContent } from '../../content/content-tree';

const only = (loaded: ReturnType<typeof load>) => {
	const [game] = loaded.library.games;
	if (!game) throw new Error('No game.');
	return game;
};

describe('addresses', () => {
	const root = (base: string) => only(loadLibrary(writeContent(), { base, tools }));

	it.each(['/', ''])('start at the root of the site when base is %j', (base) => {
		const { resolve } = root(base);
		expect(resolve('terme', 'armure')).toBe('/essai/glossaire/armure/');
		expect(resolve('regle', 'combat-degats')).toBe('/essai/regles/combat/#combat-degats');
		expect(resolve('chapitre', 'combat')).toBe('/essai/regles/combat/');
		expect(resolve('outil', 'calcul')).toBe('/essai/outils/calcul/');
	});

	it.each(['/regles/', '/regles'])('stay under base %s', (base) => {
		const { resolve, chapters } = root(base);
		expect(resolve('terme', 'armure')).toBe('/regles/essai/glossaire/armure/');
		expect(chapters[0]?.path).toBe('/essai/regles/combat/');
	});

	it('of what does not exist are undefined, even for names that every object has', () => {
		const { resolve } = root('/');
		for (const name of ['absent', '', 'constructor', '__proto__']) expect(resolve('terme', name)).toBeUndefined();
		expect(resolve('chapitre', 'armure')).toBeUndefined();
	});
});

describe('the pages of a game', () => {
	it('are its terms in French alphabetical order, and its chapters in reading order', () => {
		const { terms, chapters } = only(
			load({
				'glossaire/zone.mdx': edit('terme: zone', 'terme: éclat'),
				'regles/annexe.mdx': edit(
					'',
					`---\ntitre: Annexe\nresume: ${'x'.repeat(60)}\nsources: [doc-zone]\n---\n\nUn. [#annexe-un]\n`,
				),
				'jeu.yaml': edit('[combat]', '[combat, annexe]'),
			}),
		);
		expect(terms.map((term) => term.data.terme)).toEqual(['armure', 'clé', 'éclat', 'poison']);
		expect(chapters.map((chapter) => chapter.slug)).toEqual(['combat', 'annexe']);
	});

	it('have French typography in what is shown of their front matter', () => {
		const { chapters, terms, data } = only(
			load({
				'jeu.yaml': edit('accent:', "avertissement: Règles de l'an dernier ; le jeu a changé.\naccent:"),
				'regles/combat.mdx': edit('titre: Combat', "titre: Qui combat l'autre ?"),
				'glossaire/zone.mdx': edit('terme: zone', "terme: zone d'ombre"),
			}),
		);
		expect(chapters[0]?.data.titre).toBe('Qui combat l’autre\u202f?');
		expect(data.avertissement).toBe('Règles de l’an dernier\u202f; le jeu a changé.');
		expect(terms.at(-1)?.data.terme).toBe('zone d’ombre');
	});

	it('have their definition, and their rules at their addresses', () => {
		const { bySlug, rules } = only(load());
		expect(bySlug.get('armure')?.definition).toBe('L’armure annule des dégâts.');
		expect(rules.get('armure-annule')?.path).toBe('/essai/glossaire/armure/#armure-annule');
		expect(rules.get('armure-annule')?.page.slug).toBe('armure');
	});
});

describe('the ways from the rules of a page', () => {
	const cases = { 'armure-consommee': 'a=armure', 'cartes-armure': 'a=tilde' };
	const fight = {
		game: 'keyforge',
		folder: '',
		slug: 'combat',
		title: '',
		summary: '',
		rules: [],
		short: 'Calcul',
		asks: 'Combien ?',
		icon: 'token' as const,
		searchWords: [],
		cases,
	};
	const { games } = loadLibrary(process.cwd(), { base: '/sous/', tools: [fight] }).library;
	const game = games.find(({ slug }) => slug === 'keyforge');
	const page = game?.chapters.find(({ slug }) => slug === 'combat');
	if (!game || !page) throw new Error('KeyForge has no chapter « combat ».');

	it('lead to the case of a tool that shows a rule, at its home and where it is restated', () => {
		const { caseOf } = waysFrom(page, game);
		expect(caseOf?.('armure-consommee')).toBe('/sous/keyforge/outils/combat/?a=armure');
		expect(caseOf?.('armure-annule')).toBeUndefined();
		expect(caseOf?.('degats-armure-second-coup')).toBe('/sous/keyforge/outils/combat/?a=armure');
		expect(caseOf?.('armure-tilde')).toBe('/sous/keyforge/outils/combat/?a=tilde');
	});

	it('lead to the home of a rule that the page restates, when it is on another page', () => {
		const restated = [...game.homes].find(([id, { rule }]) => game.rules.has(id) && rule.page !== page);
		if (!restated) throw new Error('KeyForge restates no rule.');
		const [id, { rule }] = restated;
		expect(waysFrom(page, game).homeOf?.(id)).toBe(`/sous${rule.path}`);
		expect(waysFrom(rule.page, game).homeOf?.(id)).toBeUndefined();
	});
});

it('a folder of content without a game file is left alone', () => {
	const root = writeContent({ '../brouillon/regles/x.mdx': 'Rien.' });
	const { library, errors } = loadLibrary(root, { base: '/', tools });
	expect(library.games.map(({ slug }) => slug)).toEqual(['essai']);
	expect(errors).toEqual([]);
});

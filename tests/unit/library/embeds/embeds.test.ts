import { describe, expect, it } from 'vitest';
import { embedOf, frameHeights } from '../../../../src/library/embeds/embeds';
import { loadFull } from '../../../content/full-content';
import { games } from '../../../content/real-content';

describe('what other sites can frame', () => {
	it('is each tool, chart, term, page and rule, at the addresses of the contract', () => {
		const bySlug = loadFull().game.embeds;
		expect(bySlug.get('calcul')).toMatchObject({
			kind: 'outil',
			path: '/essai/outils/calcul/',
			framePath: '/integrer/essai/calcul/',
			oembedPath: '/oembed/essai/calcul.json',
		});
		expect(bySlug.get('glossaire/armure')).toMatchObject({
			kind: 'terme',
			title: 'Armure',
			path: '/essai/glossaire/armure/',
			framePath: '/integrer/essai/glossaire/armure/',
			oembedPath: '/oembed/essai/glossaire/armure.json',
		});
		for (const [slug, title] of [
			['regles/combat', 'Combat'],
			['faq/zones', 'FAQ : Zones'],
			['errata', 'Errata des cartes'],
		])
			expect(bySlug.get(slug ?? '')).toMatchObject({
				kind: 'page',
				title,
				path: `/essai/${slug}/`,
				framePath: `/integrer/essai/${slug}/`,
				oembedPath: `/oembed/essai/${slug}.json`,
			});
		expect(bySlug.get('glossaire/armure#armure-annule')).toMatchObject({
			kind: 'regle',
			title: 'Armure · L’armure annule des dégâts.',
			path: '/essai/glossaire/armure/#armure-annule',
			framePath: '/integrer/essai/glossaire/armure/#armure-annule',
			oembedPath: '/oembed/essai/glossaire/armure.json',
		});
		expect(bySlug.get('faq/zones#faq-cle')?.title).toBe('FAQ : Zones · Où va la clé\u202f?');
	});

	it('has one slug each, and a title that a reader can read, whatever the game', () => {
		const embeds = games.flatMap(({ embeds }) => [...embeds.values()]);
		const ids = embeds.map(({ game: jeu, slug }) => `${jeu}/${slug}`);
		expect(new Set(ids).size).toBe(ids.length);
		expect(new Set(embeds.map(({ kind }) => kind)).size).toBe(6);
		const awkward = embeds.filter(
			({ title }) => title.length > 340 || title.trim() !== title || /[\n\t<>]/.test(title),
		);
		expect(awkward.map(({ title }) => title)).toEqual([]);
	});

	it('a rule is called by a whole sentence, which says something', () => {
		const rules = games.flatMap(({ embeds }) => [...embeds.values()]).filter(({ kind }) => kind === 'regle');
		const words = rules.map(({ title }) => title.slice(title.indexOf(' · ') + 3));
		expect(words.filter((said) => /^(?:Oui|Non)\.$/.test(said))).toEqual([]);
		// Rows of tables that are no sentence, and what an author left open.
		expect(words.filter((said) => said.endsWith('…')).length).toBeLessThan(rules.length / 100);
	});

	it('is not what a game lacks', () => {
		expect(() => embedOf(loadFull().game, 'glossaire/absent')).toThrow('/integrer/essai/glossaire/absent/');
	});

	it('leaves nothing out', () => {
		for (const game of games)
			expect(game.embeds.size).toBe(
				game.tools.length + game.charts.length + Number(Boolean(game.aid)) + game.pages.length + game.rules.size,
			);
	});
});

it('a rule of many words gets a higher frame than a short one', () => {
	const [long, short] = [['mot '.repeat(150)], ['mot']].map((paragraphs) => frameHeights('regle', paragraphs));
	expect(long?.column).toBeGreaterThan((short?.column ?? 0) + 100);
	expect(long?.phone, 'and a higher one still where it is narrow').toBeGreaterThan((long?.column ?? 0) + 100);
});

it('a question gets room for its answer', () => {
	const { game } = loadFull();
	const [question, answer] = ['faq-cle', 'faq-cle-reponse'].map(
		(id) => embedOf(game, `faq/zones#${id}`).heights.column,
	);
	expect(question).toBeGreaterThan(frameHeights('regle', ['Où va la clé ?']).column);
	// The answer alone has its question above it.
	expect(question).toBe(answer);
});

it('a long page gets no higher frame than one that scrolls on a screen', () => {
	expect(frameHeights('page', Array(100).fill('mot '.repeat(50)))).toEqual({ column: 780, phone: 780 });
	expect(frameHeights('page', ['mot']).column).toBeLessThan(200);
});

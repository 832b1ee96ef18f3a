import { describe, expect, it } from 'vitest';
import { embedHeight, embedsOf } from '../../../src/library/embeds';
import { loadFull } from '../../content/full-content';
import { games } from '../../content/real-content';

describe('what other sites can frame', () => {
	it('is each tool, chart, term and rule, at the addresses of the contract', () => {
		const bySlug = new Map(embedsOf(loadFull().game).map((embed) => [embed.slug, embed]));
		expect(bySlug.get('calcul')).toMatchObject({
			kind: 'outil',
			path: '/essai/outils/calcul/',
			embedPath: '/integrer/essai/calcul/',
			oembedPath: '/oembed/essai/calcul.json',
		});
		expect(bySlug.get('glossaire/armure')).toMatchObject({
			kind: 'terme',
			title: 'Armure',
			path: '/essai/glossaire/armure/',
			embedPath: '/integrer/essai/glossaire/armure/',
			oembedPath: '/oembed/essai/glossaire/armure.json',
		});
		expect(bySlug.get('regles/armure-annule')).toMatchObject({
			kind: 'regle',
			title: 'Armure · L’armure annule des dégâts.',
			path: '/essai/glossaire/armure/#armure-annule',
			embedPath: '/integrer/essai/regles/armure-annule/',
		});
		expect(bySlug.get('regles/faq-cle')?.title).toBe('FAQ : Zones · Où va la clé\u202f?');
	});

	it('has one slug each, and a title that a reader can read, whatever the game', () => {
		const embeds = games.flatMap(embedsOf);
		const ids = embeds.map(({ jeu, slug }) => `${jeu}/${slug}`);
		expect(new Set(ids).size).toBe(ids.length);
		expect(new Set(embeds.map(({ kind }) => kind)).size).toBe(4);
		const awkward = embeds.filter(({ title }) => title.length > 90 || title.trim() !== title || /[\n\t<>]/.test(title));
		expect(awkward.map(({ title }) => title)).toEqual([]);
	});

	it('leaves nothing out', () => {
		for (const game of games)
			expect(embedsOf(game)).toHaveLength(game.tools.length + game.charts.length + game.terms.length + game.rules.size);
	});
});

it('a rule of many words gets a higher frame than a short one', () => {
	expect(embedHeight('regle', ['mot '.repeat(150)])).toBeGreaterThan(embedHeight('regle', ['mot']) + 100);
});

it('a question gets room for its answer', () => {
	const [question, answer] = ['faq-cle', 'faq-cle-reponse'].map((id) =>
		embedsOf(loadFull().game).find(({ slug }) => slug === `regles/${id}`),
	);
	expect(question?.height).toBeGreaterThan(answer?.height ?? 1000);
});

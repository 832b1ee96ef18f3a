import { describe, expect, it } from 'vitest';
import { load } from './content-tree';

const news = (...items: [date: string, lien: string][]) => {
	const lines = items.map(
		([date, lien]) =>
			`  - date: ${date}\n    titre: Un titre\n    texte: Ce qui a changé, en une phrase.\n    lien: ${lien}\n`,
	);
	return load({ '../nouveautes.yaml': `nouveautes:\n${lines.join('')}` });
};

describe('the news', () => {
	it('may lead to any page of the site', () => {
		const paths = ['/', '/concepts/', '/essai/', '/essai/regles/combat/', '/essai/glossaire/armure/'];
		const tools = ['/essai/outils/', '/essai/outils/calcul/', '/essai/sources/doc/'];
		const { errors, library } = news(...[...paths, ...tools].map((path): [string, string] => ['2026-11-21', path]));
		expect(errors).toEqual([]);
		expect(library.news).toHaveLength(8);
	});

	it('that lead nowhere are an error', () => {
		expect(news(['2026-11-21', '/essai/faq/'], ['2026-11-21', '/essai/glossaire/armur/']).errors).toEqual([
			{
				kind: 'page-inconnue',
				file: 'content/nouveautes.yaml',
				line: 5,
				field: 'nouveautes.0.lien',
				message: 'Aucune page n’est à l’adresse « /essai/faq/ ».',
				todo: 'Corrigez l’adresse.',
			},
			{
				kind: 'page-inconnue',
				file: 'content/nouveautes.yaml',
				line: 9,
				field: 'nouveautes.1.lien',
				message: 'Aucune page n’est à l’adresse « /essai/glossaire/armur/ ».',
				todo: 'Vouliez-vous dire « /essai/glossaire/armure/ » ?',
			},
		]);
	});

	it('begin with the most recent', () => {
		expect(news(['2026-11-20', '/essai/'], ['2026-11-21', '/']).errors).toMatchObject([
			{ kind: 'champ-invalide', line: 6, field: 'nouveautes.1.date', todo: 'Mettez la plus récente en premier.' },
		]);
	});

	it('of one day lead to different pages: a feed tells them apart by day and page', () => {
		expect(news(['2026-11-21', '/essai/'], ['2026-11-21', '/essai/']).errors).toMatchObject([
			{ kind: 'identifiant-en-double', line: 9, field: 'nouveautes.1.lien' },
		]);
		expect(news(['2026-11-21', '/essai/'], ['2026-11-20', '/essai/']).errors).toEqual([]);
	});
});

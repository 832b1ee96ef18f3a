import { describe, expect, it } from 'vitest';
import { load } from './content-tree';
import { movesFile, publishedFile } from './moved-content';

const file = 'content/redirections.yaml';
const old = '/essai/glossaire/bouclier/';
const here = '/essai/glossaire/armure/';

/** Errors of some moves, each from an address that was published. */
const errorsOf = (moves: [string, string][], published = moves.map(([de]) => de)) =>
	load({
		'../identifiants/essai.txt': publishedFile(...new Set(published)),
		'../redirections.yaml': movesFile(...moves),
	}).errors;

it('a move leads from an address that was published to one that is there', () => {
	expect(errorsOf([])).toEqual([]);
	expect(errorsOf([[old, here]])).toEqual([]);
	expect(errorsOf([[`${here}#ancien`, `${here}#armure-annule`]])).toEqual([]);
	expect(errorsOf([[old, '/essai/regles/combat/#se-battre']])).toEqual([]);
});

it('moves are part of what the site knows', () => {
	const { library } = load({
		'../identifiants/essai.txt': publishedFile(old),
		'../redirections.yaml': movesFile([old, here]),
	});
	expect(library.moves).toEqual([{ de: old, vers: here, depuis: '2026-11-22' }]);
});

describe('a move from', () => {
	it('an address that is still there', () => {
		expect(errorsOf([[here, '/essai/glossaire/poison/']])).toEqual([
			{
				kind: 'redirection-invalide',
				file,
				line: 2,
				field: 'redirections.0.de',
				message: `Le site a encore « ${here} » : une adresse qui répond ne se déplace pas.`,
				todo: 'Retirez la ligne, ou renommez ce qui a repris cette adresse.',
			},
		]);
	});

	it('an address that was never published', () => {
		expect(errorsOf([['/essai/glossaire/boucliers/', here]], [old]).slice(1)).toEqual([
			{
				kind: 'redirection-invalide',
				file,
				line: 2,
				field: 'redirections.0.de',
				message: '« /essai/glossaire/boucliers/ » n’a jamais été publiée.',
				todo: `Vouliez-vous dire « ${old} » ?`,
			},
		]);
	});

	it('an address that another line moves', () => {
		const moves: [string, string][] = [
			[old, here],
			[old, '/essai/glossaire/poison/'],
		];
		expect(errorsOf(moves)).toMatchObject([
			{ kind: 'identifiant-en-double', file, line: 3, field: 'redirections.1.de' },
		]);
	});
});

describe('a move to', () => {
	it('a page that is not there', () => {
		expect(errorsOf([[old, '/essai/glossaire/armur/']])).toEqual([
			{
				kind: 'page-inconnue',
				file,
				line: 2,
				field: 'redirections.0.vers',
				message: 'Aucune page n’est à l’adresse « /essai/glossaire/armur/ ».',
				todo: `Vouliez-vous dire « ${here} » ?`,
			},
		]);
	});

	it('a part that the page does not have', () => {
		expect(errorsOf([[old, `${here}#armure-anule`]])).toEqual([
			{
				kind: 'regle-inconnue',
				file,
				line: 2,
				field: 'redirections.0.vers',
				message: `La page « ${here} » n’a pas de « #armure-anule ».`,
				todo: `Vouliez-vous dire « ${here}#armure-annule » ?`,
			},
		]);
	});

	it('an address that moves itself: the last one is named', () => {
		const moves: [string, string][] = [
			['/essai/glossaire/ecu/', '/essai/glossaire/pavois/'],
			['/essai/glossaire/pavois/', old],
			[old, here],
		];
		const todo = `Donnez l’adresse finale : « ${here} ».`;
		expect(errorsOf(moves)).toMatchObject([
			{ kind: 'redirection-invalide', line: 2, field: 'redirections.0.vers', todo },
			{ kind: 'redirection-invalide', line: 3, field: 'redirections.1.vers', todo },
		]);
	});

	it('a part of a page that moves', () => {
		const moves: [string, string][] = [
			['/essai/glossaire/ecu/', `${old}#armure-annule`],
			[old, here],
		];
		expect(errorsOf(moves)).toMatchObject([
			{ line: 2, field: 'redirections.0.vers', todo: `Donnez l’adresse finale : « ${here}#armure-annule ».` },
		]);
	});

	it.each<[string, [string, string][]]>([
		['itself', [[old, old]]],
		[
			'where it comes from',
			[
				[old, '/essai/glossaire/ecu/'],
				['/essai/glossaire/ecu/', old],
			],
		],
	])('%s', (_, moves) => {
		expect(errorsOf(moves)).toMatchObject(
			moves.map((_, at) => ({
				kind: 'redirection-invalide',
				line: at + 2,
				message: expect.stringContaining('revient sur elle-même'),
			})),
		);
	});
});

describe('a line that does not read', () => {
	const errors = (line: string) => load({ '../redirections.yaml': `redirections:\n  - ${line}\n` }).errors;

	it.each([
		['{ de: "/essai/a/", vers: "/essai/", depuis: hier }', 'redirections.0.depuis'],
		['{ de: "/essai/a/", vers: "/essai/" }', 'redirections.0.depuis'],
		['{ de: "essai/a", vers: "/essai/", depuis: 2026-11-22 }', 'redirections.0.de'],
		['{ de: "/essai/a/?x=1", vers: "/essai/", depuis: 2026-11-22 }', 'redirections.0.de'],
		['{ de: "/essai/a/", vers: "https://exemple.fr/", depuis: 2026-11-22 }', 'redirections.0.vers'],
		['{ de: "/essai/a/", vers: "/essai/", depuis: 2026-11-22, type: 301 }', 'redirections.0.type'],
	])('%s', (line, field) => {
		expect(errors(line)).toMatchObject([{ kind: 'champ-invalide', file, line: 2, field }]);
	});
});

describe('the news', () => {
	const news = (lien: string) =>
		load({
			'../identifiants/essai.txt': publishedFile(old),
			'../redirections.yaml': movesFile([old, here]),
			'../nouveautes.yaml': `nouveautes:\n  - { date: 2026-11-21, titre: Un titre, texte: "Ce qui a changé, en une phrase.", lien: ${lien} }\n`,
		});

	it('keep the address that they were published with, and lead to the new one', () => {
		const { library, errors } = news(old);
		expect(errors).toEqual([]);
		expect(library.news).toMatchObject([{ id: `${old}#2026-11-21`, lien: here }]);
	});

	it('of a page that did not move are what they were', () => {
		expect(news(here).library.news).toMatchObject([{ id: `${here}#2026-11-21`, lien: here }]);
	});
});

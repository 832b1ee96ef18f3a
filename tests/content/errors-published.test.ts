import { describe, expect, it } from 'vitest';
import { load } from './content-tree';
import { movesFile, publishedFile } from './moved-content';

const list = 'content/identifiants/essai.txt';

const errorsOf = (published: string[], moves: [string, string][] = []) =>
	load({
		'../identifiants/essai.txt': publishedFile(...published),
		'../redirections.yaml': movesFile(...moves),
	}).errors;

it('addresses that no list has yet are listed, and stop no build', () => {
	const { errors, warnings } = load({ '../identifiants/essai.txt': publishedFile('/essai/', '/essai/glossaire/') });
	expect(errors).toEqual([]);
	const [told = ''] = warnings.filter((warning) => warning.includes('npm run publier'));
	expect(told.split('\n')).toMatchObject([
		expect.stringMatching(
			/^Adresses qui manquent à content\/identifiants\/ : \d+\. Avant de publier : npm run publier\.$/,
		),
		...Array(5).fill(expect.stringMatching(/^ {2}\//)),
		expect.stringMatching(/^ {2}… et \d+ autres$/),
	]);
});

describe('an address that was published', () => {
	it('may be any page of the site, and any of its rules, questions, headings and units', () => {
		const here = ['/', '/concepts/', '/essai/', '/essai/#regles', '/essai/glossaire/armure/', '/essai/outils/calcul/'];
		const parts = ['/essai/glossaire/armure/#armure-annule', '/essai/regles/combat/#se-battre'];
		expect(errorsOf([...here, ...parts, '/essai/sources/doc/#doc-combat'])).toEqual([]);
	});

	it('stops the build when its page is no more, once for all its parts, and names the nearest', () => {
		expect(errorsOf(['/essai/', '/essai/glossaire/armures/', '/essai/glossaire/armures/#armure-annule'])).toEqual([
			{
				kind: 'adresse-disparue',
				file: list,
				line: 4,
				field: '/essai/glossaire/armures/',
				message: 'Cette adresse a été publiée, et le site ne l’a plus.',
				todo: 'Rétablissez-la ; jamais mise en ligne, retirez ses lignes de cette liste ; sinon, ajoutez à content/redirections.yaml : - { de: "/essai/glossaire/armures/", vers: "/essai/glossaire/armure/", depuis: AAAA-MM-JJ }',
			},
		]);
	});

	it.each([
		['/essai/glossaire/armure/#armure-annulle', '/essai/glossaire/armure/#armure-annule', 'most like it in its page'],
		['/essai/glossaire/armure/#poison-tue', '/essai/glossaire/poison/#poison-tue', 'with the same id in another page'],
		['/essai/glossaire/armure/#xylophone', '/essai/glossaire/armure/', 'of its page when no part is like it'],
		['/essai/xylophone/', '…', 'that the author knows'],
	])('%s stops the build, and names the address %s: that %s', (address, near) => {
		expect(errorsOf([address])).toMatchObject([
			{ kind: 'adresse-disparue', line: 3, field: address, todo: expect.stringContaining(`vers: "${near}"`) },
		]);
	});

	it('may move, and a page takes its parts along', () => {
		const published = ['/essai/glossaire/bouclier/', '/essai/glossaire/bouclier/#armure-annule'];
		expect(errorsOf(published, [['/essai/glossaire/bouclier/', '/essai/glossaire/armure/']])).toEqual([]);
	});

	it('stops the build when its page has moved without it', () => {
		const published = ['/essai/glossaire/bouclier/', '/essai/glossaire/bouclier/#poison-tue'];
		const page: [string, string] = ['/essai/glossaire/bouclier/', '/essai/glossaire/armure/'];
		expect(errorsOf(published, [page])).toEqual([
			{
				kind: 'adresse-disparue',
				file: list,
				line: 4,
				field: '/essai/glossaire/bouclier/#poison-tue',
				message: 'La page a été déplacée en « /essai/glossaire/armure/ », où « #poison-tue » n’est pas.',
				todo: 'Rétablissez-la ; jamais mise en ligne, retirez ses lignes de cette liste ; sinon, ajoutez à content/redirections.yaml : - { de: "/essai/glossaire/bouclier/#poison-tue", vers: "/essai/glossaire/poison/#poison-tue", depuis: AAAA-MM-JJ }',
			},
		]);
		const own: [string, string] = ['/essai/glossaire/bouclier/#poison-tue', '/essai/glossaire/poison/#poison-tue'];
		expect(errorsOf(published, [page, own])).toEqual([]);
	});

	it('is an address: a line that is none is an error', () => {
		for (const line of ['essai/', '/Essai/', 'https://arbitre.example/essai/', '/essai', '/essai/#', '<<<<<<< HEAD']) {
			expect(errorsOf([line])).toMatchObject([{ kind: 'champ-invalide', file: list, line: 3, field: line }]);
		}
	});
});

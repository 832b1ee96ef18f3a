import { describe, expect, it } from 'vitest';
import { statementPrintOf } from '../../src/library/relations/homes';
import { type Changes, edit, load } from './content-tree';
import { itReports } from './reports';

const file = 'aide.yaml';
const key = statementPrintOf({ text: 'L’armure annule des dégâts.' });

/** An aid with these lines, in a part of a form; its first line is at line 7 of the file. */
const aid = (lines: string, { forme = 'liste', more = '' } = {}) =>
	`resume: Une phrase assez longue pour dire ce que cette aide permet de savoir à la table.
parties:
  - id: combat
    titre: Le combat
    forme: ${forme}
    face: 1
    lignes:
${lines}${more}`;

const line = (words: string) => `      - ${words}\n`;
const shorter = line('{ regle: armure-annule, texte: "Elle annule des dégâts." }');
const tied = (home = 'armure-annule', print = key) => `aide/armure-annule: { foyer: ${home}, lu: "${print}" }\n`;

describe('a line of an aid', () => {
	itReports(
		'about a rule that does not exist',
		{ [file]: aid(line('{ regle: armure-anule }')) },
		{
			kind: 'regle-inconnue',
			file,
			line: 8,
			field: 'regle',
			message: 'La règle « armure-anule » n’existe pas.',
			todo: 'Vouliez-vous dire « armure-annule » ?',
		},
	);

	itReports(
		'about a term, a step, an icon and another rule that do not exist',
		{
			[file]: aid(
				line('{ terme: armur }') +
					line('{ etape: tour/piocher }') +
					line('{ regle: cle-forger, icone: [cle, cles] }') +
					line('{ terme: armure, texte: Elle annule., aussi: [cle-forge] }'),
			),
			'foyers.yaml': tied(),
		},
		{ kind: 'terme-inconnu', file, line: 8, field: 'terme', message: 'Le terme « armur » n’existe pas.' },
		{ kind: 'etape-inconnue', file, line: 9, field: 'etape', message: 'L’étape « tour/piocher » n’existe pas.' },
		{ kind: 'bloc-inconnu', file, line: 10, field: 'icone', message: 'L’icône « cles » n’existe pas.' },
		{ kind: 'regle-inconnue', file, line: 11, field: 'aussi', message: 'La règle « cle-forge » n’existe pas.' },
	);

	itReports(
		'that says nothing, or two things',
		{ [file]: aid(line('{ texte: Rien. }') + line('{ regle: cle-forger, terme: cle }')) },
		...[8, 9].map((at, row) => ({
			kind: 'champ-invalide' as const,
			file,
			line: at,
			field: `parties.0.lignes.${row}`,
			message: 'La valeur ne convient pas ; attendu : un seul de regle, etape et terme.',
		})),
	);

	itReports(
		'that another one says in the same words',
		{ [file]: aid(line('{ regle: cle-forger }') + line('{ regle: cle-forger }')) },
		{
			kind: 'identifiant-en-double',
			file,
			line: 9,
			field: 'lignes',
			message: 'Une autre ligne de l’aide dit déjà la même chose, dans les mêmes mots.',
			todo: 'Gardez-la une fois.',
		},
	);

	itReports(
		'that is too long to be read at a table',
		{ [file]: aid(line(`{ regle: cle-forger, texte: "${'mot '.repeat(26).trim()}" }`)) },
		{
			kind: 'champ-invalide',
			file,
			line: 8,
			field: 'parties.0.lignes.0.texte',
			message: expect.stringContaining('attendu : 25 mots au plus'),
		},
	);

	itReports(
		'that says several rules without words of its own',
		{ [file]: aid(line('{ regle: cle-forger, aussi: [armure-annule] }')) },
		{
			kind: 'champ-invalide',
			file,
			line: 8,
			field: 'parties.0.lignes.0',
			message: expect.stringContaining('aussi dit que la ligne redit plusieurs règles'),
		},
	);

	itReports(
		'without its name among words',
		{ [file]: aid(line('{ regle: cle-forger }') + line('{ terme: armure }'), { forme: 'mots' }) },
		{
			kind: 'champ-invalide',
			file,
			line: 8,
			field: 'nom',
			message: 'Une ligne d’une partie de forme « mots » commence par son nom.',
		},
	);

	itReports(
		'that shows a heading in place of what it answers',
		{
			[file]: aid(line('{ regle: erratum-dague }')),
			'errata/cartes.mdx': `---\ntitre: Errata des cartes\nresume: Une phrase assez longue pour dire ce que la page permet de savoir au lecteur.\nsources: [doc-faq]\n---\n\n## Dague [#erratum-dague doc-faq]\n\nElle frappe deux fois.\n`,
			'jeu.yaml': edit('aVenir:\n  - doc-faq\n', ''),
		},
		{
			kind: 'champ-invalide',
			file,
			line: 8,
			field: 'regle',
			message: '« erratum-dague » est un titre : il ne dit rien seul.',
		},
	);
});

describe('a part of an aid', () => {
	itReports(
		'that is empty',
		{ [file]: aid('', { more: '      []\n' }) },
		{
			kind: 'champ-invalide',
			file,
			line: 7,
			field: 'parties.0.lignes',
			message: 'La valeur ne convient pas ; attendu : au moins 1 élément.',
		},
	);

	const second = '  - { id: combat, titre: Encore, forme: liste, face: 1, lignes: [{ terme: cle }] }\n';
	itReports(
		'with the id of another',
		{ [file]: aid(line('{ terme: armure }'), { more: second }) },
		{
			kind: 'identifiant-en-double',
			file,
			line: 9,
			field: 'combat',
			message: 'Une autre partie de l’aide s’appelle déjà « combat ».',
		},
	);

	itReports(
		'of the first side after one of the second',
		{
			[file]: aid(line('{ terme: armure }'), { more: second.replace('combat', 'suite') }).replace('face: 1', 'face: 2'),
		},
		{
			kind: 'champ-invalide',
			file,
			line: 9,
			field: 'suite',
			message: 'Cette partie de la face 1 vient après une partie de la face 2.',
		},
	);
});

describe('what an aid says shorter', () => {
	itReports(
		'is tied to its home',
		{ [file]: aid(shorter) },
		{
			kind: 'foyer-invalide',
			file,
			line: 8,
			field: 'texte',
			message: 'Cette ligne redit « armure-annule », et foyers.yaml ne le dit pas.',
			todo: 'Comparez-les, puis : npm run relire -- essai aide/armure-annule',
		},
	);

	itReports(
		'is tied to no other',
		{ [file]: aid(shorter), 'foyers.yaml': tied('cle-forger') },
		{
			kind: 'foyer-invalide',
			file: 'foyers.yaml',
			line: 1,
			field: 'aide/armure-annule',
			message: 'La règle que cette ligne redit a pour foyer « armure-annule », et non « cle-forger ».',
			todo: 'Nommez « armure-annule ».',
		},
	);

	itReports(
		'is still a line of it',
		{ [file]: aid(line('{ regle: armure-annule }')), 'foyers.yaml': tied() },
		{
			kind: 'foyer-invalide',
			file: 'foyers.yaml',
			line: 1,
			field: 'aide/armure-annule',
			message: 'Ni règle, ni étape, ni ligne de l’aide, ni concept, ni outil ne porte ce nom : rien n’est redit.',
		},
	);

	it('is listed when the words of its home change, and not before', () => {
		const toRead = (changes: Changes) => load(changes).warnings.filter((warning) => warning.includes('à relire'));
		const same = { [file]: aid(shorter), 'foyers.yaml': tied() };
		expect(load(same).errors).toEqual([]);
		expect(toRead(same)).toEqual([]);
		expect(toRead({ ...same, 'glossaire/armure.mdx': edit('annule des', 'annule deux') })).toEqual([
			expect.stringMatching(
				/^1 à relire .*\n {2}content\/essai\/foyers\.yaml:1 · aide\/armure-annule, dont le foyer est armure-annule$/,
			),
		]);
	});

	it('follows the home of the rule that it names, when that rule restates another', () => {
		const foyers = `combat-degats: { foyer: armure-annule, lu: "${key}" }\naide/combat-degats: { foyer: armure-annule, lu: "${key}" }\n`;
		const { library, errors } = load({
			[file]: aid(line('{ regle: combat-degats, texte: Ils restent. }')),
			'foyers.yaml': foyers,
		});
		expect(errors).toEqual([]);
		const [said] = library.games[0]?.aid?.sides[0]?.[0]?.lines ?? [];
		expect(said).toMatchObject({ text: 'Ils restent.', said: { path: '/essai/glossaire/armure/#armure-annule' } });
	});
});

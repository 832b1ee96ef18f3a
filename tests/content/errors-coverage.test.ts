import { describe } from 'vitest';
import { edit } from './content-tree';
import { itReports } from './reports';

const page = 'regles/combat.mdx';
const term = 'glossaire/zone.mdx';
const registry = 'sources/doc.yaml';
const game = 'jeu.yaml';

describe('a unit that no registry has', () => {
	const unknown = {
		kind: 'unite-inconnue',
		message: 'L’unité « doc-armures » n’est dans aucun registre du jeu.',
		todo: 'Vouliez-vous dire « doc-armure » ?',
	} as const;

	itReports(
		'in the front matter',
		{
			'glossaire/cle.mdx': edit('[doc-cle]', '[doc-armures]'),
			[game]: edit('  - doc-faq', '  - doc-faq\n  - doc-cle'),
		},
		{
			...unknown,
			file: 'glossaire/cle.mdx',
			line: 4,
			field: 'sources',
		},
	);

	itReports(
		'in a marker',
		{ [page]: edit('doc-combat]', 'doc-combat doc-armures]') },
		{
			...unknown,
			file: page,
			line: 11,
			field: '#combat-frappe',
		},
	);

	itReports(
		'in the list of the A–Z page',
		{ [game]: edit('[doc-glossaire]', '[doc-glossaire, doc-armures]') },
		{
			...unknown,
			file: game,
			line: 10,
			field: 'sourcesGlossaire',
		},
	);

	itReports(
		'in the sources of a contradiction',
		{
			[page]: edit(
				'<Outil',
				'<Contradiction id="combat-deux" titre="Deux" sources="doc-combat doc-armures">\n\nUn.\n\n</Contradiction>\n\n<Outil',
			),
		},
		{ ...unknown, file: page, line: 15, field: '#combat-deux' },
	);
});

describe('the sources of a page', () => {
	itReports(
		'lack a unit that a marker names',
		{ [page]: edit('doc-combat]', 'doc-combat doc-cle]') },
		{
			kind: 'source-absente',
			file: page,
			line: 11,
			field: '#combat-frappe',
			message: 'L’unité « doc-cle » manque dans « sources ».',
			todo: 'Ajoutez-la à l’en-tête de la page.',
		},
	);

	itReports(
		'hold a unit that no marker names',
		{ [page]: edit('[#combat-degats doc-degats]', '[#combat-degats]') },
		{
			kind: 'unite-sans-citation',
			file: page,
			line: 6,
			field: 'sources',
			message: 'Aucune règle de la page ne s’appuie sur l’unité « doc-degats ».',
			todo: 'Ajoutez une marque [#identifiant doc-degats] à la phrase qui la dit.',
		},
	);

	itReports(
		'hold one unit, and the page no rule',
		{ [term]: edit(' [#zone-cartes]', '') },
		{
			kind: 'unite-sans-citation',
			file: term,
			line: 4,
			field: 'sources',
			message: 'Aucune règle de la page ne s’appuie sur l’unité « doc-zone ».',
		},
	);
});

describe('the registry', () => {
	itReports(
		'has a unit that no page covers',
		{
			[registry]: edit('  - { id: doc-zone', '  - { id: doc-neuve, kind: rule, title: "Du neuf" }\n  - { id: doc-zone'),
		},
		{
			kind: 'unite-non-couverte',
			file: registry,
			line: 14,
			field: 'doc-neuve',
			message: 'Aucune page ne cite « Du neuf ».',
			todo: 'Écrivez la page qui la couvre, ou ajoutez l’unité à aVenir dans jeu.yaml.',
		},
	);

	itReports(
		'has an id twice',
		{ [registry]: edit('  - { id: doc-faq', '  - { id: doc-zone, kind: rule, title: "Encore" }\n  - { id: doc-faq') },
		{
			kind: 'identifiant-en-double',
			file: registry,
			line: 15,
			field: 'doc-zone',
			message: 'Cette unité existe déjà dans content/essai/sources/doc.yaml:14.',
		},
	);
});

describe('the list of units to come', () => {
	itReports(
		'holds one that is covered',
		{ [game]: edit('  - doc-faq', '  - doc-faq\n  - doc-cle') },
		{
			kind: 'unite-inconnue',
			file: game,
			line: 13,
			field: 'aVenir',
			message: 'L’unité « doc-cle » est couverte.',
			todo: 'Retirez-la de la liste aVenir.',
		},
	);

	itReports(
		'holds one that does not exist',
		{ [game]: edit('  - doc-faq', '  - doc-faq\n  - doc-rien') },
		{
			kind: 'unite-inconnue',
			file: game,
			line: 13,
			field: 'aVenir',
			message: 'L’unité « doc-rien » n’existe pas.',
		},
	);
});

describe('the file of the game', () => {
	itReports(
		'forgets a chapter',
		{ [game]: edit('chapitres: [combat]', 'chapitres:\n  - mise-en-place') },
		{
			kind: 'page-inconnue',
			file: game,
			line: 6,
			field: 'chapitres',
			message: 'Le chapitre « combat » n’est pas dans l’ordre de lecture.',
			todo: 'Ajoutez-le à « chapitres », dans l’ordre où on les lit.',
		},
		{
			kind: 'page-inconnue',
			file: game,
			line: 7,
			field: 'chapitres',
			message: 'Le chapitre « mise-en-place » n’existe pas.',
			todo: 'Écrivez la page dans regles/, ou retirez-la de la liste.',
		},
	);

	itReports(
		'shows a term that does not exist',
		{ [game]: edit('poison, zone]', 'poison, zones]') },
		{
			kind: 'terme-inconnu',
			file: game,
			line: 7,
			field: 'termesPhares',
			message: 'Le terme « zones » n’existe pas.',
			todo: 'Vouliez-vous dire « zone » ?',
		},
	);

	itReports(
		'asks a question that no rule answers',
		{ [game]: edit('regle: armure-annule', 'regle: armure-oui') },
		{
			kind: 'regle-inconnue',
			file: game,
			line: 9,
			field: 'questions',
			message: 'La règle « armure-oui » n’existe pas.',
			todo: 'Corrigez l’identifiant.',
		},
	);
});

describe('a tool', () => {
	itReports(
		'cites a rule that no page states',
		{
			'glossaire/armure.mdx': edit('#armure-annule', '#armure-annulee'),
			[game]: edit('regle: armure-annule', 'regle: armure-annulee'),
		},
		{
			kind: 'regle-inconnue',
			file: 'src/widgets/registry.ts',
			line: 1,
			field: 'calcul',
			message: 'L’outil cite la règle « armure-annule », qui n’existe pas.',
			todo: 'Vouliez-vous dire « armure-annulee » ?',
		},
	);
});

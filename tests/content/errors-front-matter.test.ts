import { describe } from 'vitest';
import { edit } from './content-tree';
import { itReports } from './reports';

const page = 'regles/combat.mdx';
const term = 'glossaire/zone.mdx';

describe('front matter', () => {
	itReports(
		'with an unknown field',
		{ [page]: edit('titre: Combat', 'titre: Combat\nordre: 3') },
		{
			kind: 'champ-invalide',
			file: page,
			line: 3,
			field: 'ordre',
			message: 'Le champ « ordre » n’existe pas.',
			todo: 'Champs connus : titre, resume, sources, nouveau.',
		},
	);

	itReports(
		'without the source',
		{ [term]: edit('sources: [doc-zone]\n', '') },
		{
			kind: 'source-absente',
			file: term,
			line: 1,
			field: 'sources',
			message: 'Le champ manque ; attendu : une liste.',
		},
	);

	itReports(
		'with an unknown family',
		{ [term]: edit('famille: notion', 'famille: mot-clé') },
		{
			kind: 'champ-invalide',
			file: term,
			line: 3,
			field: 'famille',
			message: '« mot-clé » ne convient pas ; attendu : mot-cle | statut | zone | carte | action | notion.',
		},
	);

	itReports(
		'with a summary that is too short',
		{ [page]: edit(' permet de savoir', '') },
		{
			kind: 'champ-invalide',
			file: page,
			line: 3,
			field: 'resume',
			message: 'Le texte compte 59 caractères ; attendu : une phrase de 60 à 160 caractères.',
		},
	);

	itReports(
		'of bad YAML',
		{ [page]: edit('titre: Combat', 'titre: Combat : les coups') },
		{
			kind: 'champ-invalide',
			file: page,
			line: 2,
			message: 'Le YAML ne se lit pas : un texte sans guillemets contient « : ».',
			todo: 'Vérifiez l’indentation, et mettez entre guillemets les textes qui contiennent « : » ou commencent par un signe.',
		},
	);

	itReports(
		'that is missing',
		{ [term]: 'Une zone.\n' },
		{
			kind: 'champ-invalide',
			file: term,
			line: 1,
			message: 'La page n’a pas d’en-tête entre deux lignes « --- ».',
		},
	);

	itReports(
		'that fails in two files is reported in both, and hides what follows from it',
		{
			[term]: edit('famille: notion\n', ''),
			[page]: edit('titre: Combat', 'titre: C'),
		},
		{
			kind: 'champ-invalide',
			file: page,
			line: 2,
			field: 'titre',
			message: 'Le texte compte 1 caractère ; attendu : au moins 3 caractères.',
		},
		{
			kind: 'champ-invalide',
			file: term,
			line: 1,
			field: 'famille',
			message: 'Le champ manque ; attendu : mot-cle | statut | zone | carte | action | notion.',
		},
	);
});

describe('other files', () => {
	itReports(
		'a file name that is no address',
		{
			'glossaire/Zone.mdx': '---\nterme: zone\nfamille: notion\nsources: [doc-zone]\n---\n\nUne zone. [#zone-cartes]\n',
			'glossaire/zone.mdx': null,
		},
		{
			kind: 'champ-invalide',
			file: 'glossaire/Zone.mdx',
			line: 1,
			message: 'Le nom du fichier est l’adresse de la page : minuscules sans accent, mots séparés par des tirets.',
			todo: 'Renommez le fichier.',
		},
	);

	itReports(
		'an unknown kind of unit',
		{ 'sources/doc.yaml': edit('kind: faq', 'kind: question') },
		{
			kind: 'champ-invalide',
			file: 'sources/doc.yaml',
			line: 15,
			field: 'units.7.kind',
			message:
				'« question » ne convient pas ; attendu : rule | setup | components | glossary | sequence | campaign | solo | deckbuilding | faq | errata | example | tip | lore.',
		},
	);

	itReports(
		'a colour that is none',
		{ 'jeu.yaml': edit('#f2bb5c', 'orange') },
		{
			kind: 'champ-invalide',
			file: 'jeu.yaml',
			line: 4,
			field: 'accent.sombre',
			message: '« orange » ne convient pas ; attendu : une couleur #rrggbb en minuscules.',
		},
	);
});

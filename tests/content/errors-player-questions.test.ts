import { expect, it } from 'vitest';
import { statementPrintOf } from '../../src/library/relations/homes';
import { load } from './content-tree';
import { itReports } from './reports';

const file = 'questions/armure.yaml';
const wrong = { kind: 'question-invalide', file } as const;

it('questions are those of their statement', () => {
	const { library, errors } = load({ [file]: 'armure-annule:\n  - ma bestiole prend-elle le coup ?\n' });
	expect(errors).toEqual([]);
	expect(library.games[0]?.asked.get('armure-annule')).toEqual(['ma bestiole prend-elle le coup\u202f?']);
});

itReports(
	'a question that nothing answers',
	{ [file]: 'armure-anule:\n  - ma bestiole prend le coup ?\n' },
	{
		...wrong,
		line: 1,
		field: 'armure-anule',
		message: 'Aucune règle ne porte cet identifiant : rien ne répond à ces questions.',
		todo: 'Vouliez-vous dire « armure-annule » ?',
	},
);

itReports(
	'a question that two statements claim, however it is typed',
	{
		[file]: 'armure-annule:\n  - ma bestiole prend le coup ?\n',
		'questions/poison.yaml': 'poison-tue:\n  - pourquoi elle crève\n  - Ma bestiole prend le coup\n',
	},
	{
		...wrong,
		file: 'questions/poison.yaml',
		line: 3,
		field: 'poison-tue',
		message: '« Ma bestiole prend le coup » est déjà une question de « armure-annule ».',
	},
);

itReports(
	'a question in the words of its statement',
	{ [file]: 'armure-annule:\n  - l’armure annule des dégâts ?\n' },
	{
		...wrong,
		line: 2,
		field: 'armure-annule',
		message: '« l’armure annule des dégâts ? » n’a que des mots de l’énoncé : on le trouve déjà par eux.',
	},
);

itReports(
	'a question to a restatement',
	{
		'questions/combat.yaml': 'combat-degats:\n  - je garde les blessures au prochain tour ?\n',
		'foyers.yaml': `combat-degats: { foyer: armure-annule, lu: "${statementPrintOf({ text: 'L’armure annule des dégâts.' })}" }\n`,
	},
	{
		...wrong,
		file: 'questions/combat.yaml',
		line: 1,
		field: 'combat-degats',
		message: 'Cet énoncé redit « armure-annule » : c’est le foyer qui répond.',
		todo: 'Donnez ces questions à « armure-annule ».',
	},
);

itReports(
	'questions in the file of another page',
	{ [file]: 'armure-annule:\n  - ma bestiole prend le coup ?\npoison-tue:\n  - pourquoi elle crève\n' },
	{
		...wrong,
		line: 3,
		field: 'poison-tue',
		message:
			'Cet énoncé est dans content/essai/glossaire/poison.mdx ; attendu : ses questions dans un fichier du même nom.',
		todo: 'Déplacez-les dans questions/poison.yaml.',
	},
);

itReports(
	'statements in another order than that of their page',
	{
		'questions/combat.yaml':
			'combat-degats:\n  - je garde les blessures au prochain tour ?\ncombat-frappe:\n  - tout le monde cogne ?\n',
	},
	{
		...wrong,
		file: 'questions/combat.yaml',
		line: 3,
		field: 'combat-frappe',
		message: '« combat-frappe » vient avant « combat-degats » ; attendu : les énoncés dans l’ordre de leur page.',
		todo: 'Placez « combat-frappe » et ses questions avant « combat-degats ».',
	},
);

itReports(
	'a statement that has its questions in two places',
	{ [file]: 'armure-annule:\n  - ma bestiole prend le coup ?\narmure-annule:\n  - le coup passe ?\n' },
	{
		kind: 'champ-invalide',
		file,
		line: 3,
		message: 'Le YAML ne se lit pas : le même champ est écrit deux fois.',
	},
);

it('a term, a chapter and a subject of the FAQ that share a name share a file, the term first', () => {
	const { errors } = load({
		'glossaire/combat.mdx':
			'---\nterme: combat\nfamille: notion\nsources: [doc-combat]\n---\n\nLe combat oppose deux créatures. [#combat-definition]\n',
		'questions/combat.yaml':
			'combat-definition:\n  - c’est quoi une baston\ncombat-frappe:\n  - tout le monde cogne ?\n',
	});
	expect(errors).toEqual([]);
});

import { expect, it } from 'vitest';
import { statementPrintOf } from '../../src/library/relations/homes';
import { load } from './content-tree';
import { itReports } from './reports';

const file = 'questions/glossaire.yaml';
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
		[file]:
			'armure-annule:\n  - ma bestiole prend le coup ?\npoison-tue:\n  - pourquoi elle crève\n  - Ma bestiole prend le coup\n',
	},
	{
		...wrong,
		line: 5,
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
		[file]: 'combat-degats:\n  - je garde les blessures au prochain tour ?\n',
		'foyers.yaml': `combat-degats: { foyer: armure-annule, lu: "${statementPrintOf({ text: 'L’armure annule des dégâts.' })}" }\n`,
	},
	{
		...wrong,
		line: 1,
		field: 'combat-degats',
		message: 'Cet énoncé redit « armure-annule » : c’est le foyer qui répond.',
		todo: 'Donnez ces questions à « armure-annule ».',
	},
);

import { expect, it } from 'vitest';
import { statementPrintOf } from '../../src/library/relations/homes';
import { load } from './content-tree';
import { itReports } from './reports';

const file = 'questions-liees.yaml';
const wrong = { kind: 'question-invalide', file } as const;
const linked = (answers: string, question = 'le venin passe-t-il l’armure ?') =>
	`- reponses: [${answers}]\n  questions:\n    - ${question}\n`;

it('a question that two statements answer together is asked of both', () => {
	const { library, errors } = load({ [file]: linked('armure-annule, poison-tue') });
	expect(errors).toEqual([]);
	const asked = library.games[0]?.asked;
	expect(asked?.get('armure-annule')).toContain('le venin passe-t-il l’armure\u202f?');
	expect(asked?.get('poison-tue')).toContain('le venin passe-t-il l’armure\u202f?');
});

itReports(
	'a statement that does not exist',
	{ [file]: linked('armure-anule, poison-tue') },
	{
		...wrong,
		line: 1,
		field: '0.reponses.0',
		message: 'Aucune règle ne porte l’identifiant « armure-anule ».',
		todo: 'Vouliez-vous dire « armure-annule » ?',
	},
);

itReports(
	'a statement that is named twice',
	{ [file]: linked('poison-tue, poison-tue') },
	{ ...wrong, line: 1, field: '0.reponses.1', message: '« poison-tue » est nommé deux fois.' },
);

itReports(
	'a restatement among what answers together',
	{
		[file]: linked('poison-tue, combat-degats'),
		'foyers.yaml': `combat-degats: { foyer: armure-annule, lu: "${statementPrintOf({ text: 'L’armure annule des dégâts.' })}" }\n`,
	},
	{ ...wrong, line: 1, field: '0.reponses.1', message: '« combat-degats » redit « armure-annule ».' },
);

itReports(
	'a question that is one of a statement already',
	{
		[file]: linked('armure-annule, poison-tue', 'Ma bestiole prend le coup ?'),
		'questions/armure.yaml': 'armure-annule:\n  - ma bestiole prend le coup\n',
	},
	{
		...wrong,
		line: 3,
		field: '0.questions.0',
		message: '« Ma bestiole prend le coup ? » est déjà une question de « armure-annule ».',
	},
);

itReports(
	'one answer, which is not together',
	{ [file]: linked('poison-tue') },
	{
		kind: 'champ-invalide',
		file,
		line: 1,
		field: '0.reponses',
		message: 'La valeur ne convient pas ; attendu : au moins 2 éléments.',
	},
);

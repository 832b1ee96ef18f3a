import { expect, it } from 'vitest';
import { conceptSaying, edit, load } from './content-tree';
import { itReports } from './reports';

const list = 'orthographe.yaml';
const chapter = 'regles/combat.mdx';
const wrong = { kind: 'mot-mal-ecrit', file: chapter, line: 11 } as const;
const say = (text: string) => edit('## Se battre\n', `## Se battre\n\n${text}\n`);

itReports(
	'a word that the list of the game writes otherwise: in the plural, at the beginning of a sentence, not in italics',
	{
		[list]: 'ecrire:\n  - { ecrit: bestiole, pas: [bestiolle] }\n',
		[chapter]: say('Bestiolles, bestiollette et *bestiolle*.'),
	},
	{
		...wrong,
		message: '« Bestiolles » ; attendu : « bestiole », comme partout.',
		todo: 'Écrivez « bestiole » ; si un autre mot est juste ici, ajoutez ceux qui l’entourent à « sauf » de content/essai/orthographe.yaml.',
	},
);

itReports(
	'a word that the list of all games writes otherwise: once in a concept, with what follows its apostrophe',
	{
		[`../${list}`]: 'ecrire:\n  - { ecrit: À, pas: [A l’] }\n',
		[chapter]: say("A l'attaque."),
		'../concepts/protection.mdx': conceptSaying('| | Essai |\n| --- | --- |\n| Quand | A l’attaque |'),
	},
	{ ...wrong, file: '../concepts/protection.mdx', line: 9, message: '« A l’ » ; attendu : « À », comme partout.' },
	{ ...wrong, message: '« A l’ » ; attendu : « À », comme partout.' },
);

itReports(
	'a form of the glossary with other capitals, but for a quotation and the beginning of a sentence',
	{
		'glossaire/armure.mdx': edit('terme: armure', 'terme: armure\nvariantes: [armure de Plaques]'),
		[chapter]: say('Armure de Plaques, « armure de plaques », armures de plaques.'),
	},
	{ ...wrong, message: '« armures de plaques » ; attendu : « armure de Plaques », comme partout.' },
);

itReports(
	'an exception that no text holds',
	{ [list]: 'sauf:\n  - frappe\n  - lutte finale\n' },
	{
		kind: 'mot-mal-ecrit',
		file: list,
		line: 3,
		field: 'sauf',
		message: '« lutte finale » n’est dans aucun texte du jeu ; attendu : une exception qui sert.',
		todo: 'Retirez-la.',
	},
);

it('an exception spares the words inside it alone', () => {
	const { errors } = load({
		[list]: 'ecrire:\n  - { ecrit: Lutte, pas: [lutte] }\nsauf: [la lutte finale]\n',
		[chapter]: say('C’est la lutte finale, et une lutte.'),
	});
	expect(errors).toMatchObject([{ line: 11, message: '« lutte » ; attendu : « Lutte », comme partout.' }]);
});

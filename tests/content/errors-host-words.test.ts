import { expect, it } from 'vitest';
import { edit, load } from './content-tree';
import { itReports } from './reports';

const file = 'bulles.yaml';
const wrong = { kind: 'bulle-invalide', file } as const;

it('the words of a term are those of the file, and those of `recherche` that have a sign', () => {
	const { library, errors } = load({
		'glossaire/armure.mdx': edit('famille: notion', 'famille: notion\nrecherche: [cuirasse, blindage~, armor+]'),
		[file]: 'mots:\n  armure: [carapace, écu!]\n',
	});
	expect(errors).toEqual([]);
	const words = library.games[0]?.hostWords;
	expect(words?.said.get('armure')).toEqual(['carapace', 'écu', 'blindage', 'armor']);
	expect([...(words?.saidSigns ?? [])]).toEqual([
		['écu', '!'],
		['blindage', '~'],
		['armor', '+'],
	]);
	expect(library.games[0]?.bySlug.get('armure')?.data.recherche).toEqual(['cuirasse', 'blindage', 'armor']);
});

itReports(
	'words of no term',
	{ [file]: 'mots:\n  armur: [carapace]\n' },
	{
		kind: 'terme-inconnu',
		file,
		line: 2,
		field: 'mots.armur',
		message: 'Aucune page du glossaire ne s’appelle « armur ».',
		todo: 'Vouliez-vous dire « armure » ?',
	},
);

itReports(
	'words that the page of the term says already, and a word of two terms',
	{
		'glossaire/armure.mdx': edit('famille: notion', 'famille: notion\nrecherche: [cuirasse]'),
		[file]: 'mots:\n  armure:\n    - armure\n    - cuirasse!\n    - dur\n  poison:\n    - dur\n',
	},
	{
		...wrong,
		line: 3,
		field: 'mots.armure',
		message: '« armure » est déjà une forme de ce terme : les bulles la connaissent.',
	},
	{
		...wrong,
		line: 4,
		field: 'mots.armure',
		message: '« cuirasse » est déjà dans « recherche » de ce terme ; attendu : un mot que sa page ne dit pas.',
		todo: 'Retirez-le d’ici, et écrivez « cuirasse! » dans « recherche ».',
	},
	{ ...wrong, line: 7, field: 'mots.poison', message: '« dur » est déjà un mot de « armure ».' },
);

itReports(
	'words of a term that is never linked',
	{
		'glossaire/zone.mdx': edit('famille: notion', 'famille: notion\nautolien: false\nrecherche: [endroit, coin~]'),
		[file]: 'mots: { zone: [lieu] }\n',
	},
	{
		...wrong,
		file: 'glossaire/zone.mdx',
		line: 5,
		field: 'recherche',
		message: '« coin~ » est signé pour les bulles, et « autolien: false » dit que ce terme n’est jamais lié.',
		todo: 'Écrivez « coin », sans signe.',
	},
	{ ...wrong, line: 1, field: 'mots.zone', message: 'Ce terme n’est jamais lié : sa page dit « autolien: false ».' },
);

itReports(
	'lists about what is no form of the glossary',
	{
		[file]:
			'formes: [armure!, cles~]\nminuscules: [Poison]\ncapitales: [avant]\nanglaisTus: [key]\nsansReponse: { zone: [lieu] }\n',
	},
	...[
		['formes', 'cles'],
		['minuscules', 'Poison'],
		['capitales', 'avant'],
		['anglaisTus', 'key'],
		['sansReponse.zone', 'lieu'],
	].map(([field, form], at) => ({
		...wrong,
		line: at + 1,
		field,
		message: `« ${form} » n’est pas une forme du glossaire.`,
	})),
);

itReports(
	'a form without a sign, and an ordinary word with one',
	{ [file]: 'formes: [armure]\nmots: { armure: [dur~] }\n' },
	...[
		['mots.armure.0', 2, '« dur~ » ne convient pas ; attendu : un mot sans « ~ » : sans signe, il est déjà courant.'],
		['formes.0', 1, '« armure » ne convient pas ; attendu : une forme suivie de « ! », « + » ou « ~ ».'],
	].map(([field, line, message]) => ({
		kind: 'champ-invalide' as const,
		file,
		line: Number(line),
		field: String(field),
		message: String(message),
	})),
);

itReports(
	'phrases of all games without a word of any, and what is listed twice',
	{ '../bulles.yaml': 'muettes: [sous clé, belle journée]\nailleurs: [roman, roman]\n' },
	{
		...wrong,
		file: '../bulles.yaml',
		line: 1,
		field: 'muettes',
		message: '« belle journée » ne contient aucun mot du glossaire : les bulles n’y cherchent déjà rien.',
	},
	{ ...wrong, file: '../bulles.yaml', line: 2, field: 'ailleurs', message: '« roman » est déjà dans la liste.' },
);

itReports(
	'words that deny, and are those of a game',
	{
		'../bulles.yaml': 'ailleurs: [roman, armures, cuirasse, carapace]\nautresJeux: [catan, poison, brobnar]\n',
		'glossaire/armure.mdx': edit('famille: notion', 'famille: notion\nrecherche: [cuirasse]'),
		[file]: 'mots:\n  armure: [carapace]\nsiens: [brobnar, reine]\nailleurs: [reine, salle]\n',
	},
	...['armures', 'cuirasse', 'carapace'].map((word) => ({
		...wrong,
		file: '../bulles.yaml',
		line: 1,
		field: 'ailleurs',
		message: `« ${word} » est un mot de « essai » : il y ferait taire les bulles.`,
		todo: 'Retirez-le, et écrivez-le dans « ailleurs » des jeux qui ne l’ont pas.',
	})),
	{
		...wrong,
		file: '../bulles.yaml',
		line: 2,
		field: 'autresJeux',
		message: '« poison » est un mot de « essai » : il y ferait taire les bulles.',
		todo: 'Retirez-le.',
	},
	{
		...wrong,
		line: 4,
		field: 'ailleurs',
		message: '« reine » est un mot de « essai » : il y ferait taire les bulles.',
	},
);

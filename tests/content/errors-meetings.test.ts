import { describe, expect, it } from 'vitest';
import { edit, load } from './content-tree';
import { itReports } from './reports';

const file = 'rencontres.yaml';
const page = 'glossaire/armure.mdx';

/** A file of meetings, its notions on its first line. */
const meetings = (notions: string, ...lines: string[]) => ({
	[file]: [`notions: [${notions}]`, ...lines, ''].join('\n'),
});
const met = (one: string, other: string, rule = 'armure-annule') => `  - { entre: [${one}, ${other}], regle: ${rule} }`;
const wrong = { kind: 'rencontre-invalide', file } as const;

/** A term that ends with a block. */
const block = (...lines: string[]) => ({
	[page]: edit('[#armure-annule]', `[#armure-annule]\n\n<Rencontres>\n${lines.join('\n')}\n</Rencontres>`),
});

describe('a pair', () => {
	itReports(
		'that is judged once, in either list',
		meetings(
			'armure, cle, poison',
			'evidentes:',
			'  armure: [cle]',
			'  cle: [poison]',
			'rencontres:',
			met('poison', 'armure'),
		),
	);

	itReports(
		'that is confused too counts as judged no more than it did',
		meetings('armure, cle', 'evidentes: { armure: [cle] }', 'confusions:', met('cle', 'armure'), met('zone', 'cle')),
	);

	itReports('of an unknown term', meetings('armure, poizon', 'evidentes: { armure: [poizon] }'), {
		...wrong,
		line: 1,
		field: 'poizon',
		message: 'Le terme « poizon » n’existe pas ; attendu : le nom de fichier d’un terme du jeu.',
		todo: 'Vouliez-vous dire « poison » ?',
	});

	itReports(
		'of a term that is no notion of the list',
		meetings('armure, cle', 'evidentes: { armure: [cle] }', 'rencontres:', met('armure', 'zone')),
		{
			...wrong,
			line: 4,
			field: 'armure × zone',
			message: '« zone » n’est pas connue ; attendu : une notion de la liste « notions ».',
		},
	);

	itReports('of a notion with itself', meetings('armure, cle', 'evidentes: { armure: [armure, cle] }'), {
		...wrong,
		line: 2,
		field: 'armure × armure',
		message: '« armure » ne se rencontre pas elle-même ; attendu : deux notions.',
	});

	itReports(
		'that is judged twice, the other way round',
		meetings('armure, cle', 'evidentes: { armure: [cle] }', 'rencontres:', met('cle', 'armure')),
		{
			...wrong,
			line: 4,
			field: 'cle × armure',
			message: 'Cette paire est déjà jugée ligne 2, dans « evidentes » ; attendu : une fois chaque paire.',
		},
	);

	itReports(
		'that is confused twice',
		meetings('armure, cle', 'evidentes: { armure: [cle] }', 'confusions:', met('cle', 'zone'), met('zone', 'cle')),
		{
			...wrong,
			line: 5,
			field: 'zone × cle',
			message: 'Cette paire est déjà jugée ligne 4, dans « confusions » ; attendu : une fois chaque paire.',
		},
	);

	itReports('that is not judged', meetings('armure, cle, poison', 'evidentes: { cle: [poison] }'), {
		...wrong,
		line: 1,
		field: 'armure',
		message: '« armure » n’est pas jugée avec : cle, poison.',
	});

	itReports('that is filed under its second notion', meetings('armure, cle', 'evidentes: { cle: [armure] }'), {
		...wrong,
		line: 2,
		field: 'cle × armure',
		message: '« armure » vient avant « cle » dans « notions » ; attendu : la paire sous la première des deux.',
		todo: 'Rangez la paire sous « armure ».',
	});

	itReports('of a notion that is listed twice', meetings('armure, cle, armure', 'evidentes: { armure: [cle] }'), {
		...wrong,
		line: 1,
		field: 'armure',
		message: 'La notion « armure » est déjà dans la liste.',
	});
});

describe('the statement of a pair', () => {
	itReports('that does not exist', meetings('armure, cle', 'rencontres:', met('armure', 'cle', 'armure-anule')), {
		...wrong,
		line: 3,
		field: 'armure-anule',
		message: 'L’énoncé « armure-anule » n’existe pas.',
		todo: 'Vouliez-vous dire « armure-annule » ?',
	});

	it('that restates another is not its home', () => {
		const tie = 'combat-degats: { foyer: armure-annule, lu: "00000000" }\n';
		const { errors } = load({
			'foyers.yaml': tie,
			...meetings('armure, cle', 'rencontres:', met('armure', 'cle', 'combat-degats')),
		});
		expect(errors).toMatchObject([
			{ ...wrong, file: `content/essai/${file}`, line: 3, todo: 'Nommez « armure-annule ».' },
		]);
	});
});

describe('a pair that a tool plays', () => {
	const played = (cas: string, donne: string) =>
		meetings(
			'armure, cle',
			'rencontres:',
			'  - entre: [armure, cle]',
			'    regle: armure-annule',
			`    cas: ${cas}`,
			donne,
		);

	itReports('by a case of its own', played('calcul?a=1', '    donne: { fin: { a: 1 }, regles: [armure-annule] }'));

	itReports('by no tool of the game', played('calcull?a=1', '    donne: { fin: { a: 1 } }'), {
		...wrong,
		line: 3,
		field: 'armure × cle',
		message: 'L’outil « calcull » n’existe pas pour ce jeu.',
		todo: 'Vouliez-vous dire « calcul » ?',
	});

	itReports('with a rule that the tool never cites', played('calcul?a=1', '    donne: { regles: [cle-forger] }'), {
		...wrong,
		line: 3,
		field: 'armure × cle',
		message: 'L’outil « calcul » ne cite jamais « cle-forger ».',
	});

	itReports('without what it gives', played('calcul?a=1', ''), {
		kind: 'champ-invalide',
		file,
		line: 3,
		field: 'rencontres.0',
		message: 'La valeur ne convient pas ; attendu : cas et donne ensemble.',
	});
});

describe('the block', () => {
	const bullet = '- **Clé** : la clé passe l’armure. [#armure-cle]';
	const pair = meetings('armure, cle', 'rencontres:', met('armure', 'cle', 'armure-cle'));

	itReports('whose bullets a pair of its term names', { ...pair, ...block(bullet) });

	itReports(
		'whose bullet no pair names',
		{ ...meetings('armure, cle', 'evidentes: { armure: [cle] }'), ...block(bullet) },
		{
			...wrong,
			file: page,
			line: 10,
			field: '#armure-cle',
			message: 'Aucune paire de « armure » ne nomme cet énoncé dans content/essai/rencontres.yaml.',
		},
	);

	itReports(
		'with a bullet that has no id',
		{ ...pair, ...block(bullet, '- **Zone** : rien.') },
		{
			...wrong,
			file: page,
			line: 11,
			field: '<Rencontres>',
			message: 'Cette rencontre n’a pas de marque ; attendu : [#identifiant] à la fin de la puce.',
		},
	);

	itReports(
		'that does not end its page',
		{ ...pair, ...block(bullet, '</Rencontres>\n\nEncore.\n\n<Rencontres>', '- **Clé** : bis. [#armure-bis]') },
		{
			...wrong,
			file: page,
			line: 9,
			field: '<Rencontres>',
			message: 'Le bloc <Rencontres> n’est pas seul à finir la page ; attendu : un bloc, qui tient une liste.',
		},
	);

	itReports(
		'in a chapter',
		{ 'regles/combat.mdx': edit('<Outil', '<Rencontres>\n- Rien.\n</Rencontres>\n\n<Outil') },
		{
			kind: 'bloc-inconnu',
			file: 'regles/combat.mdx',
			line: 15,
			field: '<Rencontres>',
			message: 'Le bloc <Rencontres> n’existe pas.',
		},
	);
});

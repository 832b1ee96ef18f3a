import { describe, expect, it } from 'vitest';
import { statementPrintOf } from '../../src/library/relations/homes';
import { type Changes, conceptSaying, edit, load } from './content-tree';
import { itReports } from './reports';

const file = 'foyers.yaml';
const key = statementPrintOf({ text: 'L’armure annule des dégâts.' });
const tie = (restatement: string, home: string, print = key) => `${restatement}: { foyer: ${home}, lu: "${print}" }\n`;
const wrong = { kind: 'foyer-invalide', file, line: 1 } as const;

describe('a restatement', () => {
	itReports(
		'of a rule that does not exist',
		{ [file]: tie('combat-frappe', 'armure-anule') },
		{
			...wrong,
			field: 'combat-frappe',
			message: 'Le foyer « armure-anule » n’existe pas.',
			todo: 'Vouliez-vous dire « armure-annule » ?',
		},
	);

	itReports(
		'that is no rule and no step',
		{ [file]: tie('combat-frape', 'armure-annule') },
		{
			...wrong,
			field: 'combat-frape',
			message: 'Ni règle, ni étape, ni ligne de l’aide, ni concept, ni outil ne porte ce nom : rien n’est redit.',
		},
	);

	itReports(
		'of itself',
		{ [file]: tie('armure-annule', 'armure-annule') },
		{ ...wrong, field: 'armure-annule', message: 'Une règle ne se redit pas elle-même.', todo: 'Retirez la ligne.' },
	);

	const ring = (from: string, to: string) => ({
		...wrong,
		field: from,
		message: `Ces règles se renvoient l’une à l’autre : ${from} → ${to} → ${from}.`,
		todo: 'Choisissez laquelle est chez elle.',
	});
	itReports(
		'in a ring',
		{ [file]: tie('combat-frappe', 'armure-annule') + tie('armure-annule', 'combat-frappe') },
		ring('combat-frappe', 'armure-annule'),
		{ ...ring('armure-annule', 'combat-frappe'), line: 2 },
	);

	itReports(
		'of a restatement',
		{ [file]: tie('combat-frappe', 'combat-degats') + tie('combat-degats', 'armure-annule') },
		{
			...wrong,
			field: 'combat-frappe',
			message: '« combat-degats » redit lui-même « armure-annule » : ce n’est pas un foyer.',
			todo: 'Nommez « armure-annule ».',
		},
	);

	itReports(
		'that says it is deduced where its home is written',
		{
			[file]: tie('combat-degats', 'armure-annule'),
			'regles/combat.mdx': edit('[#combat-degats doc-degats]', '[#combat-degats doc-degats deduit]'),
		},
		{
			...wrong,
			field: 'combat-degats',
			message: 'Cet énoncé est « déduit », son foyer « écrit ».',
		},
	);

	itReports(
		'without a print',
		{ [file]: 'combat-degats: { foyer: armure-annule, lu: jamais }' },
		{
			kind: 'champ-invalide',
			file,
			line: 1,
			field: 'combat-degats.lu',
			message: expect.stringContaining('huit chiffres hexadécimaux'),
		},
	);
});

describe('when a home changes', () => {
	const tied = { [file]: tie('combat-degats', 'armure-annule') };
	const toRead = (changes: Changes) => load(changes).warnings.filter((warning) => warning.includes('à relire'));

	it('its restatements are listed, with where they are tied', () => {
		expect(toRead(tied)).toEqual([]);
		expect(toRead({ ...tied, 'glossaire/armure.mdx': edit('annule des', 'annule deux') })).toEqual([
			expect.stringMatching(
				/^1 à relire .*\n {2}content\/essai\/foyers\.yaml:1 · combat-degats, dont le foyer est armure-annule$/,
			),
		]);
	});

	it('what is restated elsewhere counts for nothing', () => {
		expect(toRead({ ...tied, 'regles/combat.mdx': edit('Les dégâts restent', 'Les blessures restent') })).toEqual([]);
	});
});

it('a status at the end of a marker is no unit', () => {
	const { library, errors } = load({
		'regles/combat.mdx': edit('[#combat-degats doc-degats]', '[#combat-degats doc-degats position]'),
	});
	expect(errors).toEqual([]);
	expect(library.games[0]?.rules.get('combat-degats')).toMatchObject({ units: ['doc-degats'], status: 'position' });
});

describe('what concepts and tools tell', () => {
	const told = (text = 'On [annule](regle:essai/armure-annule), puis on [pose](regle:essai/combat-degats).') => ({
		'../concepts/protection.mdx': conceptSaying(text),
	});
	const ties = (...more: string[]) => ({
		[file]: [
			tie('concepts/protection/armure-annule', 'armure-annule'),
			tie('outils/calcul/armure-annule', 'armure-annule'),
			...more,
		].join(''),
	});
	const warned = (changes: Changes, words: string) =>
		load(changes).warnings.filter((warning) => warning.includes(words));

	it('waits for a tie to the home, of a restated rule and of the rule that defines a linked term too', () => {
		const [untied = ''] = warned(
			{
				...told('[Annuler](regle:essai/combat-degats), la [clé](terme:essai/cle).'),
				[file]: tie('combat-degats', 'armure-annule'),
			},
			'sans foyer',
		);
		expect(untied.split('\n').slice(1)).toEqual([
			'  concepts/protection/armure-annule',
			'  concepts/protection/cle-forger',
			'  outils/calcul/armure-annule',
		]);
	});

	it('is listed when its home changes', () => {
		const tied = { ...told('On [annule](regle:essai/armure-annule).'), ...ties() };
		expect(load(tied).errors).toEqual([]);
		expect(warned(tied, 'sans foyer')).toEqual([]);
		const [stale = ''] = warned({ ...tied, 'glossaire/armure.mdx': edit('annule des', 'annule deux') }, 'à relire');
		expect(stale).toContain('foyers.yaml:1 · concepts/protection/armure-annule, dont le foyer est armure-annule');
		expect(stale).toContain('foyers.yaml:2 · outils/calcul/armure-annule, dont le foyer est armure-annule');
	});

	itReports(
		'and does not link any more',
		{ ...told('On annule.'), ...ties() },
		{ ...wrong, field: 'concepts/protection/armure-annule', message: expect.stringContaining('ni concept, ni outil') },
	);
});

import { describe, expect, it } from 'vitest';
import { edit, load } from './content-tree';
import { itReports } from './reports';

const file = 'hors-livret.yaml';
const wrong = { kind: 'hors-livret-invalide', file } as const;

interface Written {
	sujet?: string;
	mots?: string;
	texte?: string;
	proche?: string;
}
const edge = ({
	sujet = 'Prophéties',
	mots = 'prophecy, carte prophétie',
	texte = 'Le livret de mars 2021 ne connaît pas les prophéties.',
	proche = 'armure-annule',
}: Written = {}) => `- sujet: ${sujet}\n  mots: [${mots}]\n  texte: ${texte}\n  proche: [${proche}]\n`;

describe('a subject that the rulebook does not treat', () => {
	it('has an address in the A–Z, its words and the statements that are nearest, in alphabetical order', () => {
		const { library, errors } = load({ [file]: edge() + edge({ sujet: 'Équipes', mots: 'équipe', proche: '' }) });
		expect(errors).toEqual([]);
		expect(library.games[0]?.edges).toMatchObject([
			{ id: 'hors-livret-equipes', near: [] },
			{
				id: 'hors-livret-propheties',
				subject: 'Prophéties',
				words: ['prophecy', 'carte prophétie'],
				near: [{ id: 'armure-annule' }],
				path: '/essai/glossaire/#hors-livret-propheties',
			},
		]);
	});

	itReports(
		'that is there twice',
		{ [file]: edge() + edge({ sujet: 'propheties', mots: 'autre' }) },
		{ ...wrong, line: 5, field: 'propheties', message: '« propheties » est déjà un sujet, ligne 1.' },
	);

	itReports(
		'with the name of a term',
		{ [file]: edge({ sujet: 'Poison' }) },
		{ ...wrong, line: 1, field: 'Poison', message: '« Poison » mène déjà au terme « poison ».' },
	);

	itReports(
		'with a word that finds a term',
		{
			[file]: edge({ mots: 'prophecy, trésor' }),
			'glossaire/cle.mdx': edit('famille: notion', 'famille: notion\nrecherche: [tresor~]'),
		},
		{ ...wrong, line: 2, field: 'Prophéties', message: '« trésor » mène déjà au terme « clé ».' },
	);

	itReports(
		'with a word of another',
		{ [file]: edge() + edge({ sujet: 'Oracles', mots: 'oracle, Prophecy' }) },
		{ ...wrong, line: 6, field: 'Oracles', message: '« Prophecy » mène déjà au sujet « Prophéties ».' },
	);

	itReports(
		'near to a statement that does not exist',
		{ [file]: edge({ proche: 'armure-anule' }) },
		{
			...wrong,
			line: 4,
			field: 'Prophéties',
			message: 'L’énoncé « armure-anule » n’existe pas.',
			todo: 'Vouliez-vous dire « armure-annule » ?',
		},
	);

	itReports(
		'in two sentences',
		{ [file]: edge({ texte: 'Le livret ne les connaît pas. Elles sont venues plus tard.' }) },
		{ ...wrong, line: 3, field: 'Prophéties', message: 'Ce texte a plusieurs phrases ; attendu : une seule.' },
	);

	itReports(
		'in a sentence that is too long',
		{ [file]: edge({ texte: `Le livret ne connaît pas ${'les cartes '.repeat(18)}.` }) },
		{ ...wrong, line: 3, field: 'Prophéties', message: expect.stringContaining('35 au plus') },
	);
});

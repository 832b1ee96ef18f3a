import { describe, expect, it } from 'vitest';
import { load } from './content-tree';
import { itReports } from './reports';

const page = 'faq/armure.mdx';

/** A page of one question, and the game whose FAQ it completes. */
const faq = (body: string) => ({
	[page]: `---
titre: Armure
resume: Une phrase assez longue pour dire quelles questions cette page tranche.
sources: [doc-faq]
---

${body}
`,
	'jeu.yaml': (text: string) => text.replace('aVenir:\n  - doc-faq\n', ''),
});

const question = '## L’armure tient-elle ? [#faq-armure-tient doc-faq]';

describe('a question', () => {
	it('is known by its terms and by its rules', () => {
		const { library, errors } = load(
			faq(`${question}\n\n<Concerne termes="armure" regles="poison-tue" />\n\nOui. [#faq-armure-tient-oui]`),
		);
		expect(errors).toEqual([]);
		const [game] = library.games;
		const asked = {
			id: 'faq-armure-tient',
			text: 'L’armure tient-elle\u202f?',
			answer: 'Oui.',
			terms: ['armure'],
			rules: ['poison-tue'],
			path: '/essai/faq/armure/#faq-armure-tient',
		};
		expect(game?.faq[0]?.questions).toMatchObject([asked]);
		expect(game?.questions.get('poison-tue')).toMatchObject([asked]);
		expect(game?.citations.get('doc-faq')).toEqual([
			{ path: asked.path, label: 'FAQ : Armure', ruleId: 'faq-armure-tient' },
		]);
	});

	itReports('that says nothing of its terms', faq(`${question}\n\nOui.`), {
		kind: 'question-sans-terme',
		file: page,
		line: 7,
		field: '#faq-armure-tient',
		message: 'Rien ne dit quels termes cette question concerne.',
		todo: 'Écrivez <Concerne termes="…" /> sous le titre.',
	});

	itReports(
		'about a term and a rule that do not exist',
		faq(`${question}\n\n<Concerne termes="armur" regles="poison-tu" />\n\nOui.`),
		{
			kind: 'terme-inconnu',
			file: page,
			line: 9,
			field: '<Concerne>',
			message: 'Le terme « armur » n’existe pas.',
			todo: 'Vouliez-vous dire « armure » ?',
		},
		{
			kind: 'regle-inconnue',
			file: page,
			line: 9,
			field: '<Concerne>',
			message: 'La règle « poison-tu » n’existe pas.',
			todo: 'Vouliez-vous dire « poison-tue » ?',
		},
	);

	itReports('that a page forgets to ask', faq('Une réponse sans question. [#faq-armure-rien doc-faq]'), {
		kind: 'question-sans-terme',
		file: page,
		line: 1,
		message: 'La page ne pose aucune question.',
	});

	itReports('without a marker', faq(`${question}\n\n<Concerne termes="armure" />\n\nOui.\n\n## Et la clé ?\n\nNon.`), {
		kind: 'marque-mal-formee',
		file: page,
		line: 13,
		message: 'Ce titre de la FAQ n’a pas de marque : ce n’est pas une question.',
	});

	itReports(
		'with a marker that cannot be read is reported once as such',
		faq(`${question}\n\n<Concerne termes="armure" />\n\nOui.\n\n## Et la clé ? [#Clé]\n\nNon.`),
		{
			kind: 'marque-mal-formee',
			file: page,
			line: 13,
			field: '[#Clé]',
			message:
				'Cette marque de règle ne se lit pas ; attendu : [#identifiant] ou [#identifiant unité] en fin de paragraphe.',
		},
	);

	const stray = {
		kind: 'bloc-inconnu',
		file: page,
		field: '<Concerne>',
		message: 'Ce bloc ne dit rien d’une question.',
	} as const;

	itReports(
		'whose subject is told above it, or twice',
		faq(
			`<Concerne termes="zonee" />\n\n${question}\n\n<Concerne termes="zonee" />\n\n<Concerne termes="armure" />\n\nOui.`,
		),
		{ ...stray, line: 7 },
		{ ...stray, line: 11 },
	);

	itReports(
		'whose subject is told inside a paragraph',
		faq(`${question}\n\n<Concerne termes="armure" /> Oui.`),
		{
			kind: 'question-sans-terme',
			file: page,
			line: 7,
			field: '#faq-armure-tient',
			message: 'Rien ne dit quels termes cette question concerne.',
		},
		{ ...stray, line: 9 },
	);

	itReports(
		'whose subject is told outside the FAQ',
		{ 'glossaire/zone.mdx': (text: string) => `${text}\n<Concerne termes="zone" />\n` },
		{
			kind: 'bloc-inconnu',
			file: 'glossaire/zone.mdx',
			line: 9,
			field: '<Concerne>',
			message: 'Le bloc <Concerne> n’existe pas.',
		},
	);
});

import { describe } from 'vitest';
import { edit } from './content-tree';
import { itReports } from './reports';

const page = 'regles/combat.mdx';
const term = 'glossaire/zone.mdx';

describe('a rule marker', () => {
	const malformed = {
		kind: 'marque-mal-formee',
		message:
			'Cette marque de règle ne se lit pas ; attendu : [#identifiant] ou [#identifiant unité] en fin de paragraphe.',
		todo: 'Placez la marque à la fin du titre, du paragraphe, de la puce ou de la cellule, en minuscules sans accent.',
	} as const;

	itReports(
		'with an accent',
		{ [term]: edit('[#zone-cartes]', '[#zone-cartes]\n\nÉté : autre. [#zone-été]') },
		{
			...malformed,
			file: term,
			line: 9,
			field: '[#zone-été]',
		},
	);

	itReports(
		'in the middle of a paragraph',
		{ [page]: edit('restent. [#combat-degats doc-degats]', 'restent. [#combat-degats doc-degats]\n- Un [#a] deux.') },
		{ ...malformed, file: page, line: 14, field: '[#a]' },
	);

	itReports(
		'in a heading, with capitals',
		{ [page]: edit('## Se battre', '## Se battre [#Combat]') },
		{
			...malformed,
			file: page,
			line: 9,
			field: '[#Combat]',
		},
	);

	itReports(
		'used twice in the game',
		{ [term]: edit('[#zone-cartes]', '[#zone-cartes]\n\nEncore. [#cle-forger]') },
		{
			kind: 'identifiant-en-double',
			file: term,
			line: 9,
			field: '#cle-forger',
			message: 'Cet identifiant existe déjà dans content/essai/glossaire/cle.mdx:7.',
			todo: 'Donnez-en un autre, qui commence par le sujet de la page.',
		},
	);
});

describe('a block', () => {
	const adding = (block: string) => ({ [term]: edit('[#zone-cartes]', `[#zone-cartes]\n\n${block}`) });

	itReports('that does not exist', adding('<Exemples>\n\nUn cas.\n\n</Exemples>'), {
		kind: 'bloc-inconnu',
		file: term,
		line: 9,
		field: '<Exemples>',
		message: 'Le bloc <Exemples> n’existe pas.',
		todo: 'Blocs connus : Exemple, Contradiction, Outil, Legende, Icone, Rencontres.',
	});

	itReports('that is HTML', adding('Un mot <b>gras</b>.'), {
		kind: 'bloc-inconnu',
		file: term,
		line: 9,
		field: '<b>',
		message: 'Le bloc <b> n’existe pas.',
	});

	itReports('without an attribute', adding('<Contradiction titre="Deux">\n\nUn cas.\n\n</Contradiction>'), {
		kind: 'bloc-inconnu',
		file: term,
		line: 9,
		field: '<Contradiction>',
		message: 'Il manque id.',
		todo: 'Écrivez <Contradiction id="…" titre="…">.',
	});

	itReports(
		'without any attribute, twice',
		adding('<Contradiction>a</Contradiction>\n\n<Contradiction>b</Contradiction>'),
		{
			kind: 'bloc-inconnu',
			file: term,
			line: 9,
			field: '<Contradiction>',
			message: 'Il manque id et titre.',
		},
		{
			kind: 'bloc-inconnu',
			file: term,
			line: 11,
			field: '<Contradiction>',
			message: 'Il manque id et titre.',
		},
	);

	itReports('with an id that is none', adding('<Contradiction id="Été" titre="Deux">\n\nUn cas.\n\n</Contradiction>'), {
		kind: 'marque-mal-formee',
		file: term,
		line: 9,
		field: '<Contradiction>',
		message:
			'L’identifiant « Été » ne se lit pas ; attendu : des mots en minuscules sans accent, séparés par des tirets.',
	});

	itReports('that is not closed', adding('<Exemple>\n\nUn cas.'), {
		kind: 'bloc-inconnu',
		file: term,
		line: 9,
		message: 'Le MDX ne se lit pas : le bloc <Exemple> n’est pas fermé, ou pas sur une ligne à part.',
		todo: 'Vérifiez les blocs ouverts et fermés, et évitez « { », « } » et « < » dans le texte.',
	});

	for (const [text, fault] of [
		['</Exemple>', 'le bloc <Exemple> est fermé sans avoir été ouvert'],
		['<Exemple>\n\nUn cas.\n\n</Exemples>', 'le bloc <Exemple> est fermé sous un autre nom'],
		['Entre {2 et 3}', 'une accolade « { » ouvre un calcul, ce que le texte ne veut sans doute pas'],
		['Moins de <3 cartes', 'un « < » n’ouvre aucun bloc lisible'],
	] as const) {
		const line = fault.includes('autre nom') ? 13 : 9;
		const message = `Le MDX ne se lit pas : ${fault}.`;
		itReports(`that cannot be read: ${text}`, adding(text), { kind: 'bloc-inconnu', file: term, line, message });
	}
});

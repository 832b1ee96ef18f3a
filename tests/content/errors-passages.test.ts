import { describe } from 'vitest';
import { edit } from './content-tree';
import { itReports } from './reports';

const chapter = 'regles/combat.mdx';
const tool = '<Outil nom="calcul" />';
const page = (body: string) => ({ [chapter]: edit(tool, `${body}\n\n${tool}`) });

describe('a passage that cannot be made whole', () => {
	itReports('a sentence that announces nothing', page('Choisissez : [#combat-choix]\n\nLa suite. [#combat-suite]'), {
		kind: 'passage-incomplet',
		file: chapter,
		line: 15,
		field: '#combat-choix',
		message: 'Cette phrase annonce une suite par « : », et aucune liste, aucun tableau, aucun bloc ne la suit.',
		todo: 'Écrivez la liste ou le tableau juste après, ou terminez la phrase par un point.',
	});

	itReports('a bullet that announces nothing', page('- Choisissez :\n- Jouez.'), {
		kind: 'passage-incomplet',
		file: chapter,
		line: 15,
		field: undefined,
		message: 'Cette phrase annonce une suite par « : », et aucune liste, aucun tableau, aucun bloc ne la suit.',
	});

	const table = (head: string, row: string) => page(`Les rangs.\n\n| ${head} |\n| --- | --- |\n| ${row} |`);
	itReports('a cell in a column without a head', table('Rang | ', 'premier | un coup. [#combat-coup]'), {
		kind: 'passage-incomplet',
		file: chapter,
		line: 19,
		field: '#combat-coup',
		message:
			'Cette cellule est dans une colonne sans titre ; attendu : un titre pour chaque colonne, sauf la première.',
		todo: 'Donnez un titre à la colonne, dans la première ligne du tableau.',
	});

	itReports('a row without a name', table('Rang | Effet', ' | un coup. [#combat-coup]'), {
		kind: 'passage-incomplet',
		file: chapter,
		line: 19,
		field: undefined,
		message: 'Cette ligne du tableau n’a pas de nom ; attendu : un texte dans sa première cellule.',
		todo: 'Nommez la ligne dans sa première cellule : ses autres cellules ne se lisent pas sans elle.',
	});

	itReports('a statement that leans on nothing', page('Une remarque.\n\nElle meurt aussitôt. [#combat-meurt]'), {
		kind: 'passage-incomplet',
		file: chapter,
		line: 17,
		field: '#combat-meurt',
		message: '« Elle meurt aussitôt. […] » renvoie à une phrase que rien ne donne avec celle-ci.',
		todo: 'Nommez ce dont la règle parle, ou placez-la juste après l’énoncé auquel elle renvoie.',
	});

	itReports(
		'and nothing else: what is announced comes, what is leant on stands before, a corner has no head',
		page(
			'Voici :\n\n<Exemple>\n\nUn cas.\n\n</Exemple>\n\nUne créature frappe. [#combat-une]\n\nElle meurt. [#combat-elle]\n\n|  | Effet |\n| --- | --- |\n| rang | un coup. |',
		),
	);
});

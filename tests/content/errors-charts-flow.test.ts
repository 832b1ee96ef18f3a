import { describe, expect, it } from 'vitest';
import { itReportsChart, loadCharts, withCharts } from './chart-tree';
import { edit } from './content-tree';
import { itReports } from './reports';

describe('the id of a step', () => {
	const double = {
		kind: 'identifiant-en-double',
		field: 'combat-frappe',
		message: 'Cette étape existe déjà dans content/essai/deroulement/tour.yaml:11.',
		todo: 'Donnez-lui un autre identifiant.',
	} as const;

	itReports(
		'is used once in the game: not in another chart',
		withCharts({ 'deroulement/duel.yaml': edit('id: armure-annule', 'id: combat-frappe') }),
		{ ...double, file: 'deroulement/duel.yaml', line: 5 },
	);

	itReportsChart('is used once in the game: not in the same chart', 'id: tour-duel', 'id: combat-frappe #', {
		...double,
		at: 'id: combat-frappe #',
	});

	itReports(
		'is not the name of the end',
		withCharts({
			'deroulement/duel.yaml': edit('id: armure-annule', 'id: fin\n        regles: [armure-annule]'),
		}),
		{
			kind: 'identifiant-en-double',
			file: 'deroulement/duel.yaml',
			line: 5,
			field: 'fin',
			message: '« fin » désigne la fin d’un schéma.',
			todo: 'Donnez-lui un autre identifiant.',
		},
	);
});

describe('the way through a chart', () => {
	it('may go back to any step', () => {
		const { errors } = loadCharts({
			'deroulement/tour.yaml': edit('vers: tour-fenetre, si', 'vers: combat-frappe, si'),
		});
		expect(errors).toEqual([]);
	});

	itReportsChart(
		'leads to each step, and skips this one',
		'compte: { restants: "=joueurs" }\n      - id',
		'compte: { restants: "=joueurs" }\n        suite: tour-encore\n      - id: tour-isolee\n        type: etape\n        titre: Personne ne vient\n        regles: [combat-degats]\n      - id',
		{
			kind: 'etape-isolee',
			at: 'id: tour-isolee',
			field: 'tour-isolee',
			message: 'Aucune étape ne mène à celle-ci.',
			todo: 'Menez-y par suite ou par un choix, ou retirez-la.',
		},
	);

	const endless = {
		kind: 'boucle-sans-sortie',
		message: 'La fin est hors d’atteinte depuis cette étape : la boucle n’a pas de sortie.',
		todo: 'Ajoutez un choix qui la quitte.',
	} as const;

	itReportsChart(
		'leaves each loop',
		"texte: Il n'en reste aucun,",
		"texte: Il n'en reste aucun, vers: combat-frappe,",
		{ ...endless, at: 'id: combat-frappe', field: 'combat-frappe' },
		{ ...endless, at: 'id: tour-fenetre', field: 'tour-fenetre' },
		{ ...endless, at: 'id: tour-encore', field: 'tour-encore' },
		{
			kind: 'etape-isolee',
			at: 'id: tour-duel',
			field: 'tour-duel',
			message: 'Aucune étape ne mène à celle-ci.',
		},
	);
});

describe('a phase', () => {
	const untitled = {
		kind: 'champ-invalide',
		message: 'Une phase n’a pas de titre.',
		todo: 'Ajoutez titre, puisque le schéma a plusieurs phases.',
	} as const;

	itReportsChart('has a title when there are several: the first', '- titre: Agir\n    chapitre', '- chapitre', {
		...untitled,
		at: '- chapitre: combat',
		field: 'parties.0',
	});

	itReportsChart('has a title when there are several: the last', '- titre: Ranger\n    etapes:', '- etapes: # ici', {
		...untitled,
		at: '# ici',
		field: 'parties.1',
	});
});

describe('a counter', () => {
	const outside = {
		kind: 'champ-invalide',
		at: 'id: joueurs,',
		field: 'compteurs.0',
		todo: 'Corrigez depart, min ou max.',
	} as const;

	itReportsChart('does not start above its highest value', 'depart: 2, min: 1', 'depart: 5, min: 1', {
		...outside,
		message: 'Le compteur « joueurs » commence à 5, hors de 1 à 4.',
	});

	itReportsChart('does not start below its lowest value', 'depart: 2, min: 1', 'depart: 0, min: 1', {
		...outside,
		message: 'Le compteur « joueurs » commence à 0, hors de 1 à 4.',
	});
});

import { describe, expect, it } from 'vitest';
import { itReportsChart, loadCharts, withCharts } from './chart-tree';
import { edit } from './content-tree';
import { itReports } from './reports';

it('the charts that every other test breaks have no error', () => {
	const { errors, library } = loadCharts();
	expect(errors).toEqual([]);
	expect(library.games[0]?.charts.map(({ slug, steps }) => [slug, steps.length])).toEqual([
		['tour', 4],
		['duel', 1],
	]);
});

describe('a step that does not exist', () => {
	itReportsChart('named by a branch, with the nearest one', 'vers: tour-fenetre', 'vers: tour-fenetres', {
		kind: 'etape-inconnue',
		at: 'vers: tour-fenetres',
		field: 'parties.0.etapes.2.choix.0',
		message: 'L’étape « tour-fenetres » n’existe pas.',
		todo: 'Vouliez-vous dire « tour-fenetre » ?',
	});

	it('named as what follows, like no other', () => {
		const { errors } = loadCharts({ 'deroulement/duel.yaml': (text) => `${text}        suite: nulle-part\n` });
		expect(errors).toContainEqual({
			kind: 'etape-inconnue',
			file: 'content/essai/deroulement/duel.yaml',
			line: 8,
			field: 'parties.0.etapes.0.suite',
			message: 'L’étape « nulle-part » n’existe pas.',
			todo: 'Corrigez l’identifiant.',
		});
	});

	itReportsChart('that is in another chart', 'appelle: duel, vers: fin', 'appelle: duel, vers: armure-annule', {
		kind: 'etape-inconnue',
		at: 'vers: armure-annule',
		field: 'parties.1.etapes.0.choix.0',
		message: 'L’étape « armure-annule » n’existe pas.',
	});
});

describe('a chart that does not exist', () => {
	itReportsChart('called by a branch', 'appelle: duel', 'appelle: duels', {
		kind: 'page-inconnue',
		at: 'appelle: duels',
		field: 'parties.1.etapes.0.choix.0',
		message: 'Le schéma « duels » n’existe pas.',
		todo: 'Vouliez-vous dire « duel » ?',
	});

	itReportsChart('opened in the middle of a step', 'emboite: [duel]', 'emboite: [duel, joute]', {
		kind: 'page-inconnue',
		at: 'emboite: [duel, joute]',
		field: 'parties.0.etapes.1.emboite',
		message: 'Le schéma « joute » n’existe pas.',
		todo: 'Corrigez l’identifiant.',
	});

	itReportsChart('linked by a text', "L'armure compte ici", 'Un [duel](deroulement:duels) commence', {
		kind: 'page-inconnue',
		at: 'deroulement:duels',
		field: 'deroulement:duels',
		message: 'Aucun schéma du jeu ne porte ce nom de fichier.',
		todo: 'Vouliez-vous dire « deroulement:duel » ?',
	});
});

describe('a link of a text', () => {
	itReportsChart('to a rule that does not exist', "L'armure compte ici", 'Un [coup](regle:armure-anule) part ici', {
		kind: 'regle-inconnue',
		at: 'regle:armure-anule',
		field: 'regle:armure-anule',
		message: 'Aucune règle ne porte cet identifiant.',
		todo: 'Vouliez-vous dire « regle:armure-annule » ?',
	});
});

describe('the list of charts of a game', () => {
	const game = { kind: 'page-inconnue', file: 'jeu.yaml', field: 'deroulement' } as const;

	itReports('forgets one', withCharts({ 'jeu.yaml': edit('[tour, duel]', '[tour]') }), {
		...game,
		line: 7,
		message: 'Le schéma « duel » n’est pas dans l’ordre de lecture.',
		todo: 'Ajoutez-le à « deroulement », dans l’ordre où on les lit.',
	});

	itReports(
		'names one that nobody wrote',
		withCharts({ 'jeu.yaml': edit('[tour, duel]', '\n  - tour\n  - duel\n  - joute') }),
		{
			...game,
			line: 10,
			message: 'Le schéma « joute » n’existe pas.',
			todo: 'Écrivez-le dans deroulement/, ou retirez-le de la liste.',
		},
	);

	itReports('names one with a typo', withCharts({ 'jeu.yaml': edit('[tour, duel]', '[tour, duel, tours]') }), {
		...game,
		line: 7,
		message: 'Le schéma « tours » n’existe pas.',
		todo: 'Vouliez-vous dire « tour » ?',
	});
});

describe('the chapter of a phase', () => {
	itReportsChart('is one of the game, and this one is not', 'chapitre: combat', 'chapitre: combats', {
		kind: 'page-inconnue',
		at: 'chapitre: combats',
		field: 'parties.0.chapitre',
		message: 'Le chapitre « combats » n’existe pas.',
		todo: 'Vouliez-vous dire « combat » ?',
	});
});

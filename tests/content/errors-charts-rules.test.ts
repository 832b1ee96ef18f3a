import { describe } from 'vitest';
import { itReportsChart, withCharts } from './chart-tree';
import { edit } from './content-tree';
import { itReports } from './reports';

describe('a rule that does not exist', () => {
	const unknown = { kind: 'regle-inconnue', todo: 'Vouliez-vous dire « combat-degats » ?' } as const;
	const message = 'La règle « combat-degat » n’existe pas.';

	itReportsChart('among those of a step', 'regles: [combat-degats]', 'regles: [combat-degat]', {
		...unknown,
		at: 'regles: [combat-degat]',
		field: 'parties.0.etapes.1.regles',
		message,
	});

	itReportsChart('after others of the step', '[zone-cartes, combat-degats]', '[zone-cartes, combat-degat]', {
		...unknown,
		at: 'combat-degat]',
		field: 'parties.0.etapes.2.regles',
		message,
	});

	itReportsChart(
		'after the one that has the id of the step',
		'titre: Frapper',
		'titre: Frapper\n        regles: [combat-frappe, combat-degat]',
		{ ...unknown, at: 'combat-degat]', field: 'parties.0.etapes.0.regles', message },
	);

	itReportsChart('of the id of a step that names none', 'id: combat-frappe', 'id: combat-frape', {
		kind: 'regle-inconnue',
		at: 'id: combat-frape',
		field: 'parties.0.etapes.0.id',
		message: 'La règle « combat-frape » n’existe pas.',
		todo: 'Vouliez-vous dire « combat-frappe » ?',
	});

	itReportsChart('of the id of a step that names none, like no rule', 'id: combat-frappe', 'id: xylophone', {
		kind: 'regle-inconnue',
		at: 'id: xylophone',
		field: 'parties.0.etapes.0.id',
		message: 'La règle « xylophone » n’existe pas.',
		todo: 'Nommez dans regles l’énoncé qui dit cette étape, ou écrivez-en un de cet identifiant.',
	});

	itReportsChart('of a branch', 'regle: poison-tue', 'regle: poison-tues', {
		kind: 'regle-inconnue',
		at: 'regle: poison-tues',
		field: 'parties.0.etapes.2.choix.1',
		message: 'La règle « poison-tues » n’existe pas.',
		todo: 'Vouliez-vous dire « poison-tue » ?',
	});

	itReportsChart('of what is allowed', 'regle: cle-forger', 'regle: cle-forge', {
		kind: 'regle-inconnue',
		at: 'regle: cle-forge ',
		field: 'parties.0.etapes.1.permis.0',
		message: 'La règle « cle-forge » n’existe pas.',
		todo: 'Vouliez-vous dire « cle-forger » ?',
	});

	itReports('of a gesture of the game', withCharts({ 'jeu.yaml': edit('regle: cle-forger', 'regle: cle-forge') }), {
		kind: 'regle-inconnue',
		file: 'jeu.yaml',
		line: 9,
		field: 'gestes',
		message: 'La règle « cle-forge » n’existe pas.',
		todo: 'Vouliez-vous dire « cle-forger » ?',
	});
});

describe('what a chart allows', () => {
	const unknown = { kind: 'geste-inconnu', field: 'parties.0.etapes.1.permis.0' } as const;

	itReportsChart('is a gesture of the game, and this one is not', 'geste: forger', 'geste: forge', {
		...unknown,
		at: 'geste: forge,',
		message: 'Le geste « forge » n’existe pas.',
		todo: 'Vouliez-vous dire « forger » ?',
	});

	itReportsChart('is one that the game must declare first', 'geste: forger', 'geste: mulligan', {
		...unknown,
		at: 'geste: mulligan',
		message: 'Le geste « mulligan » n’existe pas.',
		todo: 'Ajoutez-le à gestes dans jeu.yaml.',
	});
});

describe('a counter that the chart does not declare', () => {
	const unknown = {
		kind: 'compteur-inconnu',
		message: 'Le compteur « pions » n’existe pas.',
		todo: 'Déclarez-le dans compteurs.',
	} as const;

	itReportsChart(
		'changed by a step',
		'compte: { restants: "=joueurs" }\n      - id',
		'compte: { pions: "=2" }\n      - id',
		{
			...unknown,
			at: 'pions',
			field: 'parties.0.etapes.0.compte',
		},
	);

	itReportsChart('copied by a step', '"=joueurs" }\n      - id', '"=pions" }\n      - id', {
		...unknown,
		at: '=pions',
		field: 'parties.0.etapes.0.compte',
	});

	itReportsChart('changed by a branch', 'compte: { restants: "-1" }', 'compte: { pions: "-1" }', {
		...unknown,
		at: 'pions',
		field: 'parties.0.etapes.2.choix.0',
	});

	itReportsChart(
		'compared by a branch',
		'vers: fin }\n          - { texte: Il n',
		'vers: fin, si: { pions: ">0" }, sinon: Aucun pion. }\n          - { texte: Il n',
		{
			...unknown,
			at: 'pions',
			field: 'parties.1.etapes.0.choix.0',
		},
	);

	itReportsChart(
		'copied by what starts again, with the nearest one',
		'Tour suivant, compte: { restants: "=joueurs" }',
		'Tour suivant, compte: { restants: "=joueur" }',
		{
			kind: 'compteur-inconnu',
			at: '"=joueur"',
			field: 'recommence',
			message: 'Le compteur « joueur » n’existe pas.',
			todo: 'Vouliez-vous dire « joueurs » ?',
		},
	);
});

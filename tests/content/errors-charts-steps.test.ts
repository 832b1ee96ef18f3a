import { describe, expect, it } from 'vitest';
import { itReportsChart, loadCharts } from './chart-tree';
import { edit } from './content-tree';

itReportsChart(
	'a tool that computes a step and does not exist',
	'titre: Frapper',
	'titre: Frapper\n        outil: { nom: calcull }',
	{
		kind: 'outil-inconnu',
		at: 'outil: { nom: calcull }',
		field: 'parties.0.etapes.0.outil',
		message: 'L’outil « calcull » n’existe pas.',
		todo: 'Vouliez-vous dire « calcul » ?',
	},
);

describe('who acts', () => {
	itReportsChart(
		'has a short name when its first words are too long for the glance',
		'        qui: le joueur actif\n',
		'        qui: le joueur qui vient de forger une clé\n',
		{
			kind: 'champ-invalide',
			at: 'id: tour-fenetre',
			field: 'tour-fenetre',
			message: '« joueur qui vient de forger une clé » ne tient pas à côté du titre.',
			todo: 'Ajoutez acteur, en peu de mots.',
		},
	);
});

describe('a window', () => {
	const mute = {
		kind: 'champ-invalide',
		at: 'id: tour-fenetre',
		field: 'tour-fenetre',
		message: 'Une fenêtre dit qui agit et ce qui est permis.',
		todo: 'Ajoutez qui et permis.',
	} as const;
	const allowed = '        permis:\n          - { geste: forger, note: une seule fois, regle: cle-forger }\n';

	itReportsChart('that does not say who acts', '        qui: le joueur actif\n', '', mute);
	itReportsChart('that does not say what is allowed', allowed, '', mute);

	it.each(['interruption', 'reaction', 'declenchement'])('says both, whatever its name: %s', (type) => {
		const { errors } = loadCharts({
			'deroulement/duel.yaml': edit('type: etape', `type: ${type}`),
		});
		expect(errors).toMatchObject([
			{ kind: 'champ-invalide', file: 'content/essai/deroulement/duel.yaml', line: 5, message: mute.message },
		]);
	});

	const turns = "alternance: { premier: le joueur actif, autre: l'adversaire, passes: consecutifs }";

	itReportsChart(
		'in which players act in turn has no branches',
		turns,
		`${turns}\n        choix:\n          - { texte: Encore, vers: tour-fenetre }\n          - { texte: Assez }`,
		{
			kind: 'champ-invalide',
			at: 'id: tour-fenetre',
			field: 'tour-fenetre',
			message: 'Agir et passer sont les choix d’une alternance.',
			todo: 'Retirez choix.',
		},
	);

	itReportsChart('is the only kind of step in which players act in turn', 'type: fenetre', 'type: etape', {
		kind: 'champ-invalide',
		at: 'id: tour-fenetre',
		field: 'tour-fenetre',
		message: 'Seule une fenêtre a une alternance.',
		todo: 'Changez type, ou retirez alternance.',
	});
});

describe('a question', () => {
	it.each(['choix', 'boucle'])('has two branches at least: %s', (type) => {
		const { errors } = loadCharts({
			'deroulement/duel.yaml': edit('type: etape', `type: ${type}\n        choix: [{ texte: Une seule, vers: fin }]`),
		});
		expect(errors).toEqual([
			{
				kind: 'champ-invalide',
				file: 'content/essai/deroulement/duel.yaml',
				line: 5,
				field: 'armure-annule',
				message: 'Une question a au moins deux branches.',
				todo: 'Ajoutez des choix, ou changez type.',
			},
		]);
	});

	itReportsChart(
		'changes counters in its branches only',
		'regles: [combat-frappe]',
		'regles: [combat-frappe]\n        compte: { restants: "+1" }',
		{
			kind: 'champ-invalide',
			at: 'id: tour-duel',
			field: 'tour-duel',
			message: 'Une étape qui a des choix ne change pas elle-même les compteurs.',
			todo: 'Mettez compte dans les choix.',
		},
	);

	const gap = {
		kind: 'champ-invalide',
		at: 'id: tour-encore',
		field: 'tour-encore',
		message: 'Pour certaines valeurs des compteurs, aucune branche n’est possible.',
		todo: 'Complétez les conditions.',
	} as const;

	itReportsChart(
		'leaves no value of its counters without a branch',
		'si: { restants: ">0" }',
		'si: { restants: ">1" }',
		gap,
	);

	itReportsChart(
		'leaves no values of two counters together without a branch',
		'si: { restants: "=0" }',
		'si: { restants: "=0", joueurs: "<4" }',
		gap,
	);

	it('may leave values outside the bounds without a branch', () => {
		const { errors } = loadCharts({
			'deroulement/tour.yaml': edit('si: { restants: ">0" }', 'si: { joueurs: ">0" }'),
		});
		expect(errors).toEqual([]);
	});

	itReportsChart('gives the reason of each condition', ', sinon: Tous ont joué.', '', {
		kind: 'champ-invalide',
		at: 'texte: Il en reste un',
		field: 'parties.0.etapes.2.choix.0',
		message:
			'La valeur ne convient pas ; attendu : si et sinon ensemble : la condition, et la raison donnée quand elle n’est pas remplie.',
	});

	itReportsChart(
		'gives no reason without a condition',
		'vers: fin }\n          - { texte: Il n',
		'vers: fin, sinon: Pas de duel. }\n          - { texte: Il n',
		{
			kind: 'champ-invalide',
			at: 'sinon: Pas de duel.',
			field: 'parties.1.etapes.0.choix.0',
			message:
				'La valeur ne convient pas ; attendu : si et sinon ensemble : la condition, et la raison donnée quand elle n’est pas remplie.',
		},
	);
});

describe('a sequence', () => {
	const both =
		"          - { texte: Il y en a un, appelle: duel, vers: fin }\n          - { texte: Il n'y en a pas, vers: fin }\n";
	const mute = {
		kind: 'champ-invalide',
		at: 'id: tour-duel',
		field: 'tour-duel',
		message: 'Une séquence dit le schéma qu’elle déroule.',
		todo: 'Ajoutez un choix avec appelle.',
	} as const;

	itReportsChart('says the chart that it plays', both, both.replace(' appelle: duel,', ''), mute);
	itReportsChart('has branches that say it', `        choix:\n${both}`, '', mute);
});

describe('an effect or a condition that cannot be read', () => {
	itReportsChart('without its sign', 'compte: { restants: "-1" }', 'compte: { restants: "1" }', {
		kind: 'champ-invalide',
		at: 'restants: "1"',
		field: 'parties.0.etapes.2.choix.0.compte.restants',
		message: '« 1 » ne convient pas ; attendu : un effet entre guillemets : "=3", "=joueurs", "+1" ou "-1".',
	});

	itReportsChart('with two signs', 'si: { restants: ">0" }', 'si: { restants: ">=1" }', {
		kind: 'champ-invalide',
		at: 'restants: ">=1"',
		field: 'parties.0.etapes.2.choix.0.si.restants',
		message: '« >=1 » ne convient pas ; attendu : une condition entre guillemets : ">0", "=1" ou "<2".',
	});
});

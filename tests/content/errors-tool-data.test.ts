import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../../src/library/load-library';
import { load, writeContent } from './content-tree';
import { bags, dataFile, itReportsBags, loadBags, readers } from './tool-data-tree';

describe('the data that every other test breaks', () => {
	const readBags = () => {
		const { errors, library } = loadBags();
		expect(errors).toEqual([]);
		return library.games[0]?.toolData.get('calcul');
	};

	it('has no error, and is found by the name of its tool', () => {
		const read = readBags();
		expect(read?.file).toBe(`content/essai/${dataFile}`);
		expect(read?.data.pions.length).toBe(8);
		expect(read?.data.campagnes[0]?.reserves).toEqual({
			facile: { p1: 2, 0: 1, crane: 1 },
			expert: { p1: 1, 0: 1, tablette: 2, echec: 1, gel: 8, signe: 0 },
		});
	});

	it('says what was left out', () => {
		const read = readBags();
		expect(read?.data.pions[1]).toEqual({
			id: '0',
			nom: '0',
			modificateur: 0,
			revele: false,
			automatique: 'non',
			extension: false,
		});
		expect(read?.data.scenarios[0]?.effets['difficile-expert'].tablette).toEqual({ modificateur: 0 });
	});

	it('has the spaces and apostrophes of French', () => {
		const read = readBags();
		expect(read?.data.campagnes[0]?.nom).toBe('L’essai');
		expect(read?.data.pions.at(-1)?.ensuite).toBe('il reste dehors\u00a0: voilà\u202f!');
	});

	it('gives the widget no word of where it comes from', () => {
		const read = readBags();
		expect(read?.origin.origine).toBe('Une note inventée, assez longue pour dire d’où viennent les données.');
		expect(read?.origin.sources.map(({ projet }) => projet)).toEqual(['personne/rien']);
		expect(Object.keys(read?.data ?? {})).toEqual(['niveaux', 'pions', 'campagnes', 'scenarios', 'investigateurs']);
	});
});

describe('a file and its tool', () => {
	it('no tool has this name, and one is near', () => {
		expect(loadBags({ 'outils/calculs.yaml': bags }).errors).toEqual([
			{
				kind: 'outil-inconnu',
				file: 'content/essai/outils/calculs.yaml',
				line: 1,
				message: 'Le nom du fichier est celui d’un outil du jeu, et « calculs » n’existe pas.',
				todo: 'Vouliez-vous dire « calcul » ?',
			},
		]);
	});

	it('no tool has this name, and none is near', () => {
		const [error, ...others] = loadBags({ 'outils/tirage.yaml': 'ce que l’on veut' }).errors;
		expect(others).toEqual([]);
		expect(error?.todo).toBe('Renommez le fichier, ou inscrivez l’outil dans src/widgets/registry.ts.');
	});

	it('the tool reads none', () => {
		expect(load({ [dataFile]: bags }).errors).toEqual([
			{
				kind: 'donnees-inattendues',
				file: 'content/essai/outils/calcul.yaml',
				line: 1,
				message: 'L’outil « calcul » ne lit aucun fichier de données.',
				todo: 'Retirez le fichier, ou déclarez donnees dans la fiche de l’outil.',
			},
		]);
	});

	it('the tool needs one, and there is none', () => {
		expect(loadLibrary(writeContent(), { base: '/', tools: readers }).errors).toEqual([
			{
				kind: 'donnees-absentes',
				file: 'src/widgets/registry.ts',
				line: 1,
				field: 'calcul',
				message: 'L’outil « calcul » a besoin de données que personne n’a écrites.',
				todo: 'Écrivez content/essai/outils/calcul.yaml.',
			},
		]);
	});
});

describe('a file that is not what the tool reads', () => {
	const invalid = {
		kind: 'champ-invalide',
		todo: 'Comparez avec la liste des champs dans content/README.md.',
	} as const;

	itReportsBags('an unknown field', 'investigateurs:', 'joueurs:', {
		kind: 'champ-invalide',
		at: 'joueurs:',
		field: 'joueurs',
		message: 'Le champ « joueurs » n’existe pas.',
		todo: 'Champs connus : niveaux, pions, campagnes, scenarios, investigateurs, origine, sources.',
	});

	itReportsBags('an unknown level', 'facile: { p1: 2', 'facil: { p1: 2', {
		...invalid,
		at: 'facil: {',
		field: 'campagnes.0.reserves.facil',
		message: 'Le champ « campagnes.0.reserves.facil » n’existe pas.',
	});

	itReportsBags('an unknown side', 'face: difficile-expert }\n  - { id: expert', 'face: dur }\n  - { id: expert', {
		...invalid,
		at: 'face: dur',
		field: 'niveaux.2.face',
		message: '« dur » ne convient pas ; attendu : facile-standard | difficile-expert.',
	});

	itReportsBags('less than no token', '0: 1, crane: 1 }', '0: -1, crane: 1 }', {
		...invalid,
		at: 'crane: 1 }',
		field: 'campagnes.0.reserves.facile.0',
		message: 'La valeur ne convient pas ; attendu : au moins 0.',
	});

	itReportsBags('half a token', '0: 1, crane: 1 }', '0: 1, crane: 0.5 }', {
		...invalid,
		at: 'crane: 0.5',
		field: 'campagnes.0.reserves.facile.crane',
		message: 'La valeur ne convient pas ; attendu : un nombre entier.',
	});

	itReportsBags('X without what it counts', 'modificateur: -X, x: cartes en main', 'modificateur: -X', {
		...invalid,
		at: 'modificateur: -X',
		field: 'scenarios.0.effets.facile-standard.crane',
		message: 'La valeur ne convient pas ; attendu : x avec "-X" ou "+X", pour dire ce que X compte, et jamais sans.',
	});

	itReportsBags('what X counts without X', 'modificateur: +X', 'modificateur: 1', {
		...invalid,
		at: 'modificateur: 1, x',
		field: 'investigateurs.0.signe',
		message: 'La valeur ne convient pas ; attendu : x avec "-X" ou "+X", pour dire ce que X compte, et jamais sans.',
	});

	itReportsBags('where X starts without X', 'modificateur: -X, x: cartes en main', 'depart: 0', {
		...invalid,
		at: 'depart: 0',
		field: 'scenarios.0.effets.facile-standard.crane',
		message: 'La valeur ne convient pas ; attendu : depart : avec x seulement.',
	});

	itReportsBags('a cost of nothing', 'siEchec: "perdez 1 carte"', 'cout: [{ si: il fait nuit }]', {
		...invalid,
		at: 'cout: [{ si: il fait nuit }]',
		field: 'scenarios.0.effets.facile-standard.tablette.cout.0',
		message: 'La valeur ne convient pas ; attendu : degats, horreurs ou auChoix.',
	});

	itReportsBags('an elder sign that always and sometimes succeeds', 'x: clés,', 'x: clés, reussite: true,', {
		...invalid,
		at: 'x: clés',
		field: 'investigateurs.0.signe',
		message: 'La valeur ne convient pas ; attendu : reussite (toujours) ou reussiteSi (sous condition), pas les deux.',
	});

	itReportsBags('a modifier that is no number', 'modificateur: -X', 'modificateur: X', {
		...invalid,
		at: 'modificateur: X',
		field: 'scenarios.0.effets.facile-standard.crane.modificateur',
		message: '« X » ne convient pas ; attendu : un nombre ou -X | +X.',
	});

	itReportsBags(
		'another token always, and sometimes',
		'reveleSi: il fait nuit',
		'reveleSi: il fait nuit, revele: true',
		{
			...invalid,
			at: 'il fait nuit',
			field: 'scenarios.0.effets.facile-standard.chose',
			message: 'La valeur ne convient pas ; attendu : revele (toujours) ou reveleSi (sous condition), pas les deux.',
		},
	);

	itReportsBags(
		'an effect that the token and a card both say',
		'selon: investigateur',
		'selon: scenario, modificateur: 2',
		{
			...invalid,
			at: 'selon: scenario, modificateur: 2',
			field: 'pions.6',
			message:
				'La valeur ne convient pas ; attendu : selon, ou un effet (modificateur, revele, automatique), pas les deux.',
		},
	);

	itReportsBags('a level that is missing without a note', '    note: Deux niveaux seulement.\n', '', {
		...invalid,
		at: '- id: essai',
		field: 'campagnes.0',
		message: 'La valeur ne convient pas ; attendu : une note, quand un niveau manque.',
	});

	itReportsBags('a file of which nothing says the revision', '0123abcd:fichier.ts', 'fichier.ts', {
		...invalid,
		at: 'fichier.ts',
		field: 'sources.0.fichiers.0',
		message: '« fichier.ts » ne convient pas ; attendu : révision:chemin.',
	});
});

describe('parts that do not agree', () => {
	const twin = `  - { id: autre, nom: Nour, classe: neutre, boite: La boîte, competences: { volonte: 1, intelligence: 1, lutte: 1, agilite: 1 }, signe: {} }`;
	itReportsBags('two cards of one name that nothing tells apart', 'investigateurs:', `investigateurs:\n${twin}`, {
		kind: 'champ-invalide',
		at: '    nom: Nour',
		field: 'investigateurs.1.nom',
		message: '« Nour » est déjà dans la liste.',
	});

	itReportsBags('an elder sign that counts as a token that does not exist', 'x: clés,', 'x: clés, vaut: [crne],', {
		kind: 'pion-inconnu',
		at: 'vaut: [crne]',
		field: 'investigateurs.0.signe.vaut',
		message: 'Le pion « crne » n’existe pas.',
	});

	itReportsBags('a modifier made 0 of a token that does not exist', '    signe: {', '    nuls: [crne]\n    signe: {', {
		kind: 'pion-inconnu',
		at: 'nuls: [crne]',
		field: 'investigateurs.0.nuls',
		message: 'Le pion « crne » n’existe pas.',
	});

	itReportsBags('a kind of token that does not exist, in a bag', '0: 1, crane: 1 }', '0: 1, crane: 1, tablete: 1 }', {
		kind: 'pion-inconnu',
		at: 'tablete',
		field: 'campagnes.0.reserves.facile.tablete',
		message: 'Le pion « tablete » n’existe pas.',
		todo: 'Vouliez-vous dire « tablette » ?',
	});

	itReportsBags(
		'a kind of token that does not exist, in a setup',
		'ajoute: { chose: 1 }',
		'ajoute: { chose: 1, zut: 1 }',
		{
			kind: 'pion-inconnu',
			at: 'zut',
			field: 'scenarios.0.ajoute.zut',
			message: 'Le pion « zut » n’existe pas.',
			todo: 'Ajoutez-le à pions, ou corrigez l’identifiant.',
		},
	);

	itReportsBags('more tokens than a bag holds', 'gel: 8', 'gel: 9', {
		kind: 'champ-invalide',
		at: 'gel: 9',
		field: 'campagnes.0.reserves.expert.gel',
		message: 'La réserve a 9 pions « gel », pour 8 au plus.',
		todo: 'Corrigez le nombre, ou max dans pions.',
	});

	itReportsBags(
		'the same id twice',
		'id: p1, nom: "+1"',
		'id: gel, nom: "+1"',
		{
			kind: 'identifiant-en-double',
			at: 'nom: Gel',
			field: 'pions.7',
			message: '« gel » est déjà dans la liste.',
		},
		...['facile', 'expert'].map((level) => ({
			kind: 'pion-inconnu' as const,
			at: `${level}: {`,
			field: `campagnes.0.reserves.${level}.p1`,
			message: 'Le pion « p1 » n’existe pas.',
		})),
	);

	itReportsBags('a level that is not listed', '  - { id: expert, nom: Expert, face: difficile-expert }\n', '', {
		kind: 'champ-invalide',
		at: 'niveaux:',
		field: 'niveaux',
		message: 'Le niveau « expert » manque.',
		todo: 'Ajoutez-le à la liste.',
	});

	itReportsBags('a symbol of a bag that does nothing known', '        tablette: {}\n', '', {
		kind: 'champ-invalide',
		at: 'difficile-expert:',
		field: 'scenarios.0.effets.difficile-expert',
		message: 'Rien ne dit ce que fait le pion « tablette », que la réserve contient.',
		todo: 'Ajoutez-le ; « tablette: {} » s’il ne fait rien.',
	});

	itReportsBags('a symbol that the setup adds, and that does nothing known', '        chose: { revele: true }\n', '', {
		kind: 'champ-invalide',
		at: 'difficile-expert:',
		field: 'scenarios.0.effets.difficile-expert',
		message: 'Rien ne dit ce que fait le pion « chose », que la réserve contient.',
	});

	itReportsBags(
		'an effect of a token that the scenario says nothing of',
		'tablette: {}',
		'tablette: {}\n        signe: {}',
		{
			kind: 'champ-invalide',
			at: 'signe: {}',
			field: 'scenarios.0.effets.difficile-expert.signe',
			message: 'L’effet du pion « signe » n’est pas sur la Référence du Scénario.',
			todo: 'Retirez-le, ou donnez au pion selon: scenario.',
		},
	);

	itReportsBags('an effect of a token that does not exist', 'tablette: {}', 'tablette: {}\n        crâne: {}', {
		kind: 'pion-inconnu',
		at: 'crâne: {}',
		field: 'scenarios.0.effets.difficile-expert.crâne',
		message: 'Le pion « crâne » n’existe pas.',
		todo: 'Vouliez-vous dire « crane » ?',
	});

	itReportsBags('a campaign that does not exist', 'campagne: essai', 'campagne: essais', {
		kind: 'campagne-inconnue',
		at: 'campagne: essais',
		field: 'scenarios.0.campagne',
		message: 'La campagne « essais » n’existe pas.',
		todo: 'Vouliez-vous dire « essai » ?',
	});
});

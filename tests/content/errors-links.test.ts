import { describe } from 'vitest';
import { edit } from './content-tree';
import { itReports } from './reports';

const page = 'regles/combat.mdx';
const link = (target: string) => ({ [page]: edit('- Les dégâts', `- Les [dégâts](${target})`) });

describe('a link to what does not exist', () => {
	itReports('an unknown term, with the nearest one', link('terme:armur'), {
		kind: 'terme-inconnu',
		file: page,
		line: 13,
		field: 'terme:armur',
		message: 'Aucune page du glossaire ne porte ce nom de fichier.',
		todo: 'Vouliez-vous dire « terme:armure » ?',
	});

	itReports('an unknown term that is like no other', link('terme:brouillard'), {
		kind: 'terme-inconnu',
		file: page,
		line: 13,
		field: 'terme:brouillard',
		message: 'Aucune page du glossaire ne porte ce nom de fichier.',
		todo: 'Corrigez la cible, ou créez la page visée.',
	});

	itReports('an unknown rule, with the nearest one', link('regle:armure-anule'), {
		kind: 'regle-inconnue',
		file: page,
		line: 13,
		field: 'regle:armure-anule',
		message: 'Aucune règle ne porte cet identifiant.',
		todo: 'Vouliez-vous dire « regle:armure-annule » ?',
	});

	itReports('an unknown chapter', link('chapitre:combats'), {
		kind: 'page-inconnue',
		file: page,
		line: 13,
		field: 'chapitre:combats',
		message: 'Aucun chapitre ne porte ce nom de fichier.',
		todo: 'Vouliez-vous dire « chapitre:combat » ?',
	});

	itReports('an unknown tool', link('outil:calculs'), {
		kind: 'outil-inconnu',
		file: page,
		line: 13,
		field: 'outil:calculs',
		message: 'Aucun outil du jeu ne porte ce nom.',
		todo: 'Vouliez-vous dire « outil:calcul » ?',
	});

	itReports(
		'a link of a heading',
		{ [page]: edit('## Se battre', '## [Se battre](chapitre:guerre)') },
		{
			kind: 'page-inconnue',
			file: page,
			line: 9,
			field: 'chapitre:guerre',
			message: 'Aucun chapitre ne porte ce nom de fichier.',
		},
	);
});

describe('an address that is not of the site', () => {
	for (const address of ['https://exemple.fr/', 'armure', '../armure/', 'mailto:a@exemple.fr', 'term:armure']) {
		itReports(address, link(address), {
			kind: 'lien-invalide',
			file: page,
			line: 13,
			field: address,
			message: 'Un lien commence par terme:, regle:, chapitre:, outil:, deroulement:, « # » ou « / ».',
			todo: 'Corrigez la cible, ou créez la page visée.',
		});
	}
});

describe('a tool block', () => {
	itReports(
		'with an unknown name',
		{ [page]: edit('nom="calcul"', 'nom="calculateur"') },
		{
			kind: 'outil-inconnu',
			file: page,
			line: 15,
			field: '<Outil>',
			message: 'L’outil « calculateur » n’existe pas pour ce jeu.',
			todo: 'Outils connus : calcul.',
		},
	);
});

import { expect, it } from 'vitest';
import { sentencesOf, wordsIn } from '../../src/library/checks/check-sentences';
import { type Changes, edit, load } from './content-tree';
import { itReports } from './reports';

it('counts the words of sentences', () => {
	expect(sentencesOf('Un. « Deux ! » Trois (voyez p. 4) ? Quatre.')).toHaveLength(4);
	expect(sentencesOf('La capacité « Prêt ! » de l’étape 2, p. 4.')).toHaveLength(1);
	expect(wordsIn('L’armure annule : 3 dégâts – ou 4.')).toBe(6);
});

/** A sentence of as many words. */
const sentence = (words: number) => `Les dégâts ${'restent '.repeat(words - 3)}là.`;

it('thirty-five words fit, and each sentence has its own', () => {
	const text = `${sentence(35)} ${sentence(35)}`;
	expect(load({ 'regles/combat.mdx': edit('Les dégâts restent.', text) }).errors).toEqual([]);
});

itReports(
	'a sentence that nobody listens to until its end',
	{ 'regles/combat.mdx': edit('Les dégâts restent.', `Court. ${sentence(36)}`) },
	{
		kind: 'phrase-trop-longue',
		file: 'regles/combat.mdx',
		line: 13,
		field: '#combat-degats',
		message: '« Les dégâts restent restent […] » compte 36 mots ; attendu : 35 au plus par phrase.',
		todo: 'Coupez la phrase en deux, ou faites une liste.',
	},
);

itReports(
	'a definition that does not end',
	{ 'glossaire/poison.mdx': edit('Le poison tue.', 'Le poison tue') },
	{
		kind: 'definition-absente',
		file: 'glossaire/poison.mdx',
		line: 7,
		message: 'La première phrase ne finit pas ; attendu : un point, « ? », « ! » ou « … ».',
	},
);

it('a term that answers fewer than two questions of players is told, and stops nothing', () => {
	const { errors, warnings } = load({
		'questions/armure.yaml': 'armure-annule:\n  - ma bestiole prend le coup ?\n  - le coup passe ?\n',
		'questions/poison.yaml': 'poison-tue:\n  - pourquoi elle crève\n',
	});
	expect(errors).toEqual([]);
	expect(warnings.filter((warning) => warning.includes('questions de joueurs'))).toEqual([
		[
			'Essai, questions de joueurs ; attendu : 2 au moins par terme, à un de ses énoncés ou à leurs foyers.',
			'  content/essai/glossaire/cle.mdx:1 · 0 : écrivez-les dans content/essai/questions/cle.yaml',
			'  content/essai/glossaire/poison.mdx:1 · 1 : écrivez-les dans content/essai/questions/poison.yaml',
			'  content/essai/glossaire/zone.mdx:1 · 0 : écrivez-les dans content/essai/questions/zone.yaml',
		].join('\n'),
	]);
});

it('sections of chapters that answer no question are told when they are many, and not in a game that begins', () => {
	const silent = (changes: Changes) =>
		load(changes).warnings.filter((warning) => warning.includes('sections des chapitres'));
	expect(silent({})).toEqual([
		[
			'Essai, sections des chapitres auxquelles personne ne demande rien : 1 ; attendu : 0 au plus.',
			'  content/essai/regles/combat.mdx:11 · Se battre : écrivez-en dans content/essai/questions/combat.yaml',
		].join('\n'),
	]);
	expect(silent({ 'questions/combat.yaml': 'combat-degats:\n  - ma bestiole guérit-elle ?\n' })).toEqual([]);
	expect(silent({ 'jeu.yaml': edit('nom: Essai\n', 'nom: Essai\ndebutant: true\n') })).toEqual([]);
});

import { expect, it } from 'vitest';
import { publishIndex } from '../../../../src/search/build/publish-index';
import { makeMoments } from '../../../../src/search/engine/moments';
import { unpack } from '../../../../src/search/engine/unpack';
import { loadCharts } from '../../../content/chart-tree';
import { type Changes, edit } from '../../../content/content-tree';
import { loadFull } from '../../../content/full-content';

function read(changes: Changes = {}) {
	const game = loadCharts(changes).library.games[0];
	if (!game) throw new Error('The fixture has no game.');
	const { index, questions } = publishIndex(game);
	const entries = unpack(index, questions);
	return {
		/** What leads to the step of the entry that says a statement, by the id of the statement. */
		stepOf: (id: string) => entries.find(({ i }) => i === id)?.step,
		momentOf: makeMoments(questions.charts),
	};
}

it('a statement leads to the step that names it before its other rules, of the first chart', () => {
	const { stepOf } = read();
	expect(stepOf('combat-frappe')?.path).toBe('/essai/deroulement/tour/#combat-frappe');
	expect(stepOf('combat-degats')?.path).toBe('/essai/deroulement/tour/#tour-fenetre');
	expect(stepOf('zone-cartes')?.path).toBe('/essai/deroulement/tour/#tour-encore');
});

it('a statement leads to the only step at which it allows something', () => {
	expect(read().stepOf('cle-forger')?.path).toBe('/essai/deroulement/tour/#tour-fenetre');
	const twice = edit('titre: Frapper', 'titre: Frapper\n        permis: [forger]');
	expect(read({ 'deroulement/tour.yaml': twice }).stepOf('cle-forger')).toBeUndefined();
});

it('what no step states leads to none', () => expect(read().stepOf('poison-tue')).toBeUndefined());

it('a step is called by its number and its chart, or by its title', () => {
	const numbered = { 'deroulement/tour.yaml': edit('titre: Frapper', 'titre: Frapper\n        numero: "1.2"') };
	expect(read(numbered).stepOf('combat-frappe')?.label).toBe('Voir à l’étape 1.2 du tour');
	expect(read().stepOf('combat-frappe')?.label).toBe('Voir dans le schéma du tour\u00a0: Frapper');
	const untitled = { 'deroulement/duel.yaml': edit('titre: Le duel', 'titre: Se battre en duel') };
	expect(read(untitled).stepOf('armure-annule')?.label).toBe(
		'Voir dans le schéma de «\u00a0Se battre en duel\u00a0»\u00a0: L’armure annule',
	);
});

it('what players may do leads to its step, or to the list of its moments', () => {
	const query = 'quand puis-je forger une clé';
	expect(read().momentOf(query, undefined)).toEqual({
		label: 'Voir dans le schéma du tour\u00a0: Les joueurs agissent',
		path: '/essai/deroulement/tour/#tour-fenetre',
	});
	const twice = edit('titre: Frapper', 'titre: Frapper\n        permis: [forger]');
	expect(read({ 'deroulement/tour.yaml': twice }).momentOf(query, undefined)).toEqual({
		label: 'Quand puis-je forger une clé\u202f? Voir les 2 moments',
		path: '/essai/deroulement/#quand-forger',
	});
});

it('a game without charts has no moments', () => {
	expect(publishIndex(loadFull().game).questions.charts).toBeUndefined();
});

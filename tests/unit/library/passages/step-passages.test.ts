import { expect, it } from 'vitest';
import { linesOfStep } from '../../../../src/library/passages/step-passages';
import { loadCharts } from '../../../content/chart-tree';

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replace(/[\u00a0\u202f]/g, ' '));

it('a step is read below its phase, after its title, and leads its branches', () => {
	const game = loadCharts().library.games[0];
	expect(plain(game?.passages.get('tour/combat-frappe'))).toMatchObject({
		kind: 'etape',
		text: 'Frapper. L’armure compte ici, comme toujours.',
		page: '/essai/deroulement/tour/',
		section: 'Agir',
		before: [{ kind: 'phase', text: 'Agir :' }],
		leads: [],
		home: 'combat-frappe',
	});
	expect(plain(game?.passages.get('tour/tour-encore')?.leads.map(({ id, text }) => [id, text]))).toEqual(
		[
			[undefined, 'Il en reste un'],
			['poison-tue', 'Il n’en reste aucun'],
		].map(([id, text]) => [id ?? null, text]),
	);
	expect(game?.passages.get('duel/armure-annule')?.before).toEqual([]);
});

it('says who acts, when its window closes, what is allowed and what it may open', () => {
	const game = loadCharts().library.games[0];
	const chart = game?.charts[0];
	const step = chart?.steps.find(({ id }) => id === 'tour-fenetre');
	if (!game || !chart || !step) throw new Error('The fixture has no such step.');
	expect(plain(linesOfStep(step, chart, game))).toEqual([
		'Qui : le joueur actif',
		'Se ferme : quand les deux joueurs passent l’un après l’autre',
		'Permis : forger une clé (une seule fois)',
		'Peut ouvrir : Le duel',
	]);
});

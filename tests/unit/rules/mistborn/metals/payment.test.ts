import { describe, expect, test } from 'vitest';
import type { Action, Card } from '../../../../../src/rules/mistborn/metals';
import {
	actionCard,
	ally,
	allyEffect,
	atiumCard,
	burn,
	burnAtium,
	characterEffect,
	flare,
	ironSteel,
	judge,
	lay,
	refresh,
	savantCard,
} from './vocabulary';

const TWICE_IRON = actionCard('lay', ['iron', 'steel'], ['iron', 'iron']);

describe('what can be paid', () => {
	test('jeton-metal-un-seul: twice the same metal needs a card or Atium', () => {
		expect(judge({ burnIcons: 4, hand: [TWICE_IRON] }).payment('lay')).toEqual({
			purpose: { type: 'ability', card: 'lay', rank: 0 },
			verdict: 'missing',
			rule: 'jeton-metal-un-seul',
			demand: ['iron', 'iron'],
			ways: [],
			missing: ['iron'],
		});
		expect(judge({ hand: [TWICE_IRON, ironSteel] }).payment('lay')?.ways).toContainEqual([
			burn('iron', 'lay'),
			lay('fer-acier', 'iron', 'lay'),
		]);
	});

	test('ways differ in what they spare', () => {
		const { payment } = judge({ burnIcons: 2, atium: 2, hand: [TWICE_IRON, ironSteel] });
		expect(payment('lay')?.ways).toEqual([
			[burn('iron', 'lay'), lay('fer-acier', 'iron', 'lay')],
			[burn('iron', 'lay'), burnAtium('iron', 'lay')],
			[flare('iron', 'lay'), lay('fer-acier', 'iron', 'lay')],
		]);
	});

	test('atium-limite: with one token to burn, the token is flared to leave room for Atium', () => {
		const { payment } = judge({ atium: 1, hand: [TWICE_IRON] });
		expect(payment('lay')?.ways).toEqual([[flare('iron', 'lay'), burnAtium('iron', 'lay')]]);
	});

	test('a card is no metal for itself, an Ally neither, a used token neither', () => {
		const hand = [actionCard('lay', ['iron', 'steel'], ['iron']), ally];
		expect(judge({ hand, flared: ['iron'] }).payment('lay')).toMatchObject({
			verdict: 'missing',
			rule: 'cartes-metal-requis',
			missing: ['iron'],
		});
	});

	test('cards of two metals are shared out', () => {
		const hand = [
			actionCard('lay', ['zinc', 'brass'], ['iron', 'iron', 'steel', 'steel']),
			ironSteel,
			{ ...ironSteel, id: 'autre' },
		];
		expect(judge({ hand }).payment('lay')?.verdict).toBe('payable');
		expect(judge({ hand, flared: ['iron'] }).payment('lay')?.missing).toHaveLength(1);
		expect(judge({ hand, flared: ['iron'], atium: 1 }).payment('lay')?.verdict).toBe('payable');
	});

	test('the card that serves for nothing else is the one to take', () => {
		const hand = [atiumCard('atium'), actionCard('lay', ['zinc', 'brass'], ['iron', 'tin', 'atium']), ironSteel];
		const { payment } = judge({ hand, flared: ['iron', 'tin'], atium: 1 });
		expect(payment('lay')?.verdict).toBe('payable');
	});

	test('between two cards that can be laid, the one with nothing to pay goes first', () => {
		const rich = actionCard('riche', ['iron', 'steel'], ['zinc']);
		const { payment } = judge({
			flared: ['iron'],
			hand: [actionCard('lay', ['tin', 'zinc'], ['iron']), rich, ironSteel],
		});
		expect(payment('lay')?.ways[0]).toEqual([lay('fer-acier', 'iron', 'lay')]);
	});

	test('metaux-regenerer-reutiliser: one way more, when a card can refresh the token instead, within the limit', () => {
		const card = actionCard('lay', ['zinc', 'brass'], ['iron']);
		const waysOf = (hand: readonly Card[], ...before: Action[]) =>
			judge({ flared: ['iron'], hand: [card, ...hand] }, ...before).payment('lay')?.ways;
		const laid = [lay('fer-acier', 'iron', 'lay')];
		expect(waysOf([ironSteel])).toEqual([laid, [refresh('iron', 'fer-acier'), burn('iron', 'lay')]]);
		expect(waysOf([ironSteel], burn('zinc'))).toEqual([laid]);
		expect(waysOf([savantCard('s', ['iron', 'steel'])])).toEqual([[lay('s', 'iron', 'lay')]]);
		expect(
			judge({ hand: [TWICE_IRON, ironSteel], burnIcons: 4 })
				.payment('lay')
				?.ways.flat(),
		).not.toContainEqual(expect.objectContaining({ type: 'refresh' }));
	});

	test('metaux-regenerer-reutiliser: a token is refreshed once; the second card is laid', () => {
		const other = actionCard('autre', ['iron', 'steel']);
		const { payment } = judge({ burnIcons: 2, flared: ['iron'], hand: [TWICE_IRON, ironSteel, other] });
		expect(payment('lay')?.ways.at(-1)).toEqual([
			refresh('iron', 'fer-acier'),
			burn('iron', 'lay'),
			lay('autre', 'iron', 'lay'),
		]);
	});

	test('cartes-supplementaire-ordre: an ability costs those above it too, until they are active', () => {
		const hand = [actionCard('lay', ['tin', 'zinc'], ['iron'], ['tin']), ironSteel];
		const { payment } = judge({ hand, burnIcons: 2 });
		expect(payment('lay', 0)).toMatchObject({ demand: ['iron'], rule: 'cartes-metal-requis' });
		expect(payment('lay', 1)).toMatchObject({ demand: ['iron', 'tin'], rule: 'cartes-supplementaire-ordre' });
		const after = judge({ hand, burnIcons: 2 }, burn('iron', 'lay'));
		expect(after.payment('lay', 0)).toBeUndefined();
		expect(after.payment('lay', 1)).toMatchObject({ demand: ['tin'], rule: 'cartes-supplementaire' });
	});

	test('metals already laid are paid', () => {
		const hand = [actionCard('lay', ['tin', 'zinc'], ['iron', 'iron']), ironSteel];
		expect(judge({ hand }, burn('iron', 'lay')).payment('lay')).toMatchObject({
			demand: ['iron'],
			ways: [[lay('fer-acier', 'iron', 'lay')]],
		});
	});

	test('effects: what is still to burn, with nothing to feed', () => {
		const effects = [allyEffect('un', 'iron'), allyEffect('deux', 'iron', 2), characterEffect('pewter')];
		const before = judge({ hand: [ironSteel], effects });
		expect(before.payment('un')).toMatchObject({ rule: 'allies-activation', demand: ['iron'] });
		expect(before.payment('deux')).toMatchObject({ rule: 'allies-second-effet', demand: ['iron', 'iron'] });
		expect(before.payment('character')).toMatchObject({
			rule: 'regles-entrainement-emblematique',
			ways: [[burn('pewter')], [flare('pewter')]],
		});
		const after = judge({ hand: [ironSteel], effects }, burn('iron'));
		expect(after.payment('un')).toBeUndefined();
		expect(after.payment('deux')).toMatchObject({ demand: ['iron'], ways: [[lay('fer-acier', 'iron')]] });
	});

	test('a full hand and long costs are answered at once', () => {
		const costs = [
			['iron', 'iron', 'tin', 'tin'],
			['zinc', 'zinc', 'pewter', 'pewter'],
			['atium', 'atium', 'copper', 'brass'],
		] as const;
		const flasks = [
			['iron', 'steel'],
			['tin', 'zinc'],
			['pewter', 'copper'],
			['brass', 'bronze'],
			['tin', 'pewter'],
			['zinc', 'copper'],
		] as const;
		const hand = Array.from({ length: 12 }, (_, rank) =>
			actionCard(`c${rank}`, flasks[rank % 6] ?? ['iron', 'steel'], ...costs),
		);
		const start = performance.now();
		judge({ hand, burnIcons: 4, atium: 9 });
		expect(performance.now() - start).toBeLessThan(2000);
	});
});

describe('abilities one under the other', () => {
	const spent = (card: ReturnType<typeof actionCard>, rank: number) => {
		const hand = [card, atiumCard('b'), ironSteel, actionCard('d', ['iron', 'steel'], ['iron'])];
		const payment = judge({ burnIcons: 2, atium: 1, flared: ['steel'], hand }).payment('lay', rank);
		return payment?.ways.map((actions) => actions.map(({ type }) => type).sort());
	};

	test.each([
		[['iron'], ['steel']],
		[
			['iron', 'iron'],
			['steel', 'zinc'],
		],
		[['zinc'], ['iron', 'steel', 'iron']],
		[
			['steel', 'steel'],
			['steel', 'iron'],
		],
	] as const)('%j then %j spend what they would together', (first, second) => {
		const apart = spent(actionCard('lay', ['iron', 'steel'], first, second), 1);
		expect(apart).toEqual(spent(actionCard('lay', ['iron', 'steel'], [...first, ...second]), 0));
		expect(apart).not.toHaveLength(0);
	});
});

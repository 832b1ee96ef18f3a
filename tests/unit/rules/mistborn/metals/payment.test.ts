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

const TWICE_IRON = actionCard('carte', ['fer', 'acier'], ['fer', 'fer']);

describe('what can be paid', () => {
	test('jeton-metal-un-seul: twice the same metal needs a card or Atium', () => {
		expect(judge({ burnIcons: 4, hand: [TWICE_IRON] }).payment('carte')).toEqual({
			purpose: { type: 'ability', card: 'carte', rank: 0 },
			verdict: 'manque',
			rule: 'jeton-metal-un-seul',
			demand: ['fer', 'fer'],
			ways: [],
			missing: ['fer'],
		});
		expect(judge({ hand: [TWICE_IRON, ironSteel] }).payment('carte')?.ways).toContainEqual([
			burn('fer', 'carte'),
			lay('fer-acier', 'fer', 'carte'),
		]);
	});

	test('ways differ in what they spare', () => {
		const { payment } = judge({ burnIcons: 2, atium: 2, hand: [TWICE_IRON, ironSteel] });
		expect(payment('carte')?.ways).toEqual([
			[burn('fer', 'carte'), lay('fer-acier', 'fer', 'carte')],
			[burn('fer', 'carte'), burnAtium('fer', 'carte')],
			[flare('fer', 'carte'), lay('fer-acier', 'fer', 'carte')],
		]);
	});

	test('atium-limite: with one token to burn, the token is flared to leave room for Atium', () => {
		const { payment } = judge({ atium: 1, hand: [TWICE_IRON] });
		expect(payment('carte')?.ways).toEqual([[flare('fer', 'carte'), burnAtium('fer', 'carte')]]);
	});

	test('a card is no metal for itself, an Ally neither, a used token neither', () => {
		const hand = [actionCard('carte', ['fer', 'acier'], ['fer']), ally];
		expect(judge({ hand, flared: ['fer'] }).payment('carte')).toMatchObject({
			verdict: 'manque',
			rule: 'cartes-metal-requis',
			missing: ['fer'],
		});
	});

	test('cards of two metals are shared out', () => {
		const hand = [
			actionCard('carte', ['zinc', 'laiton'], ['fer', 'fer', 'acier', 'acier']),
			ironSteel,
			{ ...ironSteel, id: 'autre' },
		];
		expect(judge({ hand }).payment('carte')?.verdict).toBe('payable');
		expect(judge({ hand, flared: ['fer'] }).payment('carte')?.missing).toHaveLength(1);
		expect(judge({ hand, flared: ['fer'], atium: 1 }).payment('carte')?.verdict).toBe('payable');
	});

	test('the card that serves for nothing else is the one to take', () => {
		const hand = [atiumCard('atium'), actionCard('carte', ['zinc', 'laiton'], ['fer', 'etain', 'atium']), ironSteel];
		const { payment } = judge({ hand, flared: ['fer', 'etain'], atium: 1 });
		expect(payment('carte')?.verdict).toBe('payable');
	});

	test('between two cards that can be laid, the one with nothing to pay goes first', () => {
		const rich = actionCard('riche', ['fer', 'acier'], ['zinc']);
		const { payment } = judge({
			flared: ['fer'],
			hand: [actionCard('carte', ['etain', 'zinc'], ['fer']), rich, ironSteel],
		});
		expect(payment('carte')?.ways[0]).toEqual([lay('fer-acier', 'fer', 'carte')]);
	});

	test('metaux-regenerer-reutiliser: one way more, when a card can refresh the token instead, within the limit', () => {
		const card = actionCard('carte', ['zinc', 'laiton'], ['fer']);
		const waysOf = (hand: readonly Card[], ...before: Action[]) =>
			judge({ flared: ['fer'], hand: [card, ...hand] }, ...before).payment('carte')?.ways;
		const laid = [lay('fer-acier', 'fer', 'carte')];
		expect(waysOf([ironSteel])).toEqual([laid, [refresh('fer', 'fer-acier'), burn('fer', 'carte')]]);
		expect(waysOf([ironSteel], burn('zinc'))).toEqual([laid]);
		expect(waysOf([savantCard('s', ['fer', 'acier'])])).toEqual([[lay('s', 'fer', 'carte')]]);
		expect(
			judge({ hand: [TWICE_IRON, ironSteel], burnIcons: 4 })
				.payment('carte')
				?.ways.flat(),
		).not.toContainEqual(expect.objectContaining({ type: 'regenerer' }));
	});

	test('metaux-regenerer-reutiliser: a token is refreshed once; the second card is laid', () => {
		const other = actionCard('autre', ['fer', 'acier']);
		const { payment } = judge({ burnIcons: 2, flared: ['fer'], hand: [TWICE_IRON, ironSteel, other] });
		expect(payment('carte')?.ways.at(-1)).toEqual([
			refresh('fer', 'fer-acier'),
			burn('fer', 'carte'),
			lay('autre', 'fer', 'carte'),
		]);
	});

	test('cartes-supplementaire-ordre: an ability costs those above it too, until they are active', () => {
		const hand = [actionCard('carte', ['etain', 'zinc'], ['fer'], ['etain']), ironSteel];
		const { payment } = judge({ hand, burnIcons: 2 });
		expect(payment('carte', 0)).toMatchObject({ demand: ['fer'], rule: 'cartes-metal-requis' });
		expect(payment('carte', 1)).toMatchObject({ demand: ['fer', 'etain'], rule: 'cartes-supplementaire-ordre' });
		const after = judge({ hand, burnIcons: 2 }, burn('fer', 'carte'));
		expect(after.payment('carte', 0)).toBeUndefined();
		expect(after.payment('carte', 1)).toMatchObject({ demand: ['etain'], rule: 'cartes-supplementaire' });
	});

	test('metals already laid are paid', () => {
		const hand = [actionCard('carte', ['etain', 'zinc'], ['fer', 'fer']), ironSteel];
		expect(judge({ hand }, burn('fer', 'carte')).payment('carte')).toMatchObject({
			demand: ['fer'],
			ways: [[lay('fer-acier', 'fer', 'carte')]],
		});
	});

	test('effects: what is still to burn, with nothing to feed', () => {
		const effects = [allyEffect('un', 'fer'), allyEffect('deux', 'fer', 2), characterEffect('potin')];
		const before = judge({ hand: [ironSteel], effects });
		expect(before.payment('un')).toMatchObject({ rule: 'allies-activation', demand: ['fer'] });
		expect(before.payment('deux')).toMatchObject({ rule: 'allies-second-effet', demand: ['fer', 'fer'] });
		expect(before.payment('personnage')).toMatchObject({
			rule: 'regles-entrainement-emblematique',
			ways: [[burn('potin')], [flare('potin')]],
		});
		const after = judge({ hand: [ironSteel], effects }, burn('fer'));
		expect(after.payment('un')).toBeUndefined();
		expect(after.payment('deux')).toMatchObject({ demand: ['fer'], ways: [[lay('fer-acier', 'fer')]] });
	});

	test('a full hand and long costs are answered at once', () => {
		const costs = [
			['fer', 'fer', 'etain', 'etain'],
			['zinc', 'zinc', 'potin', 'potin'],
			['atium', 'atium', 'cuivre', 'laiton'],
		] as const;
		const flasks = [
			['fer', 'acier'],
			['etain', 'zinc'],
			['potin', 'cuivre'],
			['laiton', 'bronze'],
			['etain', 'potin'],
			['zinc', 'cuivre'],
		] as const;
		const hand = Array.from({ length: 12 }, (_, rank) =>
			actionCard(`c${rank}`, flasks[rank % 6] ?? ['fer', 'acier'], ...costs),
		);
		const start = performance.now();
		judge({ hand, burnIcons: 4, atium: 9 });
		expect(performance.now() - start).toBeLessThan(2000);
	});
});

describe('abilities one under the other', () => {
	const spent = (card: ReturnType<typeof actionCard>, rank: number) => {
		const hand = [card, atiumCard('b'), ironSteel, actionCard('d', ['fer', 'acier'], ['fer'])];
		const payment = judge({ burnIcons: 2, atium: 1, flared: ['acier'], hand }).payment('carte', rank);
		return payment?.ways.map((actions) => actions.map(({ type }) => type).sort());
	};

	test.each([
		[['fer'], ['acier']],
		[
			['fer', 'fer'],
			['acier', 'zinc'],
		],
		[['zinc'], ['fer', 'acier', 'fer']],
		[
			['acier', 'acier'],
			['acier', 'fer'],
		],
	] as const)('%j then %j spend what they would together', (first, second) => {
		const apart = spent(actionCard('carte', ['fer', 'acier'], first, second), 1);
		expect(apart).toEqual(spent(actionCard('carte', ['fer', 'acier'], [...first, ...second]), 0));
		expect(apart).not.toHaveLength(0);
	});
});

import { describe, expect, test } from 'vitest';
import {
	actionCard,
	ally,
	atiumCard,
	burn,
	burnAtium,
	flare,
	funding,
	ironSteel,
	judge,
	lay,
	refresh,
	savantCard,
} from './vocabulary';

const TWICE_IRON = actionCard('envol', ['iron', 'steel'], ['iron'], ['iron', 'iron']);

describe('using a card as a metal', () => {
	test('metaux-carte-sans-limite: it leaves the limit alone', () => {
		const hand = ['a', 'b', 'c'].map((id) => actionCard(id, ['iron', 'steel']));
		const { reasons, stepsOf } = judge({ hand }, burn('tin'), lay('a', 'iron'), lay('b', 'iron'), lay('c', 'steel'));
		expect(reasons).toEqual([null, null, null, null]);
		expect(stepsOf('limit-spared').map(({ before, after }) => [before, after])).toEqual([
			[0, 0],
			[0, 0],
			[0, 0],
		]);
	});

	test('metaux-carte-un-seul-metal: it counts as the metal that is announced, and once', () => {
		const { result, last } = judge({ hand: [ironSteel] }, lay('fer-acier', 'iron'), lay('fer-acier', 'steel'));
		expect([result.burns.iron, result.burns.steel]).toEqual([1, 0]);
		expect(last).toMatchObject({
			reason: 'card-not-in-hand',
			rule: 'metaux-carte-un-seul-metal',
			place: 'metal',
		});
	});

	test('paire-de-metaux-alimenter: only a metal of its flask', () => {
		for (const metal of ['tin', 'atium'] as const) {
			expect(judge({ hand: [ironSteel] }, lay('fer-acier', metal)).last).toMatchObject({
				reason: 'metal-not-in-flask',
				rule: 'paire-de-metaux-alimenter',
				metal,
			});
		}
	});

	test.each([
		['carte-comme-metal-pas-d-allie', ally],
		['carte-comme-metal-pas-de-financement', funding],
	] as const)('%s', (rule, card) => {
		const { last } = judge({ hand: [card] }, lay(card.id, 'iron'));
		expect(last).toMatchObject({ reason: 'card-without-metal', rule, card: card.id });
	});

	test('carte-comme-metal-definition: not under itself, not once played, and not fed once laid', () => {
		const rule = 'carte-comme-metal-definition';
		const hand = [TWICE_IRON, ironSteel];
		expect(judge({ hand }, lay('envol', 'iron', 'envol')).last).toMatchObject({
			reason: 'card-under-itself',
			rule,
		});
		expect(judge({ hand }, burn('iron', 'envol'), lay('envol', 'steel')).last).toMatchObject({
			reason: 'card-not-in-hand',
			rule,
			place: 'in-play',
		});
		expect(judge({ hand }, lay('envol', 'steel'), burn('iron', 'envol')).last).toMatchObject({
			reason: 'card-not-in-hand',
			rule,
			place: 'metal',
		});
	});

	test('metaux-regenerer: a discarded card is no metal; tour-2-jouer: nor is it played', () => {
		const gone = [flare('iron'), refresh('iron', 'envol')];
		const start = { hand: [TWICE_IRON] };
		expect(judge(start, ...gone, lay('envol', 'iron')).last).toMatchObject({ rule: 'metaux-regenerer' });
		expect(judge(start, ...gone, burn('steel', 'envol')).last).toMatchObject({
			reason: 'card-not-in-hand',
			rule: 'tour-2-jouer',
			place: 'discard',
		});
	});

	test('cartes-savant: only when the card is used as a metal', () => {
		const hand = [savantCard('s', ['tin', 'zinc'])];
		expect(judge({ hand }, lay('s', 'tin')).stepsOf('savant-triggered')).toMatchObject([{ card: 's' }]);
		const { stepsOf } = judge({ hand }, flare('tin'), refresh('tin', 's'));
		expect(stepsOf('savant-triggered')).toEqual([]);
		expect(stepsOf('savant-silent')).toMatchObject([{ rule: 'savant-pas-en-regenerant', card: 's' }]);
		expect(judge({ hand: [ironSteel] }, lay('fer-acier', 'iron')).stepsOf('savant-triggered')).toEqual([]);
	});

	test('metaux-atium-cartes: an Atium card is any metal', () => {
		for (const standsFor of ['tin', 'steel', 'atium'] as const) {
			const { reasons, result } = judge({ hand: [atiumCard('a')] }, lay('a', standsFor));
			expect(reasons).toEqual([null]);
			expect(result.burns[standsFor]).toBe(1);
		}
	});

	test('an Atium card in place of a metal is Atium too only if the players say so', () => {
		const hand = [atiumCard('a')];
		expect(judge({ hand }, lay('a', 'tin')).result.burns.atium).toBe(0);
		const chosen = judge({ hand, doubleAtium: true }, lay('a', 'tin'));
		expect(chosen.result.burns).toMatchObject({ tin: 1, atium: 1 });
		expect(chosen.stepsOf('metal-counted').map(({ byChoice }) => byChoice)).toEqual([false, true]);
		expect(judge({ hand, doubleAtium: true }, lay('a', 'atium')).result.burns.atium).toBe(1);
	});

	test('no rule for a card that is not there', () => {
		for (const attempt of [lay('x', 'iron'), burn('iron', 'x'), refresh('iron', 'x')]) {
			expect(judge({ flared: ['steel'] }, attempt).last).toEqual({
				type: 'illegal',
				reason: 'unknown-card',
				rule: null,
				card: 'x',
			});
		}
	});
});

describe('feeding a card', () => {
	test('cartes-metal-requis: the main ability is active as soon as its metal is burnt', () => {
		const { stepsOf, card, trace } = judge({ hand: [TWICE_IRON] }, burn('iron', 'envol'));
		expect(card('envol')).toMatchObject({ place: 'in-play', activeCount: 1, received: [] });
		expect(stepsOf('ability-activated')).toMatchObject([{ card: 'envol', ability: 0, before: 0, after: 1 }]);
		expect(trace.filter(({ action }) => action === 0).map(({ kind }) => kind)).toEqual([
			'card-played',
			'token-burnt',
			'limit-used',
			'metal-placed',
			'ability-activated',
			'metal-counted',
		]);
	});

	test('metaux-bruler-metal-requis: a card takes only what it asks for', () => {
		expect(judge({ hand: [TWICE_IRON] }, burn('tin', 'envol')).last).toMatchObject({
			reason: 'metal-not-asked-for',
			rule: 'metaux-bruler-metal-requis',
			metal: 'tin',
		});
		expect(judge({ hand: [ironSteel] }, burn('iron', 'fer-acier')).reasons).toEqual(['metal-not-asked-for']);
	});

	test('cartes-supplementaire-ordre: no ability can be skipped', () => {
		const hand = [actionCard('c', ['iron', 'steel'], ['iron'], ['tin'])];
		expect(judge({ hand }, burn('tin', 'c')).last).toMatchObject({
			reason: 'ability-skipped',
			rule: 'cartes-supplementaire-ordre',
		});
		expect(judge({ hand, burnIcons: 2 }, burn('iron', 'c'), burn('tin', 'c')).card('c')?.activeCount).toBe(2);
	});

	test('cartes-supplementaire-plusieurs: one metal of two unlocks nothing', () => {
		const start = { hand: [TWICE_IRON, ironSteel, { ...ironSteel, id: 'autre' }] };
		const one = judge(start, burn('iron', 'envol'), lay('fer-acier', 'iron', 'envol'));
		expect(one.card('envol')).toMatchObject({ activeCount: 1, received: ['iron'] });
		expect(one.stepsOf('ability-incomplete')).toMatchObject([{ ability: 1, needed: 2, before: 1 }]);
		const two = judge(start, burn('iron', 'envol'), lay('fer-acier', 'iron', 'envol'), lay('autre', 'iron', 'envol'));
		expect(two.card('envol')?.activeCount).toBe(2);
		expect(
			two.stepsOf('metal-placed').map(({ rule, ability, before, after }) => [rule, ability, before, after]),
		).toEqual([
			['cartes-metal-requis', 0, 0, 1],
			['cartes-supplementaire', 1, 0, 1],
			['cartes-supplementaire', 1, 1, 2],
		]);
	});

	test('cartes-supplementaire-plusieurs: a main ability that asks for several metals is not one of those', () => {
		const hand = [atiumCard('confrontation', ['atium', 'atium', 'atium', 'atium'])];
		const { stepsOf, card } = judge(
			{ hand, burnIcons: 4, atium: 4 },
			...Array(4).fill(burnAtium('atium', 'confrontation')),
		);
		expect(stepsOf('ability-incomplete')).toEqual([]);
		expect(card('confrontation')?.activeCount).toBe(1);
	});

	test('cartes-une-seule-fois: an active ability takes no more metal', () => {
		const hand = [actionCard('c', ['tin', 'zinc'], ['iron']), ironSteel];
		expect(judge({ hand }, burn('iron', 'c'), lay('fer-acier', 'iron', 'c')).last).toMatchObject({
			reason: 'metal-not-asked-for',
			rule: 'cartes-une-seule-fois',
		});
	});

	test.each([
		['allies-activation', ally],
		['regles-marche-financement-metal', funding],
	] as const)('%s: it is never fed', (rule, card) => {
		expect(judge({ hand: [card] }, burn('iron', card.id)).last).toMatchObject({
			reason: 'card-not-fed',
			rule,
		});
	});

	test('tour-2-jouer: a card leaves the hand once, when it is first fed', () => {
		const { stepsOf } = judge(
			{ hand: [TWICE_IRON, ironSteel] },
			burn('iron', 'envol'),
			lay('fer-acier', 'iron', 'envol'),
		);
		expect(stepsOf('card-played').map(({ before, after }) => [before, after])).toEqual([[2, 1]]);
		expect(stepsOf('card-laid').map(({ before, after }) => [before, after])).toEqual([[1, 0]]);
	});
});

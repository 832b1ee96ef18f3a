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

const TWICE_IRON = actionCard('envol', ['fer', 'acier'], ['fer'], ['fer', 'fer']);

describe('using a card as a metal', () => {
	test('metaux-carte-sans-limite: it leaves the limit alone', () => {
		const hand = ['a', 'b', 'c'].map((id) => actionCard(id, ['fer', 'acier']));
		const { reasons, stepsOf } = judge({ hand }, burn('etain'), lay('a', 'fer'), lay('b', 'fer'), lay('c', 'acier'));
		expect(reasons).toEqual([null, null, null, null]);
		expect(stepsOf('limite-epargnee').map(({ before, after }) => [before, after])).toEqual([
			[0, 0],
			[0, 0],
			[0, 0],
		]);
	});

	test('metaux-carte-un-seul-metal: it counts as the metal that is announced, and once', () => {
		const { result, last } = judge({ hand: [ironSteel] }, lay('fer-acier', 'fer'), lay('fer-acier', 'acier'));
		expect([result.burns.fer, result.burns.acier]).toEqual([1, 0]);
		expect(last).toMatchObject({
			reason: 'carte-plus-en-main',
			rule: 'metaux-carte-un-seul-metal',
			place: 'metal',
		});
	});

	test('paire-de-metaux-alimenter: only a metal of its flask', () => {
		for (const metal of ['etain', 'atium'] as const) {
			expect(judge({ hand: [ironSteel] }, lay('fer-acier', metal)).last).toMatchObject({
				reason: 'metal-hors-flacon',
				rule: 'paire-de-metaux-alimenter',
				metal,
			});
		}
	});

	test.each([
		['carte-comme-metal-pas-d-allie', ally],
		['carte-comme-metal-pas-de-financement', funding],
	] as const)('%s', (rule, card) => {
		const { last } = judge({ hand: [card] }, lay(card.id, 'fer'));
		expect(last).toMatchObject({ reason: 'carte-sans-metal', rule, card: card.id });
	});

	test('carte-comme-metal-definition: not under itself, not once played, and not fed once laid', () => {
		const rule = 'carte-comme-metal-definition';
		const hand = [TWICE_IRON, ironSteel];
		expect(judge({ hand }, lay('envol', 'fer', 'envol')).last).toMatchObject({
			reason: 'carte-sous-elle-meme',
			rule,
		});
		expect(judge({ hand }, burn('fer', 'envol'), lay('envol', 'acier')).last).toMatchObject({
			reason: 'carte-plus-en-main',
			rule,
			place: 'in-play',
		});
		expect(judge({ hand }, lay('envol', 'acier'), burn('fer', 'envol')).last).toMatchObject({
			reason: 'carte-plus-en-main',
			rule,
			place: 'metal',
		});
	});

	test('metaux-regenerer: a discarded card is no metal; tour-2-jouer: nor is it played', () => {
		const gone = [flare('fer'), refresh('fer', 'envol')];
		const start = { hand: [TWICE_IRON] };
		expect(judge(start, ...gone, lay('envol', 'fer')).last).toMatchObject({ rule: 'metaux-regenerer' });
		expect(judge(start, ...gone, burn('acier', 'envol')).last).toMatchObject({
			reason: 'carte-plus-en-main',
			rule: 'tour-2-jouer',
			place: 'discard',
		});
	});

	test('cartes-savant: only when the card is used as a metal', () => {
		const hand = [savantCard('s', ['etain', 'zinc'])];
		expect(judge({ hand }, lay('s', 'etain')).stepsOf('savant-declenche')).toMatchObject([{ card: 's' }]);
		const { stepsOf } = judge({ hand }, flare('etain'), refresh('etain', 's'));
		expect(stepsOf('savant-declenche')).toEqual([]);
		expect(stepsOf('savant-muet')).toMatchObject([{ rule: 'savant-pas-en-regenerant', card: 's' }]);
		expect(judge({ hand: [ironSteel] }, lay('fer-acier', 'fer')).stepsOf('savant-declenche')).toEqual([]);
	});

	test('metaux-atium-cartes: an Atium card is any metal', () => {
		for (const standsFor of ['etain', 'acier', 'atium'] as const) {
			const { reasons, result } = judge({ hand: [atiumCard('a')] }, lay('a', standsFor));
			expect(reasons).toEqual([null]);
			expect(result.burns[standsFor]).toBe(1);
		}
	});

	test('an Atium card in place of a metal is Atium too only if the players say so', () => {
		const hand = [atiumCard('a')];
		expect(judge({ hand }, lay('a', 'etain')).result.burns.atium).toBe(0);
		const chosen = judge({ hand, doubleAtium: true }, lay('a', 'etain'));
		expect(chosen.result.burns).toMatchObject({ etain: 1, atium: 1 });
		expect(chosen.stepsOf('metal-compte').map(({ byChoice }) => byChoice)).toEqual([false, true]);
		expect(judge({ hand, doubleAtium: true }, lay('a', 'atium')).result.burns.atium).toBe(1);
	});

	test('no rule for a card that is not there', () => {
		for (const attempt of [lay('x', 'fer'), burn('fer', 'x'), refresh('fer', 'x')]) {
			expect(judge({ flared: ['acier'] }, attempt).last).toEqual({
				type: 'illegal',
				reason: 'carte-inconnue',
				rule: null,
				card: 'x',
			});
		}
	});
});

describe('feeding a card', () => {
	test('cartes-metal-requis: the main ability is active as soon as its metal is burnt', () => {
		const { stepsOf, card, trace } = judge({ hand: [TWICE_IRON] }, burn('fer', 'envol'));
		expect(card('envol')).toMatchObject({ place: 'in-play', activeCount: 1, received: [] });
		expect(stepsOf('capacite-activee')).toMatchObject([{ card: 'envol', ability: 0, before: 0, after: 1 }]);
		expect(trace.filter(({ action }) => action === 0).map(({ kind }) => kind)).toEqual([
			'carte-jouee',
			'jeton-brule',
			'limite-entamee',
			'metal-pose',
			'capacite-activee',
			'metal-compte',
		]);
	});

	test('metaux-bruler-metal-requis: a card takes only what it asks for', () => {
		expect(judge({ hand: [TWICE_IRON] }, burn('etain', 'envol')).last).toMatchObject({
			reason: 'metal-non-demande',
			rule: 'metaux-bruler-metal-requis',
			metal: 'etain',
		});
		expect(judge({ hand: [ironSteel] }, burn('fer', 'fer-acier')).reasons).toEqual(['metal-non-demande']);
	});

	test('cartes-supplementaire-ordre: no ability can be skipped', () => {
		const hand = [actionCard('c', ['fer', 'acier'], ['fer'], ['etain'])];
		expect(judge({ hand }, burn('etain', 'c')).last).toMatchObject({
			reason: 'capacite-sautee',
			rule: 'cartes-supplementaire-ordre',
		});
		expect(judge({ hand, burnIcons: 2 }, burn('fer', 'c'), burn('etain', 'c')).card('c')?.activeCount).toBe(2);
	});

	test('cartes-supplementaire-plusieurs: one metal of two unlocks nothing', () => {
		const start = { hand: [TWICE_IRON, ironSteel, { ...ironSteel, id: 'autre' }] };
		const one = judge(start, burn('fer', 'envol'), lay('fer-acier', 'fer', 'envol'));
		expect(one.card('envol')).toMatchObject({ activeCount: 1, received: ['fer'] });
		expect(one.stepsOf('capacite-incomplete')).toMatchObject([{ ability: 1, needed: 2, before: 1 }]);
		const two = judge(start, burn('fer', 'envol'), lay('fer-acier', 'fer', 'envol'), lay('autre', 'fer', 'envol'));
		expect(two.card('envol')?.activeCount).toBe(2);
		expect(two.stepsOf('metal-pose').map(({ rule, ability, before, after }) => [rule, ability, before, after])).toEqual(
			[
				['cartes-metal-requis', 0, 0, 1],
				['cartes-supplementaire', 1, 0, 1],
				['cartes-supplementaire', 1, 1, 2],
			],
		);
	});

	test('cartes-supplementaire-plusieurs: a main ability that asks for several metals is not one of those', () => {
		const hand = [atiumCard('confrontation', ['atium', 'atium', 'atium', 'atium'])];
		const { stepsOf, card } = judge(
			{ hand, burnIcons: 4, atium: 4 },
			...Array(4).fill(burnAtium('atium', 'confrontation')),
		);
		expect(stepsOf('capacite-incomplete')).toEqual([]);
		expect(card('confrontation')?.activeCount).toBe(1);
	});

	test('cartes-une-seule-fois: an active ability takes no more metal', () => {
		const hand = [actionCard('c', ['etain', 'zinc'], ['fer']), ironSteel];
		expect(judge({ hand }, burn('fer', 'c'), lay('fer-acier', 'fer', 'c')).last).toMatchObject({
			reason: 'metal-non-demande',
			rule: 'cartes-une-seule-fois',
		});
	});

	test.each([
		['allies-activation', ally],
		['regles-marche-financement-metal', funding],
	] as const)('%s: it is never fed', (rule, card) => {
		expect(judge({ hand: [card] }, burn('fer', card.id)).last).toMatchObject({
			reason: 'carte-pas-alimentee',
			rule,
		});
	});

	test('tour-2-jouer: a card leaves the hand once, when it is first fed', () => {
		const { stepsOf } = judge(
			{ hand: [TWICE_IRON, ironSteel] },
			burn('fer', 'envol'),
			lay('fer-acier', 'fer', 'envol'),
		);
		expect(stepsOf('carte-jouee').map(({ before, after }) => [before, after])).toEqual([[2, 1]]);
		expect(stepsOf('carte-couchee').map(({ before, after }) => [before, after])).toEqual([[1, 0]]);
	});
});

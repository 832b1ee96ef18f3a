import { describe, expect, test } from 'vitest';
import {
	allyEffect,
	burn,
	burnAtium,
	characterEffect,
	flare,
	ironSteel,
	judge,
	lay,
	refresh,
	riot,
	seek,
} from './vocabulary';

const PICKPOCKET = [allyEffect('un', 'iron'), allyEffect('deux', 'iron', 2)];

describe('effects of Allies and of the character', () => {
	test('allies-activation: with a token or with a card, with no direct effect', () => {
		for (const source of [burn('iron'), lay('fer-acier', 'iron')]) {
			const { result, stepsOf } = judge({ hand: [ironSteel], effects: PICKPOCKET }, source);
			expect(result.effects).toEqual(['un']);
			expect(stepsOf('effect-available')).toMatchObject([
				{ effect: 'un', rule: 'allies-activation', before: 0, after: 1 },
			]);
		}
	});

	test('allies-attiser: flaring does too', () => {
		const { stepsOf } = judge({ effects: PICKPOCKET }, flare('iron'));
		expect(stepsOf('effect-available')).toMatchObject([{ rule: 'allies-attiser' }]);
	});

	test('allies-second-effet: at the second metal; allies-une-fois: the first effect is not given again', () => {
		const { result, stepsOf } = judge(
			{ hand: [ironSteel], effects: PICKPOCKET },
			burn('iron'),
			lay('fer-acier', 'iron'),
		);
		expect(result.effects).toEqual(['un', 'deux']);
		expect(stepsOf('effect-available').map(({ rule }) => rule)).toEqual(['allies-activation', 'allies-second-effet']);
		expect(stepsOf('effect-already-given')).toMatchObject([{ effect: 'un', rule: 'allies-une-fois' }]);
	});

	test('regles-entrainement-emblematique, once a turn', () => {
		const { stepsOf } = judge(
			{ hand: [ironSteel], effects: [characterEffect('iron')] },
			flare('iron'),
			lay('fer-acier', 'iron'),
		);
		expect(stepsOf('effect-available')).toMatchObject([{ rule: 'regles-entrainement-emblematique' }]);
		expect(stepsOf('effect-already-given')).toMatchObject([{ rule: 'regles-entrainement-emblematique-une-fois' }]);
	});

	test('metaux-atium-deux-metaux: one Atium token for an Ally of the metal and an Atium Ally', () => {
		const hand = [{ ...ironSteel, id: 'c', abilities: [['iron' as const]] }];
		const effects = [allyEffect('pickpocket', 'iron'), allyEffect('inquisitor', 'atium')];
		expect(judge({ hand, effects, atium: 1 }, burnAtium('iron', 'c')).result.effects).toEqual([
			'pickpocket',
			'inquisitor',
		]);
	});

	test('another metal, or refreshing, gives nothing', () => {
		expect(judge({ flared: ['iron'], effects: PICKPOCKET }, burn('steel'), refresh('iron')).result.effects).toEqual([]);
	});
});

describe('powers that ask for no metal', () => {
	test('pouvoirs-exalter: an Ally gives its effect, and nothing is burnt for it', () => {
		const { result, stepsOf } = judge({ effects: PICKPOCKET }, riot('deux'));
		expect(result).toMatchObject({ effects: [], riots: ['deux'], remaining: 1, burns: { iron: 0 } });
		expect(stepsOf('ally-rioted')).toMatchObject([{ rule: 'pouvoirs-exalter', effect: 'deux', before: 0, after: 1 }]);
	});

	test('pouvoirs-exalter-en-plus: before or after its metal, which still gives it once', () => {
		const after = judge({ effects: PICKPOCKET }, burn('iron'), riot('un'));
		expect(after.stepsOf('ally-rioted')).toMatchObject([{ before: 1, after: 2 }]);
		expect(after.stepsOf('riot-on-top')).toMatchObject([{ normal: true, rule: 'pouvoirs-exalter-en-plus' }]);
		const before = judge({ effects: PICKPOCKET }, riot('un'), burn('iron'));
		expect(before.stepsOf('riot-on-top')).toMatchObject([{ normal: false }]);
		expect(before.stepsOf('effect-available')).toMatchObject([{ effect: 'un', rule: 'allies-activation' }]);
	});

	test('pouvoirs-exalter-atium: Kandra or Inquisitor without any Atium', () => {
		const { result, stepsOf, reasons } = judge({ effects: [allyEffect('kandra', 'atium')] }, riot('kandra'));
		expect(reasons).toEqual([null]);
		expect(result).toMatchObject({ atium: 0, riots: ['kandra'] });
		expect(stepsOf('ally-rioted')).toMatchObject([{ rule: 'pouvoirs-exalter-atium' }]);
	});

	test('the metal may still be paid: an effect that Riot gave is still to be had', () => {
		expect(judge({ effects: PICKPOCKET }, riot('un')).payment('un')?.verdict).toBe('payable');
	});

	test('Riot is for Allies, and for those there are', () => {
		const { last, reasons } = judge({ effects: [characterEffect('iron')] }, riot('absent'), riot('character'));
		expect(reasons).toEqual(['unknown-effect', 'character-effect']);
		expect(last).toMatchObject({ rule: 'pouvoirs-exalter' });
	});

	test('pouvoirs-traquer-sans-metal: Seek burns nothing, even at the limit', () => {
		const { result, stepsOf } = judge({}, burn('bronze'), seek);
		expect(result).toMatchObject({
			remaining: 0,
			burns: { bronze: 1 },
			outcomes: [{ type: 'done' }, { type: 'done' }],
		});
		expect(stepsOf('card-sought')).toMatchObject([{ before: 0, after: 0 }]);
		expect(stepsOf('sought-stays')).toMatchObject([{ rule: 'pouvoirs-traquer-reste' }]);
	});
});

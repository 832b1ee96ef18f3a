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

const PICKPOCKET = [allyEffect('un', 'fer'), allyEffect('deux', 'fer', 2)];

describe('effects of Allies and of the character', () => {
	test('allies-activation: with a token or with a card, with no direct effect', () => {
		for (const source of [burn('fer'), lay('fer-acier', 'fer')]) {
			const { result, stepsOf } = judge({ hand: [ironSteel], effects: PICKPOCKET }, source);
			expect(result.effects).toEqual(['un']);
			expect(stepsOf('effet-disponible')).toMatchObject([
				{ effect: 'un', rule: 'allies-activation', before: 0, after: 1 },
			]);
		}
	});

	test('allies-attiser: flaring does too', () => {
		const { stepsOf } = judge({ effects: PICKPOCKET }, flare('fer'));
		expect(stepsOf('effet-disponible')).toMatchObject([{ rule: 'allies-attiser' }]);
	});

	test('allies-second-effet: at the second metal; allies-une-fois: the first effect is not given again', () => {
		const { result, stepsOf } = judge({ hand: [ironSteel], effects: PICKPOCKET }, burn('fer'), lay('fer-acier', 'fer'));
		expect(result.effects).toEqual(['un', 'deux']);
		expect(stepsOf('effet-disponible').map(({ rule }) => rule)).toEqual(['allies-activation', 'allies-second-effet']);
		expect(stepsOf('effet-deja-donne')).toMatchObject([{ effect: 'un', rule: 'allies-une-fois' }]);
	});

	test('regles-entrainement-emblematique, once a turn', () => {
		const { stepsOf } = judge(
			{ hand: [ironSteel], effects: [characterEffect('fer')] },
			flare('fer'),
			lay('fer-acier', 'fer'),
		);
		expect(stepsOf('effet-disponible')).toMatchObject([{ rule: 'regles-entrainement-emblematique' }]);
		expect(stepsOf('effet-deja-donne')).toMatchObject([{ rule: 'regles-entrainement-emblematique-une-fois' }]);
	});

	test('metaux-atium-deux-metaux: one Atium token for an Ally of the metal and an Atium Ally', () => {
		const hand = [{ ...ironSteel, id: 'c', abilities: [['fer' as const]] }];
		const effects = [allyEffect('pickpocket', 'fer'), allyEffect('inquisitor', 'atium')];
		expect(judge({ hand, effects, atium: 1 }, burnAtium('fer', 'c')).result.effects).toEqual([
			'pickpocket',
			'inquisitor',
		]);
	});

	test('another metal, or refreshing, gives nothing', () => {
		expect(judge({ flared: ['fer'], effects: PICKPOCKET }, burn('acier'), refresh('fer')).result.effects).toEqual([]);
	});
});

describe('powers that ask for no metal', () => {
	test('pouvoirs-exalter: an Ally gives its effect, and nothing is burnt for it', () => {
		const { result, stepsOf } = judge({ effects: PICKPOCKET }, riot('deux'));
		expect(result).toMatchObject({ effects: [], riots: ['deux'], remaining: 1, burns: { fer: 0 } });
		expect(stepsOf('allie-exalte')).toMatchObject([{ rule: 'pouvoirs-exalter', effect: 'deux', before: 0, after: 1 }]);
	});

	test('pouvoirs-exalter-en-plus: before or after its metal, which still gives it once', () => {
		const after = judge({ effects: PICKPOCKET }, burn('fer'), riot('un'));
		expect(after.stepsOf('allie-exalte')).toMatchObject([{ before: 1, after: 2 }]);
		expect(after.stepsOf('exalter-en-plus')).toMatchObject([{ normal: true, rule: 'pouvoirs-exalter-en-plus' }]);
		const before = judge({ effects: PICKPOCKET }, riot('un'), burn('fer'));
		expect(before.stepsOf('exalter-en-plus')).toMatchObject([{ normal: false }]);
		expect(before.stepsOf('effet-disponible')).toMatchObject([{ effect: 'un', rule: 'allies-activation' }]);
	});

	test('pouvoirs-exalter-atium: Kandra or Inquisitor without any Atium', () => {
		const { result, stepsOf, reasons } = judge({ effects: [allyEffect('kandra', 'atium')] }, riot('kandra'));
		expect(reasons).toEqual([null]);
		expect(result).toMatchObject({ atium: 0, riots: ['kandra'] });
		expect(stepsOf('allie-exalte')).toMatchObject([{ rule: 'pouvoirs-exalter-atium' }]);
	});

	test('the metal may still be paid: an effect that Riot gave is still to be had', () => {
		expect(judge({ effects: PICKPOCKET }, riot('un')).payment('un')?.verdict).toBe('payable');
	});

	test('Riot is for Allies, and for those there are', () => {
		const { last, reasons } = judge({ effects: [characterEffect('fer')] }, riot('absent'), riot('personnage'));
		expect(reasons).toEqual(['effet-inconnu', 'effet-de-personnage']);
		expect(last).toMatchObject({ rule: 'pouvoirs-exalter' });
	});

	test('pouvoirs-traquer-sans-metal: Seek burns nothing, even at the limit', () => {
		const { result, stepsOf } = judge({}, burn('bronze'), seek);
		expect(result).toMatchObject({
			remaining: 0,
			burns: { bronze: 1 },
			outcomes: [{ type: 'done' }, { type: 'done' }],
		});
		expect(stepsOf('carte-traquee')).toMatchObject([{ before: 0, after: 0 }]);
		expect(stepsOf('traquee-reste')).toMatchObject([{ rule: 'pouvoirs-traquer-reste' }]);
	});
});

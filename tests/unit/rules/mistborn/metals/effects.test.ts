import { describe, expect, test } from 'vitest';
import { allyEffect, burn, burnAtium, characterEffect, flare, ironSteel, judge, lay, refresh } from './vocabulary';

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

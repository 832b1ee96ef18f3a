import { describe, expect, test } from 'vitest';
import { action, atium, attise, brule, carteAtium, couche, ferAcier, gagne, juger } from './vocabulary';

const ETAIN = action('survivre', ['etain', 'zinc'], ['etain'], ['etain']);

describe('Atium tokens', () => {
	test('metaux-atium: there must be one', () => {
		expect(juger({}, atium('fer')).derniere).toEqual({ type: 'illegal', raison: 'aucun-atium', rule: 'metaux-atium' });
		expect(juger({}, gagne('atium', 2), atium('fer')).pas('atium-brule')).toMatchObject([{ avant: 2, apres: 1 }]);
	});

	test('atium-limite: it counts as a burnt token', () => {
		expect(juger({ atium: 2 }, atium('fer'), brule('zinc')).refus).toEqual([null, 'limite-atteinte']);
		expect(juger({ atium: 2 }, brule('zinc'), atium('fer')).derniere).toMatchObject({
			raison: 'limite-atteinte-atium',
			rule: 'atium-limite',
			limite: 1,
		});
	});

	test('metaux-atium-pas-attiser: it is never flared, not even past the limit', () => {
		for (const avant of [[], [brule('fer')]]) {
			expect(juger({ atium: 1 }, ...avant, attise('atium')).derniere).toEqual({
				type: 'illegal',
				raison: 'atium-attise',
				rule: 'metaux-atium-pas-attiser',
			});
		}
		expect(juger({ atium: 9 }).resultat.possibles.atium.attiser?.rule).toBe('metaux-atium-pas-attiser');
	});

	test('metaux-atium-joker: it stands for any metal that the card asks for', () => {
		expect(juger({ main: [ETAIN], atium: 1 }, atium('etain', 'survivre')).carte('survivre')?.actives).toBe(1);
		expect(juger({ main: [ETAIN], atium: 1 }, atium('atium', 'survivre')).refus).toEqual(['metal-non-demande']);
	});

	test('metaux-atium-deux-metaux: on a card of another metal it counts as both', () => {
		const { resultat, pas } = juger({ main: [ETAIN], atium: 1 }, atium('etain', 'survivre'));
		expect(resultat.brules).toMatchObject({ etain: 1, atium: 1 });
		expect(pas('metal-compte').map(({ rule, auChoix }) => [rule, auChoix])).toEqual([
			['metaux-atium-joker', false],
			['metaux-atium-deux-metaux', false],
		]);
	});

	test('on an Atium card, or beside any card as Atium, it counts once', () => {
		const main = [carteAtium('c', ['atium'])];
		for (const pour of ['c', null]) {
			const { resultat, pas } = juger({ main, atium: 1, atiumDouble: true }, atium('atium', pour));
			expect(resultat.brules.atium).toBe(1);
			expect(pas('metal-compte')).toHaveLength(1);
		}
	});

	test('beside any card, in place of a metal: both only if the players say so', () => {
		expect(juger({ atium: 1 }, atium('etain')).resultat.brules).toMatchObject({ etain: 1, atium: 0 });
		const dit = juger({ atium: 1, atiumDouble: true }, atium('etain'));
		expect(dit.resultat.brules).toMatchObject({ etain: 1, atium: 1 });
		expect(dit.pas('metal-compte').at(-1)?.auChoix).toBe(true);
	});

	test('an Atium card in hand can be Atium too, once more than the tokens; another card cannot', () => {
		const { possibles } = juger({ atium: 2, main: [carteAtium('a'), ferAcier] }).resultat;
		expect(possibles.atium.cartesMetal).toEqual(['a']);
		expect(possibles.atium.maximum).toBe(2);
		expect(juger({ main: [carteAtium('a', ['atium']), carteAtium('b')] }).paiement('a')?.combinaisons).toEqual([
			[couche('b', 'atium', 'a')],
		]);
	});
});

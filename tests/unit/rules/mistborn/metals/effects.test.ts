import { describe, expect, test } from 'vitest';
import { atium, attise, brule, couche, effetAllie, ferAcier, juger, personnage, regenere } from './vocabulary';

const PICKPOCKET = [effetAllie('un', 'fer'), effetAllie('deux', 'fer', 2)];

describe('effects of Allies and of the character', () => {
	test('allies-activation: with a token or with a card, with no direct effect', () => {
		for (const source of [brule('fer'), couche('fer-acier', 'fer')]) {
			const { resultat, pas } = juger({ main: [ferAcier], effets: PICKPOCKET }, source);
			expect(resultat.effets).toEqual(['un']);
			expect(pas('effet-disponible')).toMatchObject([{ effet: 'un', rule: 'allies-activation', avant: 0, apres: 1 }]);
		}
	});

	test('allies-attiser: flaring does too', () => {
		const { pas } = juger({ effets: PICKPOCKET }, attise('fer'));
		expect(pas('effet-disponible')).toMatchObject([{ rule: 'allies-attiser' }]);
	});

	test('allies-second-effet: at the second metal; allies-une-fois: the first effect is not given again', () => {
		const { resultat, pas } = juger({ main: [ferAcier], effets: PICKPOCKET }, brule('fer'), couche('fer-acier', 'fer'));
		expect(resultat.effets).toEqual(['un', 'deux']);
		expect(pas('effet-disponible').map(({ rule }) => rule)).toEqual(['allies-activation', 'allies-second-effet']);
		expect(pas('effet-deja-donne')).toMatchObject([{ effet: 'un', rule: 'allies-une-fois' }]);
	});

	test('regles-entrainement-emblematique, once a turn', () => {
		const { pas } = juger({ main: [ferAcier], effets: [personnage('fer')] }, attise('fer'), couche('fer-acier', 'fer'));
		expect(pas('effet-disponible')).toMatchObject([{ rule: 'regles-entrainement-emblematique' }]);
		expect(pas('effet-deja-donne')).toMatchObject([{ rule: 'regles-entrainement-emblematique-une-fois' }]);
	});

	test('metaux-atium-deux-metaux: one Atium token for an Ally of the metal and an Atium Ally', () => {
		const main = [{ ...ferAcier, id: 'c', capacites: [['fer' as const]] }];
		const effets = [effetAllie('pickpocket', 'fer'), effetAllie('inquisitor', 'atium')];
		expect(juger({ main, effets, atium: 1 }, atium('fer', 'c')).resultat.effets).toEqual(['pickpocket', 'inquisitor']);
	});

	test('another metal, or renewing, gives nothing', () => {
		expect(juger({ attises: ['fer'], effets: PICKPOCKET }, brule('acier'), regenere('fer')).resultat.effets).toEqual(
			[],
		);
	});
});

import { describe, expect, test } from 'vitest';
import {
	action,
	allie,
	atium,
	attise,
	brule,
	carteAtium,
	couche,
	effetAllie,
	ferAcier,
	juger,
	personnage,
} from './vocabulary';

const FER_FER = action('carte', ['fer', 'acier'], ['fer', 'fer']);

describe('what can be paid', () => {
	test('jeton-metal-un-seul: twice the same metal needs a card or Atium', () => {
		expect(juger({ icones: 4, main: [FER_FER] }).paiement('carte')).toEqual({
			objet: { type: 'capacite', carte: 'carte', rang: 0 },
			verdict: 'manque',
			rule: 'jeton-metal-un-seul',
			demande: ['fer', 'fer'],
			combinaisons: [],
			manque: ['fer'],
		});
		expect(juger({ main: [FER_FER, ferAcier] }).paiement('carte')?.combinaisons).toContainEqual([
			brule('fer', 'carte'),
			couche('fer-acier', 'fer', 'carte'),
		]);
	});

	test('ways differ in what they spare', () => {
		const { paiement } = juger({ icones: 2, atium: 2, main: [FER_FER, ferAcier] });
		expect(paiement('carte')?.combinaisons).toEqual([
			[brule('fer', 'carte'), couche('fer-acier', 'fer', 'carte')],
			[brule('fer', 'carte'), atium('fer', 'carte')],
			[attise('fer', 'carte'), couche('fer-acier', 'fer', 'carte')],
		]);
	});

	test('atium-limite: with one token to burn, the token is flared to leave room for Atium', () => {
		const { paiement } = juger({ atium: 1, main: [FER_FER] });
		expect(paiement('carte')?.combinaisons).toEqual([[attise('fer', 'carte'), atium('fer', 'carte')]]);
	});

	test('a card is no metal for itself, an Ally neither, a used token neither', () => {
		const main = [action('carte', ['fer', 'acier'], ['fer']), allie];
		expect(juger({ main, attises: ['fer'] }).paiement('carte')).toMatchObject({
			verdict: 'manque',
			rule: 'cartes-metal-requis',
			manque: ['fer'],
		});
	});

	test('cards of two metals are shared out', () => {
		const main = [
			action('carte', ['zinc', 'laiton'], ['fer', 'fer', 'acier', 'acier']),
			ferAcier,
			{ ...ferAcier, id: 'autre' },
		];
		expect(juger({ main }).paiement('carte')?.verdict).toBe('payable');
		expect(juger({ main, attises: ['fer'] }).paiement('carte')?.manque).toHaveLength(1);
		expect(juger({ main, attises: ['fer'], atium: 1 }).paiement('carte')?.verdict).toBe('payable');
	});

	test('the card that serves for nothing else is the one to take', () => {
		const main = [carteAtium('atium'), action('carte', ['zinc', 'laiton'], ['fer', 'etain', 'atium']), ferAcier];
		const { paiement } = juger({ main, attises: ['fer', 'etain'], atium: 1 });
		expect(paiement('carte')?.verdict).toBe('payable');
	});

	test('between two cards that can be laid, the one with nothing to pay goes first', () => {
		const riche = action('riche', ['fer', 'acier'], ['zinc']);
		const { paiement } = juger({
			attises: ['fer'],
			main: [action('carte', ['etain', 'zinc'], ['fer']), riche, ferAcier],
		});
		expect(paiement('carte')?.combinaisons).toEqual([[couche('fer-acier', 'fer', 'carte')]]);
	});

	test('cartes-supplementaire-ordre: an ability costs those above it too, until they are active', () => {
		const main = [action('carte', ['etain', 'zinc'], ['fer'], ['etain']), ferAcier];
		const { paiement } = juger({ main, icones: 2 });
		expect(paiement('carte', 0)).toMatchObject({ demande: ['fer'], rule: 'cartes-metal-requis' });
		expect(paiement('carte', 1)).toMatchObject({ demande: ['fer', 'etain'], rule: 'cartes-supplementaire-ordre' });
		const apres = juger({ main, icones: 2 }, brule('fer', 'carte'));
		expect(apres.paiement('carte', 0)).toBeUndefined();
		expect(apres.paiement('carte', 1)).toMatchObject({ demande: ['etain'], rule: 'cartes-supplementaire' });
	});

	test('metals already laid are paid', () => {
		const main = [action('carte', ['etain', 'zinc'], ['fer', 'fer']), ferAcier];
		expect(juger({ main }, brule('fer', 'carte')).paiement('carte')).toMatchObject({
			demande: ['fer'],
			combinaisons: [[couche('fer-acier', 'fer', 'carte')]],
		});
	});

	test('effects: what is still to burn, with nothing to feed', () => {
		const effets = [effetAllie('un', 'fer'), effetAllie('deux', 'fer', 2), personnage('potin')];
		const avant = juger({ main: [ferAcier], effets });
		expect(avant.paiement('un')).toMatchObject({ rule: 'allies-activation', demande: ['fer'] });
		expect(avant.paiement('deux')).toMatchObject({ rule: 'allies-second-effet', demande: ['fer', 'fer'] });
		expect(avant.paiement('personnage')).toMatchObject({
			rule: 'regles-entrainement-emblematique',
			combinaisons: [[brule('potin')], [attise('potin')]],
		});
		const apres = juger({ main: [ferAcier], effets }, brule('fer'));
		expect(apres.paiement('un')).toBeUndefined();
		expect(apres.paiement('deux')).toMatchObject({ demande: ['fer'], combinaisons: [[couche('fer-acier', 'fer')]] });
	});

	test('a full hand and long costs are answered at once', () => {
		const couts = [
			['fer', 'fer', 'etain', 'etain'],
			['zinc', 'zinc', 'potin', 'potin'],
			['atium', 'atium', 'cuivre', 'laiton'],
		] as const;
		const flacons = [
			['fer', 'acier'],
			['etain', 'zinc'],
			['potin', 'cuivre'],
			['laiton', 'bronze'],
			['etain', 'potin'],
			['zinc', 'cuivre'],
		] as const;
		const main = Array.from({ length: 12 }, (_, rang) =>
			action(`c${rang}`, flacons[rang % 6] ?? ['fer', 'acier'], ...couts),
		);
		const debut = performance.now();
		juger({ main, icones: 4, atium: 9 });
		expect(performance.now() - debut).toBeLessThan(2000);
	});
});

describe('abilities one under the other', () => {
	const spent = (carte: ReturnType<typeof action>, rang: number) => {
		const main = [carte, carteAtium('b'), ferAcier, action('d', ['fer', 'acier'], ['fer'])];
		const paiement = juger({ icones: 2, atium: 1, attises: ['acier'], main }).paiement('carte', rang);
		return paiement?.combinaisons.map((actions) => actions.map(({ type }) => type).sort());
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
	] as const)('%j then %j spend what they would together', (premiere, seconde) => {
		const separees = spent(action('carte', ['fer', 'acier'], premiere, seconde), 1);
		expect(separees).toEqual(spent(action('carte', ['fer', 'acier'], [...premiere, ...seconde]), 0));
		expect(separees).not.toHaveLength(0);
	});
});

import { describe, expect, test } from 'vitest';
import {
	action,
	allie,
	atium,
	attise,
	brule,
	carteAtium,
	couche,
	ferAcier,
	financement,
	juger,
	regenere,
	savant,
} from './vocabulary';

const FER_FER = action('envol', ['fer', 'acier'], ['fer'], ['fer', 'fer']);

describe('using a card as a metal', () => {
	test('metaux-carte-sans-limite: it leaves the limit alone', () => {
		const main = ['a', 'b', 'c'].map((id) => action(id, ['fer', 'acier']));
		const { refus, pas } = juger(
			{ main },
			brule('etain'),
			couche('a', 'fer'),
			couche('b', 'fer'),
			couche('c', 'acier'),
		);
		expect(refus).toEqual([null, null, null, null]);
		expect(pas('limite-epargnee').map(({ avant, apres }) => [avant, apres])).toEqual([
			[0, 0],
			[0, 0],
			[0, 0],
		]);
	});

	test('metaux-carte-un-seul-metal: it counts as the metal that is told, and once', () => {
		const { resultat, derniere } = juger(
			{ main: [ferAcier] },
			couche('fer-acier', 'fer'),
			couche('fer-acier', 'acier'),
		);
		expect([resultat.brules.fer, resultat.brules.acier]).toEqual([1, 0]);
		expect(derniere).toMatchObject({
			raison: 'carte-plus-en-main',
			rule: 'metaux-carte-un-seul-metal',
			lieu: 'metal',
		});
	});

	test('paire-de-metaux-alimenter: only a metal of its flask', () => {
		for (const metal of ['etain', 'atium'] as const) {
			expect(juger({ main: [ferAcier] }, couche('fer-acier', metal)).derniere).toMatchObject({
				raison: 'metal-hors-flacon',
				rule: 'paire-de-metaux-alimenter',
				metal,
			});
		}
	});

	test.each([
		['carte-comme-metal-pas-d-allie', allie],
		['carte-comme-metal-pas-de-financement', financement],
	] as const)('%s', (rule, carte) => {
		const { derniere } = juger({ main: [carte] }, couche(carte.id, 'fer'));
		expect(derniere).toMatchObject({ raison: 'carte-sans-metal', rule, carte: carte.id });
	});

	test('carte-comme-metal-definition: not under itself, not once played, and not fed once laid', () => {
		const rule = 'carte-comme-metal-definition';
		const main = [FER_FER, ferAcier];
		expect(juger({ main }, couche('envol', 'fer', 'envol')).derniere).toMatchObject({
			raison: 'carte-sous-elle-meme',
			rule,
		});
		expect(juger({ main }, brule('fer', 'envol'), couche('envol', 'acier')).derniere).toMatchObject({
			raison: 'carte-plus-en-main',
			rule,
			lieu: 'en-jeu',
		});
		expect(juger({ main }, couche('envol', 'acier'), brule('fer', 'envol')).derniere).toMatchObject({
			raison: 'carte-plus-en-main',
			rule,
			lieu: 'metal',
		});
	});

	test('metaux-regenerer: a discarded card is no metal; tour-2-jouer: nor is it played', () => {
		const parti = [attise('fer'), regenere('fer', 'envol')];
		const cas = { main: [FER_FER] };
		expect(juger(cas, ...parti, couche('envol', 'fer')).derniere).toMatchObject({ rule: 'metaux-regenerer' });
		expect(juger(cas, ...parti, brule('acier', 'envol')).derniere).toMatchObject({
			raison: 'carte-plus-en-main',
			rule: 'tour-2-jouer',
			lieu: 'defausse',
		});
	});

	test('cartes-savant: only when the card is used as a metal', () => {
		const main = [savant('s', ['etain', 'zinc'])];
		expect(juger({ main }, couche('s', 'etain')).pas('savant-declenche')).toMatchObject([{ carte: 's' }]);
		const { pas } = juger({ main }, attise('etain'), regenere('etain', 's'));
		expect(pas('savant-declenche')).toEqual([]);
		expect(pas('savant-muet')).toMatchObject([{ rule: 'savant-pas-en-regenerant', carte: 's' }]);
		expect(juger({ main: [ferAcier] }, couche('fer-acier', 'fer')).pas('savant-declenche')).toEqual([]);
	});

	test('metaux-atium-cartes: an Atium card is any metal', () => {
		for (const comme of ['etain', 'acier', 'atium'] as const) {
			const { refus, resultat } = juger({ main: [carteAtium('a')] }, couche('a', comme));
			expect(refus).toEqual([null]);
			expect(resultat.brules[comme]).toBe(1);
		}
	});

	test('an Atium card in place of a metal is Atium too only if the players say so', () => {
		const main = [carteAtium('a')];
		expect(juger({ main }, couche('a', 'etain')).resultat.brules.atium).toBe(0);
		const dit = juger({ main, atiumDouble: true }, couche('a', 'etain'));
		expect(dit.resultat.brules).toMatchObject({ etain: 1, atium: 1 });
		expect(dit.pas('metal-compte').map(({ auChoix }) => auChoix)).toEqual([false, true]);
		expect(juger({ main, atiumDouble: true }, couche('a', 'atium')).resultat.brules.atium).toBe(1);
	});

	test('no rule for a card that is not there', () => {
		for (const essai of [couche('x', 'fer'), brule('fer', 'x'), regenere('fer', 'x')]) {
			expect(juger({ attises: ['acier'] }, essai).derniere).toEqual({
				type: 'illegal',
				raison: 'carte-inconnue',
				rule: null,
				carte: 'x',
			});
		}
	});
});

describe('feeding a card', () => {
	test('cartes-metal-requis: the main ability is active as soon as its metal is burnt', () => {
		const { pas, carte, trace } = juger({ main: [FER_FER] }, brule('fer', 'envol'));
		expect(carte('envol')).toMatchObject({ lieu: 'en-jeu', actives: 1, recus: [] });
		expect(pas('capacite-activee')).toMatchObject([{ carte: 'envol', capacite: 0, avant: 0, apres: 1 }]);
		expect(trace.filter(({ evenement }) => evenement === 0).map(({ kind }) => kind)).toEqual([
			'carte-jouee',
			'jeton-brule',
			'limite-entamee',
			'metal-pose',
			'capacite-activee',
			'metal-compte',
		]);
	});

	test('metaux-bruler-metal-requis: a card takes only what it asks for', () => {
		expect(juger({ main: [FER_FER] }, brule('etain', 'envol')).derniere).toMatchObject({
			raison: 'metal-non-demande',
			rule: 'metaux-bruler-metal-requis',
			metal: 'etain',
		});
		expect(juger({ main: [ferAcier] }, brule('fer', 'fer-acier')).refus).toEqual(['metal-non-demande']);
	});

	test('cartes-supplementaire-ordre: no ability can be skipped', () => {
		const main = [action('c', ['fer', 'acier'], ['fer'], ['etain'])];
		expect(juger({ main }, brule('etain', 'c')).derniere).toMatchObject({
			raison: 'capacite-sautee',
			rule: 'cartes-supplementaire-ordre',
		});
		expect(juger({ main, icones: 2 }, brule('fer', 'c'), brule('etain', 'c')).carte('c')?.actives).toBe(2);
	});

	test('cartes-supplementaire-plusieurs: one metal of two unlocks nothing', () => {
		const cas = { main: [FER_FER, ferAcier, { ...ferAcier, id: 'autre' }] };
		const un = juger(cas, brule('fer', 'envol'), couche('fer-acier', 'fer', 'envol'));
		expect(un.carte('envol')).toMatchObject({ actives: 1, recus: ['fer'] });
		expect(un.pas('capacite-incomplete')).toMatchObject([{ capacite: 1, requis: 2, avant: 1 }]);
		const deux = juger(
			cas,
			brule('fer', 'envol'),
			couche('fer-acier', 'fer', 'envol'),
			couche('autre', 'fer', 'envol'),
		);
		expect(deux.carte('envol')?.actives).toBe(2);
		expect(deux.pas('metal-pose').map(({ rule, capacite, avant, apres }) => [rule, capacite, avant, apres])).toEqual([
			['cartes-metal-requis', 0, 0, 1],
			['cartes-supplementaire', 1, 0, 1],
			['cartes-supplementaire', 1, 1, 2],
		]);
	});

	test('cartes-supplementaire-plusieurs: a main ability that asks for several metals is not one of those', () => {
		const main = [carteAtium('confrontation', ['atium', 'atium', 'atium', 'atium'])];
		const { pas, carte } = juger({ main, icones: 4, atium: 4 }, ...Array(4).fill(atium('atium', 'confrontation')));
		expect(pas('capacite-incomplete')).toEqual([]);
		expect(carte('confrontation')?.actives).toBe(1);
	});

	test('cartes-une-seule-fois: an active ability takes no more metal', () => {
		const main = [action('c', ['etain', 'zinc'], ['fer']), ferAcier];
		expect(juger({ main }, brule('fer', 'c'), couche('fer-acier', 'fer', 'c')).derniere).toMatchObject({
			raison: 'metal-non-demande',
			rule: 'cartes-une-seule-fois',
		});
	});

	test.each([
		['allies-activation', allie],
		['regles-marche-financement-metal', financement],
	] as const)('%s: it is never fed', (rule, carte) => {
		expect(juger({ main: [carte] }, brule('fer', carte.id)).derniere).toMatchObject({
			raison: 'carte-pas-alimentee',
			rule,
		});
	});

	test('tour-2-jouer: a card leaves the hand once, when it is first fed', () => {
		const { pas } = juger({ main: [FER_FER, ferAcier] }, brule('fer', 'envol'), couche('fer-acier', 'fer', 'envol'));
		expect(pas('carte-jouee').map(({ avant, apres }) => [avant, apres])).toEqual([[2, 1]]);
		expect(pas('carte-couchee').map(({ avant, apres }) => [avant, apres])).toEqual([[1, 0]]);
	});
});

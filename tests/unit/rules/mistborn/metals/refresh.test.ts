import { describe, expect, test } from 'vitest';
import { allie, attise, brule, carteAtium, couche, ferAcier, financement, juger, regenere } from './vocabulary';

describe('renewing a token', () => {
	test('metaux-regenerer: a card of the hand renews one metal of its flask', () => {
		const { resultat, pas, carte } = juger(
			{ attises: ['fer', 'acier'], main: [ferAcier] },
			regenere('fer', 'fer-acier'),
		);
		expect([resultat.jetons.fer, resultat.jetons.acier]).toEqual(['pret', 'retourne']);
		expect(carte('fer-acier')?.lieu).toBe('defausse');
		expect(pas('jeton-regenere')).toMatchObject([{ rule: 'regenerer-definition', avant: 2, apres: 1 }]);
	});

	test('paire-de-metaux-regenerer: not another one', () => {
		expect(juger({ attises: ['etain'], main: [ferAcier] }, regenere('etain', 'fer-acier')).derniere).toMatchObject({
			raison: 'metal-hors-flacon',
			rule: 'paire-de-metaux-regenerer',
		});
	});

	test('regenerer-carte-atium: any metal', () => {
		const { pas, refus } = juger({ attises: ['etain'], main: [carteAtium('a')] }, regenere('etain', 'a'));
		expect(refus).toEqual([null]);
		expect(pas('carte-defaussee')).toMatchObject([{ rule: 'regenerer-carte-atium', metal: 'etain' }]);
	});

	test('metaux-regenerer-icone: without a card', () => {
		const { pas } = juger({ attises: ['etain'] }, regenere('etain'));
		expect(pas('carte-defaussee')).toEqual([]);
		expect(pas('jeton-regenere')).toMatchObject([{ rule: 'metaux-regenerer-icone' }]);
	});

	test.each([
		['regenerer-pas-d-allie', allie],
		['financement-sans-metal', financement],
	] as const)('%s', (rule, carte) => {
		expect(juger({ attises: ['fer'], main: [carte] }, regenere('fer', carte.id)).derniere).toMatchObject({
			raison: 'carte-sans-metal',
			rule,
		});
	});

	test('metaux-regenerer-doit: nothing to turn over, no discard', () => {
		const { derniere, carte } = juger({ main: [ferAcier] }, brule('fer'), regenere('fer', 'fer-acier'));
		expect(derniere).toMatchObject({ raison: 'rien-a-regenerer', rule: 'metaux-regenerer-doit', metal: 'fer' });
		expect(carte('fer-acier')?.lieu).toBe('main');
	});

	test('regenerer-definition: an icon renews a flared token', () => {
		expect(juger({}, regenere('fer')).derniere).toMatchObject({ rule: 'regenerer-definition' });
		expect(juger({}, attise('fer'), regenere('fer'), regenere('fer')).refus).toEqual([null, null, 'rien-a-regenerer']);
	});

	test('metaux-regenerer: a card that was used or discarded is no longer in hand', () => {
		const cas = { attises: ['fer' as const, 'acier' as const], main: [ferAcier] };
		for (const avant of [couche('fer-acier', 'fer'), regenere('acier', 'fer-acier')]) {
			expect(juger(cas, avant, regenere('fer', 'fer-acier')).derniere).toMatchObject({
				raison: 'carte-plus-en-main',
				rule: 'metaux-regenerer',
			});
		}
	});

	test('metaux-regenerer-reutiliser: a token flared on an earlier turn is burnt or flared this turn', () => {
		for (const suite of [brule('fer'), attise('fer')]) {
			const { refus, pas } = juger({ attises: ['fer'] }, regenere('fer'), suite);
			expect(refus).toEqual([null, null]);
			expect(pas('reutilisation')).toMatchObject([{ rule: 'metaux-regenerer-reutiliser', avant: 7, apres: 8 }]);
		}
	});

	test('metaux-regenerer-meme-tour: a token flared this turn is renewed, and waits', () => {
		const { refus, pas } = juger({ icones: 4 }, attise('fer'), regenere('fer'), brule('fer'), attise('fer'));
		expect(refus).toEqual([null, null, 'jeton-deja-regenere', 'jeton-deja-regenere']);
		expect(pas('reutilisation')).toMatchObject([{ rule: 'metaux-regenerer-meme-tour', avant: 7, apres: 7 }]);
	});

	test('metaux-regenerer-meme-tour: renewed, flared, renewed again: it waits', () => {
		const { refus } = juger({ attises: ['fer'] }, regenere('fer'), attise('fer'), regenere('fer'), brule('fer'));
		expect(refus).toEqual([null, null, null, 'jeton-deja-regenere']);
	});

	test('metaux-regenerer-pas-bruler: it counts for no Ally', () => {
		const { resultat } = juger({ attises: ['fer'], main: [ferAcier] }, regenere('fer', 'fer-acier'));
		expect(resultat.brules.fer).toBe(0);
	});
});

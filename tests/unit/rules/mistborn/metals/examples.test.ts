import { expect, test } from 'vitest';
import { action, atium, attise, brule, couche, effetAllie, juger, regenere } from './vocabulary';

/** Examples of the rulebook and of the site. */

test('rulebook, Entraînement au Fer: laid as Acier with the Acier token, for the second ability of S’envoler', () => {
	const main = [action('s-envoler', ['fer', 'acier'], ['acier'], ['acier']), action('entrainement', ['fer', 'acier'])];
	const { carte, resultat } = juger(
		{ main },
		couche('entrainement', 'acier', 's-envoler'),
		brule('acier', 's-envoler'),
	);
	expect(carte('s-envoler')?.actives).toBe(2);
	expect([resultat.brules.acier, resultat.brules.fer, resultat.reste]).toEqual([2, 0, 0]);
});

test('rulebook, Entraînement à l’Étain: discarded, it renews the flared Étain', () => {
	const main = [action('entrainement', ['etain', 'bronze'])];
	expect(juger({ main, attises: ['etain'] }, regenere('etain', 'entrainement')).resultat.jetons.etain).toBe('pret');
});

test('rulebook, Survivre: Atium on a card counts as Étain for the Soldat', () => {
	const main = [action('survivre', ['etain', 'bronze'], ['etain'])];
	const { resultat } = juger({ main, atium: 1, effets: [effetAllie('soldat', 'etain')] }, atium('etain', 'survivre'));
	expect(resultat.effets).toEqual(['soldat']);
});

test('rulebook, 5A: two more Fer are asked for, one more unlocks nothing', () => {
	const main = [action('carte', ['fer', 'acier'], ['fer'], ['fer', 'fer']), action('autre', ['fer', 'acier'])];
	expect(juger({ main }, brule('fer', 'carte'), couche('autre', 'fer', 'carte')).carte('carte')?.actives).toBe(1);
});

test('site, Maud: token Fer and a card told as Fer, one token in the limit', () => {
	const main = [action('carte', ['fer', 'acier'], ['fer'], ['fer']), action('autre', ['fer', 'acier'])];
	const { carte, resultat } = juger({ main, icones: 2 }, brule('fer', 'carte'), couche('autre', 'fer', 'carte'));
	expect(carte('carte')?.actives).toBe(2);
	expect(resultat.reste).toBe(1);
});

test('site, Yanis: Zinc flared leaves room for Laiton and Atium; burnt, it does not', () => {
	const cas = { icones: 2, atium: 1 };
	expect(juger(cas, attise('zinc'), brule('laiton'), atium('atium')).refus).toEqual([null, null, null]);
	expect(juger(cas, brule('zinc'), brule('laiton'), atium('atium')).refus).toEqual([
		null,
		null,
		'limite-atteinte-atium',
	]);
});

test('site, Ilan: a Bronze token and an Atium do not reach the two more Bronze', () => {
	const main = [action('carte', ['bronze', 'cuivre'], ['bronze'], ['bronze', 'bronze'])];
	const cas = { main, icones: 4, atium: 1 };
	expect(juger(cas, brule('bronze', 'carte'), atium('bronze', 'carte')).carte('carte')?.actives).toBe(1);
	expect(juger(cas).paiement('carte', 1)).toMatchObject({ verdict: 'manque', manque: ['bronze'] });
	expect(juger(cas).paiement('carte', 0)).toMatchObject({ verdict: 'payable' });
});

test('site, Élise: the Ally counts the Cuivre burnt before, then the card told as Cuivre', () => {
	const main = [action('carte', ['bronze', 'cuivre'], ['cuivre']), action('autre', ['bronze', 'cuivre'])];
	const effets = [effetAllie('soin', 'cuivre'), effetAllie('pioche', 'cuivre', 2)];
	const { pas } = juger({ main, effets }, brule('cuivre', 'carte'), couche('autre', 'cuivre'));
	expect(pas('effet-disponible').map(({ effet }) => effet)).toEqual(['soin', 'pioche']);
	expect(pas('effet-deja-donne').map(({ effet }) => effet)).toEqual(['soin']);
});

test('site, glossary « Attiser »: limit 2, Zinc and Laiton burnt, Cuivre flared and turned over from then on', () => {
	const { refus, resultat } = juger({ icones: 2 }, brule('zinc'), brule('laiton'), attise('cuivre'));
	expect(refus).toEqual([null, null, null]);
	expect(resultat.finDeTour.jetons.cuivre).toBe('retourne');
});

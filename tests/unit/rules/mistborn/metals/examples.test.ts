import { expect, test } from 'vitest';
import { actionCard, allyEffect, burn, burnAtium, flare, judge, lay, refresh } from './vocabulary';

/** Examples of the rulebook and of the site. */

test('rulebook, « Entraînement au Fer »: laid as Steel with the Steel token, for the second ability of « S’envoler »', () => {
	const hand = [
		actionCard('s-envoler', ['fer', 'acier'], ['acier'], ['acier']),
		actionCard('entrainement', ['fer', 'acier']),
	];
	const { card, result } = judge({ hand }, lay('entrainement', 'acier', 's-envoler'), burn('acier', 's-envoler'));
	expect(card('s-envoler')?.activeCount).toBe(2);
	expect([result.burns.acier, result.burns.fer, result.remaining]).toEqual([2, 0, 0]);
});

test('rulebook, « Entraînement à l’Étain »: discarded, it refreshes the flared Tin', () => {
	const hand = [actionCard('entrainement', ['etain', 'bronze'])];
	expect(judge({ hand, flared: ['etain'] }, refresh('etain', 'entrainement')).result.tokens.etain).toBe('ready');
});

test('rulebook, Survivre: Atium on a card counts as Étain for the Soldat', () => {
	const hand = [actionCard('survivre', ['etain', 'bronze'], ['etain'])];
	const { result } = judge(
		{ hand, atium: 1, effects: [allyEffect('soldat', 'etain')] },
		burnAtium('etain', 'survivre'),
	);
	expect(result.effects).toEqual(['soldat']);
});

test('rulebook, 5A: two more Iron are asked for, one more unlocks nothing', () => {
	const hand = [actionCard('carte', ['fer', 'acier'], ['fer'], ['fer', 'fer']), actionCard('autre', ['fer', 'acier'])];
	expect(judge({ hand }, burn('fer', 'carte'), lay('autre', 'fer', 'carte')).card('carte')?.activeCount).toBe(1);
});

test('site, Maud: token Iron and a card laid as Iron, one token in the limit', () => {
	const hand = [actionCard('carte', ['fer', 'acier'], ['fer'], ['fer']), actionCard('autre', ['fer', 'acier'])];
	const { card, result } = judge({ hand, burnIcons: 2 }, burn('fer', 'carte'), lay('autre', 'fer', 'carte'));
	expect(card('carte')?.activeCount).toBe(2);
	expect(result.remaining).toBe(1);
});

test('site, Yanis: Zinc flared leaves room for Brass and Atium; burnt, it does not', () => {
	const start = { burnIcons: 2, atium: 1 };
	expect(judge(start, flare('zinc'), burn('laiton'), burnAtium('atium')).reasons).toEqual([null, null, null]);
	expect(judge(start, burn('zinc'), burn('laiton'), burnAtium('atium')).reasons).toEqual([
		null,
		null,
		'limite-atteinte-atium',
	]);
});

test('site, Ilan: a Bronze token and an Atium do not reach the two more Bronze', () => {
	const hand = [actionCard('carte', ['bronze', 'cuivre'], ['bronze'], ['bronze', 'bronze'])];
	const start = { hand, burnIcons: 4, atium: 1 };
	expect(judge(start, burn('bronze', 'carte'), burnAtium('bronze', 'carte')).card('carte')?.activeCount).toBe(1);
	expect(judge(start).payment('carte', 1)).toMatchObject({ verdict: 'manque', missing: ['bronze'] });
	expect(judge(start).payment('carte', 0)).toMatchObject({ verdict: 'payable' });
});

test('site, Élise: the Ally counts the Copper burnt before, then the card laid as Copper', () => {
	const hand = [actionCard('carte', ['bronze', 'cuivre'], ['cuivre']), actionCard('autre', ['bronze', 'cuivre'])];
	const effects = [allyEffect('soin', 'cuivre'), allyEffect('pioche', 'cuivre', 2)];
	const { stepsOf } = judge({ hand, effects }, burn('cuivre', 'carte'), lay('autre', 'cuivre'));
	expect(stepsOf('effet-disponible').map(({ effect }) => effect)).toEqual(['soin', 'pioche']);
	expect(stepsOf('effet-deja-donne').map(({ effect }) => effect)).toEqual(['soin']);
});

test('site, glossary « Attiser »: limit 2, Zinc and Brass burnt, Copper flared and turned over from then on', () => {
	const { reasons, result } = judge({ burnIcons: 2 }, burn('zinc'), burn('laiton'), flare('cuivre'));
	expect(reasons).toEqual([null, null, null]);
	expect(result.endOfTurn.tokens.cuivre).toBe('turned');
});

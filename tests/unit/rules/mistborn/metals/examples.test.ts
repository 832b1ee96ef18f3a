import { expect, test } from 'vitest';
import { actionCard, allyEffect, burn, burnAtium, flare, judge, lay, refresh } from './vocabulary';

/** Examples of the rulebook and of the site. */

test('rulebook, « Entraînement au Fer »: laid as Steel with the Steel token, for the second ability of « S’envoler »', () => {
	const hand = [
		actionCard('s-envoler', ['iron', 'steel'], ['steel'], ['steel']),
		actionCard('entrainement', ['iron', 'steel']),
	];
	const { card, result } = judge({ hand }, lay('entrainement', 'steel', 's-envoler'), burn('steel', 's-envoler'));
	expect(card('s-envoler')?.activeCount).toBe(2);
	expect([result.burns.steel, result.burns.iron, result.remaining]).toEqual([2, 0, 0]);
});

test('rulebook, « Entraînement à l’Étain »: discarded, it refreshes the flared Tin', () => {
	const hand = [actionCard('entrainement', ['tin', 'bronze'])];
	expect(judge({ hand, flared: ['tin'] }, refresh('tin', 'entrainement')).result.tokens.tin).toBe('ready');
});

test('rulebook, Survivre: Atium on a card counts as Étain for the Soldat', () => {
	const hand = [actionCard('survivre', ['tin', 'bronze'], ['tin'])];
	const { result } = judge({ hand, atium: 1, effects: [allyEffect('soldat', 'tin')] }, burnAtium('tin', 'survivre'));
	expect(result.effects).toEqual(['soldat']);
});

test('rulebook, 5A: two more Iron are asked for, one more unlocks nothing', () => {
	const hand = [
		actionCard('lay', ['iron', 'steel'], ['iron'], ['iron', 'iron']),
		actionCard('autre', ['iron', 'steel']),
	];
	expect(judge({ hand }, burn('iron', 'lay'), lay('autre', 'iron', 'lay')).card('lay')?.activeCount).toBe(1);
});

test('site, Maud: token Iron and a card laid as Iron, one token in the limit', () => {
	const hand = [actionCard('lay', ['iron', 'steel'], ['iron'], ['iron']), actionCard('autre', ['iron', 'steel'])];
	const { card, result } = judge({ hand, burnIcons: 2 }, burn('iron', 'lay'), lay('autre', 'iron', 'lay'));
	expect(card('lay')?.activeCount).toBe(2);
	expect(result.remaining).toBe(1);
});

test('site, Yanis: Zinc flared leaves room for Brass and Atium; burnt, it does not', () => {
	const start = { burnIcons: 2, atium: 1 };
	expect(judge(start, flare('zinc'), burn('brass'), burnAtium('atium')).reasons).toEqual([null, null, null]);
	expect(judge(start, burn('zinc'), burn('brass'), burnAtium('atium')).reasons).toEqual([
		null,
		null,
		'limit-reached-atium',
	]);
});

test('site, Ilan: a Bronze token and an Atium do not reach the two more Bronze', () => {
	const hand = [actionCard('lay', ['bronze', 'copper'], ['bronze'], ['bronze', 'bronze'])];
	const start = { hand, burnIcons: 4, atium: 1 };
	expect(judge(start, burn('bronze', 'lay'), burnAtium('bronze', 'lay')).card('lay')?.activeCount).toBe(1);
	expect(judge(start).payment('lay', 1)).toMatchObject({ verdict: 'missing', missing: ['bronze'] });
	expect(judge(start).payment('lay', 0)).toMatchObject({ verdict: 'payable' });
});

test('site, Élise: the Ally counts the Copper burnt before, then the card laid as Copper', () => {
	const hand = [actionCard('lay', ['bronze', 'copper'], ['copper']), actionCard('autre', ['bronze', 'copper'])];
	const effects = [allyEffect('soin', 'copper'), allyEffect('pioche', 'copper', 2)];
	const { stepsOf } = judge({ hand, effects }, burn('copper', 'lay'), lay('autre', 'copper'));
	expect(stepsOf('effect-available').map(({ effect }) => effect)).toEqual(['soin', 'pioche']);
	expect(stepsOf('effect-already-given').map(({ effect }) => effect)).toEqual(['soin']);
});

test('site, glossary « Attiser »: limit 2, Zinc and Brass burnt, Copper flared and turned over from then on', () => {
	const { reasons, result } = judge({ burnIcons: 2 }, burn('zinc'), burn('brass'), flare('copper'));
	expect(reasons).toEqual([null, null, null]);
	expect(result.endOfTurn.tokens.copper).toBe('turned');
});

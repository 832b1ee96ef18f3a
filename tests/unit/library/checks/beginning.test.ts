import { expect, it } from 'vitest';
import { outgrown, WHOLE } from '../../../../src/library/checks/beginning';
import type { Game } from '../../../../src/library/types';

const game = (debutant: boolean | undefined, rules: number, questions: number) =>
	({
		file: 'content/essai/jeu.yaml',
		data: { nom: 'Essai', debutant },
		rules: new Map(Array.from({ length: rules }, (_, at) => [at, at])),
		asked: new Map([['a', Array.from({ length: questions }, (_, at) => `${at}`)]]),
	}) as unknown as Game;

it('tells a game that begins when it has become whole, and no other', () => {
	const { rules, questions } = WHOLE;
	expect(outgrown(game(true, rules + 1, questions + 1))).toEqual([
		expect.stringContaining('Retirez « debutant » de content/essai/jeu.yaml'),
	]);
	expect(outgrown(game(true, rules, questions + 1))).toEqual([]);
	expect(outgrown(game(true, rules + 1, questions))).toEqual([]);
	expect(outgrown(game(undefined, rules + 1, questions + 1))).toEqual([]);
});

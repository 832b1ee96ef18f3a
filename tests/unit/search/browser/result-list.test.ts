import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../../src/search/browser/finder';
import { strangeWords } from '../../../../src/search/browser/result-list';

const told = (strange: Answer['strange'], game: string | undefined = 'keyforge') =>
	strangeWords({ strange, game, stated: undefined } as Answer).replace(/[\u2068\u2069]/g, '');

describe('words that no page has', () => {
	test.each([
		[[], ''],
		[[['frobuler', '']], '« frobuler » n’est dans aucune page de ce jeu.'],
		[[['armrue', 'armure']], '« armrue » n’est dans aucune page de ce jeu : lu comme « armure ».'],
		[
			[
				['zut', ''],
				['armrue', 'armure'],
			],
			'« zut », « armrue » ne sont dans aucune page de ce jeu : « armrue » lu comme « armure ».',
		],
	] as [string[][], string][])('%j are told in one sentence', (words, sentence) => {
		const strange = words.map(([word = '', takenFor = '']) => ({ word, takenFor }));
		expect(told(strange).replaceAll('\u00a0', ' ')).toBe(sentence);
	});

	test('where all games are searched, none has them', () => {
		expect(strangeWords({ strange: [{ word: 'zut', takenFor: '' }], game: undefined } as unknown as Answer)).toMatch(
			/dans aucune page de ces jeux\.$/,
		);
	});
});

import { expect, test } from 'vitest';
import { namedGames } from '../../../../src/search/browser/named-game';

const games = {
	keyforge: { name: 'KeyForge', words: ['keyforge', 'KeyForge', 'key forge'] },
	l5r: { name: 'L5R', words: ['l5r', 'Légende des Cinq Anneaux'] },
};

test.each([
	['mulligan keyforge', 'keyforge', 'mulligan'],
	['Key Forge mulligan', 'keyforge', 'mulligan'],
	['duel L5R égalité', 'l5r', 'duel égalité'],
	['legende des cinq anneaux honneur', 'l5r', 'honneur'],
	['combien de cartes à keyforge ?', 'keyforge', 'combien de cartes à ?'],
])('« %s » is asked of its game', (query, game, rest) => {
	expect(namedGames(query, games)).toMatchObject([{ game, rest }]);
});

test.each(['mulligan', 'keyforge', 'forge de clés', ''])('« %s » names no game, or nothing else', (query) => {
	expect(namedGames(query, games)).toEqual([]);
});

test('two games that are named are both searched, without their names', () => {
	const named = namedGames('keyforge ou l5r égalité', games);
	expect(named.map(({ game }) => game)).toEqual(['keyforge', 'l5r']);
	expect(named.at(-1)?.rest).toBe('ou égalité');
});

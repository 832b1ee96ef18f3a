import { describe, expect, test } from 'vitest';
import type { GameEvent, Side } from '../../../../../src/rules/keyforge/forge';
import { cost, forgeStep, judge, keyUnforged, movement, situation, turnEnd } from './builders';

const missed = (you: number, opponent: number, ...events: GameEvent[]): [Side, number][] =>
	judge(situation({ pool: you }, { pool: opponent }), ...events)
		.stepsOf('step-missing')
		.map(({ player, before }) => [player, before]);

describe('forger-obligatoire: a turn without its step 1, in which a key had to be forged', () => {
	test.each<[string, [Side, number][], GameEvent[]]>([
		['your turn ends, then your next one begins', [['opponent', 8]], [turnEnd('you'), forgeStep('you')]],
		['two of your steps in a row', [['opponent', 8]], [forgeStep('you'), forgeStep('you')]],
		['a turn that begins and ends', [['opponent', 8]], [turnEnd('you'), turnEnd('opponent')]],
		[
			'your turn ends twice',
			[
				['opponent', 8],
				['you', 13],
			],
			[turnEnd('you'), turnEnd('you')],
		],
		[
			'Æmber is lost after the beginning of the turn',
			[['opponent', 8]],
			[turnEnd('you'), movement('loss', 'opponent', 5), forgeStep('you')],
		],
		['its step 1 is given', [], [turnEnd('you'), forgeStep('opponent'), forgeStep('you')]],
		['its step 1 is skipped', [], [turnEnd('you'), forgeStep('opponent', { prevention: 'skipped' }), forgeStep('you')]],
		['a step, then the end of that turn', [], [forgeStep('you'), turnEnd('you'), forgeStep('opponent')]],
		['the turn under way at the start', [], [turnEnd('opponent'), forgeStep('you')]],
		['a key costs too much', [], [cost('opponent', 9), turnEnd('you'), forgeStep('you')]],
		['nothing comes after', [], [turnEnd('you'), keyUnforged('opponent')]],
	])('%s', (_, expected, events) => {
		expect(missed(13, 8, ...events)).toEqual(expected);
	});

	test('a player who could not forge has nothing to say', () => {
		expect(missed(7, 5, turnEnd('you'), forgeStep('you'))).toEqual([]);
	});

	test('nothing else changes', () => {
		const { result } = judge(situation({ pool: 7 }, { pool: 8 }), turnEnd('you'), forgeStep('you'));
		expect(result.balances).toMatchObject({ you: { pool: 1, keys: 1 }, opponent: { pool: 8, keys: 0 } });
	});
});

describe('how much dearer the key must get', () => {
	test.each<[string, number, number[], number]>([
		['one more than what is left', 8, [], 3],
		['just enough', 6, [], 1],
		['etape-1-prix-nul: effects below 0 first make up for it', 0, [-9], 4],
		['too little already', 3, [], 0],
	])('%s', (_, pool, modifiers, dearer) => {
		expect(judge(situation({ pool, modifiers })).result.balances.you.dearer).toBe(dearer);
	});

	test('etape-1-prix-nul: 3 more still give a free key, 4 more do not', () => {
		const keyAfter = (more: number) =>
			judge(situation({ modifiers: [-9] }), cost('you', more), forgeStep()).result.balances.you.keys;
		expect([keyAfter(3), keyAfter(4)]).toEqual([1, 0]);
	});
});

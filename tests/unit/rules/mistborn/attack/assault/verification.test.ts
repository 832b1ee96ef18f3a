import { describe, expect, test } from 'vitest';
import { ME } from '../../../../../../src/rules/mistborn/attack';
import type { Assault } from '../../../../../../src/rules/mistborn/attack/assault';
import { ally, player } from '../vocabulary';
import { assault, problemsOf } from './vocabulary';

const sound = assault([{ flat: 99, times: 9, on: 'together', shares: [{ player: 'j1', damage: 99 }] }], { j1: {} });

/** An assault as it might come from an address, whatever the types say. */
const wrongFields = (part: object) => problemsOf({ ...sound, ...part } as Assault).map(({ field }) => field);
const wrongBlow = (part: object) => wrongFields({ blows: [{ ...sound.blows[0], ...part }] });

describe('verify', () => {
	test('accepts what is sound, limits included', () => {
		expect(problemsOf({ ...sound, dominance: 6, health: 48, missions: 3 })).toEqual([]);
	});

	test('checks every number and list', () => {
		expect(wrongFields({ dominance: 0, health: 49, missions: 4, blows: [] })).toEqual([
			'dominance',
			'health',
			'missions',
			'blows.length',
		]);
		expect(wrongFields({ blows: Array(7).fill(sound.blows[0]) })).toEqual(['blows.length']);
		expect(wrongBlow({ source: 'ruse', flat: 100, times: 10, dominance: 7, on: 'j2' })).toEqual([
			'blows[0].source',
			'blows[0].flat',
			'blows[0].times',
			'blows[0].dominance',
			'blows[0].on',
		]);
		expect(wrongBlow({ shares: [{ player: 'j2', damage: -1 }] })).toEqual([
			'blows[0].shares[0].player',
			'blows[0].shares[0].damage',
		]);
		expect(wrongBlow({ shares: Array(4).fill({ player: 'j1', damage: 1 }) })).toEqual(['blows[0].shares.length']);
	});

	test('expects the reader first, one to four players, ids once', () => {
		const blows = [{ ...sound.blows[0], shares: [] }];
		expect(wrongFields({ blows, players: [] })).toEqual(['players.length', 'players[0].id']);
		expect(wrongFields({ blows, players: [player('j1')] })).toEqual(['players[0].id']);
		const five = [ME, 'j1', 'j2', 'j3', 'j4'].map((id) => player(id));
		expect(wrongFields({ blows, players: five })).toEqual(['players.length']);
		expect(wrongFields({ blows, players: [player(ME, { allies: [ally({ id: ME })] })] })).toEqual(['players']);
		expect(wrongFields({ blows, players: [player(ME, { health: 0 })] })).toEqual(['players[0].health']);
	});
});

import type { Situation, TestResult } from '../../../../../src/rules/arkham/skill-test';
import type { Ratio } from './naive';
import { play } from './vocabulary';

/** A test played in one order of its tokens, and how likely that order is. */
export interface PlayedOrder {
	readonly result: TestResult;
	readonly chance: Ratio;
}

/** Plays a test in every way the tokens may come. */
export function listPlayed(situation: Situation): readonly PlayedOrder[] {
	const played: PlayedOrder[] = [];
	const explore = (ranks: readonly number[]): void => {
		const asked: number[] = [];
		const { result } = play(situation, (left) => {
			asked.push(left);
			return ranks[asked.length - 1] ?? 0;
		});
		if (result === null) return;
		const missing = asked[ranks.length];
		if (missing === undefined) {
			played.push({ result, chance: [1n, asked.reduce((product, left) => product * BigInt(left), 1n)] });
			return;
		}
		for (let rank = 0; rank < missing; rank += 1) explore([...ranks, rank]);
	};
	explore([]);
	return played;
}

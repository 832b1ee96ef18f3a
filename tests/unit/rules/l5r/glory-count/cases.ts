import type { Character, Resolution, Situation } from '../../../../../src/rules/l5r/glory-count';
import * as engine from '../../../../../src/rules/l5r/glory-count';
import { checked } from '../../checked';

/** What a case says; the rest is the count for the Favor, which is available, with nobody and no ring. */
export interface Given extends Partial<Pick<Situation, 'purpose' | 'favor'>> {
	/** Glory of the reader's characters, and of the opponent's; the sign − makes them bowed. */
	readonly v?: readonly number[];
	readonly a?: readonly number[];
	/** Claimed rings, the reader's first. */
	readonly rings?: readonly [number, number];
}

const characters = (glories: readonly number[]): readonly Character[] =>
	glories.map((glory) => ({ glory: Math.abs(glory), bowed: glory < 0 }));

export function situation({ v = [], a = [], rings = [0, 0], purpose = 'favor', favor = null }: Given): Situation {
	return {
		purpose,
		favor,
		you: { characters: characters(v), rings: rings[0] },
		opponent: { characters: characters(a), rings: rings[1] },
	};
}

export const judge = (given: Given): Resolution => resolve(situation(given));

/** What the engine gives for a case that it accepts. */
export const resolve = (given: Situation) => engine.resolve(checked(engine.verify(given)));

/** What the engine finds wrong with a case. */
export const problemsOf = (given: Situation) => engine.verify(given).problems;

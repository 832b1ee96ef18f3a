import { createHash } from 'node:crypto';
import type { Judged, Measures } from './measures';

// The bench is judged against what search did when `baseline.json` was written. Content changes every week, and each
// change moves a query or two: only what chance does not explain is a regression.

/** What a measure gave when the baseline was written. */
export interface Recorded {
	asked: number;
	right: number;
	/** The other queries, as keys with spaces between: the words of the sealed half stay sealed. */
	wrong: string;
}

/** By set of queries, then by measure. */
export type Baseline = Record<string, Record<string, Recorded>>;

const keyOf = ({ game, q }: Judged) => createHash('sha256').update(`${game} ${q}`).digest('hex').slice(0, 8);

const record = (judged: readonly Judged[]): Recorded => {
	const wrong = judged.filter(({ right }) => !right).map(keyOf);
	return { asked: judged.length, right: judged.length - wrong.length, wrong: wrong.sort().join(' ') };
};

/** A baseline of what is measured now. */
export const makeBaseline = (sets: Record<string, Measures>): Baseline =>
	Object.fromEntries(
		Object.entries(sets).map(([name, measures]) => [
			name,
			Object.fromEntries(Object.entries(measures).map(([measure, judged]) => [measure, record(judged)])),
		]),
	);

/**
 * How many queries a measure may lose: two standard errors of its share, that is, what another draw of as many queries
 * could have given. One right and one wrong are added, so that a measure without a mistake has a margin too.
 */
export function marginOf({ asked, right }: Pick<Recorded, 'asked' | 'right'>): number {
	const share = (right + 1) / (asked + 2);
	return Math.floor(2 * Math.sqrt(asked * share * (1 - share)));
}

/** How many times its margin a measure may lose in single queries, when it gains others. */
const CHURN = 2;

const countByGame = (judged: readonly Judged[]) =>
	[...Map.groupBy(judged, ({ game }) => game)].map(([game, own]) => `${game} ${own.length}`).join(', ');

/**
 * What is held against the measures of a set: more queries lost than the margin, or twice as many that became wrong
 * while others became right. `sealed` queries are counted, not named.
 */
export function objectionsTo(
	measures: Measures,
	baseline: Record<string, Recorded> | undefined,
	{ sealed }: { sealed: boolean },
): string[] {
	return Object.entries(measures).flatMap(([name, judged]) => {
		const recorded = baseline?.[name];
		if (!recorded) return [`${name}: the baseline lacks it.`];
		if (recorded.asked !== judged.length)
			return [`${name}: ${judged.length} queries, where the baseline has ${recorded.asked}: the bench has changed.`];
		const wrongBefore = new Set(recorded.wrong.split(' '));
		const lost = judged.filter((one) => !one.right && !wrongBefore.has(keyOf(one)));
		const right = judged.filter((one) => one.right).length;
		const margin = marginOf(recorded);
		if (recorded.right - right <= margin && lost.length <= CHURN * margin) return [];
		return [
			`${name}: ${right} of ${judged.length} are right, ${recorded.right} were; ${margin} fewer would be chance. ` +
				`${lost.length} became wrong (${countByGame(lost)})${sealed ? '.' : `: ${lost.map(({ q }) => `« ${q} »`).join(', ')}.`}`,
		];
	});
}

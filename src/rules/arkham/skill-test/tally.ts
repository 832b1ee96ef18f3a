import { type Fraction, fraction } from '../../odds';
import type { Checked } from '../../verification';
import { type Course, openTable } from './course';
import { createDecider, MAX_COURSES, settle } from './decide';
import { followAll, type WeighedOption } from './follow';
import { listKinds } from './kind';
import type { Situation } from './situation';
import { readStakes } from './stakes';

/** What a token that is applied makes its investigator take. */
export interface TokenCost {
	/** Kind of token. */
	readonly token: string;
	/** Each time, or in tests that fail only. */
	readonly always: boolean;
	readonly damage: number;
	readonly horror: number;
	/** Damage or horror, as the player chooses. */
	readonly either: number;
	/** Whether it is taken as many times as the points that the test fails by. */
	readonly perPoint: boolean;
}

/** Chances of one kind of token in a test. */
export interface KindTally {
	readonly token: string;
	/** Chance that one at least is revealed; one that was canceled and went back to the bag does not count. */
	readonly revealed: Fraction;
	/** Chance that the test succeeds, and that it fails, with one at least applied. */
	readonly succeeded: Fraction;
	readonly failed: Fraction;
	/** How many are canceled on average. */
	readonly canceled: Fraction;
}

/** What the tokens bring in a test, when the player decides for the best. */
export interface Tally {
	readonly kinds: readonly KindTally[];
	/** Chance that something is taken at all, and how much on average. */
	readonly hurt: Fraction;
	readonly damage: Fraction;
	readonly horror: Fraction;
	readonly either: Fraction;
	/** What tokens count as instead of themselves: how often one at least does; two used at once count once. */
	readonly uses: readonly { readonly token: string; readonly as: string | null; readonly times: Fraction }[];
}

/**
 * Works out what each kind of token brings, and what `costs` come to. `null` when no token can be revealed. Throws
 * `TooLong` when there are more than `most` courses to follow.
 */
export function tally(
	situation: Checked<Situation>,
	costs: readonly TokenCost[] = [],
	most = MAX_COURSES,
): Tally | null {
	const kinds = listKinds(situation);
	if (kinds.length === 0) return null;
	const stakes = readStakes(situation);
	const table = openTable(kinds, situation.draw);
	const { ends, done, whole } = followAll(table, createDecider(table, stakes, most), keyOfApplied);
	const counted = kinds.map(() => ({ revealed: 0n, succeeded: 0n, failed: 0n }));
	const taken = { hurt: 0n, damage: 0n, horror: 0n, either: 0n };
	for (const { course, last, sum, weight } of ends) {
		const { success, margin } = settle(stakes, sum);
		const applied = last ? [...course.applied, last] : course.applied;
		const names = applied.map(({ as }) => as);
		for (const [rank, { id, count }] of kinds.entries()) {
			const one = counted[rank];
			if (!one) continue;
			if ((course.left[rank] ?? 0) < count || last?.rank === rank) one.revealed += weight;
			if (names.includes(id)) one[success ? 'succeeded' : 'failed'] += weight;
		}
		const paid = sumCosts(names, costs, success ? null : -margin);
		taken.damage += weight * BigInt(paid.damage);
		taken.horror += weight * BigInt(paid.horror);
		taken.either += weight * BigInt(paid.either);
		if (paid.damage + paid.horror + paid.either > 0) taken.hurt += weight;
	}
	const share = (weight: bigint): Fraction => fraction(weight, whole);
	const often = (counts: (one: WeighedOption) => boolean): Fraction =>
		share(done.filter(counts).reduce((sum, { weight }) => sum + weight, 0n));
	return {
		kinds: kinds.map(({ id }, rank) => {
			const { revealed = 0n, succeeded = 0n, failed = 0n } = counted[rank] ?? {};
			const canceled = often((one) => one.option.cancels && one.rank === rank);
			return { token: id, revealed: share(revealed), succeeded: share(succeeded), failed: share(failed), canceled };
		}),
		hurt: share(taken.hurt),
		damage: share(taken.damage),
		horror: share(taken.horror),
		either: share(taken.either),
		uses: kinds.flatMap(({ id, alternatives = [], cancelable }, rank) =>
			[...alternatives.map(({ as }) => as), ...(cancelable ? [null] : [])].map((as) => {
				const uses = ({ option }: WeighedOption) => option.forms.some((form) => form.rank === rank && form.as === as);
				return { token: id, as, times: often(uses) };
			}),
		),
	};
}

/** What tells a course from the others: the same tokens left in the bag, held and applied. */
function keyOfApplied({ left, held, missing, applied, pending, cancels }: Course): string {
	const forms = applied.map(({ rank, as }) => `${rank} ${as}`).sort();
	return [left, held, forms, missing, pending, cancels].join('|');
}

/** What a test makes its investigator take, each token applied having its own cost; `points` it fails by, if it does. */
function sumCosts(names: readonly (string | null)[], costs: readonly TokenCost[], points: number | null) {
	const paid = { damage: 0, horror: 0, either: 0 };
	for (const { token, always, perPoint, damage, horror, either } of costs) {
		if (points === null && !always) continue;
		const times = names.filter((name) => name === token).length * (perPoint ? (points ?? 0) : 1);
		paid.damage += times * damage;
		paid.horror += times * horror;
		paid.either += times * either;
	}
	return paid;
}

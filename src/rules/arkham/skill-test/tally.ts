import { type Fraction, fraction } from '../../odds';
import type { Checked } from '../../verification';
import { conclude, settleAutomatic } from './conclusion';
import { type Option, openTable } from './course';
import { decide } from './decide';
import { MAX_OPTIONS } from './decisions';
import { followAll, wholeOf } from './follow';
import { drawGraph } from './graph';
import { listKinds } from './kind';
import type { Situation } from './situation';
import { readStakes } from './stakes';

/** What a token that is applied makes its investigator take. */
export interface TokenCost {
	/** Kind of token. */
	readonly token: string;
	/** Each time, or in tests that fail only. */
	readonly always: boolean;
	/** Also taken in tests that succeed by fewer points than that. */
	readonly unless?: number | undefined;
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

/** How often something is done with a token: the rank of its kind, -1 for those revealed together. */
interface DoneOption {
	readonly rank: number;
	readonly option: Option;
	readonly weight: bigint;
}

/**
 * Works out what each kind of token brings, and what `costs` come to. `null` when no token can be revealed. Throws
 * `TooLong` when more than `most` may happen.
 */
export function tally(
	situation: Checked<Situation>,
	costs: readonly TokenCost[] = [],
	most = MAX_OPTIONS,
): Tally | null {
	const kinds = listKinds(situation);
	if (kinds.length === 0) return null;
	const stakes = readStakes(situation);
	const table = openTable(kinds, situation.draw, 'applied');
	const graph = drawGraph(table, most);
	const counted = kinds.map(() => ({ revealed: 0n, succeeded: 0n, failed: 0n }));
	const taken = { hurt: 0n, damage: 0n, horror: 0n, either: 0n };
	const done: DoneOption[] = [];
	followAll(graph, decide(graph, stakes), {
		end: ({ left }, last, applied, weight) => {
			const { success, margin } = conclude(stakes, applied.sum, settleAutomatic(applied));
			const names = applied.forms.map(({ as }) => as);
			for (const [rank, { id, count }] of kinds.entries()) {
				const one = counted[rank];
				if (!one) continue;
				if (last === rank || (left.thing.counts[rank] ?? 0) < count) one.revealed += weight;
				if (names.includes(id)) one[success ? 'succeeded' : 'failed'] += weight;
			}
			const paid = sumCosts(names, costs, success, margin);
			taken.damage += weight * BigInt(paid.damage);
			taken.horror += weight * BigInt(paid.horror);
			taken.either += weight * BigInt(paid.either);
			if (paid.damage + paid.horror + paid.either > 0) taken.hurt += weight;
		},
		decision: (course, rank, at, weight) => {
			const option = (rank < 0 ? table.resolve(course) : table.reveal(course, rank))[at];
			if (option) done.push({ rank, option, weight });
		},
	});
	const share = (weight: bigint): Fraction => fraction(weight, wholeOf(graph));
	const often = (counts: (one: DoneOption) => boolean): Fraction =>
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
				const uses = ({ option }: DoneOption) => option.forms.some((form) => form.rank === rank && form.as === as);
				return { token: id, as, times: often(uses) };
			}),
		),
	};
}

/** What a test makes its investigator take, each token applied having its own cost. */
function sumCosts(names: readonly (string | null)[], costs: readonly TokenCost[], success: boolean, margin: number) {
	const paid = { damage: 0, horror: 0, either: 0 };
	for (const { token, always, unless = 0, perPoint, damage, horror, either } of costs) {
		if (success && !always && margin >= unless) continue;
		const times = names.filter((name) => name === token).length * (perPoint ? Math.max(0, -margin) : 1);
		paid.damage += times * damage;
		paid.horror += times * horror;
		paid.either += times * either;
	}
	return paid;
}

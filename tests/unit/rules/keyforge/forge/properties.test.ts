import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type GameEvent,
	type Resolution,
	RULES,
	type Side,
	type Situation,
} from '../../../../../src/rules/keyforge/forge';
import { deepFreeze } from '../../deep-freeze';
import { anyForgeStep, anySituation, someEvents } from './any-situation';
import { resolve } from './builders';

const SIDES: readonly Side[] = ['you', 'opponent'];

function always(check: (resolution: Resolution, situation: Situation, events: readonly GameEvent[]) => void): void {
	fc.assert(
		fc.property(anySituation, someEvents, (situation, events) => {
			check(resolve(situation, events), situation, events);
		}),
	);
}

/** Æmber that both players can reach: pools, cards and captures. */
const total = (situation: Pick<Situation, Side>) =>
	SIDES.map((side) => situation[side]).reduce((sum, { pool, onCards, captures }) => sum + pool + onCards + captures, 0);

describe('whatever happens', () => {
	test('every step cites a rule of the list, with whole numbers that are not negative', () => {
		always(({ trace }) => {
			for (const { rule, before, after } of trace) {
				expect(RULES).toContain(rule);
				expect([before, after].every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
			}
		});
	});

	test('Æmber comes from gains only, and leaves by losses and keys only', () => {
		always(({ result }, situation, events) => {
			const movements = events.map((event, rank): number => {
				const outcome = result.outcomes[rank];
				if (outcome?.type === 'key-forged') return -outcome.cost;
				if (outcome?.type !== 'aember') return 0;
				return event.type === 'gain' ? outcome.amount : event.type === 'loss' ? -outcome.amount : 0;
			});
			expect(total(result.balances)).toBe(movements.reduce((sum, part) => sum + part, total(situation)));
		});
	});

	test('nobody has less than nothing, nor more than three keys', () => {
		always(({ result: { balances } }) => {
			for (const side of SIDES) {
				const { pool, onCards, captures, keys, cost } = balances[side];
				expect(Math.min(pool, onCards, captures, keys, cost)).toBeGreaterThanOrEqual(0);
				expect(keys).toBeLessThanOrEqual(3);
			}
		});
	});

	test('cles-victoire: there is a winner exactly when someone has three keys', () => {
		always(({ result: { balances, winner } }) => {
			expect(SIDES.filter((side) => balances[side].keys === 3)).toEqual(winner === null ? [] : [winner]);
		});
	});

	test('one outcome an event; illegal ones leave no step, and after the third key all are', () => {
		always(({ result: { outcomes, winner }, trace }, _, events) => {
			expect(outcomes).toHaveLength(events.length);
			for (const [rank, outcome] of outcomes.entries())
				if (outcome.type === 'illegal') expect(trace.filter(({ eventRank }) => eventRank === rank)).toEqual([]);
			const gained = outcomes.findIndex((outcome) => outcome.type === 'key-forged' && outcome.keys === 3);
			expect(gained !== -1).toBe(winner !== null);
			if (gained === -1) return;
			expect(outcomes.slice(gained + 1).every((outcome) => outcome.type === 'illegal')).toBe(true);
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((resolution, situation, events) => {
			const frozen = deepFreeze(structuredClone({ situation, events }));
			expect(resolve(frozen.situation, frozen.events)).toEqual(resolution);
			expect(frozen).toEqual({ situation, events });
		});
	});
});

describe('rules that hold in general', () => {
	test('forger-obligatoire: at step 1 a key is forged exactly when it can be paid and nothing prevents it', () => {
		fc.assert(
			fc.property(anySituation, anyForgeStep, (situation, kind) => {
				const before = resolve(situation, []).result.balances[kind.player];
				const { outcomes } = resolve(situation, [kind]).result;
				const due = before.missing === 0 && kind.prevention === null;
				expect(outcomes[0]?.type).toBe(due ? 'key-forged' : 'no-key');
			}),
		);
	});

	test('forger-une-seule: step 1 never gives more than one key, nor spends more than its cost', () => {
		fc.assert(
			fc.property(anySituation, anyForgeStep, (situation, kind) => {
				const { player } = kind;
				const { balances } = resolve(situation, [kind]).result;
				const forgedKeys = balances[player].keys - situation[player].keys;
				expect(forgedKeys).toBeLessThanOrEqual(1);
				expect(total(situation) - total(balances)).toBe(forgedKeys * balances[player].cost);
			}),
		);
	});

	test('forger-aombre-provenance: where the Æmber comes from changes neither the key nor its cost', () => {
		fc.assert(
			fc.property(anySituation, anyForgeStep, fc.nat(9), (situation, kind, fromCards) => {
				const { outcomes } = resolve(situation, [kind]).result;
				expect(resolve(situation, [{ ...kind, fromCards }]).result.outcomes).toEqual(outcomes);
			}),
		);
	});

	test('pret-annonce: after « Prêt ! », with nothing else, the next step 1 forges', () => {
		fc.assert(
			fc.property(anySituation, (situation) => {
				const player = 'you';
				const { outcomes } = resolve(situation, [
					{ type: 'turn-end', player },
					{ type: 'forge-step', player, prevention: null, fromCards: 0 },
				]).result;
				const [end, key] = outcomes;
				if (end?.type !== 'turn-end') throw new Error('No end of turn');
				expect(key?.type === 'key-forged').toBe(end.willForge);
				if (end.ready) expect(end.willForge).toBe(true);
			}),
		);
	});

	test('the amount to take away is the least that prevents the key', () => {
		fc.assert(
			fc.property(anySituation, (situation) => {
				const { toRemove, missing, pool } = resolve(situation, []).result.balances.you;
				const forge = (amount: number) =>
					resolve(situation, [
						{ type: 'loss', player: 'you', amount },
						{ type: 'forge-step', player: 'you', prevention: null, fromCards: 0 },
					]).result.outcomes[1]?.type === 'key-forged';
				if (toRemove === null) expect(forge(pool)).toBe(missing === 0);
				else expect([forge(toRemove - 1), forge(toRemove)]).toEqual([true, false]);
			}),
		);
	});
});

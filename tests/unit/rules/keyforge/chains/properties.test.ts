import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HORIZON, type Resolution, RULES, type Situation } from '../../../../../src/rules/keyforge/chains';
import { deepFreeze } from '../../deep-freeze';
import { anySituation } from './any-situation';
import { resolve } from './builders';

function always(check: (resolution: Resolution, situation: Situation) => void, numRuns = 100): void {
	fc.assert(
		fc.property(anySituation, (situation) => check(resolve(situation), situation)),
		{ numRuns },
	);
}

describe('whatever happens', () => {
	test('every step cites a rule of the list, with whole numbers that are not negative, under a line', () => {
		always(({ trace, result }) => {
			for (const { rule, before, after, lineRank } of trace) {
				expect(RULES).toContain(rule);
				expect([before, after].every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
				expect(result.lines[lineRank]).toBeDefined();
			}
		});
	});

	test('the numbers of each line add up', () => {
		always(({ result }, { piles }) => {
			for (const line of result.lines) {
				expect(line.handAfter).toBe(line.handBefore + line.drawn);
				expect(line.chainsAfter).toBe(line.chainsBefore - Number(line.shed));
				expect(line.withheld).toBeLessThanOrEqual(Math.min(line.missing, line.reduction));
				if (piles === null) expect(line.drawn + line.withheld).toBe(line.missing);
			}
		});
	});

	test('chains and cards are neither made nor lost', () => {
		always(({ result, trace }, { chains, piles }) => {
			const gained = trace
				.filter(({ kind }) => kind === 'chains-gained' || kind === 'chains-lost')
				.reduce((total, { before, after }) => total + after - before, 0);
			const last = result.lines.at(-1);
			expect(last?.chainsAfter).toBe(chains + gained - result.chainsShed);
			expect(last?.piles === null).toBe(piles === null);
		});
	});

	test('the trace gives the hand and the chains of each line', () => {
		always(({ result, trace }) => {
			for (const [rank, lineRank] of result.lines.entries()) {
				const step = trace.filter((kind) => kind.lineRank === rank);
				const drawn = step.find(({ kind }) => kind === 'cards-drawn' || kind === 'mulligan');
				const shed = step.find(({ kind }) => kind === 'chain-shed');
				if (lineRank.drawn > 0 && lineRank.moment !== 'mulligan')
					expect(drawn).toMatchObject({ before: lineRank.handBefore, after: lineRank.handAfter });
				expect(shed !== undefined).toBe(lineRank.shed);
			}
		});
	});

	test('the count ends, and the liberation is what the last lines say', () => {
		always(({ result: { lines, release } }, { turns }) => {
			expect(lines.length).toBeGreaterThan(turns.length);
			expect(lines.length).toBeLessThanOrEqual(HORIZON + 2);
			const end = lines.at(-1)?.chainsAfter;
			if (release.type === 'none') expect(lines.every(({ chainsBefore }) => chainsBefore === 0)).toBe(true);
			if (release.type === 'free') {
				expect(end).toBe(0);
				expect(lines[release.lineRank]?.chainsAfter).toBe(0);
				const byCard = lines[release.lineRank - 1]?.chainsAfter ?? 0;
				expect(lines[release.lineRank]?.shed || byCard > 0).toBe(true);
				expect(lines.slice(release.lineRank + 1).every(({ chainsBefore }) => chainsBefore === 0)).toBe(true);
			}
			if (release.type === 'never' && release.reason !== 'gains') expect(end).toBeGreaterThan(0);
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((resolution, situation) => {
			const frozen = deepFreeze(structuredClone(situation));
			expect(resolve(frozen)).toEqual(resolution);
			expect(frozen).toEqual(situation);
		});
	});
});

describe('rules that hold in general', () => {
	test('regles-chaines-penalite: more chains never give a larger first hand', () => {
		fc.assert(
			fc.property(anySituation, fc.integer({ min: 1, max: 20 }), (situation, extra) => {
				const hand = (chains: number) => resolve({ ...situation, chains }).result.lines[0]?.handAfter ?? 0;
				expect(hand(situation.chains + extra)).toBeLessThanOrEqual(hand(situation.chains));
			}),
		);
	});

	test('regles-chaines-sans-carte: a chain is broken exactly when one keeps a card from being drawn', () => {
		always(({ result }) => {
			for (const { withheld, shed } of result.lines) expect(shed).toBe(withheld > 0);
		});
	});

	test('regles-chaines-fin: without a chain, the chains take nothing', () => {
		always((_, situation) => {
			const turns = situation.turns.map((turn) => ({ ...turn, chains: 0 }));
			const later = { ...situation.later, chains: 0 };
			const { result } = resolve({ ...situation, chains: 0, turns, later });
			expect(result.withheld).toBe(0);
			expect(result.drawn).toBe(result.drawnWithoutChains);
		});
	});

	test('« jamais »: many more such turns do not free the player', () => {
		always(({ result }, situation) => {
			if (result.release.type !== 'never') return;
			const played = result.lines.at(-1)?.turn ?? 0;
			const again = Array.from({ length: 40 }, () => situation.later);
			const turns = [...situation.turns, ...again].slice(0, 60);
			const { lines } = resolve({ ...situation, turns }).result;
			const following = lines.filter(({ turn }) => turn > played && turn <= turns.length);
			expect(following.every(({ chainsBefore }) => chainsBefore > 0)).toBe(true);
		}, 300);
	});
});

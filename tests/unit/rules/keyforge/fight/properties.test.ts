import { describe, expect, test } from 'vitest';
import { type Creature, RULES, totalPower } from '../../../../../src/rules/keyforge/fight';
import { deepFreeze } from '../../deep-freeze';
import { allCreatures, always } from './any-situation';
import { problemsOf, resolve } from './builders';

describe('whatever happens', () => {
	test('the final situation is one that the engine accepts, damage never negative', () => {
		always(({ result }) => {
			expect(problemsOf(result.situation, [])).toEqual([]);
		});
	});

	test('each creature is in play, destroyed or gone elsewhere, only one of them, and none comes from nowhere', () => {
		always(({ result, trace }, situation) => {
			const entered = trace.flatMap(({ kind, creature }) => (kind === 'entered' ? [creature] : []));
			const inPlay = allCreatures(result.situation).map(({ id }) => id);
			const lost = [...result.destructions, ...result.departures].map(({ creature }) => creature);
			expect([...inPlay, ...lost].sort()).toEqual([...allCreatures(situation).map(({ id }) => id), ...entered].sort());
		});
	});

	test('no creature stays in play with lethal damage unless it is invulnerable', () => {
		always(({ result }) => {
			for (const creature of allCreatures(result.situation)) {
				expect(creature.invulnerable || creature.damage < totalPower(creature)).toBe(true);
			}
		});
	});

	test('Æmber is neither made nor lost, but for 1 by reaping and what exalts', () => {
		always(({ result, trace }, situation) => {
			const total = (creatures: readonly Creature[]) => creatures.reduce((sum, { aember }) => sum + aember, 0);
			const pools = ({ active, opposing }: typeof result.aemberGained) => active + opposing;
			const exalted = trace.reduce(
				(sum, step) => (step.kind === 'aember-moved' && step.way === 'exalt' ? sum + step.after - step.before : sum),
				0,
			);
			expect(total(allCreatures(result.situation)) + pools(result.aemberGained) - pools(result.aemberTaken)).toBe(
				total(allCreatures(situation)) + trace.filter(({ kind }) => kind === 'reaped').length + exalted,
			);
		});
	});

	test('one outcome an event; illegal ones leave no step', () => {
		always(({ result, trace }, _, events) => {
			expect(result.outcomes).toHaveLength(events.length);
			result.outcomes.forEach((outcome, rank) => {
				if (outcome.type === 'illegal') expect(trace.filter(({ eventRank }) => eventRank === rank)).toEqual([]);
			});
		});
	});

	test('every step cites a rule of the list, with whole numbers that are not negative', () => {
		always(({ trace }) => {
			for (const { rule, before, after } of trace) {
				expect(RULES).toContain(rule);
				expect([before, after].every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
			}
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((resolution, situation, events) => {
			const frozen = deepFreeze(structuredClone({ situation, events }));
			expect(resolve(frozen.situation, frozen.events)).toEqual(resolution);
			expect(frozen).toEqual({ situation, events });
		});
	});

	test('the damage on a creature is what it had, and what the trace puts there or takes away', () => {
		always(({ result, trace }, situation) => {
			const before = new Map(allCreatures(situation).map(({ id, damage }) => [id, damage]));
			for (const { id, damage } of allCreatures(result.situation)) {
				const changes = trace.map((step) => {
					if (step.kind === 'damage-moved' && step.target === id) return step.before - step.after;
					const counted = ['damage-placed', 'healed', 'damage-moved'].includes(step.kind) && step.creature === id;
					return counted ? step.after - step.before : 0;
				});
				expect(damage).toBe(changes.reduce((sum, change) => sum + change, before.get(id) ?? 0));
			}
		});
	});

	test('those that stay in play keep their order in the line, unless one moves', () => {
		always(({ result, trace }, situation) => {
			if (trace.some(({ kind }) => kind === 'entered' || kind === 'shifted' || kind === 'control-taken')) return;
			for (const side of ['active', 'opposing'] as const) {
				const left = new Set(result.situation[side].map(({ id }) => id));
				expect(result.situation[side].map(({ id }) => id)).toEqual(
					situation[side].map(({ id }) => id).filter((id) => left.has(id)),
				);
			}
		});
	});
});

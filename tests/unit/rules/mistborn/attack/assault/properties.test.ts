import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../../../../src/rules/mistborn/attack';
import type { Assault } from '../../../../../../src/rules/mistborn/attack/assault';
import { deepFreeze } from '../../../deep-freeze';
import { anyAssault } from './arbitraries';
import { problemsOf, resolve } from './vocabulary';

function always(check: (assault: Assault) => void): void {
	fc.assert(fc.property(anyAssault, check), { numRuns: 400 });
}

describe('whatever the assault', () => {
	test('it is accepted, every step cites a rule of the list, with whole numbers that are not negative', () => {
		always((assault) => {
			expect(problemsOf(assault)).toEqual([]);
			for (const { rule, before, after } of resolve(assault).trace) {
				expect(RULES).toContain(rule);
				expect([before, after].every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
			}
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((assault) => {
			const frozen = deepFreeze(structuredClone(assault));
			expect(resolve(frozen)).toEqual(resolve(assault));
			expect(frozen).toEqual(assault);
		});
	});

	test('every point dealt is absorbed, stopped, suffered or of no use', () => {
		always((assault) => {
			const { result, trace } = resolve(assault);
			for (const { player, directed, absorbed, stopped, wasted, before, after } of result.reports) {
				const sent = trace.filter(({ kind, subject }) => kind === 'damage-directed' && subject === player);
				expect(directed).toBe(sent.reduce((total, step) => total + step.after, 0));
				expect(absorbed + stopped + wasted + before - after).toBe(directed);
				expect(wasted).toBeGreaterThanOrEqual(0);
			}
		});
	});

	test('regles-solo-collectivement: shared damage is dealt whole, however it is shared', () => {
		always((assault) => {
			const [blow] = assault.blows;
			if (blow === undefined) return;
			const amount = blow.flat + blow.times * (blow.dominance ?? assault.dominance);
			const { result } = resolve({ ...assault, turn: null, blows: [{ ...blow, on: 'together' }] });
			expect(result.reports.reduce((total, { directed }) => total + directed, 0)).toBe(amount);
		});
	});

	test('regles-solo-degats-defenseurs: no player is hurt while one of his Defenders lives', () => {
		always((assault) => {
			const { killed, reports } = resolve(assault).result;
			const dead = killed.map(({ ally }) => ally);
			for (const [rank, { before, after }] of reports.entries()) {
				if (after === before) continue;
				const defenders = assault.players[rank]?.allies.filter(({ defender }) => defender) ?? [];
				expect(dead).toEqual(expect.arrayContaining(defenders.map(({ id }) => id)));
			}
		});
	});

	test('regles-solo-degats-allies: only Defenders die, unless all Allies are struck', () => {
		always((assault) => {
			const all = assault.players.flatMap(({ allies }) => allies);
			const blows = assault.blows.filter(({ on }) => !on.endsWith('allies'));
			if (blows.length === 0) return;
			for (const { ally } of resolve({ ...assault, blows }).result.killed)
				expect(all.find(({ id }) => id === ally)?.defender).toBe(true);
		});
	});

	test('regles-solo-degats-tous-allies: of a single blow, exactly those whose Defense it reaches, no player', () => {
		always(({ dominance, players, ...rest }) => {
			const [blow] = rest.blows;
			if (blow === undefined) return;
			const amount = blow.flat + blow.times * (blow.dominance ?? dominance);
			const blows = [{ ...blow, on: 'allies' }];
			const { killed, reports } = resolve({ ...rest, turn: null, dominance, players, blows }).result;
			const reached = players.flatMap(({ allies }) =>
				allies.filter(({ defense, clouds }) => clouds === 0 && defense <= amount).map(({ id }) => id),
			);
			expect(killed.map(({ ally }) => ally)).toEqual(reached);
			expect(reports.every(({ before, after }) => before === after)).toBe(true);
		});
	});

	test('regles-solo-tour: a turn ends by a defeat, or by the next one, of a player alive', () => {
		always((assault) => {
			const { result, trace } = resolve(assault);
			const { turn } = assault;
			const alive = result.reports.filter(({ eliminated }) => !eliminated).map(({ player }) => player);
			if (turn === null || result.defeat) expect(result.next).toBeNull();
			else expect(alive).toContain(result.next);
			const drawn = trace.some(({ kind }) => kind === 'card-revealed');
			expect(result.defeat).toBe(alive.length === 0 || (drawn && turn?.pack === 1));
			// Nothing of an Edict comes before its card, or from another.
			const revealed = trace.findIndex(({ kind }) => kind === 'card-revealed');
			const edict = trace.findIndex((step) => step.kind === 'attack-suffered' && step.source !== 'foe');
			if (turn !== null && edict >= 0) expect([turn.card, revealed < edict && drawn]).toEqual(['edict', true]);
		});
	});

	test('regles-solo-edit-guerison: he never exceeds 48, and never loses health', () => {
		always((assault) => {
			const { before, after, defeat } = resolve({ ...assault, turn: null }).result;
			expect(after).toBe(defeat ? before : Math.min(48, before + 10 * assault.missions));
		});
	});
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySeveral, anySituation } from './any-situation';
import {
	creature,
	destroy,
	heal,
	type Judgment,
	judge,
	leave,
	line,
	power,
	problemsOf,
	resolve,
	status,
} from './builders';

/** Two creatures on each side. */
const board = {
	active: line({ id: 'a', damage: 2, aember: 1 }, { id: 'b', ward: 1 }),
	opposing: line({ id: 'c', damage: 1, aember: 2 }, { id: 'd', invulnerable: true }),
};

const kinds = ({ trace }: Judgment) => trace.map(({ kind, creature }) => `${kind} ${creature}`);

describe('an effect that concerns several creatures of both lines', () => {
	test('destroys all of them together: marked first, then discarded (sequence-detruit-defausser)', () => {
		const given = judge(board, { ...destroy('a'), also: ['c'] });
		expect(kinds(given)).toEqual([
			'marked a',
			'marked c',
			'discarded a',
			'discarded c',
			'aember-returned a',
			'aember-returned c',
		]);
		expect(given.destructions).toEqual(['a', 'c']);
		expect(given.result.aemberGained).toEqual({ active: 2, opposing: 1 });
	});

	test('leaves the invulnerable (invulnerable-definition) and spends a ward (proteger-remplace)', () => {
		const given = judge(board, { ...destroy('a'), also: ['b', 'c', 'd'] });
		expect(given.destructions).toEqual(['a', 'c']);
		expect(given.inPlay('b')?.ward).toBe(0);
		expect(given.rules).toContain('invulnerable-definition');
		expect(given.rules).toContain('proteger-remplace');
	});

	test('heals each (soigner-nombre), readies, exhausts or stuns each (sonne-carte)', () => {
		const healed = judge(board, { ...heal('a', 1), also: ['c', 'd'] });
		expect([healed.inPlay('a')?.damage, healed.inPlay('c')?.damage]).toEqual([1, 0]);
		expect(healed.rules).toEqual(['soigner-nombre', 'soigner-nombre', 'soigner-sans-effet']);
		const stunned = judge(board, { ...status('a', 'stunned'), also: ['b', 'c', 'd'] });
		expect([...stunned.result.situation.active, ...stunned.result.situation.opposing].every((one) => one.stunned)).toBe(
			true,
		);
		const ready = judge(
			{ ...board, active: [creature({ id: 'a', exhausted: true }), creature({ id: 'b', exhausted: true })] },
			{ ...status('a', 'exhausted', true), also: ['b'] },
		);
		expect(ready.rules).toEqual(['redresse-par-capacite', 'redresse-par-capacite']);
	});

	test('lowers the power of each, and destroys at once those that it leaves with too much damage (degat-destruction)', () => {
		const given = judge(board, { ...power('a', -1), also: ['c'] });
		expect(kinds(given).slice(0, 3)).toEqual(['power-changed a', 'power-changed c', 'marked a']);
		expect(given.inPlay('c')?.damage).toBe(1);
	});

	test('ignores those that left play (capacites-autant-que-possible), the first one too', () => {
		const given = judge(board, leave('a'), { ...destroy('a'), also: ['c'] });
		expect(given.rules).toContain('capacites-autant-que-possible');
		expect(given.destructions).toEqual(['c']);
		expect(given.result.outcomes[1]).toMatchObject({ type: 'destroy', impact: { creature: 'c' } });
	});

	test('is illegal when none is in play, or one has never been', () => {
		const gone = judge(board, leave('a'), leave('c'), { ...heal('a'), also: ['c'] });
		expect(gone.result.outcomes[2]).toMatchObject({ type: 'illegal', reason: 'departed-creature', creature: 'a' });
		const unknown = judge(board, { ...heal('a'), also: ['ghost'] });
		expect(unknown.result.outcomes[0]).toMatchObject({ type: 'illegal', reason: 'unknown-creature' });
	});

	test('names each creature once', () => {
		expect(problemsOf(board, [{ ...destroy('a'), also: ['c', 'a'] }])).toMatchObject([{ field: 'events[0].also[1]' }]);
		expect(problemsOf(board, [{ ...destroy('a'), also: ['c', 'c'] }])).toHaveLength(1);
	});

	test('gives the same lines in whatever order they are named', () => {
		fc.assert(
			fc.property(anySituation, anySeveral, (situation, event) => {
				const [first = event.target, ...also] = [event.target, ...(event.also ?? [])].reverse();
				const { result } = resolve(situation, [event]);
				const other = resolve(situation, [{ ...event, target: first, also }]).result;
				expect(other.situation).toEqual(result.situation);
				expect(other.aemberGained).toEqual(result.aemberGained);
			}),
		);
	});
});

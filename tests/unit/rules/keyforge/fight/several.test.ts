import { describe, expect, test } from 'vitest';
import { alone, creature, damage, destroy, fight, judge, line } from './builders';

describe('one effect that damages several creatures', () => {
	const four = line({ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' });

	test('degat-simultanes: those chosen, each its own amount, and no other', () => {
		const also = [
			{ target: 'c', amount: 2 },
			{ target: 'mine', amount: 3 },
		];
		const { inPlay, result } = judge(
			{ active: [creature({ id: 'mine', power: 9 })], opposing: four },
			damage('a', 1, { also }),
		);
		expect(['a', 'b', 'c', 'd', 'mine'].map((id) => inPlay(id)?.damage)).toEqual([1, 0, 2, 0, 3]);
		expect(result.outcomes).toMatchObject([
			{ impacts: [{ creature: 'a' }, { creature: 'c', damage: 2 }, { creature: 'mine' }] },
		]);
	});

	test('degat-simultanes: all are placed before any is destroyed, and they leave together', () => {
		const { destructions, stepsOf, trace } = judge(
			{ active: [], opposing: four },
			damage('a', 3, { also: [{ target: 'b', amount: 3 }] }),
		);
		expect(destructions).toEqual(['a', 'b']);
		const kinds = trace.map(({ kind }) => kind);
		expect(kinds.lastIndexOf('damage-placed')).toBeLessThan(kinds.indexOf('marked'));
		expect(stepsOf('discarded')).toMatchObject([
			{ before: 4, after: 2 },
			{ before: 4, after: 2 },
		]);
	});

	test('projection-voisins: a neighbor that is also named receives both parts at once, its ward goes once', () => {
		const situation = { active: [], opposing: line({ id: 'a' }, { id: 'b', power: 5, ward: 1 }) };
		const event = damage('a', 1, { splash: 2, also: [{ target: 'b', amount: 1 }] });
		expect(judge(situation, event).stepsOf('ward-discarded')).toMatchObject([{ creature: 'b', before: 3 }]);
		expect(judge(situation, event).inPlay('b')).toMatchObject({ damage: 0, ward: 0 });
	});

	test('capacites-autant-que-possible: one that has left play is ignored, the others are dealt their part', () => {
		const { inPlay, stepsOf, result } = judge(
			{ active: [], opposing: four },
			destroy('b'),
			damage('a', 2, { also: [{ target: 'b', amount: 1 }] }),
		);
		expect(inPlay('a')).toMatchObject({ damage: 2 });
		expect(stepsOf('share-skipped')).toMatchObject([
			{ rule: 'capacites-autant-que-possible', creature: 'b', before: 1, after: 0 },
		]);
		expect(result.outcomes[1]).toMatchObject({ type: 'damage', impacts: [{ creature: 'a' }] });
	});

	test('capacites-autant-que-possible: before a fight too, which takes place', () => {
		const { inPlay, destructions, stepsOf } = judge(
			{ active: line({ id: 'mine', power: 4 }), opposing: line({ id: 'a', power: 9 }, { id: 'b' }) },
			destroy('b'),
			fight('mine', 'a', 'assault', { before: [{ target: 'b', amount: 1 }] }),
		);
		expect(destructions).toEqual(['b', 'mine']);
		expect(inPlay('a')).toMatchObject({ damage: 4 });
		expect(stepsOf('share-skipped')).toMatchObject([{ creature: 'b' }]);
	});

	test('is not dealt at all when its target has left play, nor when one of them was never there', () => {
		const also = [{ target: 'b', amount: 1 }];
		const { result: gone } = judge({ active: [], opposing: four }, destroy('a'), damage('a', 1, { also }));
		expect(gone.outcomes[1]).toMatchObject({ type: 'illegal', reason: 'destroyed-creature', creature: 'a' });
		const { result, trace } = judge(
			{ active: [], opposing: four },
			damage('a', 1, { also: [{ target: 'x', amount: 1 }] }),
		);
		expect(result.outcomes).toMatchObject([{ type: 'illegal', reason: 'unknown-creature', creature: 'x' }]);
		expect(trace).toEqual([]);
	});
});

describe('damage that ignores armor', () => {
	test('regle-d-or-carte: armor cancels nothing, and still serves after', () => {
		const { inPlay, stepsOf } = alone(
			{ power: 9, armor: 2 },
			damage('target', 3, { ignoresArmor: true }),
			damage('target', 3),
		);
		expect(inPlay('target')).toMatchObject({ damage: 4, armorUsed: 2 });
		expect(stepsOf('armor-ignored')).toMatchObject([{ rule: 'regle-d-or-carte', before: 3, after: 3, armor: 2 }]);
	});

	test('proteger-remplace: the ward stops it all the same', () => {
		const { inPlay, rules } = alone({ armor: 2, ward: 1 }, damage('target', 3, { ignoresArmor: true }));
		expect(inPlay('target')).toMatchObject({ damage: 0, ward: 0 });
		expect(rules).toEqual(['sequence-degats-quand', 'proteger-remplace']);
	});

	test('says nothing of a creature without armor, nor of the damage of a fight', () => {
		expect(alone({}, damage('target', 1, { ignoresArmor: true })).stepsOf('armor-ignored')).toEqual([]);
		const situation = { active: line({ id: 'a' }), opposing: line({ id: 'b', armor: 1, power: 9 }) };
		expect(judge(situation, fight('a', 'b')).stepsOf('armor-cancels')).toHaveLength(1);
	});
});

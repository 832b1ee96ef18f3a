import { describe, expect, test } from 'vitest';
import { aember, alone, destroy, leave, oppose } from './builders';

describe('Æmber on a creature', () => {
	test('capturer-definition: it leaves the pool of the opponent of who controls the creature', () => {
		const { result, inPlay, stepsOf } = oppose({}, {}, aember('capture', 'attacker', 2));
		expect(inPlay('attacker')).toMatchObject({ aember: 2 });
		expect(result).toMatchObject({ aemberTaken: { active: 0, opposing: 2 }, aemberGained: { active: 0, opposing: 0 } });
		expect(result.outcomes).toEqual([{ type: 'aember', creature: 'attacker', aember: 2 }]);
		expect(stepsOf('aember-moved')).toMatchObject([
			{ rule: 'capturer-definition', before: 0, after: 2, way: 'capture', recipient: 'opposing' },
		]);
	});

	test('exalter-encore: it comes from the common supply, on top of what is there', () => {
		const { result, inPlay } = alone({ aember: 1 }, aember('exalt', 'target'), aember('exalt', 'target'));
		expect(inPlay('target')).toMatchObject({ aember: 3 });
		expect(result.aemberTaken).toEqual({ active: 0, opposing: 0 });
	});

	test.each([
		['destroyed', destroy('target')],
		['returned to hand', leave('target')],
	])('quitter-le-jeu-aombre: captured and exalted, it goes to the opponent with a creature that is %s', (_, event) => {
		const { result, stepsOf } = alone({}, aember('capture', 'target', 2), aember('exalt', 'target'), event);
		expect(result).toMatchObject({ aemberGained: { active: 3, opposing: 0 }, aemberTaken: { active: 2, opposing: 0 } });
		expect(stepsOf('aember-returned')).toMatchObject([{ recipient: 'active', before: 0, after: 3 }]);
	});

	test('rendre-reserve-adverse: no more is returned than there is', () => {
		const { result, inPlay } = alone({ aember: 2 }, aember('return', 'target', 5));
		expect(inPlay('target')).toMatchObject({ aember: 0 });
		expect(result.aemberGained).toEqual({ active: 2, opposing: 0 });
	});

	test('nothing moves, nothing is told', () => {
		expect(alone({}, aember('return', 'target', 5), aember('capture', 'target', 0)).trace).toEqual([]);
	});

	test('detruit-defausse: a creature that was destroyed captures nothing', () => {
		expect(alone({}, destroy('target'), aember('capture', 'target')).result.outcomes[1]).toMatchObject({
			type: 'illegal',
			reason: 'destroyed-creature',
		});
	});
});

import { describe, expect, test } from 'vitest';
import { duel } from './builders';

describe('assault', () => {
	test('assaut-degats: X damage before the fight, then power', () => {
		const { inPlay, stepsOf } = duel({ power: 3, assault: 2 }, { power: 6 });
		expect(inPlay('target')).toBeDefined();
		expect(inPlay('target')).toMatchObject({ damage: 5 });
		expect(stepsOf('damage-announced').map(({ nature }) => nature)).toEqual(['assault', 'power', 'power']);
	});

	test('combat-mort-avant-combat: a target destroyed by assault does not strike back', () => {
		const { inPlay, stepsOf, result } = duel({ power: 2, assault: 3 }, { power: 3 });
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
		expect(stepsOf('fight-skipped')).toMatchObject([{ creature: 'attacker', target: 'target', before: 2, after: 1 }]);
		expect(stepsOf('fight-abilities')).toEqual([]);
		expect(result.outcomes[0]).toEqual({
			type: 'fight',
			course: 'skipped',
			fightAbilities: false,
			impacts: [
				{ creature: 'attacker', damage: 0, destroyed: false },
				{ creature: 'target', damage: 3, destroyed: true },
			],
		});
	});

	test('assaut-degats: the target does not use its own assault', () => {
		expect(duel({ power: 9 }, { power: 2, assault: 4 }).inPlay('attacker')).toMatchObject({ damage: 2 });
	});
});

describe('hazardous', () => {
	test('hasardeux-degats: X damage to the attacker before the fight, then power', () => {
		expect(duel({ power: 6 }, { power: 3, hazardous: 2 }).inPlay('attacker')).toMatchObject({ damage: 5 });
	});

	test('combat-mort-avant-combat: an attacker destroyed by hazardous deals nothing', () => {
		const { inPlay, destructions, stepsOf } = duel({ power: 2 }, { power: 3, hazardous: 2 });
		expect(destructions).toEqual(['attacker']);
		expect(inPlay('target')).toMatchObject({ damage: 0 });
		expect(stepsOf('fight-skipped')).toHaveLength(1);
	});

	test('hasardeux-degats: the attacker does not use its own hazardous', () => {
		expect(duel({ power: 2, hazardous: 4 }, { power: 9 }).inPlay('target')).toMatchObject({ damage: 2 });
	});
});

describe('assault against hazardous: the active player chooses', () => {
	const attacker = { power: 2, assault: 3 };
	const target = { power: 3, hazardous: 2 };

	test('assaut-ordre: assault first destroys the target, whose hazardous is lost (assaut-mort)', () => {
		const { destructions, inPlay, stepsOf } = duel(attacker, target, 'assault');
		expect(destructions).toEqual(['target']);
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
		expect(stepsOf('order-chosen')).toMatchObject([{ rule: 'assaut-ordre', creature: 'attacker', after: 3 }]);
		expect(stepsOf('keyword-lost')).toMatchObject([{ rule: 'assaut-mort', creature: 'target', before: 2, after: 0 }]);
	});

	test('hasardeux-ordre: hazardous first destroys the attacker, whose assault is lost (hasardeux-mort)', () => {
		const { destructions, inPlay, stepsOf } = duel(attacker, target, 'hazardous');
		expect(destructions).toEqual(['attacker']);
		expect(inPlay('target')).toMatchObject({ damage: 0 });
		expect(stepsOf('order-chosen')).toMatchObject([{ rule: 'hasardeux-ordre', creature: 'target', after: 2 }]);
		expect(stepsOf('keyword-lost')).toMatchObject([{ rule: 'hasardeux-mort', creature: 'attacker', before: 3 }]);
	});

	test('both survive: each keyword is a batch of its own, then the fight takes place', () => {
		const { inPlay, stepsOf } = duel({ power: 6, assault: 1 }, { power: 4, hazardous: 1 }, 'hazardous');
		expect(inPlay('attacker')).toMatchObject({ damage: 5 });
		expect(inPlay('target')).toBeUndefined();
		expect(stepsOf('damage-announced').map(({ nature }) => nature)).toEqual(['hazardous', 'assault', 'power', 'power']);
	});
});

import { describe, expect, test } from 'vitest';
import { alone, damage, destroy, duel, power } from './builders';

describe('ward counters', () => {
	test('proteger-remplace: the ward goes before armor, which is left untouched', () => {
		const { inPlay, stepsOf } = duel({ power: 3 }, { power: 4, armor: 1, ward: 1 });
		expect(inPlay('target')).toMatchObject({ damage: 0, ward: 0, armor: 1, armorUsed: 0 });
		expect(stepsOf('ward-discarded')).toMatchObject([{ creature: 'target', before: 3, after: 0, wards: 1 }]);
		expect(stepsOf('armor-cancels')).toEqual([]);
	});

	test('proteger-remplace: of two damage icons, the first removes the ward and the second wounds', () => {
		const { inPlay, destructions, stepsOf } = alone({ power: 1, ward: 1 }, damage('target', 1), damage('target', 1));
		expect(inPlay('target')).toBeUndefined();
		expect(destructions).toEqual(['target']);
		expect(stepsOf('ward-discarded')).toMatchObject([{ eventRank: 0 }]);
		expect(stepsOf('damage-placed')).toMatchObject([{ eventRank: 1, before: 0, after: 1 }]);
	});

	test('proteger-remplace: the ward spent on assault no longer stops power', () => {
		const { inPlay } = duel({ power: 3, assault: 1 }, { power: 4, ward: 1 });
		expect(inPlay('target')).toMatchObject({ damage: 3, ward: 0 });
	});

	test('proteger-remplace: a warded creature still deals its damage', () => {
		const { inPlay } = duel({ power: 6 }, { power: 4, ward: 1 });
		expect(inPlay('attacker')).toMatchObject({ damage: 4 });
	});

	test('proteger-remplace: no damage, no ward discarded', () => {
		const { inPlay, rules } = alone({ ward: 1 }, damage('target', 0));
		expect(inPlay('target')).toMatchObject({ ward: 1 });
		expect(rules).toEqual(['sequence-degats-quand']);
	});

	test('proteger-remplace: poison destroys nothing when the ward took the damage', () => {
		const { inPlay, stepsOf } = duel({ power: 1, poison: true }, { power: 1, ward: 1, damage: 0 });
		expect(inPlay('target')).toMatchObject({ damage: 0 });
		expect(stepsOf('poison-idle')).toMatchObject([{ rule: 'poison-au-moins-un', before: 1, after: 0 }]);
	});

	test('proteger-degats-restants: a ward removes no damage, and what is still lethal destroys at once', () => {
		const { destructions, stepsOf } = alone({ power: 4, damage: 3, ward: 1 }, power('target', -1));
		expect(destructions).toEqual(['target']);
		expect(stepsOf('still-doomed')).toMatchObject([
			{ rule: 'proteger-degats-restants', creature: 'target', before: 3, after: 3, power: 3 },
		]);
		const spared = alone({ power: 4, damage: 3, ward: 1 }, destroy('target'));
		expect(spared.inPlay('target')).toMatchObject({ damage: 3, ward: 0 });
		expect(spared.stepsOf('still-doomed')).toEqual([]);
	});

	test('proteger-remplace: a creature of power 0 loses its ward, then is destroyed all the same', () => {
		const { destructions, trace } = alone({ power: 0, ward: 1 });
		expect(destructions).toEqual(['target']);
		expect(trace.map(({ kind }) => kind)).toEqual(['destruction-replaced', 'still-doomed', 'marked', 'discarded']);
		expect(trace[0]).toMatchObject({ before: 1, after: 0, damage: 0, power: 0, eventRank: null });
	});
});

import { describe, expect, test } from 'vitest';
import { alone, armor, damage, fight, newTurn, oppose, power, prevention } from './builders';

describe('armor gained or lost', () => {
	test('effets-persistants-definition: power 6, +2 armor, new turn, 3 damage places 3', () => {
		const { inPlay, stepsOf } = alone({ power: 6 }, armor('target', 2), newTurn, damage('target', 3));
		expect(inPlay('target')).toMatchObject({ damage: 3, armor: 0 });
		expect(stepsOf('armor-restored')).toMatchObject([
			{ rule: 'effets-persistants-definition', before: 2, after: 0, eventRank: 1 },
		]);
	});

	test('that lasts, as an upgrade gives it, serves again on the next turn', () => {
		const { inPlay, stepsOf } = alone({ power: 6 }, armor('target', 2, 'lasting'), newTurn, damage('target', 3));
		expect(inPlay('target')).toMatchObject({ damage: 1, armor: 0, armorChange: { lasting: 2 } });
		expect(stepsOf('armor-restored')).toEqual([]);
	});

	test('for the turn comes back, and what lasts stays, in either order', () => {
		const changes = [armor('target', -2), armor('target', 3, 'lasting')];
		for (const events of [changes, changes.toReversed()]) {
			expect(alone({ power: 9, armor: 2 }, ...events, newTurn, damage('target', 6)).inPlay('target')).toMatchObject({
				damage: 1,
			});
		}
	});

	test('armor used up beyond what is left of it serves for its whole value on the next turn', () => {
		const { inPlay, stepsOf } = alone({ power: 6, armor: 1 }, armor('target', 2), damage('target', 3), newTurn);
		expect(inPlay('target')).toMatchObject({ armor: 1, armorUsed: 0, damage: 0 });
		expect(stepsOf('armor-renewed')).toMatchObject([{ before: 0, after: 1 }]);
	});

	test('armure-total: gains and losses add up in any order, and never below 0', () => {
		const changes = [armor('target', -3), armor('target', 2)];
		for (const events of [changes, changes.toReversed()]) {
			const { inPlay } = alone({ power: 6, armor: 1 }, ...events, damage('target', 2));
			expect(inPlay('target')).toMatchObject({ damage: 2, armorUsed: 0 });
		}
		const more = alone({ power: 6, armor: 1 }, armor('target', -3), armor('target', 3), damage('target', 2));
		expect(more.inPlay('target')).toMatchObject({ damage: 1 });
	});

	test('armure-total: a loss of a creature without armor is told, and weighs on a later gain', () => {
		const { stepsOf, inPlay } = alone(
			{ power: 6 },
			armor('target', -2, 'lasting'),
			armor('target', 3),
			damage('target', 3),
		);
		expect(stepsOf('armor-lost')).toMatchObject([{ rule: 'armure-total', before: 0, after: 0 }]);
		expect(stepsOf('armor-gained')).toMatchObject([{ rule: 'armure-cumul', before: 0, after: 1 }]);
		expect(inPlay('target')).toMatchObject({ damage: 2 });
	});
});

describe('a creature that cannot be dealt damage', () => {
	test('sequence-degats-annuler: before the ward and before armor, which are left alone', () => {
		const { inPlay, stepsOf } = alone({ power: 3, armor: 1, ward: 1 }, prevention('target'), damage('target', 5));
		expect(inPlay('target')).toMatchObject({ damage: 0, armorUsed: 0, ward: 1 });
		expect(stepsOf('damage-canceled')).toMatchObject([{ rule: 'sequence-degats-annuler', before: 5, after: 0 }]);
	});

	test('still deals damage in a fight', () => {
		const { destructions, inPlay } = oppose(
			{ power: 3 },
			{ power: 3 },
			prevention('attacker'),
			fight('attacker', 'target'),
		);
		expect(destructions).toEqual(['target']);
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
	});

	test('poison-au-moins-un: poison does nothing to it', () => {
		const { inPlay, stepsOf } = oppose({ poison: true }, {}, prevention('target'), fight('attacker', 'target'));
		expect(inPlay('target')).toMatchObject({ damage: 0 });
		expect(stepsOf('poison-idle')).toHaveLength(1);
	});

	test('is dealt damage again on the next turn, unless it lasts', () => {
		const events = [newTurn, damage('target', 2)];
		expect(alone({}, prevention('target'), ...events).inPlay('target')).toMatchObject({ damage: 2 });
		expect(alone({}, prevention('target', 'lasting'), ...events).inPlay('target')).toMatchObject({ damage: 0 });
	});

	test('keeps what lasts when it gets the same for the turn', () => {
		const { inPlay, stepsOf } = alone({}, prevention('target', 'lasting'), prevention('target'), newTurn);
		expect(inPlay('target')).toMatchObject({ spared: 'lasting' });
		expect(stepsOf('prevention-begun')).toHaveLength(1);
	});
});

describe('power gained or lost', () => {
	test('degat-destruction: a creature is destroyed when its damage reaches its new power', () => {
		const { destructions, stepsOf } = alone({ power: 5, damage: 3 }, power('target', -2));
		expect(destructions).toEqual(['target']);
		expect(stepsOf('power-changed')).toMatchObject([{ rule: 'effets-persistants-definition', before: 5, after: 3 }]);
		expect(stepsOf('marked')).toMatchObject([{ cause: 'damage', damage: 3, power: 3 }]);
	});

	test('of 0 destroys, without a damage counter', () => {
		expect(alone({ power: 2 }, power('target', -4)).stepsOf('marked')).toMatchObject([
			{ cause: 'zero-power', rule: 'puissance-zero' },
		]);
	});

	test('combat-degats-puissance: counts in a fight', () => {
		const { destructions } = oppose({ power: 3 }, { power: 5 }, power('attacker', 3), fight('attacker', 'target'));
		expect(destructions).toEqual(['target']);
	});

	test('for the turn, that keeps a wounded creature in play, leaves it dead on the next turn', () => {
		const { destructions, stepsOf } = alone({ power: 3 }, power('target', 2), damage('target', 4), newTurn);
		expect(destructions).toEqual(['target']);
		expect(stepsOf('power-restored')).toMatchObject([{ before: 5, after: 3, eventRank: 2 }]);
		expect(stepsOf('marked')).toMatchObject([{ eventRank: 2, damage: 4, power: 3 }]);
	});

	test('that lasts keeps it in play', () => {
		const { inPlay } = alone({ power: 3 }, power('target', 2, 'lasting'), damage('target', 4), newTurn);
		expect(inPlay('target')).toMatchObject({ damage: 4, powerChange: { lasting: 2 } });
	});

	test('marqueur-puissance-plus-un: adds to the counters, never below 0', () => {
		const { inPlay, stepsOf } = oppose(
			{ power: 1, powerCounters: 4 },
			{ power: 9 },
			power('attacker', -3),
			fight('attacker', 'target'),
		);
		expect(inPlay('target')).toMatchObject({ damage: 2 });
		expect(stepsOf('power-raised')).toMatchObject([{ before: 0, after: 2, counters: 4 }]);
	});

	test('invulnerable-puissance-zero: an invulnerable creature stays, and strikes again on the next turn', () => {
		const { inPlay, rules } = alone({ power: 2, invulnerable: true }, power('target', -9), newTurn);
		expect(inPlay('target')).toMatchObject({ power: 2 });
		expect(rules).toEqual([
			'effets-persistants-definition',
			'invulnerable-puissance-zero',
			'effets-persistants-definition',
		]);
	});
});

describe('what lasts until the next turn of the player who made it', () => {
	test('effets-persistants-definition: holds for the turn of the other player, and not after', () => {
		const changes = [armor('target', 2, 'next-turn'), power('target', 1, 'next-turn')];
		const hit = damage('target', 3);
		expect(alone({ power: 9 }, ...changes, newTurn, hit).inPlay('target')).toMatchObject({ damage: 1 });
		const { inPlay, stepsOf } = alone({ power: 9 }, ...changes, newTurn, newTurn, hit);
		expect(inPlay('target')).toMatchObject({ damage: 3 });
		expect(stepsOf('armor-restored')).toMatchObject([{ before: 2, after: 0, eventRank: 3 }]);
		expect(stepsOf('power-restored')).toMatchObject([{ before: 10, after: 9, eventRank: 3 }]);
	});

	test('so does damage that cannot be dealt', () => {
		const spared = prevention('target', 'next-turn');
		expect(alone({}, spared, newTurn, damage('target', 1)).inPlay('target')).toMatchObject({ damage: 0 });
		expect(alone({}, spared, newTurn, newTurn, damage('target', 1)).inPlay('target')).toMatchObject({ damage: 1 });
	});

	test('is told from 1 when it makes a prevention of the turn longer', () => {
		const { stepsOf } = alone({}, prevention('target'), prevention('target', 'lasting'));
		expect(stepsOf('prevention-begun').map(({ before, after }) => [before, after])).toEqual([
			[0, 1],
			[1, 1],
		]);
	});
});

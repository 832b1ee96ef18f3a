import { describe, expect, test } from 'vitest';
import { alone, counters, damage, destroy, fight, judge, leave, line, move, oppose, problemsOf } from './builders';

describe('damage that is moved', () => {
	test('deplacement-degats: neither armor nor a ward nor what cancels damage stops it', () => {
		const { inPlay, stepsOf } = oppose(
			{ damage: 2 },
			{ power: 5, armor: 9, ward: 1, spared: 'lasting' },
			move('attacker', 'target', 2),
		);
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
		expect(inPlay('target')).toMatchObject({ damage: 2, armorUsed: 0, ward: 1 });
		expect(stepsOf('damage-moved')).toMatchObject([{ creature: 'attacker', before: 2, after: 0, received: 2 }]);
	});

	test('deplacement-degats: no more than there is', () => {
		const { result } = oppose(
			{ damage: 1 },
			{ power: 5 },
			move('attacker', 'target', 4),
			move('attacker', 'target', 1),
		);
		expect(result.outcomes).toMatchObject([
			{ type: 'move', moved: 1 },
			{ type: 'move', moved: 0 },
		]);
	});

	test('degat-destruction: it destroys', () => {
		const { destructions, inPlay } = oppose({ power: 9, damage: 3 }, { power: 3 }, move('attacker', 'target', 3));
		expect(destructions).toEqual(['target']);
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
	});

	test('invulnerable-aucun-degat: an invulnerable creature receives it, and stays', () => {
		const { inPlay, stepsOf } = oppose({ power: 9, damage: 3 }, { invulnerable: true }, move('attacker', 'target', 3));
		expect(inPlay('target')).toMatchObject({ damage: 3 });
		expect(stepsOf('invulnerable-stays')).toHaveLength(1);
	});

	test('poison does nothing with it', () => {
		const { inPlay } = oppose({ power: 9, damage: 1, poison: true }, { power: 9 }, move('attacker', 'target', 1));
		expect(inPlay('target')).toMatchObject({ damage: 1 });
	});
});

describe('+1 power counters', () => {
	test('marqueur-puissance-cumul: each is worth 1, in a fight too', () => {
		const { inPlay, stepsOf } = oppose(
			{ power: 1 },
			{ power: 9 },
			counters('attacker', 2),
			fight('attacker', 'target'),
		);
		expect(inPlay('target')).toMatchObject({ damage: 3 });
		expect(stepsOf('counters-changed')).toMatchObject([
			{ rule: 'marqueur-puissance-cumul', before: 0, after: 2, power: 3 },
		]);
	});

	test('degat-destruction: one that is removed may destroy', () => {
		const { stepsOf } = alone({ power: 2, powerCounters: 1, damage: 2 }, counters('target', -1));
		expect(stepsOf('marked')).toMatchObject([{ cause: 'damage', damage: 2, power: 2 }]);
	});

	test('there are never fewer than none', () => {
		expect(alone({ power: 2, powerCounters: 1 }, counters('target', -3)).inPlay('target')).toMatchObject({
			powerCounters: 0,
		});
		expect(alone({ power: 2 }, counters('target', -3)).trace).toMatchObject([
			{ rule: 'capacites-autant-que-possible', before: 0, after: 0, power: 2 },
		]);
	});
});

describe('a “Before Fight:” ability', () => {
	const shot = (amount: number, target = 'target') => ({ before: [{ target, amount }] });

	test('combat-mort-avant-combat: when it destroys the target, the fight is skipped and the attacker was used', () => {
		const { result, inPlay, rules } = oppose(
			{ power: 2, assault: 1 },
			{ power: 3, hazardous: 2 },
			fight('attacker', 'target', 'assault', shot(3)),
		);
		expect(result.outcomes).toMatchObject([{ type: 'fight', course: 'skipped', fightAbilities: false }]);
		expect(inPlay('attacker')).toMatchObject({ damage: 0, exhausted: true });
		expect(rules).toContain('sequence-combat-avant');
		expect(rules).not.toContain('assaut-degats');
	});

	test('uses up armor and a ward before power', () => {
		const armored = oppose({ power: 2 }, { power: 9, armor: 2 }, fight('attacker', 'target', 'assault', shot(2)));
		expect(armored.inPlay('target')).toMatchObject({ damage: 2, armorUsed: 2 });
		const warded = oppose({ power: 2 }, { power: 9, ward: 1 }, fight('attacker', 'target', 'assault', shot(2)));
		expect(warded.inPlay('target')).toMatchObject({ damage: 2, ward: 0 });
	});

	test('insaisissable-puissance-seulement: elusive does not stop it', () => {
		const { inPlay } = oppose({}, { power: 9, elusive: true }, fight('attacker', 'target', 'assault', shot(2)));
		expect(inPlay('target')).toMatchObject({ damage: 2 });
	});

	test('may hit others, all at once', () => {
		const situation = {
			active: line({ id: 'a', power: 2 }),
			opposing: line({ id: 'b', power: 1 }, { id: 'c', power: 9 }),
		};
		const before = ['b', 'c'].map((target) => ({ target, amount: 1 }));
		const { destructions, inPlay } = judge(situation, fight('a', 'c', 'assault', { before }));
		expect(destructions).toEqual(['b', 'a']);
		expect(inPlay('c')).toMatchObject({ damage: 3 });
	});

	test('of a creature that is not there is refused with the fight', () => {
		const { result } = oppose({}, {}, fight('attacker', 'target', 'assault', shot(1, 'fantome')));
		expect(result.outcomes).toMatchObject([{ reason: 'unknown-creature', creature: 'fantome' }]);
	});
});

describe('damage of a fight that is not the power', () => {
	test('faq-restrictions: 2 instead of a power of 9, and the other creature strikes back as usual', () => {
		const { inPlay, stepsOf } = oppose(
			{ power: 9 },
			{ power: 4 },
			fight('attacker', 'target', 'assault', { dealt: 2 }),
		);
		expect(inPlay('target')).toMatchObject({ damage: 2 });
		expect(inPlay('attacker')).toMatchObject({ damage: 4 });
		expect(stepsOf('damage-announced').map(({ rule }) => rule)).toEqual([
			'regle-d-or-carte',
			'combat-degats-puissance',
		]);
	});

	test('none at all, for one or the other', () => {
		const { inPlay } = oppose({ power: 3 }, { power: 9 }, fight('attacker', 'target', 'assault', { returned: 0 }));
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
		expect(inPlay('target')).toMatchObject({ damage: 3 });
	});
});

describe('splash-attack, a keyword later than the rulebook', () => {
	const opposing = line({ id: 'b', armor: 1 }, { id: 'c', power: 9 }, { id: 'd' }, { id: 'e' });
	const attack = fight('a', 'c', 'assault', { splashAttack: 2 });

	test('regle-d-or-carte: X to each neighbor of the target, with the damage of power', () => {
		const { inPlay, stepsOf } = judge({ active: line({ id: 'a', power: 2 }), opposing }, attack);
		expect(['b', 'c', 'd', 'e'].map((id) => inPlay(id)?.damage)).toEqual([1, 2, 2, 0]);
		expect(stepsOf('damage-announced').map(({ rule }) => rule)).toEqual([
			'combat-degats-puissance',
			'combat-degats-puissance',
			'regle-d-or-carte',
			'regle-d-or-carte',
		]);
	});

	test('poison-puissance-seulement: it does not poison', () => {
		const { destructions } = judge({ active: line({ id: 'a', power: 9, poison: true }), opposing }, attack);
		expect(destructions).toEqual(['a', 'c']);
	});

	test('none of it when the fight is skipped', () => {
		const shot = { splashAttack: 2, before: [{ target: 'c', amount: 9 }] };
		const { inPlay } = judge({ active: line({ id: 'a' }), opposing }, fight('a', 'c', 'assault', shot));
		expect(inPlay('b')).toMatchObject({ damage: 0 });
	});
});

describe('a line that closes up', () => {
	const opposing = line({ id: 'b' }, { id: 'c' }, { id: 'd' }, { id: 'e' }, { id: 'f' });

	test('joins the two neighbors of a creature that leaves', () => {
		const { stepsOf, inPlay } = judge({ active: [], opposing }, leave('c'), damage('b', 0, { splash: 1 }));
		expect(stepsOf('departed')).toMatchObject([{ closesUp: 1 }]);
		expect(inPlay('d')).toMatchObject({ damage: 1 });
	});

	test('joins none on a flank, and those around two that leave together, told once', () => {
		expect(judge({ active: [], opposing }, destroy('b')).stepsOf('discarded')).toMatchObject([{ closesUp: 0 }]);
		const { stepsOf } = judge({ active: [], opposing }, damage('c', 3, { also: [{ target: 'd', amount: 3 }] }));
		expect(stepsOf('discarded').map(({ closesUp }) => closesUp)).toEqual([0, 2]);
	});
});

test('counters and damage beyond what a creature is given are accepted again', () => {
	const { result } = alone({ power: 99, powerCounters: 99, damage: 99 }, counters('target', 3), damage('target', 50));
	expect(result.situation.opposing).toMatchObject([{ powerCounters: 102, damage: 149 }]);
	expect(problemsOf(result.situation, [])).toEqual([]);
});

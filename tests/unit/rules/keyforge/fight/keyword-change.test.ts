import { describe, expect, test } from 'vitest';
import { totalArmor, totalPower } from '../../../../../src/rules/keyforge/fight';
import {
	alone,
	armor,
	counters,
	damage,
	destroy,
	fight,
	keyword,
	newTurn,
	oppose,
	power,
	problemsOf,
	resolve,
	setTo,
} from './builders';

describe('a keyword gained or lost', () => {
	test('effets-persistants-definition: poison, gained for the turn, destroys, then is over', () => {
		const hit = oppose({ power: 1 }, { power: 9 }, keyword('attacker', 'poison'), fight('attacker', 'target'));
		expect(hit.destructions).toContain('target');
		const later = alone({}, keyword('target', 'poison'), newTurn);
		expect(later.inPlay('target')).toMatchObject({ poison: false });
		expect(later.inPlay('target')?.printed).toBeUndefined();
		expect(later.stepsOf('keyword-restored')).toMatchObject([{ keyword: 'poison', before: 1, after: 0 }]);
	});

	test('capacite-constante-definition: lasting, it stays; until one’s next turn, it goes with the second', () => {
		expect(
			alone({}, keyword('target', 'taunt', { duration: 'lasting' }), newTurn, newTurn).inPlay('target')?.taunt,
		).toBe(true);
		const next = keyword('target', 'taunt', { duration: 'next-turn' });
		expect(alone({}, next, newTurn).inPlay('target')?.taunt).toBe(true);
		expect(alone({}, next, newTurn, newTurn).inPlay('target')?.taunt).toBe(false);
	});

	test('the latest change counts, and an earlier one is back when it is over', () => {
		const given = alone(
			{},
			keyword('target', 'elusive', { duration: 'lasting' }),
			keyword('target', 'elusive', { lost: true }),
		);
		expect(given.inPlay('target')?.elusive).toBe(false);
		const later = resolve(given.result.situation, [newTurn]);
		expect(later.result.situation.opposing[0]?.elusive).toBe(true);
	});

	test('assaut-cumul, hasardeux-cumul: X adds up', () => {
		const given = alone(
			{ assault: 2 },
			keyword('target', 'assault', { amount: 3 }),
			keyword('target', 'hazardous', { amount: 2 }),
			keyword('target', 'hazardous'),
		);
		expect(given.inPlay('target')).toMatchObject({ assault: 5, hazardous: 3 });
		expect(given.rules).toEqual(['assaut-cumul', 'effets-persistants-definition', 'hasardeux-cumul']);
	});

	test('degat-destruction: no longer invulnerable, a creature may be destroyed at once, or when the turn ends', () => {
		expect(
			alone({ invulnerable: true, damage: 9 }, keyword('target', 'invulnerable', { lost: true })).destructions,
		).toEqual(['target']);
		const spared = alone(
			{ damage: 2 },
			keyword('target', 'invulnerable'),
			destroy('target'),
			power('target', -1, 'lasting'),
		);
		expect(spared.destructions).toEqual([]);
		expect(resolve(spared.result.situation, [newTurn]).result.destructions).toHaveLength(1);
	});
});

describe('a number that a card sets', () => {
	test('faq-etoile-blafarde-reponse: power, whatever changed it before or changes it since', () => {
		const given = alone(
			{ power: 6, powerCounters: 2 },
			power('target', 1),
			setTo('target', 'power', 1),
			counters('target', 1),
			power('target', 2),
		);
		expect(given.stepsOf('power-set')).toMatchObject([{ before: 9, after: 1 }]);
		const creature = given.inPlay('target');
		expect(creature && totalPower(creature)).toBe(1);
		expect(given.stepsOf('counters-changed')).toMatchObject([{ rule: 'faq-etoile-blafarde-reponse', power: 1 }]);
		expect(given.stepsOf('power-changed').at(-1)).toMatchObject({
			rule: 'faq-etoile-blafarde-reponse',
			before: 1,
			after: 1,
		});
	});

	test('faq-etoile-blafarde-baffretout: what came meanwhile counts once it is over', () => {
		const given = alone(
			{ power: 1, powerCounters: 1 },
			power('target', 2, 'lasting'),
			setTo('target', 'power', 1),
			counters('target', 1),
			newTurn,
		);
		expect(given.stepsOf('power-restored')).toMatchObject([{ before: 1, after: 5 }]);
	});

	test('faq-etoile-blafarde-restriction: armor, whatever is gained or lost since', () => {
		const given = alone({ armor: 2 }, setTo('target', 'armor', 0), armor('target', 2), armor('target', -1));
		const creature = given.inPlay('target');
		expect(creature && totalArmor(creature)).toBe(0);
		expect([...given.stepsOf('armor-gained'), ...given.stepsOf('armor-lost')]).toMatchObject([
			{ rule: 'faq-etoile-blafarde-restriction', before: 0, after: 0 },
			{ rule: 'faq-etoile-blafarde-restriction', before: 0, after: 0 },
		]);
	});

	test('degat-destruction: it may destroy, now or when it ends', () => {
		expect(alone({ damage: 1 }, setTo('target', 'power', 1)).destructions).toEqual(['target']);
		expect(alone({ power: 1 }, setTo('target', 'power', 5), damage('target', 3), newTurn).destructions).toEqual([
			'target',
		]);
	});

	test('effets-persistants-definition: for the turn, then what was before counts again', () => {
		const given = alone({ power: 3 }, power('target', 2), setTo('target', 'power', 1, 'lasting'), newTurn);
		const creature = given.inPlay('target');
		expect(creature && totalPower(creature)).toBe(1);
		const back = alone({ power: 3 }, setTo('target', 'power', 1), newTurn).inPlay('target');
		expect(back).toEqual(alone({ power: 3 }).inPlay('target'));
	});

	test('armure-perte-ordre: armor that has canceled damage goes first', () => {
		const given = alone({ power: 9, armor: 3 }, damage('target', 2), setTo('target', 'armor', 1));
		expect(given.inPlay('target')).toMatchObject({ armorUsed: 0 });
		expect(given.stepsOf('armor-set')).toMatchObject([{ before: 3, after: 1, usedBefore: 2, usedAfter: 0 }]);
		const raised = alone({ armor: 1 }, setTo('target', 'armor', 4), armor('target', -1)).inPlay('target');
		expect(raised && totalArmor(raised)).toBe(4);
	});

	test('only what is one of them', () => {
		const situation = { active: [], opposing: [] };
		expect(problemsOf(situation, [setTo('x', 'speed' as never, 1), setTo('x', 'power', -1)])).toHaveLength(2);
		expect(
			problemsOf(situation, [keyword('x', 'deploy' as never), keyword('x', 'assault', { amount: 0 })]),
		).toHaveLength(2);
	});
});

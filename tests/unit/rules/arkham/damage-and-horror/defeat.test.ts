import { describe, expect, test } from 'vitest';
import { type Example, harm, judge } from './vocabulary';

const killing: Example = { me: { health: 5, sanity: 5 }, dealt: harm(5) };
const maddening: Example = { ...killing, dealt: harm(0, 5) };
const both: Example = { ...killing, dealt: harm(5, 5) };

describe('the trauma of a defeated investigator', () => {
	test('campagne-traumatisme-physique: by damage', () => {
		const { applied, stepsOf } = judge({ ...killing, traumas: harm(2, 1) });
		expect(applied.aftermath).toEqual({ trauma: 'damage', traumas: harm(3, 1), lost: null });
		expect(stepsOf('trauma')).toMatchObject([{ rule: 'campagne-traumatisme-physique', before: 2, after: 3 }]);
	});

	test('campagne-traumatisme-mental: by horror, whatever trauma is preferred', () => {
		const { applied, stepsOf } = judge({ ...maddening, traumas: harm(2, 1), trauma: 'damage' });
		expect(applied.aftermath).toEqual({ trauma: 'horror', traumas: harm(2, 2), lost: null });
		expect(stepsOf('trauma')).toMatchObject([{ rule: 'campagne-traumatisme-mental', before: 1, after: 2 }]);
		expect(stepsOf('trauma-chosen')).toEqual([]);
	});

	test.each([
		['damage', harm(1, 0)],
		['horror', harm(0, 1)],
	] as const)('campagne-traumatisme-choix: only one when both defeat at once (%s)', (trauma, traumas) => {
		const { applied, stepsOf } = judge({ ...both, trauma });
		expect(applied.aftermath).toEqual({ trauma, traumas, lost: null });
		expect(stepsOf('trauma-chosen')).toMatchObject([{ affliction: trauma, before: 2, after: 1 }]);
		expect(stepsOf('trauma')).toHaveLength(1);
	});

	test('traumatisme-egal-ou-plus: too much damage causes the trauma too, and is pointed out', () => {
		const { applied, stepsOf } = judge({ ...killing, dealt: harm(9) });
		expect(applied.aftermath?.traumas).toEqual(harm(1));
		expect(stepsOf('excess')).toMatchObject([{ affliction: 'damage', before: 9, after: 9, value: 5 }]);
		expect(judge(killing).stepsOf('excess')).toEqual([]);
	});

	test('campagne-traumatisme-debut: each following scenario starts with as many tokens', () => {
		expect(judge({ ...maddening, traumas: harm(0, 1) }).stepsOf('next-scenario')).toMatchObject([
			{ affliction: 'horror', before: 1, after: 2 },
		]);
	});

	test('mode-independant-traumatismes: none outside a campaign, even after traumas that would kill', () => {
		const { applied, stepsOf, rules } = judge({ ...both, traumas: harm(5, 2), game: { mode: 'standalone' } });
		expect(applied.aftermath).toEqual({ trauma: null, traumas: harm(5, 2), lost: null });
		expect(stepsOf('no-trauma')).toMatchObject([{ before: 7, after: 7 }]);
		expect(rules.filter((rule) => rule.startsWith('campaign'))).toEqual([]);
		expect(rules).toContain('degats-elimination');
	});

	test('no trauma without defeat', () => {
		expect(judge({ ...killing, dealt: harm(4, 4) }).applied.aftermath).toBeNull();
	});
});

describe('killed or insane', () => {
	test.each([
		['campagne-tue', killing, harm(4, 0), 'killed'],
		['campagne-dement', maddening, harm(0, 4), 'insane'],
	] as const)('%s: traumas equal to the printed value', (rule, example, traumas, lost) => {
		const { applied, stepsOf, rules } = judge({ ...example, traumas });
		expect(applied.aftermath).toMatchObject({ lost });
		expect(stepsOf('lost')).toMatchObject([{ rule, before: 4, after: 5, printed: 5 }]);
		expect(rules).toContain('campagne-perdu');
		expect(rules).toContain('campagne-remplacant');
		expect(stepsOf('next-scenario')).toEqual([]);
	});

	test('campagne-tue: modifiers do not count, only the printed value', () => {
		const me = { health: 5, healthModifier: -2 };
		expect(judge({ me, dealt: harm(3), traumas: harm(2) }).applied.aftermath).toMatchObject({ lost: null });
		const plus = { health: 5, healthModifier: 2 };
		expect(judge({ me: plus, dealt: harm(7), traumas: harm(4) }).applied.aftermath).toMatchObject({
			lost: 'killed',
		});
	});

	test('campagne-traumatisme-choix: the choice may save the investigator', () => {
		const example = { ...both, traumas: harm(4, 0) };
		expect(judge({ ...example, trauma: 'damage' }).applied.aftermath).toMatchObject({ lost: 'killed' });
		expect(judge({ ...example, trauma: 'horror' }).applied.aftermath).toMatchObject({ lost: null });
	});
});

describe('elimination', () => {
	const start = [
		'degats-elimination',
		'degats-elimination-1',
		'degats-elimination-2',
		'degats-elimination-3',
		'degats-elimination-4',
	];
	const eliminationOf = (example: Example) =>
		judge(example).rules.filter((rule) => rule.startsWith('degats-elimination'));

	test('degats-elimination-par-investigateur: the others go on, the one who is out still counts', () => {
		expect(eliminationOf(killing)).toEqual([...start, 'degats-elimination-par-investigateur']);
		expect(judge(killing).stepsOf('elimination')).toMatchObject([{ before: 3, after: 2 }]);
	});

	test('degats-elimination-5: the others choose a new lead investigator', () => {
		expect(eliminationOf({ ...killing, game: { lead: true } })).toEqual([
			...start,
			'degats-elimination-5',
			'degats-elimination-par-investigateur',
		]);
	});

	test('degats-elimination-6: one other player is enough for the scenario to go on', () => {
		expect(eliminationOf({ ...killing, game: { otherPlayers: 1 } })).toEqual([
			...start,
			'degats-elimination-par-investigateur',
		]);
	});

	test('degats-elimination-6: the last one out ends the scenario, and nobody is left to choose', () => {
		const game = { lead: true, otherPlayers: 0 };
		expect(eliminationOf({ ...killing, game })).toEqual([...start, 'degats-elimination-6']);
	});

	test('degats-elimination-1: assets that were not defeated are removed from the game', () => {
		const assets = [{ health: 1 }, { health: 2 }, {}];
		const { stepsOf, defeated } = judge({ ...killing, assets, dealt: harm(6), assigned: [harm(1), harm(), harm()] });
		expect(defeated).toEqual([0, 'investigator']);
		expect(stepsOf('discarded')).toMatchObject([{ card: 0, before: 3, after: 2 }]);
		expect(stepsOf('elimination-cards')).toMatchObject([{ before: 2, after: 0 }]);
	});

	test('no elimination without defeat', () => {
		expect(eliminationOf({ ...killing, dealt: harm(4) })).toEqual([]);
	});
});

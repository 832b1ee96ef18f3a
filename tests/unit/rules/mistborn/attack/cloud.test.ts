import { describe, expect, test } from 'vitest';
import { ME } from '../../../../../src/rules/mistborn/attack';
import { ally, defender, healthAfter, listKilled, threePlayers, twoPlayers } from './vocabulary';

describe('Cloud for an Ally', () => {
	const saved = ally({ id: 'a', clouds: 1 });

	test('regles-combat-nuage-allie: it does not die, and the damage is lost', () => {
		const judged = twoPlayers(7, { allies: [saved] }, { allies: ['a'] });
		expect(listKilled(judged)).toEqual([]);
		expect(judged.stepsOf('ally-saved')).toMatchObject([{ subject: 'a', before: 1, after: 0, lost: 3 }]);
		expect(healthAfter(judged)).toEqual({ paul: 16 });
	});

	test('regles-combat-nuage-allie: it can be attacked again with enough damage', () => {
		expect(listKilled(twoPlayers(6, { allies: [saved] }, { allies: ['a', 'a'] }))).toEqual(['a']);
		expect(twoPlayers(5, { allies: [saved] }, { allies: ['a', 'a'] }).result.illegalities).toMatchObject([
			{ available: 2 },
		]);
	});

	test('regles-combat-nuage-allie: a Defender that is saved still shields, until it is killed', () => {
		const allies = [defender('mur', 3, 1)];
		expect(healthAfter(twoPlayers(5, { allies }))).toEqual({ paul: 20 });
		const killed = twoPlayers(8, { allies });
		expect(killed.stepsOf('defender-absorbs').map(({ before, after }) => [before, after])).toEqual([
			[8, 5],
			[5, 2],
		]);
		expect(healthAfter(killed)).toEqual({ paul: 18 });
	});

	test('regles-combat-nuage-allie: with the Target, what it loses is lost against all, or its player for a Defender', () => {
		expect(healthAfter(threePlayers(5, ME, { paul: { allies: [saved] } }, { allies: ['a'] }))).toEqual({
			paul: 18,
			rita: 18,
		});
		const wall = { paul: { allies: [defender('mur', 3, 1)] } };
		expect(healthAfter(threePlayers(5, ME, wall, { allies: ['mur'] }))).toEqual({ paul: 20, rita: 15 });
	});
});

describe('Cloud and Allies that reduce damage', () => {
	test('regles-combat-nuage-joueur: the player receives less', () => {
		const judged = twoPlayers(7, { cloud: 3 });
		expect(judged.stepsOf('cloud')).toMatchObject([
			{ rule: 'regles-combat-nuage-joueur', subject: 'paul', before: 7, after: 4 },
		]);
		expect(judged.result.reports).toMatchObject([{ after: 16, stopped: 3, wasted: 0 }]);
	});

	test('regles-combat-arretes-perdus: what was stopped is not used elsewhere, after an elimination either', () => {
		const judged = threePlayers(10, 'paul', {
			paul: { health: 4, cloud: 3, allies: [ally({ id: 's', reduction: 1 })] },
		});
		expect(judged.stepsOf('damage-lost')).toMatchObject([
			{ rule: 'regles-combat-arretes-perdus', subject: 'paul', before: 4, after: 4 },
		]);
		expect(healthAfter(judged)).toEqual({ paul: 0, rita: 18 });
		expect(threePlayers(10, ME, { paul: { cloud: 3 } }).stepsOf('damage-lost')).toEqual([]);
	});

	test('regles-combat-nuage-joueur: never less than none', () => {
		expect(twoPlayers(2, { cloud: 3 }).result.reports).toMatchObject([{ after: 20, stopped: 2 }]);
	});

	test('regles-combat-nuage-joueur: it leaves the damage of Defenders alone', () => {
		const judged = twoPlayers(7, { cloud: 3, allies: [defender('mur', 4)] });
		expect(listKilled(judged)).toEqual(['mur']);
		expect(healthAfter(judged)).toEqual({ paul: 20 });
	});

	test('regles-combat-cible-nuage: with the Target, the others receive everything', () => {
		const judged = threePlayers(7, ME, { rita: { cloud: 3 } });
		expect(judged.stepsOf('cloud')).toMatchObject([{ rule: 'regles-combat-cible-nuage', subject: 'rita' }]);
		expect(healthAfter(judged)).toEqual({ paul: 13, rita: 16 });
	});

	const smoker = ally({ id: 'smoker', defense: 2, reduction: 2 });

	test('regles-combat-smoker: it protects its player, not itself', () => {
		const alive = twoPlayers(7, { allies: [smoker] });
		expect(alive.stepsOf('reduction')).toMatchObject([{ subject: 'smoker', player: 'paul', before: 7, after: 5 }]);
		expect(healthAfter(alive)).toEqual({ paul: 15 });
		const killed = twoPlayers(7, { allies: [smoker] }, { allies: ['smoker'] });
		expect(killed.stepsOf('reduction')).toEqual([]);
		expect(healthAfter(killed)).toEqual({ paul: 15 });
	});

	test('regles-combat-smoker: nor the other Allies of its player, who reduce nothing themselves', () => {
		expect(twoPlayers(3, { allies: [ally({ id: 'a' })] }).stepsOf('reduction')).toEqual([]);
		expect(listKilled(twoPlayers(3, { allies: [smoker, ally({ id: 'a' })] }, { allies: ['a'] }))).toEqual(['a']);
	});

	test('regles-combat-smoker: it counts before Cloud, and no Cloud is used on what is already stopped', () => {
		const { stepsOf, result } = twoPlayers(2, { cloud: 3, allies: [smoker, ally({ id: 'autre', reduction: 1 })] });
		expect(stepsOf('reduction')).toHaveLength(1);
		expect(stepsOf('cloud')).toEqual([]);
		expect(result.reports).toMatchObject([{ after: 20, stopped: 2 }]);
	});
});

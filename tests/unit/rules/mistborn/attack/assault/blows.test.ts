import { describe, expect, test } from 'vitest';
import { ME } from '../../../../../../src/rules/mistborn/attack';
import { ally, defender } from '../vocabulary';
import { suffer } from './vocabulary';

describe('how much a blow deals', () => {
	test('regles-solo-x, regles-solo-2x: the number on the card, X, or X so many times', () => {
		const at = { dominance: 3 };
		expect(suffer([{ flat: 4 }], {}, at).health).toEqual({ [ME]: 16 });
		const once = suffer([{ flat: 0, times: 1 }], {}, at);
		expect(once.health).toEqual({ [ME]: 17 });
		expect(once.stepsOf('attack-of-x')).toMatchObject([{ rule: 'regles-solo-x', before: 3, after: 3 }]);
		// mb-faq-2x: with X at 3, 2X is 6.
		const twice = suffer([{ flat: 0, times: 2 }], {}, at);
		expect(twice.stepsOf('attack-of-x')).toMatchObject([{ rule: 'regles-solo-2x', before: 3, after: 6, times: 2 }]);
		expect(twice.health).toEqual({ [ME]: 14 });
		expect(suffer([{ flat: 1, times: 2 }], {}, at).stepsOf('attack-suffered')).toMatchObject([{ before: 0, after: 7 }]);
	});

	test.each([
		['edict', 'regles-solo-edit-effet'],
		['dominance', 'regles-solo-dominat-attaques'],
		['foe', 'regles-solo-adversaire-effet'],
	] as const)('the rule of what attacks: %s', (source, rule) => {
		expect(suffer([{ source }]).stepsOf('attack-suffered')).toMatchObject([{ source, rule, rank: 1 }]);
	});

	test('regles-solo-x: X when each blow falls, or that of the assault', () => {
		// mb-edits-a: an Adversaire strikes at Dominance 1, then the Edict raises it to 3 before its own effect.
		const judged = suffer(
			[
				{ flat: 0, times: 2, dominance: 1 },
				{ flat: 0, times: 2 },
			],
			{},
			{ dominance: 3 },
		);
		expect(judged.stepsOf('attack-of-x').map(({ before, after }) => [before, after])).toEqual([
			[1, 2],
			[3, 6],
		]);
		expect(judged.health).toEqual({ [ME]: 12 });
	});

	test('no damage, nobody struck', () => {
		const judged = suffer([{ flat: 0 }]);
		expect(judged.trace.map(({ kind }) => kind)).toEqual(['attack-suffered']);
		expect(judged.health).toEqual({ [ME]: 20 });
	});
});

describe('whom it strikes', () => {
	const team = { j1: {}, j2: {} };

	test('each player, one of them, or all but the reader', () => {
		expect(suffer([{ flat: 5 }], team).health).toEqual({ [ME]: 15, j1: 15, j2: 15 });
		expect(suffer([{ flat: 5, on: 'j2' }], team).health).toEqual({ [ME]: 20, j1: 20, j2: 15 });
		expect(suffer([{ flat: 5, on: 'others' }], team).health).toEqual({ [ME]: 20, j1: 15, j2: 15 });
	});

	test('regles-solo-autre-joueur: alone, another player is never you', () => {
		const judged = suffer([{ flat: 5, on: 'others' }]);
		expect(judged.health).toEqual({ [ME]: 20 });
		expect(judged.stepsOf('nobody-else')).toMatchObject([{ rule: 'regles-solo-autre-joueur', before: 5 }]);
		expect(suffer([{ on: 'others' }], team).stepsOf('nobody-else')).toEqual([]);
	});

	test('regles-solo-elimine-nombre: the others have died, nobody is struck', () => {
		const judged = suffer([{ flat: 5, on: 'j1' }, { on: 'others' }], { j1: { health: 5 } });
		expect(judged.stepsOf('nobody-else')).toMatchObject([{ rule: 'regles-solo-elimine-nombre' }]);
		expect(judged.health).toEqual({ [ME]: 20, j1: 0 });
	});

	test('regles-solo-collectivement: one may take all, or they share it as they want', () => {
		// mb-faq-collectivement: three players, 10 damage in all.
		const shared = (...damages: number[]) =>
			suffer(
				[{ flat: 10, on: 'together', shares: damages.map((damage, at) => ({ player: `j${at + 1}`, damage })) }],
				team,
			);
		expect(shared().health).toEqual({ [ME]: 10, j1: 20, j2: 20 });
		expect(shared(10).health).toEqual({ [ME]: 20, j1: 10, j2: 20 });
		expect(shared(3, 4).health).toEqual({ [ME]: 17, j1: 17, j2: 16 });
		expect(
			shared(3, 4)
				.stepsOf('damage-directed')
				.map(({ rule }) => rule),
		).toEqual(Array(3).fill('regles-solo-collectivement'));
		const tooMuch = shared(8, 4);
		expect(tooMuch.health).toEqual({ [ME]: 20, j1: 12, j2: 18 });
		expect(tooMuch.result.illegalities).toEqual([
			{ reason: 'share-too-large', rule: 'regles-solo-collectivement', subject: 'j2', requested: 4, available: 2 },
		]);
	});

	test('regles-solo-collectivement: a player alone takes all of it', () => {
		const judged = suffer([{ flat: 10, on: 'together' }]);
		expect(judged.stepsOf('shared-attack')).toMatchObject([{ before: 10, alive: 1 }]);
		expect(judged.health).toEqual({ [ME]: 10 });
	});

	test('joueur-elimine-definition: who is gone is not struck, and takes no share', () => {
		const dead = { j1: { health: 2 } };
		const judged = suffer(
			[
				{ flat: 3, on: 'j1' },
				{ flat: 3, on: 'j1' },
			],
			dead,
		);
		expect(judged.result.illegalities).toEqual([
			{ reason: 'player-already-eliminated', rule: 'joueur-elimine-definition', subject: 'j1' },
		]);
		const shared = suffer(
			[
				{ flat: 3, on: 'j1' },
				{ flat: 3, on: 'together', shares: [{ player: 'j1', damage: 3 }] },
			],
			dead,
		);
		expect(shared.health).toEqual({ [ME]: 17, j1: 0 });
		expect(shared.result.illegalities).toMatchObject([{ reason: 'player-already-eliminated' }]);
	});
});

describe('what protects a player', () => {
	test('regles-solo-degats-defenseurs: his Defender first, for its Defense only', () => {
		// The site’s example: Dominance 3, 2X to each; a Defender of Defense 4.
		const judged = suffer(
			[{ flat: 0, times: 2 }],
			{ [ME]: { allies: [defender('mur', 4)] }, j1: {} },
			{ dominance: 3 },
		);
		expect(judged.health).toEqual({ [ME]: 18, j1: 14 });
		expect(judged.killed).toEqual(['mur']);
		expect(judged.stepsOf('defenders-first')).toMatchObject([{ rule: 'regles-solo-degats-defenseurs', subject: ME }]);
		expect(judged.stepsOf('defender-absorbs')).toMatchObject([
			{ rule: 'regles-solo-degats-surplus', before: 6, after: 2 },
		]);
		expect(judged.stepsOf('health')).toMatchObject([
			{ rule: 'regles-solo-degats-sante', subject: ME, before: 20, after: 18 },
			{ subject: 'j1', before: 20, after: 14 },
		]);
		expect(judged.result.reports).toMatchObject([{ directed: 6, absorbed: 4, wasted: 0 }, { absorbed: 0 }]);
	});

	test('regles-solo-degats-defenseur-tient: one that they cannot kill stops them all', () => {
		const judged = suffer([{ flat: 3 }], { [ME]: { allies: [defender('mur', 4)] } });
		expect(judged.health).toEqual({ [ME]: 20 });
		expect(judged.killed).toEqual([]);
		expect(judged.stepsOf('defender-holds')).toMatchObject([
			{ rule: 'regles-solo-degats-defenseur-tient', defense: 4 },
		]);
		expect(judged.result.reports).toMatchObject([{ directed: 3, wasted: 3 }]);
	});

	test('regles-solo-degats-defenseur-tient: not said of one that nothing reaches', () => {
		const judged = suffer([{ flat: 5 }], { [ME]: { allies: [defender('mur', 5), defender('tour', 2)] } });
		expect([judged.killed, judged.health]).toEqual([['mur'], { [ME]: 20 }]);
		expect(judged.stepsOf('defender-holds')).toEqual([]);
	});

	test('regles-solo-degats-allies: no other Ally of his is struck', () => {
		expect(suffer([{ flat: 9 }], { [ME]: { allies: [ally({ id: 'a', defense: 1 })] } }).killed).toEqual([]);
	});

	test('regles-solo-degats-ordre: blows are not added up; a Defender killed by the first is not there for the second', () => {
		const wall = { [ME]: { allies: [defender('mur', 4)] } };
		const apart = suffer([{ flat: 3 }, { flat: 3 }], wall);
		expect(apart.health).toEqual({ [ME]: 20 });
		expect(apart.stepsOf('attacks-apart')).toMatchObject([{ before: 2, after: 2 }]);
		expect(suffer([{ flat: 4 }, { flat: 3 }], wall).health).toEqual({ [ME]: 17 });
		expect(suffer([{ flat: 3 }], wall).stepsOf('attacks-apart')).toEqual([]);
	});

	test('regles-combat-smoker: its reduction counts against each blow', () => {
		const allies = [ally({ id: 'smoker', reduction: 1 })];
		const judged = suffer([{ flat: 3 }, { flat: 2 }], { [ME]: { allies } });
		expect(judged.health).toEqual({ [ME]: 17 });
		expect(judged.stepsOf('reduction').map(({ before, after }) => [before, after])).toEqual([
			[3, 2],
			[2, 1],
		]);
		expect(judged.stepsOf('damage-lost')).toEqual([]);
	});

	test('regles-combat-nuage-joueur: a Cloud counts against the first blow that reaches the player, once', () => {
		const judged = suffer([{ flat: 2 }, { flat: 2 }], { [ME]: { cloud: 3 } });
		expect(judged.health).toEqual({ [ME]: 18 });
		expect(judged.stepsOf('cloud')).toMatchObject([{ subject: ME, before: 2, after: 0 }]);
		const behind = { [ME]: { cloud: 3, allies: [defender('mur', 4)] } };
		expect(suffer([{ flat: 3 }, { flat: 9 }], behind).health).toEqual({ [ME]: 18 });
	});

	test('regles-solo-degats-defenseur-encore: a Defender that a Cloud saves takes a second Defense', () => {
		// mb-conseil-nuage: of 9, the Cloud loses 4; 5 are left, enough to attack Defense 4 again; 1 reaches the player.
		const judged = suffer([{ flat: 9 }], { [ME]: { allies: [defender('mur', 4, 1)] } });
		expect(judged.health).toEqual({ [ME]: 19 });
		const steps = judged.trace.filter((step) => step.subject === 'mur');
		expect(steps.map(({ kind, rule, before, after }) => [kind, rule, before, after])).toEqual([
			['defender-absorbs', 'regles-combat-defenseur-surplus', 9, 5],
			['ally-saved', 'regles-combat-nuage-allie', 1, 0],
			['defender-again', 'regles-solo-degats-defenseur-encore', 5, 5],
			['defender-absorbs', 'regles-solo-degats-surplus', 5, 1],
			['ally-killed', 'regles-combat-defense', 4, 0],
			['ally-discarded', 'regles-combat-allie-tue', 1, 0],
		]);
	});

	test('regles-solo-degats-defenseur-encore: not when what is left cannot kill it; twice when two Clouds save it', () => {
		const short = suffer([{ flat: 7 }], { [ME]: { allies: [defender('mur', 4, 1)] } });
		expect([short.health, short.stepsOf('defender-again')]).toEqual([{ [ME]: 20 }, []]);
		expect(short.stepsOf('defender-holds')).toMatchObject([{ before: 3, defense: 4 }]);
		const twice = suffer([{ flat: 14 }], { [ME]: { allies: [defender('mur', 4, 2), defender('tour', 1)] } });
		expect(twice.stepsOf('defender-again').map(({ before }) => before)).toEqual([10, 6]);
		expect([twice.killed, twice.health]).toEqual([['mur', 'tour'], { [ME]: 19 }]);
	});
});

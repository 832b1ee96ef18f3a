import { describe, expect, test } from 'vitest';
import { ME } from '../../../../../../src/rules/mistborn/attack';
import type { Turn } from '../../../../../../src/rules/mistborn/attack/assault';
import { assault, problemsOf, suffer } from './vocabulary';

const edict: Turn = { player: ME, card: 'edict', pack: 12 };
const foe: Turn = { player: ME, card: 'foe', pack: 12 };
const kindsOf = ({ trace }: ReturnType<typeof suffer>) => trace.map(({ kind }) => kind);

describe('the card of the Lord Ruler', () => {
	test('regles-solo-carte-du-paquet: an Edict, from its card to the next turn, in the order of the book', () => {
		const judged = suffer([{ flat: 5 }], { j1: {} }, { turn: edict, missions: 1 });
		expect(kindsOf(judged)).toEqual([
			'card-revealed',
			'attack-suffered',
			'damage-directed',
			'health',
			'damage-directed',
			'health',
			'healing',
			'market-cleaned',
			'next-turn',
		]);
		expect(judged.stepsOf('card-revealed')).toMatchObject([
			{ rule: 'regles-solo-carte-du-paquet', subject: ME, before: 12, after: 11, card: 'edict' },
		]);
		expect(judged.stepsOf('market-cleaned')).toMatchObject([{ rule: 'regles-solo-edit-marche', before: 2 }]);
		expect(judged.result).toMatchObject({ before: 30, after: 40, defeat: false, next: 'j1' });
	});

	test('an Edict that attacks nobody still heals and cleans the market', () => {
		const judged = suffer([], {}, { turn: edict, missions: 2, health: 20 });
		expect(kindsOf(judged)).toEqual(['card-revealed', 'healing', 'market-cleaned', 'next-turn']);
		expect(judged.result).toMatchObject({ after: 40, next: ME });
	});

	test('regles-solo-adversaire-debut: a foe does nothing before the next turn; nothing heals, the market stays', () => {
		const judged = suffer([], { j1: {} }, { turn: foe, missions: 3 });
		expect(kindsOf(judged)).toEqual(['card-revealed', 'foe-placed', 'next-turn']);
		expect(judged.stepsOf('foe-placed')).toMatchObject([{ rule: 'regles-solo-adversaire-debut', subject: ME }]);
		expect(judged.result).toMatchObject({ before: 30, after: 30 });
	});

	test('regles-solo-carte-du-paquet: the attack of an Edict cannot come with a foe', () => {
		const judged = suffer([{ flat: 5 }, { source: 'foe', flat: 2 }], {}, { turn: foe });
		expect(judged.result.illegalities).toEqual([
			{ reason: 'no-edict', rule: 'regles-solo-carte-du-paquet', subject: 'lord-ruler', rank: 1 },
		]);
		expect(judged.health).toEqual({ [ME]: 18 });
	});

	test('regles-solo-adversaire-effet: foes in play act before the card', () => {
		const judged = suffer([{ source: 'foe', flat: 2 }, { flat: 3 }], {}, { turn: edict });
		expect(kindsOf(judged).filter((kind) => ['attack-suffered', 'card-revealed'].includes(kind))).toEqual([
			'attack-suffered',
			'card-revealed',
			'attack-suffered',
		]);
		expect(judged.health).toEqual({ [ME]: 15 });
	});
});

describe('players who die on the way', () => {
	test('regles-solo-elimine-tour: killed by a foe at the end of his turn, he reveals no card; nothing of it happens', () => {
		const judged = suffer([{ source: 'foe', flat: 20, on: ME }, { flat: 5 }], { j1: {} }, { turn: edict, missions: 2 });
		expect(judged.stepsOf('card-not-drawn')).toMatchObject([
			{ rule: 'regles-solo-elimine-tour', subject: ME, before: 12, after: 12 },
		]);
		expect(judged.health).toEqual({ [ME]: 0, j1: 20 });
		expect(judged.result).toMatchObject({ before: 30, after: 30, next: 'j1', illegalities: [] });
		expect(judged.stepsOf('market-cleaned')).toEqual([]);
	});

	test('regles-solo-edit-mort: killed by his own Edict, it goes on to its last effect', () => {
		const judged = suffer(
			[
				{ flat: 20, on: ME },
				{ source: 'dominance', flat: 1 },
			],
			{ j1: {} },
			{ turn: edict, missions: 1 },
		);
		expect(judged.health).toEqual({ [ME]: 0, j1: 19 });
		expect(judged.stepsOf('edict-continues')).toHaveLength(1);
		expect(judged.stepsOf('market-cleaned')).toHaveLength(1);
		expect(judged.result).toMatchObject({ after: 40, next: 'j1' });
	});

	test('regles-solo-elimine-tour: the turn of a dead player is skipped, up to the first one alive', () => {
		const judged = suffer(
			[
				{ flat: 20, on: 'j1' },
				{ flat: 20, on: 'j2' },
			],
			{ j1: {}, j2: {}, j3: {} },
			{ turn: edict },
		);
		expect(judged.stepsOf('turn-skipped').map(({ subject }) => subject)).toEqual(['j1', 'j2']);
		expect(judged.stepsOf('next-turn')).toMatchObject([{ rule: 'regles-solo-tour', subject: 'j3', before: 2 }]);
		expect(judged.result.next).toBe('j3');
	});

	test('after the last player, the first one', () => {
		const turn: Turn = { player: 'j2', card: 'foe', pack: 5 };
		expect(suffer([], { j1: {}, j2: {} }, { turn }).result.next).toBe(ME);
		const judged = suffer([{ source: 'foe', flat: 20, on: ME }], { j1: {}, j2: {} }, { turn });
		expect(judged.stepsOf('turn-skipped').map(({ subject }) => subject)).toEqual([ME]);
		expect(judged.result.next).toBe('j1');
	});
});

describe('how the game ends', () => {
	test('regles-solo-fin-paquet: the last card resolved, the players lose', () => {
		const judged = suffer([{ flat: 5 }], { j1: {} }, { turn: { ...edict, pack: 1 }, missions: 1 });
		expect(judged.trace.at(-1)).toMatchObject({ kind: 'pack-empty', rule: 'regles-solo-fin-paquet' });
		expect(judged.health).toEqual({ [ME]: 15, j1: 15 });
		expect(judged.result).toMatchObject({ defeat: true, next: null, after: 40 });
	});

	test('regles-solo-fin-elimination: nobody left, nothing follows', () => {
		const judged = suffer([{ flat: 20 }], { j1: {} }, { turn: edict, missions: 1 });
		expect(judged.trace.at(-1)).toMatchObject({ kind: 'defeat' });
		expect(judged.result).toMatchObject({ defeat: true, next: null, before: 30, after: 30 });
	});

	test('regles-solo-elimine-tour: the last card is not drawn by a dead player, and the game goes on', () => {
		const turn: Turn = { player: ME, card: 'edict', pack: 1 };
		const judged = suffer([{ source: 'foe', flat: 20, on: ME }], { j1: {} }, { turn });
		expect(judged.result).toMatchObject({ defeat: false, next: 'j1' });
	});
});

test('regles-combat-nuage-joueur: a Cloud may wait for a later attack', () => {
	const team = { [ME]: { cloud: 4 } };
	expect(suffer([{ flat: 2 }, { flat: 6 }], team).health).toEqual({ [ME]: 14 });
	const judged = suffer([{ flat: 2, keepsClouds: true }, { flat: 6 }], team);
	expect(judged.health).toEqual({ [ME]: 16 });
	expect(judged.stepsOf('cloud')).toMatchObject([{ before: 6, after: 2 }]);
});

test.each([
	[{ ...edict, player: 'j9' }, 'turn.player'],
	[{ ...edict, card: 'cible' as 'edict' }, 'turn.card'],
	[{ ...edict, pack: 0 }, 'turn.pack'],
	[{ ...edict, pack: 37 }, 'turn.pack'],
])('the check refuses %o', (turn, field) => {
	expect(problemsOf(assault([], {}, { turn })).map((problem) => problem.field)).toEqual([field]);
});

test('the check asks for a blow when no turn is given', () => {
	expect(problemsOf(assault([])).map(({ field }) => field)).toEqual(['blows.length']);
});

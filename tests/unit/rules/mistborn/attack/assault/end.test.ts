import { describe, expect, test } from 'vitest';
import { LORD_RULER, ME } from '../../../../../../src/rules/mistborn/attack';
import { defender } from '../vocabulary';
import { suffer } from './vocabulary';

describe('players who die', () => {
	test('regles-solo-elimine: the others go on, and his cards leave the game', () => {
		const judged = suffer([{ flat: 5 }], { j1: { health: 4, allies: [defender('mur', 1)] }, j2: {} });
		expect(judged.health).toEqual({ [ME]: 15, j1: 0, j2: 15 });
		expect(judged.stepsOf('player-eliminated')).toMatchObject([{ subject: 'j1', before: 3, after: 2 }]);
		expect(judged.stepsOf('crew-continues')).toMatchObject([{ rule: 'regles-solo-elimine', before: 2 }]);
		expect(judged.stepsOf('cards-removed')).toMatchObject([{ subject: 'j1', before: 0, after: 0 }]);
		expect(judged.result.defeat).toBe(false);
	});

	test('regles-solo-fin-elimination: all of them gone, the players lose, and nothing more happens', () => {
		const judged = suffer([{ flat: 20 }, { flat: 1 }], { j1: {} }, { missions: 2 });
		expect(judged.result).toMatchObject({ defeat: true, before: 30, after: 30 });
		expect(judged.trace.at(-1)).toMatchObject({ kind: 'defeat', rule: 'regles-solo-fin-elimination' });
		expect(judged.stepsOf('attack-suffered')).toHaveLength(1);
		expect(judged.result.reports).toMatchObject([{ eliminated: true }, { eliminated: true }]);
	});

	test('regles-solo-elimine: said once the whole blow is dealt', () => {
		const judged = suffer([{ flat: 5 }], { [ME]: { health: 5 }, j1: { health: 4 }, j2: {} });
		expect(judged.stepsOf('crew-continues')).toMatchObject([
			{ subject: ME, before: 1 },
			{ subject: 'j1', before: 1 },
		]);
		expect(judged.trace.slice(-2).map(({ kind }) => kind)).toEqual(['crew-continues', 'crew-continues']);
		const lost = suffer([{ flat: 20 }], { j1: {} });
		expect([lost.stepsOf('crew-continues'), lost.stepsOf('defeat').length]).toEqual([[], 1]);
	});

	test('regles-solo-edit-mort: an Edict goes on when someone dies', () => {
		const judged = suffer([{ flat: 5, on: 'j1' }], { j1: { health: 5 } }, { missions: 1 });
		expect(judged.stepsOf('edict-continues')).toMatchObject([{ rule: 'regles-solo-edit-mort' }]);
		expect(judged.result.after).toBe(40);
		expect(suffer([{}], {}, { missions: 1 }).stepsOf('edict-continues')).toEqual([]);
	});
});

describe('what an Edict heals', () => {
	test.each([
		[0, 30, 30],
		[1, 30, 40],
		[2, 20, 40],
		[3, 20, 48],
		[1, 48, 48],
	])('regles-solo-edit-guerison: %i Missions left, from %i to %i', (missions, health, after) => {
		const judged = suffer([{}], {}, { missions, health });
		expect(judged.result).toMatchObject({ before: health, after });
		expect(judged.stepsOf('healing')).toMatchObject(
			missions === 0
				? []
				: [{ rule: 'regles-solo-edit-guerison', subject: LORD_RULER, before: health, after, missions }],
		);
	});
});

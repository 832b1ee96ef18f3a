import { describe, expect, test } from 'vitest';
import { ME } from '../../../../../../src/rules/mistborn/attack';
import { ally, defender } from '../vocabulary';
import { suffer } from './vocabulary';

const team = {
	[ME]: { allies: [defender('mur', 6), ally({ id: 'a', defense: 3 }), ally({ id: 'b', defense: 5, clouds: 1 })] },
	j1: { allies: [defender('tour', 5)] },
};

describe('regles-solo-degats-tous-allies: a blow on all Allies', () => {
	// mb-faq-degats-seigneur-maitre-allies; mb-combat: an Ally dies of its Defense or more, in one attack.
	test('kills each of them whose Defense it reaches, behind a Defender or not, and hurts no player', () => {
		const judged = suffer([{ flat: 5, on: 'allies' }], team);
		expect(judged.killed).toEqual(['a', 'tour']);
		expect(judged.health).toEqual({ [ME]: 20, j1: 20 });
		expect(judged.stepsOf('allies-struck')).toMatchObject([{ before: 4, rule: 'regles-solo-degats-tous-allies' }]);
		expect(judged.stepsOf('ally-holds')).toMatchObject([
			{ subject: 'mur', player: ME, before: 5, defense: 6, rule: 'regles-combat-pas-de-partiel' },
		]);
	});

	test('regles-combat-nuage-allie: a Cloud saves one, against this blow only', () => {
		const judged = suffer([{ flat: 5, on: 'allies' }], team);
		expect(judged.stepsOf('ally-saved')).toMatchObject([{ subject: 'b', before: 1, after: 0, lost: 5 }]);
		const twice = suffer(
			[
				{ flat: 5, on: 'allies' },
				{ flat: 5, on: 'allies' },
			],
			team,
		);
		expect(twice.killed).toEqual(['a', 'tour', 'b']);
	});

	test('those of the reader only; none once he is dead', () => {
		expect(suffer([{ flat: 6, on: 'my-allies' }], team).killed).toEqual(['mur', 'a']);
		const dead = suffer(
			[
				{ flat: 30, on: ME },
				{ flat: 6, on: 'my-allies' },
			],
			team,
		);
		expect(dead.result.illegalities).toEqual([
			{ reason: 'player-already-eliminated', rule: 'joueur-elimine-definition', subject: ME },
		]);
		expect([dead.killed, dead.stepsOf('allies-struck')]).toEqual([['mur'], []]);
	});

	test('a Defender that it kills no longer stops the next blow', () => {
		const wall = { [ME]: { allies: [defender('mur', 4)] } };
		expect(suffer([{ flat: 4, on: 'allies' }, { flat: 3 }], wall).health).toEqual({ [ME]: 17 });
		expect(suffer([{ flat: 3, on: 'allies' }, { flat: 3 }], wall).health).toEqual({ [ME]: 20 });
	});

	test('no Ally in play, or no damage: nothing happens', () => {
		expect(suffer([{ flat: 5, on: 'allies' }]).stepsOf('allies-struck')).toMatchObject([{ before: 0, after: 0 }]);
		expect(suffer([{ flat: 0, on: 'allies' }], team).stepsOf('allies-struck')).toEqual([]);
	});
});

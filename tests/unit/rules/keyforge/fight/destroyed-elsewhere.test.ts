import { describe, expect, test } from 'vitest';
import { alone, damage, destroy, duel, fight, judge, line } from './builders';

describe('a “Destroyed:” ability that sends the creature elsewhere (l. 686, 1857, 1869)', () => {
	test('detruit-autre-zone: it is destroyed, and goes to hand', () => {
		const { result, destructions, stepsOf } = duel({ power: 9 }, { whenDestroyed: 'hand' });
		expect(destructions).toEqual(['target']);
		expect(result.destructions).toMatchObject([{ creature: 'target', cause: 'damage', to: 'hand' }]);
		expect(result.departures).toEqual([]);
		expect(stepsOf('destroyed-elsewhere')).toMatchObject([{ rule: 'detruit-autre-zone', to: 'hand', before: 1 }]);
		expect(stepsOf('discarded')).toEqual([]);
	});

	test('quitter-le-jeu-aombre: its Æmber goes to the opponent', () => {
		const { result } = alone({ whenDestroyed: 'archives', aember: 2 }, destroy('target'));
		expect(result.aemberGained).toEqual({ active: 2, opposing: 0 });
	});

	test('proteger-remplace: a ward keeps it in play, without the ability', () => {
		const { inPlay, stepsOf } = alone({ whenDestroyed: 'hand', ward: 1 }, destroy('target'));
		expect(inPlay('target')).toMatchObject({ ward: 0 });
		expect(stepsOf('destroyed-elsewhere')).toEqual([]);
	});

	test('detruit-ligne-resserree: it leaves before those that are discarded with it', () => {
		const opposing = line({ id: 'a' }, { id: 'b', whenDestroyed: 'hand' }, { id: 'c' }, { id: 'd', power: 9 });
		const { stepsOf } = judge({ active: [], opposing }, damage('b', 3, { splash: 3 }));
		expect(stepsOf('destroyed-elsewhere')).toMatchObject([{ creature: 'b', before: 4, after: 3, closesUp: 1 }]);
		expect(stepsOf('discarded')).toMatchObject([
			{ creature: 'a', before: 3, after: 1 },
			{ creature: 'c', before: 3, after: 1 },
		]);
	});

	test('capacite-cartes-en-jeu: it is nowhere to be fought afterwards', () => {
		const active = line({ id: 'attacker' });
		const opposing = line({ id: 'target', whenDestroyed: 'archives' }, { id: 'other' });
		const { result } = judge({ active, opposing }, destroy('target'), fight('attacker', 'target'));
		expect(result.outcomes[1]).toMatchObject({ type: 'illegal', rule: 'capacite-cartes-en-jeu' });
	});
});

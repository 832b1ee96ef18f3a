import { describe, expect, test } from 'vitest';
import { alone, damage, destroy, heal, judge, leave, line, ward } from './builders';

describe('a ward received in the middle of a turn', () => {
	test('proteger-marqueur: saves from the next damage, not from what was dealt', () => {
		const { inPlay, stepsOf } = alone({ power: 5 }, damage('target', 2), ward('target'), damage('target', 9));
		expect(inPlay('target')).toMatchObject({ damage: 2, ward: 0 });
		expect(stepsOf('ward-received')).toMatchObject([{ rule: 'proteger-marqueur', before: 0, after: 1 }]);
	});

	test('proteger-une-seule-fois: not twice', () => {
		const { inPlay, stepsOf } = alone({ ward: 1 }, ward('target'));
		expect(inPlay('target')).toMatchObject({ ward: 1 });
		expect(stepsOf('ward-received')).toMatchObject([{ rule: 'proteger-une-seule-fois', before: 1, after: 1 }]);
	});
});

describe('healing', () => {
	test('soigner-nombre: as many counters as said', () => {
		const { inPlay, result } = alone({ power: 5, damage: 4 }, heal('target', 3));
		expect(inPlay('target')).toMatchObject({ damage: 1 });
		expect(result.outcomes).toEqual([{ type: 'heal', creature: 'target', removed: 3 }]);
	});

	test('soigner-nombre: no more than there are', () => {
		expect(alone({ power: 5, damage: 1 }, heal('target', 3)).result.outcomes).toMatchObject([{ removed: 1 }]);
	});

	test('soigner-entierement: all of them', () => {
		const { inPlay, rules } = alone({ power: 5, damage: 4 }, heal('target'));
		expect(inPlay('target')).toMatchObject({ damage: 0 });
		expect(rules).toEqual(['soigner-entierement']);
	});

	test('soigner-sans-effet: a creature without damage has not been healed', () => {
		expect(alone({}, heal('target', 2)).rules).toEqual(['soigner-sans-effet']);
		expect(alone({ damage: 1 }, heal('target', 0)).rules).toEqual(['soigner-sans-effet']);
	});
});

describe('destroyed by an effect', () => {
	test('detruit-marquee: whatever its damage; its Æmber is given back', () => {
		const { destructions, rules, result } = alone({ power: 9, aember: 2 }, destroy('target'));
		expect(destructions).toEqual(['target']);
		expect(rules).toEqual(['detruit-marquee', 'sequence-detruit-defausser', 'quitter-le-jeu-aombre']);
		expect(result.aemberGained).toEqual({ active: 2, opposing: 0 });
	});

	test('detruit-sacrifice: a sacrifice is a destruction', () => {
		const { result, rules } = alone({}, destroy('target', true));
		expect(result.destructions).toMatchObject([{ creature: 'target', cause: 'sacrifice' }]);
		expect(rules).toEqual(['detruit-sacrifice', 'sequence-detruit-defausser']);
	});

	test('proteger-remplace: the ward is discarded instead', () => {
		const { inPlay, rules } = alone({ ward: 1 }, destroy('target'));
		expect(inPlay('target')).toMatchObject({ ward: 0 });
		expect(rules).toEqual(['proteger-remplace']);
	});

	test('invulnerable-definition: an invulnerable creature stays, and keeps its ward', () => {
		const { inPlay, rules } = alone({ invulnerable: true, ward: 1 }, destroy('target'));
		expect(inPlay('target')).toMatchObject({ ward: 1 });
		expect(rules).toEqual(['invulnerable-definition']);
	});

	test('brings its neighbors together: a splash reaches beyond it', () => {
		const situation = { active: [], opposing: line({ id: 'a' }, { id: 'b' }, { id: 'c', power: 9 }) };
		expect(judge(situation, destroy('b'), damage('a', 1, { splash: 2 })).inPlay('c')).toMatchObject({ damage: 2 });
	});
});

describe('leaving play without being destroyed', () => {
	test('quitter-le-jeu-cas: it is nowhere in play, its line closes up and its Æmber is given back', () => {
		const { inPlay, destructions, result, stepsOf } = alone({ aember: 1 }, leave('target', 'purge'));
		expect(inPlay('target')).toBeUndefined();
		expect(destructions).toEqual([]);
		expect(result.departures).toEqual([{ creature: 'target', side: 'opposing', to: 'purge', eventRank: 0 }]);
		expect(result.aemberGained).toEqual({ active: 1, opposing: 0 });
		expect(stepsOf('departed')).toMatchObject([{ before: 1, after: 0, to: 'purge' }]);
	});

	test('invulnerable-quitter-le-jeu: even invulnerable', () => {
		const { inPlay, rules } = alone({ invulnerable: true }, leave('target'));
		expect(inPlay('target')).toBeUndefined();
		expect(rules).toEqual(['invulnerable-quitter-le-jeu', 'quitter-le-jeu-cas']);
	});

	test('proteger-remplace: the ward is discarded instead', () => {
		const { inPlay, rules, result } = alone({ ward: 1 }, leave('target', 'archives'));
		expect(inPlay('target')).toMatchObject({ ward: 0 });
		expect(rules).toEqual(['proteger-remplace']);
		expect(result.outcomes).toEqual([{ type: 'leave', creature: 'target', left: false }]);
	});

	test('nothing more happens to it', () => {
		const { result, trace } = alone(
			{},
			leave('target'),
			ward('target'),
			heal('target'),
			destroy('target'),
			leave('target'),
		);
		expect(result.outcomes.slice(1)).toEqual(
			Array(4).fill({
				type: 'illegal',
				reason: 'departed-creature',
				rule: 'capacite-cartes-en-jeu',
				creature: 'target',
			}),
		);
		expect(trace).toHaveLength(1);
	});
});

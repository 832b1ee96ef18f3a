import { describe, expect, test } from 'vitest';
import { ME, RULES, type TraceStep } from '../../../../../src/rules/mistborn/attack';
import { ally, defender, fourPlayers, type Judgment, judge, solo, threePlayers, twoPlayers } from './vocabulary';

const a = ally({ id: 'a', clouds: 1 });

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Judgment> = {
	reserve: twoPlayers(1),
	'allie-attaque': twoPlayers(3, { allies: [a] }, { allies: ['a'] }),
	'allie-sauve': twoPlayers(3, { allies: [a] }, { allies: ['a'] }),
	'allie-tue': twoPlayers(6, { allies: [a] }, { allies: ['a', 'a'] }),
	'allie-defausse': twoPlayers(6, { allies: [a] }, { allies: ['a', 'a'] }),
	'degats-diriges': twoPlayers(1),
	'defenseurs-d-abord': twoPlayers(1, { allies: [defender('mur')] }),
	'defenseur-absorbe': twoPlayers(3, { allies: [defender('mur')] }),
	'defenseur-tient': twoPlayers(1, { allies: [defender('mur')] }),
	reduction: twoPlayers(1, { allies: [ally({ id: 'smoker', reduction: 1 })] }),
	nuage: twoPlayers(1, { cloud: 1 }),
	'degats-perdus': twoPlayers(1, { cloud: 1 }),
	sante: twoPlayers(1),
	'degats-gardes': twoPlayers(1, {}, { strike: 0 }),
	'joueur-elimine': twoPlayers(20),
	'cartes-retirees': twoPlayers(20),
	'cible-peut-passer': threePlayers(1, 'paul'),
	'cible-ne-passe-pas': threePlayers(1, 'paul', { paul: { cloud: 1 } }),
	'cible-retiree': threePlayers(20, ME, { paul: { health: 40 } }),
	'cible-a-donner': fourPlayers(20, 'paul'),
	'cible-donnee': fourPlayers(21, 'paul', {}, { newHolder: 'rita' }),
	victoire: twoPlayers(20),
	'bouclier-de-gauche': judge(solo(1, { b: [1, 1] }, 'b')),
	'bouclier-x': judge(solo(1, { b: ['X'] }, 'b')),
	'bouclier-detruit': judge(solo(1, { b: [1] }, 'b')),
	'bouclier-ote': judge(solo(1, { b: [1] }, { foe: 'b', means: 'effet' })),
	'adversaire-vaincu': judge(solo(1, { b: [1] }, 'b')),
	'seigneur-maitre-frappe': judge(solo(1)),
	'seigneur-maitre-vaincu': judge(solo(48)),
};

/** What the cases above do not cite. */
const OTHER_CASES: readonly Judgment[] = [
	twoPlayers(1, { allies: [a] }, { allies: ['a'] }),
	twoPlayers(1, { allies: [a, defender('mur')] }, { allies: ['a'] }),
	twoPlayers(1, { allies: [defender('mur')] }, { allies: ['mur'] }),
	threePlayers(3, 'paul', { rita: { allies: [a] } }, { allies: ['a'] }),
	threePlayers(3, ME, { rita: { allies: [a] } }, { allies: ['a'] }),
	threePlayers(3, ME, { rita: { allies: [defender('mur')] } }),
	threePlayers(3, ME, { rita: { cloud: 1 } }),
	threePlayers(9, ME, { rita: { allies: [defender('mur')] } }, { allies: ['mur'] }),
	threePlayers(10, 'rita', { rita: { health: 4 } }),
	threePlayers(1, 'paul', {}, { strike: 0 }),
	threePlayers(1, 'paul', { paul: { allies: [defender('mur')] } }),
	threePlayers(40, ME),
	fourPlayers(21, 'paul', {}, { newHolder: ME }),
	judge(solo(1, { b: [2] }, 'b')),
	judge(solo(1, { b: [2, 2] }, { foe: 'b', means: 'effet' })),
];

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const costs = (judged: Judgment) => judged.result.costs.map(({ rule }) => rule);
		const cited = new Set(
			[...Object.values(CASES), ...OTHER_CASES].flatMap((judged) => [...judged.citedRules, ...costs(judged)]),
		);
		expect([...cited].sort()).toEqual([...RULES].sort());
	});
});

import { describe, expect, test } from 'vitest';
import { ME, RULES, type TraceStep } from '../../../../../src/rules/mistborn/attack';
import type { AssaultStep } from '../../../../../src/rules/mistborn/attack/assault';
import { type AssaultJudgment, suffer } from './assault/vocabulary';
import {
	ally,
	defender,
	fourPlayers,
	type Judgment,
	judge,
	solo,
	sweeping,
	threePlayers,
	twoPlayers,
} from './vocabulary';

const a = ally({ id: 'a', clouds: 1 });

/** Steps of the common list that only the Lord Ruler’s attacks reach. */
type LordRulerStep = 'defenseur-encore';

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<Exclude<TraceStep['kind'], LordRulerStep>, Judgment> = {
	reserve: twoPlayers(1),
	'allie-attaque': twoPlayers(3, { allies: [a] }, { allies: ['a'] }),
	'allie-sauve': twoPlayers(3, { allies: [a] }, { allies: ['a'] }),
	'allie-tue': twoPlayers(6, { allies: [a] }, { allies: ['a', 'a'] }),
	'allie-tue-par-effet': twoPlayers(0, { allies: [a] }, { effects: ['a'] }),
	'effet-non-arrete': twoPlayers(0, { allies: [a] }, { effects: ['a'] }),
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
	'degats-non-gardes': threePlayers(9, ME, {}, { strike: 4 }),
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
	'boucliers-tous-otes': judge(sweeping({ b: [1] })),
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

/** The same for what the Lord Ruler does, but for the steps that he shares with the attacks of players. */
const ASSAULTS: Record<Exclude<AssaultStep['kind'], TraceStep['kind']> | LordRulerStep, AssaultJudgment> = {
	'defenseur-encore': suffer([{ flat: 6 }], { [ME]: { allies: [defender('mur', 3, 1)] } }),
	'attaque-subie': suffer([{ source: 'adversaire' }]),
	'attaques-a-part': suffer([{ source: 'dominat' }, {}]),
	'attaque-x': suffer([{ times: 1 }]),
	'attaque-partagee': suffer([{ on: 'collectif' }]),
	'personne-d-autre': suffer([{ on: 'autres' }]),
	'allies-frappes': suffer([{ on: 'allies' }]),
	'allie-tient': suffer([{ on: 'allies' }], { [ME]: { allies: [a] } }),
	'equipe-continue': suffer([{ flat: 20, on: ME }], { j1: {} }),
	defaite: suffer([{ flat: 20 }]),
	'edit-continue': suffer([{ flat: 20, on: ME }], { j1: {} }, { missions: 1 }),
	guerison: suffer([{}], {}, { missions: 1 }),
};

const OTHER_ASSAULTS: readonly AssaultJudgment[] = [
	suffer([{ times: 2 }]),
	suffer([{ flat: 20, on: 'j1' }, { on: 'autres' }], { j1: {} }),
	suffer([{ flat: 1 }], { [ME]: { allies: [defender('mur')] } }),
	suffer([{ flat: 4 }], { [ME]: { allies: [defender('mur')] } }),
];

describe('no step and no rule without a case', () => {
	test.each(Object.entries(ASSAULTS))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const costs = (judged: Judgment) => judged.result.costs.map(({ rule }) => rule);
		const cited = new Set<string>([
			...[...Object.values(CASES), ...OTHER_CASES].flatMap((judged) => [...judged.citedRules, ...costs(judged)]),
			...[...Object.values(ASSAULTS), ...OTHER_ASSAULTS].flatMap(({ trace }) => trace.map(({ rule }) => rule)),
		]);
		expect([...cited].sort()).toEqual([...RULES].sort());
	});
});

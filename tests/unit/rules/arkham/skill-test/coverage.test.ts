import { describe, expect, test } from 'vitest';
import { RULES, type Trace, type TraceStep } from '../../../../../src/rules/arkham/skill-test';
import {
	applyAll,
	applyOne,
	autofail,
	autosuccess,
	bless,
	cancel,
	frost,
	numbers,
	playWith,
	situation,
	token,
	weighAny,
} from './vocabulary';

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Trace> = {
	debut: playWith(numbers(0)).trace,
	icones: playWith(numbers(0), { icons: 1 }).trace,
	scelles: playWith([...numbers(0), token('crane', { sealed: 1 })]).trace,
	'mis-de-cote': playWith([...numbers(0), token('crane', { aside: 1 })]).trace,
	annulations: playWith(numbers(0, 1), cancel(1)).trace,
	reserve: playWith(numbers(0)).trace,
	'reserve-vide': weighAny(situation([])).trace,
	revele: playWith([bless, ...numbers(0)]).trace,
	'reserve-epuisee': playWith([bless]).trace,
	retenu: playWith(numbers(0, 1), applyOne(2)).trace,
	annule: playWith(numbers(-4, 1), cancel(1)).trace,
	'compte-comme': playWith([{ ...token('signe'), alternatives: [{ as: 'crane', ...bless.effect }] }]).trace,
	'au-choix': weighAny(situation([{ ...token('signe'), alternatives: [{ as: 'crane', ...bless.effect }] }])).trace,
	'echec-avec': weighAny(situation([{ ...token('tablette'), failsWith: 'gel' }, frost])).trace,
	arret: playWith([{ ...frost, count: 2 }]).trace,
	symbole: playWith([token('crane', { modifier: -1 })]).trace,
	modificateur: playWith(numbers(1)).trace,
	plancher: playWith(numbers(-4)).trace,
	valeur: playWith(numbers(0)).trace,
	etendue: weighAny(situation(numbers(0))).trace,
	'sombre-regle': playWith([autofail, autosuccess], applyAll(2)).trace,
	'echec-automatique': playWith([autofail]).trace,
	'reussite-automatique': playWith([autosuccess]).trace,
	comparaison: playWith(numbers(0)).trace,
	chance: weighAny(situation([autofail, autosuccess, ...numbers(0, -1)])).trace,
	resultats: playWith(numbers(0)).trace,
	fin: playWith(numbers(0)).trace,
};

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, trace) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set(Object.values(CASES).flatMap((trace) => trace.map(({ rule }) => rule)));
		expect([...cited].sort()).toEqual([...RULES].sort());
	});

	test('each chance of the calculation cites its own rule', () => {
		const rules = CASES.chance.filter(({ kind }) => kind === 'chance').map(({ rule }) => rule);
		expect(rules).toEqual(['tc-6-reussite', 'tc-6-echec', 'tc-6-reussite-automatique', 'tc-6-echec-automatique']);
	});
});

import { describe, expect, test } from 'vitest';
import { calculer, RULES, type Trace, type TraceStep } from '../../../../../src/rules/arkham/skill-test';
import { benediction, echecAuto, joue, nombres, pion, reussiteAuto, situation, tous, un } from './vocabulary';

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CAS: Record<TraceStep['kind'], Trace> = {
	debut: joue(nombres(0)).trace,
	icones: joue(nombres(0), { icones: 1 }).trace,
	scelles: joue([...nombres(0), pion('crane', { scelles: 1 })]).trace,
	reserve: joue(nombres(0)).trace,
	'reserve-vide': calculer(situation([])).trace,
	revele: joue([benediction, ...nombres(0)]).trace,
	'reserve-epuisee': joue([benediction]).trace,
	retenu: joue(nombres(0, 1), un(2)).trace,
	symbole: joue([pion('crane', { modificateur: -1 })]).trace,
	modificateur: joue(nombres(1)).trace,
	plancher: joue(nombres(-4)).trace,
	valeur: joue(nombres(0)).trace,
	etendue: calculer(situation(nombres(0))).trace,
	'sombre-regle': joue([echecAuto, reussiteAuto], tous(2)).trace,
	'echec-automatique': joue([echecAuto]).trace,
	'reussite-automatique': joue([reussiteAuto]).trace,
	comparaison: joue(nombres(0)).trace,
	chance: calculer(situation([echecAuto, reussiteAuto, ...nombres(0, -1)])).trace,
	resultats: joue(nombres(0)).trace,
	fin: joue(nombres(0)).trace,
};

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CAS))('a case reaches the step %s', (kind, trace) => {
		expect(trace.map((pas) => pas.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const citees = new Set(Object.values(CAS).flatMap((trace) => trace.map(({ rule }) => rule)));
		expect([...citees].sort()).toEqual([...RULES].sort());
	});

	test('each chance of the calculation cites its own rule', () => {
		const regles = CAS.chance.filter(({ kind }) => kind === 'chance').map(({ rule }) => rule);
		expect(regles).toEqual(['tc-6-reussite', 'tc-6-echec', 'tc-6-reussite-automatique', 'tc-6-echec-automatique']);
	});
});

import { describe, expect, test } from 'vitest';
import { calculer, courbe, type Pion, simuler } from '../../../../../src/rules/arkham/skill-test';
import { germe } from '../../../../../src/rules/odds';
import { benediction, gel, malediction, pion, STANDARD, situation, tous, un } from './vocabulary';

/** 40 tokens of 20 kinds; the 10 that have another revealed all have different modifiers. */
const VARIEE: readonly Pion[] = Array.from({ length: 10 }, (_, rang) => [
	pion(`r${rang}`, { modificateur: rang - 5, revele: true }),
	pion(`n${rang}`, { modificateur: rang - 8, nombre: 3 }),
]).flat();

/** 99 tokens, and a single one of them ends a chain. */
const LONGUE: readonly Pion[] = [
	...Array.from({ length: 28 }, (_, rang) => pion(`r${rang}`, { modificateur: rang - 14, revele: true, nombre: 3 })),
	pion('beaucoup', { revele: true, nombre: 14 }),
	pion('fin'),
];

const BENIE = [...STANDARD, { ...benediction, nombre: 10 }, { ...malediction, nombre: 10 }, { ...gel, nombre: 8 }];

/** Far above what a quiet machine takes: this only tells an explosion from a calculation. */
const BORNE_MS = 200;

describe('big bags', () => {
	test.each([
		['40 tokens, 10 in chains', () => calculer(situation(VARIEE))],
		['40 tokens, 3 revealed and applied', () => calculer(situation(VARIEE, tous(3)))],
		['40 tokens, the best of 3', () => calculer(situation(VARIEE, un(3)))],
		['44 tokens with blessings, curses and frost, the best of 3', () => calculer(situation(BENIE, un(3)))],
		['99 tokens in a single chain', () => calculer(situation(LONGUE))],
		['a curve', () => courbe(situation(BENIE), 20)],
		['10,000 tests', () => simuler(situation(BENIE), 10_000, germe(1))],
	])('%s: under the bound once warm', (_, calculate) => {
		const durees = Array.from({ length: 6 }, () => {
			const debut = performance.now();
			calculate();
			return performance.now() - debut;
		});
		expect(Math.min(...durees)).toBeLessThan(BORNE_MS);
	});
});

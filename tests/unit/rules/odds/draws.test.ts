import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combinaisons, germe, pgcd, ppcm, weighArrets, weighFond } from '../../../../src/rules/odds';

describe('combinations', () => {
	test("combinaisons is Pascal's triangle, and nothing outside it", () => {
		expect(Array.from({ length: 7 }, (_, k) => combinaisons(6, k))).toEqual([1n, 6n, 15n, 20n, 15n, 6n, 1n]);
		expect([combinaisons(6, -1), combinaisons(6, 7), combinaisons(0, 0)]).toEqual([0n, 0n, 1n]);
		expect(combinaisons(99, 49)).toBe(50445672272782096667406248628n);
	});

	test('pgcd and ppcm', () => {
		expect([pgcd(12n, -18n), pgcd(0n, 5n), pgcd(0n, 0n)]).toEqual([6n, 5n, 0n]);
		expect([ppcm([4n, 6n, 10n]), ppcm([])]).toEqual([60n, 1n]);
	});
});

describe('drawings without replacement', () => {
	test('two tokens that stop and one that goes on, until one stops', () => {
		// 1/3 for each token that stops, first; 1/3 × 1/2 for each of them after the other.
		expect(weighArrets(3, 1, 1)).toEqual({ commun: 6n, poids: [2n, 1n] });
	});

	test('the weights of all the sets that may be drawn add up to the common one', () => {
		const petit = fc.integer({ min: 0, max: 40 });
		fc.assert(
			fc.property(petit, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 4 }), (suites, finales, voulus) => {
				fc.pre(finales >= voulus);
				const { commun, poids } = weighArrets(suites + finales, voulus, suites);
				const somme = poids.reduce((total, value, k) => total + value * combinaisons(suites, k), 0n);
				expect(somme * combinaisons(finales, voulus)).toBe(commun);
			}),
			{ seed: 3 },
		);
	});

	test('when too few stop, all the others are drawn', () => {
		expect(weighFond(2, 7n)).toEqual({ commun: 7n, poids: [0n, 0n, 7n] });
	});
});

describe('germe', () => {
	test('gives the known numbers of mulberry32', () => {
		const alea = germe(1);
		expect([alea(), alea(), alea()].map((nombre) => nombre * 2 ** 32)).toEqual([2693262067, 11749833, 2265367787]);
	});

	test('gives numbers from 0 to 1 excluded, evenly', () => {
		const alea = germe(2026);
		const cases = new Array<number>(10).fill(0);
		for (let tirage = 0; tirage < 100_000; tirage += 1) {
			const rang = Math.floor(alea() * 10);
			cases[rang] = (cases[rang] ?? 0) + 1;
		}
		expect(cases).toHaveLength(10);
		for (const nombre of cases) expect(Math.abs(nombre - 10_000)).toBeLessThan(4.5 * Math.sqrt(9_000));
	});
});

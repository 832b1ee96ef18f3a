import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	addSeries,
	emptySerie,
	mixSeries,
	moveSerie,
	multiplySeries,
	type Poids,
	prepareQueue,
	readSerie,
	type Serie,
	singleSerie,
	subtractSeries,
	widthFor,
} from '../../../../src/rules/odds';

const LARGEUR = 128;

const poids = fc
	.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.bigInt({ min: 1n, max: 10n ** 12n })), { maxLength: 8 })
	.map((liste): readonly Poids[] => [...new Map(liste)].sort(([a], [b]) => a - b));

function pack(liste: readonly Poids[]): Serie {
	return liste.reduce(
		(serie, [nombre, masse]) => addSeries(serie, singleSerie(LARGEUR, nombre, masse)),
		emptySerie(LARGEUR),
	);
}

/** The same on plain lists. */
function merge(listes: readonly (readonly Poids[])[]): readonly Poids[] {
	const masses = new Map<number, bigint>();
	for (const [nombre, masse] of listes.flat()) masses.set(nombre, (masses.get(nombre) ?? 0n) + masse);
	return [...masses].filter(([, masse]) => masse > 0n).sort(([a], [b]) => a - b);
}

function verify(property: (a: readonly Poids[], b: readonly Poids[]) => void): void {
	fc.assert(fc.property(poids, poids, property), { seed: 4 });
}

describe('packed weights', () => {
	test('are read as they were written', () => {
		verify((a) => {
			expect(readSerie(pack(a))).toEqual(a);
		});
	});

	test('add up, and go away', () => {
		verify((a, b) => {
			const somme = addSeries(pack(a), pack(b));
			expect(readSerie(somme)).toEqual(merge([a, b]));
			expect(readSerie(subtractSeries(somme, pack(b)))).toEqual(a);
		});
	});

	test('what is removed may have started lower, where nothing is left', () => {
		const reste = subtractSeries(
			pack([
				[-5, 1n],
				[1, 2n],
			]),
			pack([[-5, 1n]]),
		);
		expect(readSerie(reste)).toEqual([[1, 2n]]);
		expect(
			readSerie(
				subtractSeries(
					pack([
						[-4, 2n],
						[2, 1n],
					]),
					moveSerie(reste, -5),
				),
			),
		).toEqual([[2, 1n]]);
	});

	test('multiply, move and mix', () => {
		verify((a, b) => {
			const produits = a.map(([x, m]) => b.map(([y, n]): Poids => [x + y, m * n]));
			expect(readSerie(multiplySeries(pack(a), pack(b)))).toEqual(merge(produits.map((liste) => merge([liste]))));
			expect(readSerie(moveSerie(pack(a), -7, 3n))).toEqual(a.map(([x, m]) => [x - 7, 3n * m]));
			const doubles = a.map(([x, m]): Poids => [x, 2n * m]);
			expect(readSerie(mixSeries([pack(a), pack(b), pack(b)], [2n, 1n], LARGEUR))).toEqual(merge([doubles, b]));
		});
	});

	test('a width holds its maximum, in whole hexadecimal digits', () => {
		expect([widthFor(1n), widthFor(15n), widthFor(16n), widthFor(2n ** 64n), widthFor(1n, 256n, 2n)]).toEqual([
			4, 4, 8, 68, 12,
		]);
	});
});

describe('queues', () => {
	test('say how much is at or above a bound, and how much is above zero', () => {
		fc.assert(
			fc.property(poids, fc.integer({ min: -45, max: 45 }), (liste, borne) => {
				const queue = prepareQueue(liste);
				const somme = (valeurs: readonly bigint[]) => valeurs.reduce((total, value) => total + value, 0n);
				expect(queue.total).toBe(somme(liste.map(([, masse]) => masse)));
				expect(queue.masse(borne)).toBe(somme(liste.filter(([x]) => x >= borne).map(([, masse]) => masse)));
				expect(queue.positifs(borne)).toBe(somme(liste.map(([x, masse]) => BigInt(Math.max(0, borne + x)) * masse)));
			}),
			{ seed: 5, numRuns: 300 },
		);
	});
});

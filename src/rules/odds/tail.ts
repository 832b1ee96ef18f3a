import type { Poids } from './packed-weights';

/** Answers about weighted numbers: how much is at or above a bound. */
export interface Queue {
	/** Sum of the weights. */
	readonly total: bigint;
	/** Sum of the weights of the numbers that are `borne` or more. */
	readonly masse: (borne: number) => bigint;
	/** Sum of the weights times `max(0, ecart + number)`. */
	readonly positifs: (ecart: number) => bigint;
}

/** Prepares weighted numbers, in increasing order, so that every answer is read and not summed. */
export function prepareQueue(poids: readonly Poids[]): Queue {
	const min = poids[0]?.[0] ?? 0;
	const max = poids.at(-1)?.[0] ?? min - 1;
	const masses = new Array<bigint>(max - min + 2).fill(0n);
	const moments = [...masses];
	for (const [nombre, masse] of poids) {
		masses[nombre - min] = masse;
		moments[nombre - min] = masse * BigInt(nombre);
	}
	sumFromEnd(masses);
	sumFromEnd(moments);
	const read = (sommes: readonly bigint[], borne: number) => sommes[Math.max(0, borne - min)] ?? 0n;
	return {
		total: masses[0] ?? 0n,
		masse: (borne) => read(masses, borne),
		positifs: (ecart) => read(masses, -ecart) * BigInt(ecart) + read(moments, -ecart),
	};
}

function sumFromEnd(valeurs: bigint[]): void {
	for (let rang = valeurs.length - 2; rang >= 0; rang -= 1) {
		valeurs[rang] = (valeurs[rang] ?? 0n) + (valeurs[rang + 1] ?? 0n);
	}
}

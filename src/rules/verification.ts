/** Checks of what an engine is given, which may come from a form or an address. */

/** What a value should have been. */
export type Attendu =
	| { readonly type: 'entier'; readonly min: number; readonly max: number }
	| { readonly type: 'booleen' }
	/** A string that is not empty. */
	| { readonly type: 'identifiant' }
	/** An id that no creature before it has. */
	| { readonly type: 'identifiant-unique' }
	| { readonly type: 'parmi'; readonly valeurs: readonly string[] };

/** A value that the engine cannot work with. */
export interface Probleme {
	/** Path of the value: `adverse[0].puissance`, `evenements[2].cible`. */
	readonly champ: string;
	readonly valeur: unknown;
	readonly attendu: Attendu;
}

/** Whether a value is a whole number between two bounds, both included. */
export function isEntier(valeur: unknown, min: number, max: number): boolean {
	return Number.isInteger(valeur) && Number(valeur) >= min && Number(valeur) <= max;
}

/** Problem of a value that is not a whole number between two bounds. */
export function checkEntier(champ: string, valeur: unknown, min: number, max: number): readonly Probleme[] {
	return isEntier(valeur, min, max) ? [] : [{ champ, valeur, attendu: { type: 'entier', min, max } }];
}

/** Problem of a value that is neither true nor false. */
export function checkBooleen(champ: string, valeur: unknown): readonly Probleme[] {
	return typeof valeur === 'boolean' ? [] : [{ champ, valeur, attendu: { type: 'booleen' } }];
}

/** Problem of a value that is none of those allowed. */
export function checkParmi(champ: string, valeur: unknown, valeurs: readonly string[]): readonly Probleme[] {
	return valeurs.some((admise) => admise === valeur) ? [] : [{ champ, valeur, attendu: { type: 'parmi', valeurs } }];
}

/** Throws a RangeError that lists the problems, also given as its `cause`, when there is any. */
export function refuseProblemes(problemes: readonly Probleme[]): void {
	if (problemes.length === 0) return;
	const lignes = problemes.map(
		({ champ, valeur, attendu }) => `${champ}: ${String(valeur)}, expected ${JSON.stringify(attendu)}`,
	);
	throw new RangeError(`Cannot resolve:\n${lignes.join('\n')}`, { cause: problemes });
}

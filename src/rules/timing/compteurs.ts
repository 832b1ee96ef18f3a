import type { Cadre, Valeurs } from './etat';
import type { Compteur, Conditions, Effets, Schema } from './schema';

/** A change of a counter. */
export interface Variation {
	readonly compteur: string;
	readonly avant: number;
	readonly apres: number;
}

/** Brings a value inside the bounds of a counter. */
export const borner = ({ min, max }: Compteur, valeur: number): number => Math.min(max, Math.max(min, valeur));

/** Counters of a chart that starts: a chart under way that has one of the same id gives its value. */
export function initiaux({ compteurs }: Schema, dehors: readonly Cadre[]): Valeurs {
	return Object.fromEntries(
		compteurs.map((compteur) => {
			const appelant = dehors.findLast((cadre) => Object.hasOwn(cadre.compteurs, compteur.id));
			return [compteur.id, borner(compteur, appelant?.compteurs[compteur.id] ?? compteur.depart)];
		}),
	);
}

/** Applies effects one by one, in order, inside the bounds; those that change nothing are not told. */
export function compter(
	{ compteurs }: Schema,
	valeurs: Valeurs,
	effets: Effets | undefined,
): { valeurs: Valeurs; variations: Variation[] } {
	const apres: Record<string, number> = { ...valeurs };
	const variations = Object.entries(effets ?? {}).flatMap(([id, effet]): Variation[] => {
		const compteur = compteurs.find((item) => item.id === id);
		const avant = apres[id];
		if (!compteur || avant === undefined) return [];
		const valeur = borner(compteur, voulu(effet, avant, apres));
		apres[id] = valeur;
		return valeur === avant ? [] : [{ compteur: id, avant, apres: valeur }];
	});
	return { valeurs: apres, variations };
}

function voulu(effet: string, avant: number, valeurs: Valeurs): number {
	if (!effet.startsWith('=')) return avant + Number(effet);
	const nombre = effet.slice(1);
	return valeurs[nombre] ?? Number(nombre);
}

/** Whether all conditions hold. */
export const remplies = (conditions: Conditions | undefined, valeurs: Valeurs): boolean =>
	Object.entries(conditions ?? {}).every(([id, condition]) => tient(valeurs[id] ?? 0, condition));

function tient(valeur: number, condition: string): boolean {
	const borne = Number(condition.slice(1));
	if (condition.startsWith('>')) return valeur > borne;
	return condition.startsWith('<') ? valeur < borne : valeur === borne;
}

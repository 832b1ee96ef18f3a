import { initiaux } from './compteurs';
import { etapeDe, FIN, type Schema } from './schema';

/** Values of the counters of a chart. */
export type Valeurs = Readonly<Record<string, number>>;

/** Where an alternation is: whose opportunity it is (0, the first to act; 1, the other) and how many passes count. */
export interface Alternance {
	readonly main: 0 | 1;
	readonly passes: 0 | 1;
}

export const OUVERTURE: Alternance = { main: 0, passes: 0 };

/** A chart that is being played: where it is, or where it goes on once the sequence above it is over. */
export interface Cadre {
	readonly schema: string;
	/** Id of a step, or `FIN`. */
	readonly etape: string;
	readonly compteurs: Valeurs;
	readonly alternance: Alternance;
}

/** A game in progress: the charts under way, the outermost first. It is never empty. */
export interface Etat {
	readonly pile: readonly Cadre[];
}

/** Sequences that may be under way at once: far more than any table sees, so that a link stays readable. */
export const PILE_MAX = 10;

/** The innermost chart under way. */
export function courant({ pile }: Etat): Cadre {
	const cadre = pile.at(-1);
	if (!cadre) throw new RangeError('Une pile de séquences vide n’est pas un état.');
	return cadre;
}

/** A chart at one of its steps, its first one when none is named, with the counters of those under way. */
export function cadre(schema: Schema, dehors: Etat['pile'] = [], etape = schema.etapes[0]?.id ?? FIN): Cadre {
	return { schema: schema.slug, etape, compteurs: initiaux(schema, dehors), alternance: OUVERTURE };
}

/** The start of a chart. */
export const demarrer = (schema: Schema): Etat => ({ pile: [cadre(schema)] });

/**
 * The outermost chart at one of its steps, with its counters as they are: sequences inside it are over.
 * Throws a RangeError when the chart has no such step.
 */
export function placer(schema: Schema, etat: Etat, etape: string): Etat {
	const [exterieur] = etat.pile;
	if (!exterieur || !etapeDe(schema, etape)) throw new RangeError(`L’étape « ${etape} » n’est pas dans ce schéma.`);
	return { pile: [{ ...exterieur, etape, alternance: OUVERTURE }] };
}

/** Whether the outermost chart is over. */
export const estFini = ({ pile }: Etat): boolean => pile.length === 1 && pile[0]?.etape === FIN;

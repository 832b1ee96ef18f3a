import type { Variation } from './compteurs';

/** One thing that a move did, with the id of the rule that says so. */
export type Constat = { readonly regle: string } & (
	| ({ readonly type: 'compteur' } & Variation)
	/** From a step to another of the same chart; `vers` is `FIN` when the chart is over. */
	| { readonly type: 'etape'; readonly schema: string; readonly de: string; readonly vers: string }
	/** A sequence starts; the stack goes from `avant` charts to `apres`. */
	| { readonly type: 'entree'; readonly schema: string; readonly avant: number; readonly apres: number }
	/** A sequence is over: the chart `schema` goes on at `reprend`. */
	| {
			readonly type: 'sortie';
			readonly schema: string;
			readonly reprend: string;
			readonly avant: number;
			readonly apres: number;
	  }
	/** The opportunity to act: 0 the first to act, 1 the other. */
	| { readonly type: 'main'; readonly avant: 0 | 1; readonly apres: 0 | 1 }
	/** Passes that count towards closing the window. */
	| { readonly type: 'passes'; readonly avant: number; readonly apres: number }
);

export type Trace = readonly Constat[];

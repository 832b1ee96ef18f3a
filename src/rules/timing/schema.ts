/** Where a sequence ends: a target like a step. */
export const FIN = 'fin';

/** How counters change, by counter: `=3`, `=joueurs` (the value of another), `+1`, `-1`. */
export type Effets = Readonly<Record<string, string>>;

/** What counters must be, by counter: `>0`, `=1`, `<2`. All must hold. */
export type Conditions = Readonly<Record<string, string>>;

/** A branch that the players take. */
export interface Choix {
	/** Step where the game goes on, or `FIN`. */
	readonly vers: string;
	/** Chart that is played before going there. */
	readonly appelle?: string | undefined;
	readonly si?: Conditions | undefined;
	readonly compte?: Effets | undefined;
	/** Id of the rule that states it. */
	readonly regle?: string | undefined;
}

/** How the opportunity to act closes: both players pass in a row, or each is out once he has passed. */
export type Passes = 'consecutifs' | 'definitifs';

export interface Etape {
	readonly id: string;
	/** Id of the rule that states it. */
	readonly regle: string;
	/** Where the game goes on; `undefined` when the players choose. */
	readonly suite?: string | undefined;
	/** Applied on leaving by `suite`. */
	readonly compte?: Effets | undefined;
	readonly choix: readonly Choix[];
	/** Charts that may be played in the middle of the step, which then goes on. */
	readonly emboite: readonly string[];
	/** Two players act or pass in turn. */
	readonly alternance?: Passes | undefined;
}

export interface Compteur {
	readonly id: string;
	readonly depart: number;
	readonly min: number;
	readonly max: number;
}

/** A timing chart, as the engine plays it: its steps in the order of the game. */
export interface Schema {
	readonly slug: string;
	readonly etapes: readonly Etape[];
	readonly compteurs: readonly Compteur[];
	/** What changes when the end leads to the start again. */
	readonly recommence?: { readonly compte?: Effets | undefined } | undefined;
}

/** The charts of a game, by slug. Those that are not there cannot be entered. */
export type Schemas = Readonly<Record<string, Schema>>;

/** A step of a chart, or `undefined` when the chart has none of this id. */
export const etapeDe = (schema: Schema | undefined, id: string): Etape | undefined =>
	schema?.etapes.find((etape) => etape.id === id);

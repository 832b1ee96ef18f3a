import type { StepKind } from './chart';

/** A link with its words: an address under base. */
export interface SheetLink {
	texte: string;
	adresse: string;
}

/** A branch of a step, as the stepper plays and shows it. */
export interface SheetChoice {
	texte: string;
	vers: string;
	appelle?: string | undefined;
	si?: Record<string, string> | undefined;
	/** Why it is closed when the counters exclude it. */
	sinon?: string | undefined;
	compte?: Record<string, string> | undefined;
	regle?: string | undefined;
}

export interface SheetStep {
	id: string;
	numero?: string | undefined;
	type: StepKind;
	titre: string;
	/** Text with its links. */
	html: string;
	qui?: string | undefined;
	/** Place of its phase among those of the chart. */
	phase: number;
	/** What players may do here. */
	permis: (SheetLink & { note?: string | undefined })[];
	/** Rules that state it. */
	regles: SheetLink[];
	/** Id of the first of them. */
	regle: string;
	ajout?: string | undefined;
	suite?: string | undefined;
	compte?: Record<string, string> | undefined;
	choix: SheetChoice[];
	emboite: string[];
	alternance?: 'consecutifs' | 'definitifs' | undefined;
	/** Who acts first in an alternation, and who next. */
	mains?: [premier: string, autre: string] | undefined;
}

/** A timing chart as the stepper plays it: what pages write and the widget reads. */
export interface ChartSheet {
	slug: string;
	titre: string;
	/** Titles of its phases; empty when it has none. */
	phases: string[];
	compteurs: { id: string; titre: string; depart: number; min: number; max: number }[];
	recommence?: { texte: string; compte?: Record<string, string> | undefined } | undefined;
	etapes: SheetStep[];
}

/** What a page is given of the charts of its game: the rest comes when a sequence is opened. */
export interface ChartFile {
	schema: ChartSheet;
	/** Titles of the others, by slug. */
	autres: Record<string, string>;
}

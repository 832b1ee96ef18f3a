import type { BrokenLink, TermUse } from '../../glossary/link-tree';
import type { ChartData, ChoiceData, StepData } from '../../schemas/chart';

/** A step of a timing chart, with every target named and its text linked. */
export interface ChartStep extends Omit<StepData, 'choix' | 'suite' | 'regles'> {
	/** Text as HTML; empty when there is none. */
	html: string;
	/** Ids of the rules that state it, the most useful first. */
	regles: string[];
	/** Where the game goes on; `undefined` when the players choose. */
	suite: string | undefined;
	choix: (Omit<ChoiceData, 'vers'> & { vers: string })[];
	/** Where it is in the file: `parties.0.etapes.3`. */
	place: string;
}

export interface ChartPart {
	titre: string | undefined;
	chapitre: string | undefined;
	etapes: ChartStep[];
}

/** A timing chart. */
export interface Chart {
	jeu: string;
	slug: string;
	file: string;
	path: string;
	lineOf: (field: string) => number;
	data: Omit<ChartData, 'parties'>;
	parts: ChartPart[];
	/** Steps of all parts, in reading order. */
	steps: ChartStep[];
	uses: TermUse[];
	/** Links of its texts that lead nowhere, each with the place of its step. */
	broken: (BrokenLink & { place: string })[];
}

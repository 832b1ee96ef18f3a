import type { Automatique } from '../../../rules/arkham/skill-test';
import type { Level } from '../../../schemas/chaos-bags';

/** What a symbol does, as the reader sets it. */
export interface SymbolSheet {
	modificateur: number;
	revele: boolean;
	automatique: Automatique;
}

/** A number for each kind of token that has one; the others are as the chosen bag says. */
export type PerKind<Value> = Readonly<Record<string, Value>>;

/** What is tested: kept apart from the bag, which stays from one test to the next. */
export interface TestNumbers {
	competence: number;
	icones: number;
	difficulte: number;
	/** Tokens revealed at TC.3: 1 to 3. */
	nombre: number;
	rule: 'tous' | 'un';
}

export interface TestState {
	test: TestNumbers;
	campagne: string;
	niveau: Level;
	/** Whose reference card gives the effects of symbols; empty when none. */
	scenario: string;
	/** Whose card gives the effect of the elder sign; empty when none. */
	investigateur: string;
	/** Counts that differ from the bag of the campaign. */
	comptes: PerKind<number>;
	scelles: PerKind<number>;
	/** Effects that differ from those of the scenario and of the investigator. */
	effets: PerKind<SymbolSheet>;
	/** Case kept for comparison, as the address writes it; empty when none. */
	temoin: string;
}

export const initialState: TestState = {
	test: { competence: 3, icones: 1, difficulte: 3, nombre: 1, rule: 'tous' },
	campagne: 'nuit-de-la-zelatrice',
	niveau: 'standard',
	scenario: 'rassemblement',
	investigateur: 'roland-banks',
	comptes: {},
	scelles: {},
	effets: {},
	temoin: '',
};

/** Most tokens of one kind that the tool writes. */
export const COUNT_MAX = 99;

/** Last step of a test: TC.8. */
export const LAST = 8;

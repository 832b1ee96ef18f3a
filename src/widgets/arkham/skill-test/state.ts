import type { Automatic } from '../../../rules/arkham/skill-test';
import type { Level } from '../../../schemas/chaos-bags';

/** What a symbol does, as the reader sets it. */
export interface SymbolSheet {
	modifier: number;
	revealsAnother: boolean;
	automatic: Automatic;
}

/** A number for each kind of token that has one; the others are as the chosen bag says. */
export type PerKind<Value> = Readonly<Record<string, Value>>;

/** What cards count at the table. */
export type Counted = 'investigator' | 'clue' | 'enemy' | 'card';

/** What is tested: kept apart from the bag, which stays from one test to the next. */
export interface TestNumbers {
	skill: number;
	icons: number;
	difficulty: number;
	/** What a card adds for each thing that it counts, how many there are, and what they are. */
	bonus: number;
	times: number;
	counted: Counted;
	/** Tokens revealed at TC.3: 1 to 5. */
	count: number;
	mode: 'all' | 'one' | 'two';
	/** Tokens that a card may cancel: 0 to 3. */
	cancels: number;
	/** Whether they go back to the bag at once. */
	returned: boolean;
}

export interface TestState {
	test: TestNumbers;
	campaign: string;
	level: Level;
	/** Whose reference card gives the effects of symbols; empty when none. */
	scenario: string;
	/** Whose card gives the effect of the elder sign; empty when none. */
	investigator: string;
	/** Counts that differ from the bag of the campaign. */
	counts: PerKind<number>;
	sealed: PerKind<number>;
	/** Tokens out of the bag for this test: already revealed, or set aside. */
	aside: PerKind<number>;
	/** Effects that differ from those of the scenario and of the investigator. */
	effects: PerKind<SymbolSheet>;
	/** Case kept for comparison, as the address writes it; empty when none. */
	keptQuery: string;
}

export const initialState: TestState = {
	test: {
		skill: 3,
		icons: 1,
		difficulty: 3,
		bonus: 0,
		times: 1,
		counted: 'investigator',
		count: 1,
		mode: 'all',
		cancels: 0,
		returned: false,
	},
	campaign: 'nuit-de-la-zelatrice',
	level: 'standard',
	scenario: 'rassemblement',
	investigator: 'roland-banks',
	counts: {},
	sealed: {},
	aside: {},
	effects: {},
	keptQuery: '',
};

/** Most tokens of one kind that the tool writes. */
export const COUNT_MAX = 99;

/** Last step of a test: TC.8. */
export const LAST = 8;

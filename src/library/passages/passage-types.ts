import type { Status } from '../../glossary/rule-markers';

/** What a passage is: a statement, what we hold where texts diverge, a question, a corrected card, a step of a chart. */
export type PassageKind = 'regle' | 'contradiction' | 'question' | 'carte' | 'etape';

/**
 * What must be read before a statement: its heading, the question that it answers or the card that it corrects, the sentence that
 * introduces its list, the rest of its row, the statement that it leans on or is an exception to; of a step, its phase.
 */
export interface Before {
	kind: 'titre' | 'question' | 'carte' | 'liste' | 'tableau' | 'suite' | 'regle' | 'phase';
	text: string;
	/** The statement that says it, when one does. */
	id: string | undefined;
	/** Its place among the lines of the page, when a line says it. */
	at: number | undefined;
}

/** What a statement leads: a bullet, a row of a table, an answer, a branch of a step. */
export interface Led {
	text: string;
	/** The statement that it is, when it is one. */
	id: string | undefined;
}

/** Another statement to be read with one: its exception, or the other side of its case. */
export interface Beside {
	kind: 'exception' | 'contraste';
	id: string;
}

/** A statement with all that it needs to be understood. */
export interface Passage {
	/** Id of the statement; of a step, `schema/etape`. */
	id: string;
	kind: PassageKind;
	/** The statement, as plain text. */
	text: string;
	status: Status;
	/** Path of its page, without base. */
	page: string;
	/** The heading above it, if any. */
	section: string | undefined;
	/** In the order in which it is read. */
	before: readonly Before[];
	leads: readonly Led[];
	beside: readonly Beside[];
	/** The statement that it restates, where the rule is at home. */
	home: string | undefined;
	/** Its line in the file of its page. */
	line: number;
}

/** What introduces a statement where it stands, which is less than all that is read before it. */
const introducing: ReadonlySet<Before['kind']> = new Set(['liste', 'tableau']);

/** The sentence of its list or the rest of its row, when a statement says too little without it. */
export const introductionOf = (passage: Passage | undefined): Before | undefined =>
	passage?.before.find(({ kind }) => introducing.has(kind));

/** A statement after what introduces it. */
export const introduced = (passage: Passage | undefined, text: string): string =>
	[introductionOf(passage)?.text, text].filter(Boolean).join(' ');

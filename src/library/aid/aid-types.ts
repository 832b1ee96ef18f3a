import type { RuleStatement, Status } from '../../glossary/rule-markers';
import type { PartForm } from '../../schemas/aid';

/** A statement at its address. */
export type Statement = RuleStatement & { path: string };

/** Something that a line says. */
export interface Said {
	/** Where it is at home: an address inside the site, without base. */
	path: string;
	/** The statement that the line names, that its step names or that defines its term; none when no rule says it. */
	rule: Statement | undefined;
	/** The same at its home. */
	home: Statement | undefined;
}

/** A line of an aid, in French typography: it says one statement, whole or shorter. */
export interface AidLine {
	name: string | undefined;
	text: string;
	icons: readonly string[];
	status: Status;
	/** What it says first: the line leads there. */
	said: Said;
	/** What else it says. */
	also: readonly Said[];
	/** Whether its text is ours: it is read again when the words of a home change. */
	restated: boolean;
	below: readonly AidLine[];
	/** Where it is in the file: `parties.0.lignes.3`. */
	place: string;
}

export interface AidPart {
	/** Published: its address in the page. */
	id: string;
	title: string;
	form: PartForm;
	lines: readonly AidLine[];
}

/** The aid of a game. Lines about what does not exist are left out: `check-aid` reports them. */
export interface Aid {
	/** Page of the site, without base. */
	path: string;
	title: string;
	summary: string;
	/** Words that find it. */
	searchWords: readonly string[];
	/** Parts of each side of the sheet, in order: one side or two. */
	sides: readonly (readonly AidPart[])[];
}

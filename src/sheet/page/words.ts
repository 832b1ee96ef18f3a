/** What was just done. */
export interface Message {
	readonly text: string;
	/** Puts back what the message tells; nothing when it was refused. */
	readonly undo?: (() => Promise<unknown>) | undefined;
}

/** « 1 ligne », « 3 lignes ». */
export const count = (number: number, noun: string): string => `${number} ${noun}${number > 1 ? 's' : ''}`;

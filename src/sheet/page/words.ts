/** What was just done. */
export interface Message {
	readonly text: string;
	/** Puts back what the message tells; nothing when it was refused. */
	readonly undo?: (() => Promise<unknown>) | undefined;
}

export const forbiddenNotice =
	'Ce navigateur ne permet pas de garder une feuille : elle durera tant que cette page reste ouverte. Partagez-la ou exportez-la pour la retrouver.';

/** « 1 ligne », « 3 lignes ». */
export const count = (number: number, noun: string): string => `${number} ${noun}${number > 1 ? 's' : ''}`;

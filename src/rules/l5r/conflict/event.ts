/** What may happen to a character in the action window, other than a modifier. */
export const CHANGES = ['join', 'play', 'leave', 'honor', 'dishonor', 'bow', 'ready', 'discard'] as const;

/** Something that happens to a character of the situation. */
export type ConflictEvent =
	| {
			/** It is moved into the conflict or played into it, sent home, given a status, bowed, readied, or it leaves play. */
			readonly type: (typeof CHANGES)[number];
			readonly character: string;
	  }
	| {
			/** Its skill gets a modifier for the rest of the conflict. */
			readonly type: 'modify';
			readonly character: string;
			/** −99 to 99. */
			readonly amount: number;
	  };

import type { TooLong, Weighing } from '../../../rules/arkham/skill-test';
import type { Window } from './answer';

/** The chances of a case and their curve: what has been worked out so far, and how it goes on. */
export interface Calculation {
	weighed: Weighing | undefined;
	curve: Window | undefined;
	state: 'done' | 'running' | 'stopped';
	/** What it would take too much of. */
	refused?: TooLong['what'] | undefined;
	/** Gives it up, or starts it again. */
	stop: () => void;
	start: () => void;
}

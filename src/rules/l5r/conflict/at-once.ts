import type { Checked } from '../../verification';
import { type Resolution, resolveCourse } from './course';
import type { Situation } from './situation';

/** What a page needs before anything happens in a conflict: the front door, without the events. */
export { listChoices } from './choices';
export { CHOICES } from './ring';
export { opposingSide, SIDES } from './situation';

/** Resolves a conflict in which nothing happens. */
export const resolveQuiet = (situation: Checked<Situation>): Resolution =>
	resolveCourse(situation, () => (state) => state);

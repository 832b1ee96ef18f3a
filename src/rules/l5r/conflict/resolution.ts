import type { Checked } from '../../verification';
import { type Resolution, resolveCourse } from './course';
import { playEvents } from './events';
import type { Situation } from './situation';

/**
 * Resolves a conflict from its action window to the return home (steps 3.2.2 to 3.2.8 of the guide), and what its
 * declaration did to the ring. It stops where the game ends. Abilities of cards are not known: their effects are part of
 * the situation, or events. Inputs are left untouched.
 */
export const resolve = (situation: Checked<Situation>): Resolution => resolveCourse(situation, playEvents);

import type { Checked } from '../../verification';
import { prepareChoice } from './choice';
import type { Situation } from './situation';
import { type Weighing, weigh } from './weigh';

/** `weigh`, for any test: with what it takes to choose among tokens. */
export const resolve = (situation: Checked<Situation>): Weighing => weigh(situation, prepareChoice);

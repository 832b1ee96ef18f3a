import type { Checked, CurvePoint, IconRange, Situation, Weighing } from '../../../rules/arkham/skill-test';

/** What is asked of the worker. */
export interface LongCase {
	situation: Checked<Situation>;
	range: IconRange;
}

/** What has been worked out so far; `refused` when there is too much to work out. */
export interface LongAnswer {
	weighed?: Weighing;
	curve?: readonly CurvePoint[];
	refused?: boolean;
}

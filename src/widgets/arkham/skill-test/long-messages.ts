import type {
	Checked,
	CurvePoint,
	IconRange,
	PlayedTest,
	Simulation,
	Situation,
	Tally,
	TokenCost,
	TooLong,
	Weighing,
} from '../../../rules/arkham/skill-test';

/** Chances and their curve, asked of the worker. */
export interface LongCase {
	situation: Checked<Situation>;
	range: Checked<IconRange>;
}

/** What each token brings, asked of the worker. */
export interface TallyCase {
	situation: Checked<Situation>;
	costs: readonly TokenCost[];
}

/** Simulated tests, asked of the worker. */
export interface DrawsCase {
	situation: Checked<Situation>;
	tests: Checked<number>;
	seed: number;
}

/** A drawn test, asked of the worker. */
export interface PlayCase {
	situation: Checked<Situation>;
	seed: number;
	/** Which of the tokens revealed together is applied; the best one when it is left out. */
	choice?: number | undefined;
}

export type LongMessage = { chances: LongCase } | { tally: TallyCase } | { draws: DrawsCase } | { play: PlayCase };

/** What has been worked out so far; `refused` when there is too much to work out: of what. */
export interface LongAnswer {
	weighed?: Weighing;
	curve?: readonly CurvePoint[];
	refused?: TooLong['what'];
}

export interface TallyAnswer {
	tally?: Tally | null;
	refused?: boolean;
}

export interface DrawsAnswer {
	simulation?: Simulation | null;
	refused?: boolean;
}

export interface PlayAnswer {
	played?: PlayedTest | undefined;
}

import type {
	Asset,
	Assignment,
	CardId,
	Endurance,
	Game,
	Harm,
	Illegality,
	Investigator,
	Resolution,
	Result,
	Situation,
	TraceStep,
} from '../../../../../src/rules/arkham/damage-and-horror';
import * as engine from '../../../../../src/rules/arkham/damage-and-horror';
import { checked } from '../../checked';

/** What a case says of a card: values and tokens; an asset has no value that is not said. */
export interface Traits {
	health?: number;
	healthModifier?: number;
	damage?: number;
	sanity?: number;
	sanityModifier?: number;
	horror?: number;
}

const endurance = (printed: number, modifier = 0, tokens = 0): Endurance => ({ printed, modifier, tokens });

export function asset({ health, healthModifier, damage, sanity, sanityModifier, horror }: Traits): Asset {
	return {
		damage: health === undefined ? null : endurance(health, healthModifier, damage),
		horror: sanity === undefined ? null : endurance(sanity, sanityModifier, horror),
	};
}

export const harm = (damage = 0, horror = 0): Harm => ({ damage, horror });

/** The investigator of a case: 8 health and 6 sanity unless it says otherwise. */
export function investigator(traits: Traits = {}, traumas = harm()): Investigator {
	const { health = 8, healthModifier, damage, sanity = 6, sanityModifier, horror } = traits;
	return {
		endurances: {
			damage: endurance(health, healthModifier, damage),
			horror: endurance(sanity, sanityModifier, horror),
		},
		traumas,
	};
}

/** What a case says; the rest is an untouched investigator alone, in a campaign, with two other players. */
export interface Example {
	me?: Traits;
	traumas?: Harm;
	assets?: readonly Traits[];
	/** Damage and horror dealt. */
	dealt: Harm;
	direct?: Partial<Record<keyof Harm, boolean>>;
	game?: Partial<Game>;
	/** On each asset. */
	assigned?: readonly Harm[];
	canceled?: { investigator?: Harm; assets?: readonly Harm[] };
	trauma?: keyof Harm;
}

export function situation({ me, traumas, assets = [], dealt, direct, game }: Example): Situation {
	return {
		investigator: investigator(me, traumas),
		assets: assets.map(asset),
		dealt: {
			damage: { amount: dealt.damage, direct: direct?.damage ?? false },
			horror: { amount: dealt.horror, direct: direct?.horror ?? false },
		},
		game: { mode: 'campaign', lead: false, otherPlayers: 2, ...game },
	};
}

export function assignment({ assets = [], assigned, canceled, trauma = 'damage' }: Example): Assignment {
	const nothing = assets.map(() => harm());
	return {
		assigned: assigned ?? nothing,
		canceled: { investigator: harm(), assets: nothing, ...canceled },
		trauma,
	};
}

type Applied = Extract<Result, { type: 'applied' }>;

/** A resolution, with the questions that cases ask. */
export interface Judgment extends Resolution {
	/** The result of a case that the rules allow; throws otherwise. */
	readonly applied: Applied;
	readonly illegalities: readonly Illegality[];
	/** Steps of a kind, in order. */
	readonly stepsOf: <K extends TraceStep['kind']>(kind: K) => readonly Extract<TraceStep, { kind: K }>[];
	/** Rules cited by the trace, in order. */
	readonly rules: readonly string[];
	/** Cards that are defeated. */
	readonly defeated: readonly CardId[];
}

export function judge(example: Example): Judgment {
	const resolution = resolve(situation(example), assignment(example));
	const { result, trace } = resolution;
	const outcomes = result.type === 'applied' ? [...result.assets, result.investigator] : [];
	return {
		...resolution,
		get applied() {
			if (result.type === 'illegal') throw new Error(JSON.stringify(result.illegalities));
			return result;
		},
		illegalities: result.type === 'illegal' ? result.illegalities : [],
		stepsOf: <K extends TraceStep['kind']>(kind: K) =>
			trace.filter((step): step is Extract<TraceStep, { kind: K }> => step.kind === kind),
		rules: trace.map((step) => step.rule),
		defeated: outcomes.filter(({ defeatedBy }) => defeatedBy.length > 0).map(({ card }) => card),
	};
}

/** What the engine gives for a case that it accepts. */
export const resolve = (cards: Situation, decided: Assignment) =>
	engine.resolve(checked(engine.verify({ ...cards, ...decided })));

/** What the engine finds wrong with a case. */
export const problemsOf = (cards: Situation, decided: Assignment) => engine.verify({ ...cards, ...decided }).problems;

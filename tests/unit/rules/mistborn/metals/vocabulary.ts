import type {
	Action,
	Burn,
	BurnAtium,
	Card,
	Cost,
	Effect,
	Flare,
	Gain,
	LayCard,
	Metal,
	Need,
	Payment,
	Recipient,
	Refresh,
	Resolution,
	Riot,
	Seek,
	Situation,
	TraceStep,
	TrackedCard,
} from '../../../../../src/rules/mistborn/metals';
import * as engine from '../../../../../src/rules/mistborn/metals';
import { checked } from '../../checked';

/** What a case says; the rest is the start of the game: one burn icon, eight ready tokens, nothing else. */
export function situation(part: Partial<Situation> = {}): Situation {
	return { burnIcons: 1, extraBurns: 0, atium: 0, flared: [], hand: [], effects: [], doubleAtium: false, ...part };
}

/** An Action card: its flask, then what each of its abilities asks for. */
export function actionCard(id: string, flask: readonly [Metal, Metal], ...abilities: readonly Cost[]): Card {
	return { id, kind: 'action', flask, savant: false, abilities };
}

export function atiumCard(id: string, ...abilities: readonly Cost[]): Card {
	return { id, kind: 'atium', savant: false, abilities };
}

/** A card with a Savant ability. */
export function savantCard(id: string, flask: readonly [Metal, Metal]): Card {
	return { id, kind: 'action', flask, savant: true, abilities: [] };
}

export const ally: Card = { id: 'ally', kind: 'ally' };
export const funding: Card = { id: 'funding', kind: 'funding' };

/** A card of the one pair that the rules name, with nothing to pay. */
export const ironSteel = actionCard('fer-acier', ['iron', 'steel']);

export function allyEffect(id: string, metal: Need, burnsNeeded = 1): Effect {
	return { id, kind: 'ally', metal, burnsNeeded };
}

export function characterEffect(metal: Need): Effect {
	return { id: 'character', kind: 'character', metal, burnsNeeded: 1 };
}

export function burn(metal: Metal, recipient: Recipient = null): Burn {
	return { type: 'burn', metal, recipient };
}

export function flare(metal: Need, recipient: Recipient = null): Flare {
	return { type: 'flare', metal, recipient };
}

export function burnAtium(standsFor: Need, recipient: Recipient = null): BurnAtium {
	return { type: 'atium', standsFor, recipient };
}

export function lay(card: string, standsFor: Need, recipient: Recipient = null): LayCard {
	return { type: 'lay', card, standsFor, recipient };
}

export function refresh(metal: Metal, card: string | null = null): Refresh {
	return { type: 'refresh', metal, card };
}

export function gain(what: Gain['what'], amount = 1): Gain {
	return { type: 'gain', what, amount };
}

export const riot = (effect: string): Riot => ({ type: 'riot', effect });

export const seek: Seek = { type: 'seek' };

/** A resolution, with the questions that rulings ask. */
export interface Judgment extends Resolution {
	/** Reason of each refusal, `null` for what is legal. */
	readonly reasons: readonly (string | null)[];
	/** The last outcome. */
	readonly last: Resolution['result']['outcomes'][number] | undefined;
	readonly card: (id: string) => TrackedCard | undefined;
	readonly payment: (purpose: string, rank?: number) => Payment | undefined;
	/** Steps of a kind, in order. */
	readonly stepsOf: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
}

export function judge(part: Partial<Situation>, ...actions: readonly Action[]): Judgment {
	const resolution = resolve(situation(part), actions);
	const { outcomes, cards, payments } = resolution.result;
	return {
		...resolution,
		reasons: outcomes.map((outcome) => (outcome.type === 'illegal' ? outcome.reason : null)),
		last: outcomes.at(-1),
		card: (id) => cards.find(({ card }) => card.id === id),
		payment: (id, rank = 0) =>
			payments.find(({ purpose }) =>
				purpose.type === 'effect' ? purpose.effect === id : purpose.card === id && purpose.rank === rank,
			),
		stepsOf: <E extends TraceStep['kind']>(kind: E) =>
			resolution.trace.filter((step): step is Extract<TraceStep, { kind: E }> => step.kind === kind),
	};
}

/** A case that the engine accepts. */
export const accepted = (turn: Situation, actions: readonly Action[]) => checked(engine.verify({ ...turn, actions }));

/** What the engine gives for it. */
export const resolve = (turn: Situation, actions: readonly Action[]) => engine.resolve(accepted(turn, actions));

/** What the engine finds wrong with a case. */
export const problemsOf = (turn: Situation, actions: readonly Action[]) => engine.verify({ ...turn, actions }).problems;

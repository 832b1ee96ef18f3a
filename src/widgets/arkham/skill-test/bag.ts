import { type Effet, PIONS_MAX, type Pion, type Situation } from '../../../rules/arkham/skill-test/situation';
import type { Campaign, ChaosBags, Counts, Level, SymbolEffect, TokenKind } from '../../../schemas/chaos-bags';
import { COUNT_MAX, type SymbolSheet, type TestState } from './state';

/** What X counts when nobody has said: one. */
const X_START = 1;

export const campaignOf = (data: ChaosBags, id: string): Campaign | undefined =>
	data.campagnes.find((campaign) => campaign.id === id);

export const levelsOf = ({ reserves }: Campaign): readonly Level[] => Object.keys(reserves) as Level[];

/** Scenario that a campaign begins with, as far as the data know; empty when they know none. */
export const firstScenario = (data: ChaosBags, campagne: string): string =>
	data.scenarios.find((scenario) => scenario.campagne === campagne)?.id ?? '';

/** Tokens of each kind that the campaign, its level and the scenario put in the bag. */
export function startingCounts(data: ChaosBags, state: TestState): Counts {
	const bag = campaignOf(data, state.campagne)?.reserves[state.niveau] ?? {};
	const added = data.scenarios.find(({ id }) => id === state.scenario)?.ajoute ?? {};
	return Object.fromEntries(data.pions.map(({ id }) => [id, (bag[id] ?? 0) + (added[id] ?? 0)]));
}

/** Tokens of a kind in the bag, sealed ones included. */
export const countOf = (data: ChaosBags, state: TestState, kind: string): number =>
	state.comptes[kind] ?? startingCounts(data, state)[kind] ?? 0;

export const totalOf = (data: ChaosBags, state: TestState): number => {
	const start = startingCounts(data, state);
	return data.pions.reduce((sum, { id }) => sum + (state.comptes[id] ?? start[id] ?? 0), 0);
};

/** Most tokens of a kind that the bag may hold, the others being as they are. */
export const mostOf = (data: ChaosBags, state: TestState, { id, max = COUNT_MAX }: TokenKind): number =>
	Math.min(max, countOf(data, state, id) + PIONS_MAX - totalOf(data, state));

/** What the cards say that a symbol does: reference card of the scenario, or investigator card. */
export function cardEffect(data: ChaosBags, state: TestState, kind: TokenKind): SymbolEffect | undefined {
	if (kind.selon === 'investigateur') return data.investigateurs.find(({ id }) => id === state.investigateur)?.signe;
	const side = data.niveaux.find(({ id }) => id === state.niveau)?.face;
	const scenario = data.scenarios.find(({ id }) => id === state.scenario);
	return kind.selon && side ? scenario?.effets[side][kind.id] : undefined;
}

/** −1 when X is taken away, 1 when it is added, 0 when the effect has no X. */
export const signOfX = (effect: SymbolEffect | undefined): -1 | 0 | 1 =>
	typeof effect?.modificateur !== 'string' ? 0 : effect.modificateur === '-X' ? -1 : 1;

/** What a kind does before the reader changes anything: X counts one, and a condition is not met. */
export function startingEffect(data: ChaosBags, state: TestState, kind: TokenKind): SymbolSheet {
	const effect = cardEffect(data, state, kind);
	const fixed = typeof effect?.modificateur === 'number' ? effect.modificateur : signOfX(effect) * X_START;
	return {
		modificateur: effect ? fixed : kind.modificateur,
		revele: effect?.revele ?? kind.revele,
		automatique: kind.automatique,
	};
}

export const effectOf = (data: ChaosBags, state: TestState, kind: TokenKind): SymbolSheet =>
	state.effets[kind.id] ?? startingEffect(data, state, kind);

/** A kind without a symbol is its number; the engine knows it by that. */
export const isSymbol = ({ id }: TokenKind): boolean => !/^(0|[pm]\d+)$/.test(id);

const engineType = (kind: TokenKind): string =>
	isSymbol(kind) ? kind.id : kind.modificateur > 0 ? `+${kind.modificateur}` : String(kind.modificateur);

/** The kind that the engine names. */
export const kindOf = (data: ChaosBags, type: string): TokenKind | undefined =>
	data.pions.find((kind) => engineType(kind) === type);

/** The situation that the engine is asked about. */
export function toEngine(data: ChaosBags, state: TestState): Situation {
	const { nombre, rule, ...numbers } = state.test;
	const start = startingCounts(data, state);
	const reserve = data.pions.flatMap((kind): Pion[] => {
		const count = state.comptes[kind.id] ?? start[kind.id] ?? 0;
		if (count === 0) return [];
		const effet: Effet = {
			...effectOf(data, state, kind),
			...(kind.echecAu !== undefined && { echecAu: kind.echecAu }),
		};
		return [{ type: engineType(kind), nombre: count, scelles: Math.min(count, state.scelles[kind.id] ?? 0), effet }];
	});
	return { ...numbers, reserve, tirage: { nombre: nombre as 1 | 2 | 3, rule } };
}

import { type BagToken, type Checked, MAX_TOKENS, type Situation } from '../../../rules/arkham/skill-test/at-once';
import type {
	Campaign,
	ChaosBags,
	Counts,
	Level,
	Scenario,
	SymbolEffect,
	TokenKind,
} from '../../../schemas/chaos-bags';
import { readWord } from '../../shared/url-words';
import { COUNT_MAX, initialState, type SymbolSheet, type TestState } from './state';
import { AUTOMATIC_WORDS } from './url-words';

/** What X counts when neither the reader nor its card has said: one. */
const X_START = 1;

export const campaignOf = (data: ChaosBags, id: string): Campaign | undefined =>
	data.campagnes.find((campaign) => campaign.id === id);

export const levelsOf = ({ reserves }: Campaign): readonly Level[] => Object.keys(reserves) as Level[];

/** A level that the campaign has: the one asked for, or else Standard, or else its first. */
export function levelOf(campaign: Campaign | undefined, asked: Level): Level {
	const levels = campaign ? levelsOf(campaign) : [];
	return [asked, 'standard' as const].find((level) => levels.includes(level)) ?? levels[0] ?? asked;
}

/** Scenario of a campaign until one is chosen: the usual one in its own campaign, none in the others. */
export const usualScenario = (campaign: string): string =>
	campaign === initialState.campaign ? initialState.scenario : '';

/** The scenarios of a campaign, then those that are played in any. */
export function scenariosOf(data: ChaosBags, campaign: string): readonly Scenario[] {
	const of = (wanted: string | undefined) => data.scenarios.filter(({ campagne: own }) => own === wanted);
	return [...of(campaign), ...of(undefined)];
}

/** Tokens of each kind that the campaign, its level and the scenario put in the bag. */
export function startingCounts(data: ChaosBags, state: TestState): Counts {
	const bag = campaignOf(data, state.campaign)?.reserves[state.level] ?? {};
	const added = data.scenarios.find(({ id }) => id === state.scenario)?.ajoute ?? {};
	return Object.fromEntries(data.pions.map(({ id }) => [id, (bag[id] ?? 0) + (added[id] ?? 0)]));
}

/** Tokens of a kind in the bag, sealed ones included. */
export const countOf = (data: ChaosBags, state: TestState, kind: string): number =>
	state.counts[kind] ?? startingCounts(data, state)[kind] ?? 0;

export const totalOf = (data: ChaosBags, state: TestState): number => {
	const start = startingCounts(data, state);
	return data.pions.reduce((sum, { id }) => sum + (state.counts[id] ?? start[id] ?? 0), 0);
};

/** Most tokens of a kind that the bag may hold, the others being as they are. */
export const mostOf = (data: ChaosBags, state: TestState, { id, max = COUNT_MAX }: TokenKind): number =>
	Math.min(max, countOf(data, state, id) + MAX_TOKENS - totalOf(data, state));

/** What the cards say that a symbol does: reference card of the scenario, or investigator card. */
export function cardEffect(data: ChaosBags, state: TestState, kind: TokenKind): SymbolEffect | undefined {
	if (kind.selon === 'investigateur') return data.investigateurs.find(({ id }) => id === state.investigator)?.signe;
	const side = data.niveaux.find(({ id }) => id === state.level)?.face;
	const scenario = data.scenarios.find(({ id }) => id === state.scenario);
	return kind.selon && side ? scenario?.effets[side][kind.id] : undefined;
}

/** Whether a symbol that may be revealed counts for 0 because no scenario is chosen, and the reader has not set it. */
export function hasUnknownSymbols(data: ChaosBags, state: TestState): boolean {
	const unknown = ({ id, selon: source }: TokenKind) => source === 'scenario' && !state.effects[id];
	const left = ({ id }: TokenKind) => countOf(data, state, id) - (state.sealed[id] ?? 0) - (state.aside[id] ?? 0);
	return state.scenario === '' && data.pions.some((kind) => unknown(kind) && left(kind) > 0);
}

/** −1 when X is taken away, 1 when it is added, 0 when the effect has no X. */
export const signOfX = (effect: SymbolEffect | undefined): -1 | 0 | 1 =>
	typeof effect?.modificateur !== 'string' ? 0 : effect.modificateur === '-X' ? -1 : 1;

/** Whether the card of the investigator makes the modifier of a kind 0. */
export const isNullified = (data: ChaosBags, state: TestState, { id }: TokenKind): boolean =>
	data.investigateurs.find((one) => one.id === state.investigator)?.nuls?.includes(id) ?? false;

/** What a kind does before the reader changes anything: X counts one, and a condition is not met. */
export function startingEffect(data: ChaosBags, state: TestState, kind: TokenKind): SymbolSheet {
	const effect = cardEffect(data, state, kind);
	const counted = signOfX(effect) * (effect?.depart ?? X_START);
	const fixed = typeof effect?.modificateur === 'number' ? effect.modificateur : counted || 0;
	return {
		modifier: isNullified(data, state, kind) ? 0 : effect ? fixed : kind.modificateur,
		revealsAnother: effect?.revele ?? kind.revele,
		automatic: effect?.reussite ? 'success' : (readWord(AUTOMATIC_WORDS, kind.automatique) ?? 'none'),
	};
}

export const effectOf = (data: ChaosBags, state: TestState, kind: TokenKind): SymbolSheet =>
	state.effects[kind.id] ?? startingEffect(data, state, kind);

/** What the card of a symbol lets the player choose, unless the reader has changed what it does. */
function choicesOf(data: ChaosBags, state: TestState, kind: TokenKind): Pick<BagToken, 'alternatives' | 'cancelable'> {
	const card = cardEffect(data, state, kind);
	if (!card || state.effects[kind.id]) return {};
	const others = (card.vaut ?? []).flatMap((id) => kindOf(data, id) ?? []);
	const alternatives = others.map((other) => ({ as: other.id, ...effectOf(data, state, other) }));
	return { ...(alternatives.length > 0 && { alternatives }), ...(card.annulable && { cancelable: true }) };
}

/** The kind of the bag with which a symbol fails, as its card says; not when a condition of the card is not met. */
function failsWith(data: ChaosBags, state: TestState, kind: TokenKind): Pick<BagToken, 'failsWith'> {
	const { echecAvec: other = '', reveleSi: condition } = cardEffect(data, state, kind) ?? {};
	const met = !condition || effectOf(data, state, kind).revealsAnother;
	return met && countOf(data, state, other) > 0 ? { failsWith: other } : {};
}

/** Whether a kind bears a symbol: the id of one without is its number. */
export const isSymbol = ({ id }: TokenKind): boolean => !/^(0|[pm]\d+)$/.test(id);

/** The kind that an id names. */
export const kindOf = (data: ChaosBags, id: string): TokenKind | undefined => data.pions.find((kind) => kind.id === id);

/** The situation that the engine weighs. It is right by construction: addresses and fields make no other state. */
export function toEngine(data: ChaosBags, state: TestState): Checked<Situation> {
	const { count: revealed, mode, cancels, returned, bonus: each, times, counted: of, ...numbers } = state.test;
	const start = startingCounts(data, state);
	const bag = data.pions.flatMap((kind): BagToken[] => {
		const { id, echecAu: failsAt } = kind;
		const count = state.counts[id] ?? start[id] ?? 0;
		if (count === 0) return [];
		const effect = { ...effectOf(data, state, kind), ...(failsAt !== undefined && { failsAt }) };
		const sealed = Math.min(count, state.sealed[id] ?? 0);
		const aside = Math.min(count - sealed, state.aside[id] ?? 0);
		const leaves = kind.ensuite !== undefined;
		const more = { ...choicesOf(data, state, kind), ...failsWith(data, state, kind) };
		return [{ id, symbol: isSymbol(kind), count, sealed, aside, effect, leaves, ...more }];
	});
	const bonus = each === 0 ? {} : { bonus: { each, times, of } };
	const situation: Situation = { ...numbers, ...bonus, bag, draw: { count: revealed, mode, cancels, returned } };
	return situation as Checked<Situation>;
}

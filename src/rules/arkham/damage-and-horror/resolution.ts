import type { Checked } from '../../verification';
import { cancelAssigned, placeTokens } from './apply';
import { announceDealt, assignDealt } from './assign';
import type { CardState } from './card-state';
import { checkDefeats, listCauses } from './defeat';
import { eliminate } from './elimination';
import { type Illegality, listIllegalities } from './illegality';
import { type Affliction, type CardId, type Harm, type Input, mapAfflictions } from './situation';
import { openState, type State } from './state';
import type { Trace } from './trace';
import { type Aftermath, sufferTrauma } from './trauma';

/** What a card took and what becomes of it. */
export interface CardOutcome {
	readonly card: CardId;
	/** Tokens placed, once what is canceled is taken off. */
	readonly placed: Harm;
	/** Tokens on it afterwards. */
	readonly tokens: Harm;
	/** What defeats it: nothing, damage, horror, or both. */
	readonly defeatedBy: readonly Affliction[];
}

/** What the assignment leads to. */
export type Result =
	/** The rules do not allow it: nothing is placed. At least one reason. */
	| { readonly type: 'illegal'; readonly illegalities: readonly Illegality[] }
	| {
			readonly type: 'applied';
			readonly investigator: CardOutcome;
			/** One for each asset, in the same order. */
			readonly assets: readonly CardOutcome[];
			/** What defeat leaves; `null` when the investigator is not defeated. */
			readonly aftermath: Aftermath | null;
	  };

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly result: Result;
	readonly trace: Trace;
}

/**
 * Deals damage and horror to an investigator in two steps (rule degats-deux-etapes): assigned, then applied at once;
 * then says which cards are defeated, and what follows for a defeated investigator: trauma, then elimination. What
 * the rules do not allow is a result of type `illegal`, and only the limits of each asset are then in the trace.
 * Card abilities are not known, except what they cancel. Inputs are left untouched.
 */
export function resolve(input: Checked<Input>): Resolution {
	const announced = announceDealt(openState(input, input));
	const illegalities = listIllegalities(announced);
	if (illegalities.length > 0) return { result: { type: 'illegal', illegalities }, trace: announced.trace };
	const checked = checkDefeats(placeTokens(cancelAssigned(assignDealt(announced))));
	const defeated = listCauses(checked.investigator).length > 0;
	const [end, aftermath] = defeated ? endScenario(checked) : [checked, null];
	const { investigator, assets, trace } = end;
	const result: Result = {
		type: 'applied',
		investigator: reportCard(investigator),
		assets: assets.map(reportCard),
		aftermath,
	};
	return { result, trace };
}

function endScenario(state: State): readonly [State, Aftermath] {
	const [suffered, aftermath] = sufferTrauma(state);
	return [eliminate(suffered), aftermath];
}

function reportCard(card: CardState): CardOutcome {
	const tokens = mapAfflictions((affliction) => card.endurances[affliction]?.tokens ?? 0);
	return { card: card.id, placed: card.assigned, tokens, defeatedBy: listCauses(card) };
}

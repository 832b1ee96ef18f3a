import { conclude, settleAutomatic, type Totals } from './conclusion';
import { countTokens, type Kind } from './kind';
import type { Draw, Situation } from './situation';
import type { Stakes } from './stakes';
import type { WeighedStep, WeighedTrace } from './trace';

/** TC.2 and the bag of TC.3: the icons count, sealed tokens stay on their cards (the card prevails), the rest is drawn. */
export function noteStart(situation: Situation, kinds: readonly Kind[]): WeighedTrace {
	const { skill, icons, bag, draw } = situation;
	const value = skill + icons;
	const tokens = countTokens(kinds);
	return [
		{ kind: 'icons', stage: 2, rule: icons > 0 ? 'tc-2-bonus' : 'tc-2', token: null, before: skill, after: value },
		...bag
			.filter(({ sealed }) => sealed > 0)
			.map(({ id, count, sealed }): WeighedStep => {
				const rule = 'bases-carte-prioritaire';
				return { kind: 'sealed', stage: 3, rule, token: id, before: count, after: count - sealed };
			}),
		...bag.flatMap(({ id, count, sealed, aside = 0 }): WeighedTrace => {
			const [rule, before] = ['bases-carte-prioritaire', count - sealed] as const;
			return aside > 0 ? [{ kind: 'set-aside', stage: 3, rule, token: id, before, after: before - aside }] : [];
		}),
		{
			kind: tokens > 0 ? 'bag' : 'empty-bag',
			stage: 3,
			rule: 'tc-3',
			token: null,
			before: tokens,
			after: tokens,
		},
		...noteCancels(draw),
	];
}

/** TC.5: what a card counts at the table is added to the skill value. */
export function noteBonus({ skill, icons, bonus }: Situation): WeighedTrace {
	if (!bonus || bonus.each === 0) return [];
	const { each, times, of } = bonus;
	const before = skill + icons;
	const after = before + each * times;
	return [{ kind: 'bonus', stage: 5, rule: 'tc-5-capacites', token: null, before, after, each, times, of }];
}

/** A card lets tokens be canceled, as many times as it says. */
function noteCancels({ cancels = 0, returned = false }: Draw): WeighedTrace {
	const rule = 'bases-carte-prioritaire';
	return cancels > 0
		? [{ kind: 'cancels', stage: 3, rule, token: null, before: cancels, after: cancels, returned }]
		: [];
}

/** More tokens should be revealed than the bag holds: all of them are. */
export function noteExhausted(before: number, after: number, token: string | null = null): WeighedTrace {
	if (before <= after) return [];
	return [{ kind: 'exhausted-bag', stage: 3, rule: 'effet-elements-manquants', token, before, after }];
}

/** TC.4: what the symbol of a token applied does at once. The pure number of a token without symbol does nothing. */
export function noteSymbol({ id, symbol, modifier, revealsAnother, automatic, tolerated }: Kind): WeighedStep {
	const plain = !symbol || modifier === 0;
	const inert = !revealsAnother && automatic === 'none' && tolerated === Number.POSITIVE_INFINITY;
	const usual = plain && inert ? 'tc-4-sans-effet' : 'tc-4';
	const rule = automatic === 'failure' && !revealsAnother ? 'tc-4-echec-automatique' : usual;
	return { kind: 'symbol', stage: 4, rule, token: id, before: 0, after: revealsAnother ? 1 : 0 };
}

/** TC.4: with which other kind a token fails, as its card says. */
export function noteFailsWith({ id, failsWith }: Pick<Kind, 'id' | 'failsWith'>): WeighedTrace {
	const rule = 'bases-carte-prioritaire';
	if (failsWith === undefined) return [];
	return [{ kind: 'fails-with', stage: 4, rule, token: id, before: 0, after: 0, other: failsWith }];
}

/** TC.4: what a token may do instead of its own effect, as its card says. */
export function noteChoices({ id, alternatives = [], cancelable }: Kind, before: number): WeighedTrace {
	const choice = { kind: 'may-count-as', stage: 4, rule: 'bases-carte-prioritaire', token: id, before } as const;
	return [
		...alternatives.map(({ as, modifier }) => ({ ...choice, after: before + modifier, as })),
		...(cancelable ? [{ ...choice, after: before, as: null }] : []),
	];
}

/** TC.5: a token applied changes the skill value, which may be negative for now. */
export function noteModifier({ id, modifier }: Pick<Kind, 'id' | 'modifier'>, before: number): WeighedStep {
	const rule = 'tc-5-pions';
	return { kind: 'modifier', stage: 5, rule, token: id, before, after: before + modifier };
}

/** TC.5: once every modifier is applied, a negative value counts as zero. */
export function noteFloor(before: number, token: string | null = null): WeighedTrace {
	return before < 0 ? [{ kind: 'floor', stage: 5, rule: 'modificateur-negatif', token, before, after: 0 }] : [];
}

/** TC.6: what is automatic, then the comparison; `token` when they are those of a single token. */
export function noteOutcome(stakes: Stakes, totals: Totals, token: string | null = null): WeighedTrace {
	const automatic = settleAutomatic(totals);
	const before = Math.max(0, stakes.value + totals.sum);
	const { total, difficulty, margin, success } = conclude(stakes, totals.sum, automatic);
	const compared = success ? 'tc-6-reussite' : 'tc-6-echec';
	const rule = automatic === 'none' ? compared : 'reussite-automatique-definition';
	const compare: WeighedStep = {
		kind: 'comparison',
		stage: 6,
		rule,
		token,
		before: difficulty,
		after: total,
		success,
		margin,
	};
	return [...noteAutomatic(totals, stakes.difficulty, before, token), compare];
}

function noteAutomatic(
	{ failure, success }: Totals,
	difficulty: number,
	total: number,
	token: string | null,
): WeighedTrace {
	const grim: WeighedTrace = [{ kind: 'grim-rule', stage: 6, rule: 'tc-6-deux-issues', token, before: 1, after: 0 }];
	if (failure) {
		const rule = 'tc-6-echec-automatique';
		const failed: WeighedStep = { kind: 'automatic-failure', stage: 6, rule, token, before: total, after: 0 };
		return [...(success ? grim : []), failed];
	}
	const rule = 'tc-6-reussite-automatique';
	return success ? [{ kind: 'automatic-success', stage: 6, rule, token, before: difficulty, after: 0 }] : [];
}

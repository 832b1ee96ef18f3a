import { type Fraction, subtract } from '../../odds';
import { addEffects } from './conclusion';
import { countTokens, type Kind } from './kind';
import type { Chances, Outcome } from './results';
import type { Draw } from './situation';
import type { Spread } from './spread';
import type { Stakes } from './stakes';
import { noteChoices, noteExhausted, noteFailsWith, noteFloor, noteModifier, noteOutcome, noteSymbol } from './steps';
import type { WeighedStep, WeighedTrace } from './trace';

/** Explains the tokens one kind after the other, then the chances of the whole draw. */
export function explainChances(
	kinds: readonly Kind[],
	{ count, mode }: Draw,
	stakes: Stakes,
	{ safe }: Spread,
	chances: Chances,
): WeighedTrace {
	const tokens = countTokens(kinds);
	const alone = mode === 'one' || Math.min(count, tokens) === 1;
	return [
		...noteExhausted(count, tokens),
		...kinds.flatMap((kind) => explainKind(kind, stakes, alone)),
		...explainRange(
			safe.map(([sum]) => stakes.value + sum),
			stakes,
		),
		...explainOutcomes(chances, stakes),
	];
}

/** What a token gives, and what it may do instead. */
const explainKind = (kind: Kind, stakes: Stakes, alone: boolean): WeighedTrace => [
	...explainEffect(kind, stakes, alone),
	...noteFailsWith(kind),
	...noteChoices(kind, stakes.value),
];

/** What a token does; if it is the only one applied (`alone`) and has no other revealed, how the test ends. */
function explainEffect(kind: Kind, stakes: Stakes, alone: boolean): WeighedTrace {
	const steps = [noteSymbol(kind), noteModifier(kind, stakes.value)];
	if (kind.revealsAnother || !alone) return steps;
	return [
		...steps,
		...noteFloor(stakes.value + kind.modifier, kind.id),
		...noteOutcome(stakes, addEffects([kind], [0]), kind.id),
	];
}

/** The values that the draw may lead to, in increasing order; none when it always fails automatically. */
function explainRange(values: readonly number[], { value }: Stakes): WeighedTrace {
	const [minimum, maximum] = [values[0], values.at(-1)];
	if (minimum === undefined || maximum === undefined) return [];
	return [
		{ kind: 'range', stage: 5, rule: 'tc-5', token: null, before: value, after: value, minimum, maximum },
		...noteFloor(minimum),
	];
}

/** The four kinds of outcomes, those that may happen only. */
function explainOutcomes(
	{ success, failure, automaticFailure, automaticSuccess, outcomes }: Chances,
	{ difficulty }: Stakes,
): WeighedTrace {
	const find = (automatic: Outcome['automatic'], succeeds: boolean) =>
		outcomes
			.filter((outcome) => outcome.automatic === automatic && outcome.success === succeeds)
			.map(({ total }) => total);
	return [
		...noteChance('tc-6-reussite', subtract(success, automaticSuccess), difficulty, find('none', true)[0]),
		...noteChance('tc-6-echec', subtract(failure, automaticFailure), difficulty, find('none', false).at(-1)),
		...noteChance('tc-6-reussite-automatique', automaticSuccess, 0, find('success', true)[0]),
		...noteChance('tc-6-echec-automatique', automaticFailure, difficulty, find('failure', false)[0]),
	];
}

function noteChance(
	rule: Extract<WeighedStep, { kind: 'chance' }>['rule'],
	chance: Fraction,
	before: number,
	after: number | undefined,
): WeighedTrace {
	return after === undefined ? [] : [{ kind: 'chance', stage: 6, rule, token: null, before, after, chance }];
}

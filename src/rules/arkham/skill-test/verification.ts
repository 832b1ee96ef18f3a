import {
	checkBoolean,
	checkInteger,
	checkOneOf,
	isWholeNumber,
	judge,
	type Problem,
	type Verdict,
} from '../../verification';
import type { IconRange } from './curve';
import {
	type Alternative,
	type Automatic,
	type BagToken,
	type Draw,
	MAX_CANCELS,
	MAX_KINDS,
	MAX_REVEALED,
	MAX_REVEALERS,
	MAX_TOKENS,
	type Situation,
} from './situation';

const MAX = 99;

/** Lowest skill value, and most that a curve takes away from one. */
const MIN = -20;

const AUTOMATIC: readonly Automatic[] = ['none', 'success', 'failure'];

const DRAW_MODES: readonly Draw['mode'][] = ['all', 'one', 'two'];

/**
 * Checks the values of a situation, which may come from a form or an address: every number an integer in its range,
 * every kind of token a string of its own, the bag not too big. Tells every problem, in reading order. A bag without any
 * token to reveal is no problem: the result says so.
 */
export function verify(situation: Situation): Verdict<Situation> {
	const { skill, icons, difficulty, bag, draw } = situation;
	const ids = bag.map(({ id }) => id);
	return judge(situation, [
		...checkInteger('skill', skill, MIN, MAX),
		...checkInteger('icons', icons, 0, MAX),
		...checkInteger('difficulty', difficulty, 0, MAX),
		...checkBonus(situation.bonus),
		...checkInteger('bag.length', bag.length, 0, MAX_KINDS),
		...bag.flatMap((token, index) => [
			...checkId(`bag[${index}].id`, token.id, ids.slice(0, index)),
			...checkToken(`bag[${index}]`, token),
			...checkFailsWith(`bag[${index}].failsWith`, token, ids),
		]),
		...checkSize(bag),
		...checkDraw(draw),
		...checkRevealers(bag, draw),
	]);
}

function checkBonus(bonus: Situation['bonus']): readonly Problem[] {
	if (bonus === undefined) return [];
	return [
		...checkInteger('bonus.each', bonus.each, MIN, -MIN),
		...checkInteger('bonus.times', bonus.times, 0, -MIN),
		...checkId('bonus.of', bonus.of, []),
	];
}

function checkDraw({ count, mode, cancels, returned }: Draw): readonly Problem[] {
	return [
		...checkInteger('draw.count', count, 1, MAX_REVEALED),
		...checkOneOf('draw.mode', mode, DRAW_MODES),
		...(cancels === undefined ? [] : checkInteger('draw.cancels', cancels, 0, MAX_CANCELS)),
		...(returned === undefined ? [] : checkBoolean('draw.returned', returned)),
	];
}

/** Checks the ends of a curve: neither too far, nor the first after the last. */
export function verifyRange(range: IconRange): Verdict<IconRange> {
	const end = checkInteger('to', range.to, MIN, MAX);
	return judge(range, [...checkInteger('from', range.from, MIN, end.length > 0 ? MAX : range.to), ...end]);
}

/** Checks a number of tests to simulate. */
export function verifyTests(tests: number): Verdict<number> {
	return judge(tests, checkInteger('tests', tests, 0, 1_000_000));
}

function checkId(field: string, value: unknown, taken: readonly unknown[]): readonly Problem[] {
	if (typeof value !== 'string' || value === '') return [{ field, value, expected: { type: 'id' } }];
	return taken.includes(value) ? [{ field, value, expected: { type: 'unique-id' } }] : [];
}

function checkToken(field: string, token: BagToken): readonly Problem[] {
	const { symbol, count, sealed, aside, effect, leaves, alternatives = [], cancelable } = token;
	const { failsAt } = effect;
	const rest = isWholeNumber(count, 0, MAX) ? count : MAX;
	const left = isWholeNumber(sealed, 0, rest) ? rest - sealed : rest;
	return [
		...checkBoolean(`${field}.symbol`, symbol),
		...(leaves === undefined ? [] : checkBoolean(`${field}.leaves`, leaves)),
		...checkInteger(`${field}.count`, count, 0, MAX),
		...checkInteger(`${field}.sealed`, sealed, 0, rest),
		...(aside === undefined ? [] : checkInteger(`${field}.aside`, aside, 0, left)),
		...checkEffect(`${field}.effect`, effect),
		...(failsAt === undefined ? [] : checkInteger(`${field}.effect.failsAt`, failsAt, 1, MAX)),
		...checkInteger(`${field}.alternatives.length`, alternatives.length, 0, 3),
		...alternatives.flatMap((one, at) => [
			...checkId(`${field}.alternatives[${at}].as`, one.as, [token.id, ...listKindsOf(alternatives.slice(0, at))]),
			...checkEffect(`${field}.alternatives[${at}]`, one),
		]),
		...(cancelable === undefined ? [] : checkBoolean(`${field}.cancelable`, cancelable)),
	];
}

/** What a kind fails with is another of the bag. */
function checkFailsWith(field: string, { id, failsWith }: BagToken, ids: readonly string[]): readonly Problem[] {
	const others = ids.filter((other) => other !== id);
	return failsWith === undefined ? [] : checkOneOf(field, failsWith, others);
}

const listKindsOf = (alternatives: readonly Alternative[]) => alternatives.map(({ as }) => as);

function checkEffect(
	field: string,
	{ modifier, revealsAnother, automatic }: Omit<Alternative, 'as'>,
): readonly Problem[] {
	return [
		...checkInteger(`${field}.modifier`, modifier, -20, 20),
		...checkBoolean(`${field}.revealsAnother`, revealsAnother),
		...checkOneOf(`${field}.automatic`, automatic, AUTOMATIC),
	];
}

/** A choice among tokens weighs a chain for each set of kinds revealed together: too many would not fit in memory. */
function checkRevealers(bag: readonly BagToken[], { count, mode }: Draw): readonly Problem[] {
	if (mode !== 'one' || count === 1) return [];
	const revealers = bag.filter(({ count: tokens, effect }) => tokens > 0 && effect.revealsAnother);
	return checkInteger('bag.revealers', revealers.length, 0, MAX_REVEALERS);
}

/** The whole bag, once each number in it makes sense. */
function checkSize(bag: readonly BagToken[]): readonly Problem[] {
	const counts = bag.map(({ count }) => count);
	if (!counts.every((count) => isWholeNumber(count, 0, MAX))) return [];
	return checkInteger(
		'bag',
		counts.reduce((sum, count) => sum + count, 0),
		0,
		MAX_TOKENS,
	);
}

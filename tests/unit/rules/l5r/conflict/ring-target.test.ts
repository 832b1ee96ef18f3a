import { describe, expect, test } from 'vitest';
import type { Character, Choice, Element } from '../../../../../src/rules/l5r/conflict';
import { judge, type Trait } from './cases';

/** A conflict that the attacker wins, with a second attacker that the ring effect is for. */
const ring = (element: Element, choice: Choice, trait: Trait) =>
	judge({ a: [{ military: 9 }, trait], ring: { element, choice, target: 'a2' } });

describe('the effect of a ring on a character', () => {
	test.each<[string, Element, Choice, Trait, Partial<Character>]>([
		['etape-3-2-6-feu', 'fire', 'honor', {}, { status: 'honored' }],
		['honore-depuis-deshonore', 'fire', 'honor', { status: 'dishonored' }, { status: 'normal' }],
		['deshonore-depuis-normal', 'fire', 'dishonor', { home: true }, { status: 'dishonored' }],
		['deshonore-depuis-honore', 'fire', 'dishonor', { status: 'honored' }, { status: 'normal' }],
		['etape-3-2-6-eau', 'water', 'ready', { home: true, bowed: true, fate: 2 }, { bowed: false }],
		['incline-definition', 'water', 'bow', { home: true }, { bowed: true }],
		['etape-3-2-6-vide', 'void', 'remove', { fate: 2 }, { fate: 1 }],
		['etape-4-2', 'void', 'remove', { fate: 1 }, { fate: 0 }],
	])('%s (%s, %s)', (rule, element, choice, trait, expected) => {
		const { outcome, cited } = ring(element, choice, trait);
		expect(cited).toContain(rule);
		expect(outcome.characters[1]).toMatchObject(expected);
		expect(outcome).toMatchObject({ effect: choice, effectRefused: false, ring: 'attacker' });
	});

	test('etape-3-2-8: a participant that Water readies is bowed again on the way home', () => {
		const { outcome, stepsOf } = ring('water', 'ready', { bowed: true });
		expect(stepsOf('turned')).toMatchObject([{ character: 'a2', before: 1, after: 0 }]);
		expect(outcome.characters[1]?.bowed).toBe(true);
	});

	test.each([
		[false, true],
		[true, false],
	])('the step tells whether it is a participant (home: %s)', (home, participates) => {
		expect(ring('water', 'ready', { home, bowed: true }).stepsOf('ring-effect')).toMatchObject([{ participates }]);
	});

	test('totals stay as they were compared: Fire comes after', () => {
		expect(ring('fire', 'dishonor', { military: 2, glory: 2 }).outcome.totals.attacker).toBe(11);
	});

	test.each<[string, string, Element, Choice, Trait]>([
		['honored', 'honore-deja', 'fire', 'honor', { status: 'honored' }],
		['dishonored', 'deshonore-deja', 'fire', 'dishonor', { status: 'dishonored' }],
		['ready', 'etape-3-2-6-eau', 'water', 'ready', {}],
		['bowed', 'incline-definition', 'water', 'bow', { bowed: true }],
		['fate', 'etape-3-2-6-eau', 'water', 'bow', { fate: 1 }],
		['no-fate', 'etape-3-2-6-vide', 'void', 'remove', {}],
	])('a character that cannot be chosen: %s (%s)', (reason, rule, element, choice, trait) => {
		const { outcome, stepsOf } = ring(element, choice, trait);
		expect(stepsOf('refused')).toMatchObject([{ reason, rule, character: 'a2' }]);
		expect(stepsOf('ring-effect')).toEqual([]);
		expect(outcome).toMatchObject({ effect: choice, effectRefused: true, ring: 'attacker' });
	});

	test.each<[string, Element, Choice]>([
		['etape-3-2-6-feu', 'fire', 'honor'],
		['etape-3-2-6-feu', 'fire', 'dishonor'],
		['etape-3-2-6-eau', 'water', 'ready'],
		['etape-3-2-6-eau', 'water', 'bow'],
		['etape-3-2-6-vide', 'void', 'remove'],
	])('%s: nor one that left play (%s, %s)', (rule, element, choice) => {
		const { stepsOf } = judge({
			a: [{ military: 9 }, { fate: 1 }],
			ring: { element, choice, target: 'a2' },
			events: [{ type: 'discard', character: 'a2' }],
		});
		expect(stepsOf('refused')).toMatchObject([{ reason: 'out', rule }]);
	});
});

describe('Earth', () => {
	const earth = (honors: [number, number], emptyDeck: boolean, emptyHand: boolean) =>
		judge({ a: [{ military: 9 }], d: [{}], honors, ring: { element: 'earth', emptyDeck, emptyHand } });

	test('effet-pas-assez: an empty hand has nothing to discard', () => {
		const { cited, outcome } = earth([10, 10], false, true);
		expect(cited).toContain('effet-pas-assez');
		expect(outcome.honor).toEqual({ attacker: 10, defender: 10 });
	});

	test('deck-epuise-perte: an empty deck costs 5 honor, then the card is drawn', () => {
		const { outcome, trace } = earth([6, 10], true, false);
		expect(outcome).toMatchObject({ honor: { attacker: 1 }, gameEnd: null, ring: 'attacker' });
		const kinds = trace.map(({ kind }) => kind);
		expect(kinds.indexOf('empty-deck')).toBeLessThan(kinds.indexOf('ring-effect'));
	});

	test.each([[5], [3]])('deck-epuise-defaite: with %i honor, the attacking player loses', (honor) => {
		const { outcome } = earth([honor, 10], true, false);
		expect(outcome).toMatchObject({
			honor: { attacker: 0 },
			gameEnd: { winner: 'defender', rule: 'gagner-la-partie-zero' },
			effect: null,
		});
	});
});

describe('the strength of a province', () => {
	test.each([
		[3, -1, 2, 'modificateur-tous-ensemble'],
		[3, -5, 0, 'modificateur-jamais-negatif'],
		[3, 2, 5, 'force-de-province-bonus'],
	])('%i and %i: %i', (strength, bonus, expected, rule) => {
		const { outcome, stepsOf } = judge({ a: [{}], d: [{}], province: { strength, bonus } });
		expect(outcome.strength).toBe(expected);
		expect(stepsOf('strength-modified')).toMatchObject([{ rule, before: strength, after: expected }]);
		expect(outcome.provinceBroken).toBe(expected === 0);
	});
});

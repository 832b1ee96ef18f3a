import { describe, expect, test } from 'vitest';
import type { Choice, Element, Status } from '../../../../../src/rules/l5r/conflict';
import { type Given, judge, type Trait } from './cases';

const of = (...skills: readonly number[]): readonly Trait[] => skills.map((military) => ({ military }));
const LOST: Given = { a: of(1), d: of(2) };
const NO_WINNER: Given = { a: of(0), d: of(0) };

test('étape 3.2.5, example of the chapter: 7 to 3 breaks a province of 4, and the conflict is opposed', () => {
	expect(judge({ a: of(3, 4), d: of(3) }).outcome).toMatchObject({
		winner: 'attacker',
		totals: { attacker: 7, defender: 3 },
		difference: 4,
		unopposed: false,
		provinceBroken: true,
		honor: { defender: 10 },
	});
	const [three = {}, four = {}] = of(3, 4);
	expect(judge({ a: [three, { ...four, bowed: true }], d: of(3) }).outcome).toMatchObject({
		winner: 'attacker',
		difference: 0,
		provinceBroken: false,
	});
});

describe('unopposed', () => {
	test('etape-3-2-4-honneur: the defender without a participant loses 1 honor', () => {
		const { outcome, stepsOf } = judge({ a: of(1) });
		expect(outcome).toMatchObject({ unopposed: true, honor: { defender: 9 } });
		expect(stepsOf('honor-lost')).toMatchObject([{ before: 10, after: 9 }]);
	});

	test.each<[string, Given, string]>([
		['non-oppose-definition: a defender opposes', { a: of(5), d: of(1) }, 'opposed'],
		['non-oppose-defenseur-incline: even bowed', { a: of(5), d: [{ bowed: true }] }, 'opposed'],
		['etape-3-2-4-sans-effet: only if the attacker won', { d: of(1) }, 'unopposed-without-effect'],
		['etape-3-2-4-sans-effet: not without a winner', { a: of(0) }, 'unopposed-without-effect'],
	])('%s', (_, given, kind) => {
		const { outcome, trace } = judge({ ...given, ring: { choice: 'decline' } });
		expect(outcome).toMatchObject({ unopposed: false, honor: { attacker: 10, defender: 10 } });
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('non-oppose-defenseur-incline: cited only when every defender is bowed', () => {
		const rule = (d: readonly Trait[]) => judge({ a: of(9), d }).stepsOf('opposed')[0]?.rule;
		expect(rule([{ bowed: true }, { bowed: true }])).toBe('non-oppose-defenseur-incline');
		expect(rule([{ bowed: true }, {}])).toBe('non-oppose-definition');
	});

	test('gagner-la-partie-zero: the last honor ends the game, before the province', () => {
		const { outcome, trace } = judge({ a: of(9), honors: [10, 1] });
		expect(outcome).toMatchObject({
			gameEnd: { winner: 'attacker', rule: 'gagner-la-partie-zero' },
			honor: { defender: 0 },
			provinceBroken: false,
			effect: null,
			ring: 'contested',
		});
		expect(trace.at(-1)?.kind).toBe('game-won');
	});
});

describe('the province', () => {
	test.each<[string, Given, boolean]>([
		['etape-3-2-5: an equal difference is enough', { a: of(6), d: of(2) }, true],
		['force-de-province-ecart: one less is not', { a: of(5), d: of(2) }, false],
		['etape-3-2-5-sans-effet: the defender breaks nothing', { a: of(1), d: of(9) }, false],
		[
			'etape-3-2-5-sans-effet: nor does a conflict that nobody wins',
			{ ...NO_WINNER, province: { strength: 0 } },
			false,
		],
		['etape-3-2-5: a strength of 0 breaks on a tie', { a: of(2), d: of(2), province: { strength: 0 } }, true],
		['force-de-province-bonus: 3 and 1 need 4', { a: of(7), d: of(3), province: { strength: 3, bonus: 1 } }, true],
		['force-de-province-bonus: 3 do not do', { a: of(7), d: of(4), province: { strength: 3, bonus: 1 } }, false],
	])('%s', (_, given, fallen) => {
		expect(judge(given).outcome.provinceBroken).toBe(fallen);
	});

	test('etape-3-2-5: the difference is measured at the comparison, honor and fierté aside', () => {
		const { stepsOf } = judge({ a: [{ military: 4, pride: true, glory: 5 }] });
		expect(stepsOf('province-broken')).toMatchObject([{ before: 0, after: 1, difference: 4, strength: 4 }]);
	});

	test.each([
		[1, []],
		[2, [{ before: 3, after: 3 }]],
		[3, []],
	])('province-detruite-forteresse-eligible: after the third broken province (%i before)', (broken, expected) => {
		expect(judge({ a: of(9), province: { broken } }).stepsOf('stronghold-eligible')).toMatchObject(expected);
	});

	test('gagner-la-partie-forteresse: the stronghold ends the game, before the ring', () => {
		const { outcome, trace } = judge({ a: of(9), province: { stronghold: true, broken: 3 } });
		expect(outcome).toMatchObject({
			provinceBroken: true,
			gameEnd: { winner: 'attacker', rule: 'gagner-la-partie-forteresse' },
			effect: null,
			ring: 'contested',
		});
		expect(trace.at(-1)?.kind).toBe('game-won');
	});

	test('etape-3-2-forteresse: the stronghold cannot be attacked before three broken provinces', () => {
		const { result, trace } = judge({ a: of(9), province: { stronghold: true, broken: 2 } });
		expect(result).toEqual({
			type: 'illegal',
			reason: 'stronghold-not-eligible',
			rule: 'etape-3-2-forteresse',
			broken: 2,
		});
		expect(trace).toEqual([]);
	});
});

describe('the ring effect', () => {
	test.each<[rule: string, Element, Choice, honor: [number, number], number, number]>([
		['etape-3-2-6-air', 'air', 'gain', [12, 10], 10, 12],
		['etape-3-2-6-air', 'air', 'take', [11, 9], 10, 11],
		['etape-3-2-6-terre', 'earth', 'draw', [10, 10], 0, 1],
		['etape-3-2-6-feu', 'fire', 'honor', [10, 10], 0, 1],
		['etape-3-2-6-feu', 'fire', 'dishonor', [10, 10], 0, 1],
		['etape-3-2-6-eau', 'water', 'ready', [10, 10], 0, 1],
		['etape-3-2-6-eau', 'water', 'bow', [10, 10], 0, 1],
		['etape-3-2-6-vide', 'void', 'remove', [10, 10], 0, 1],
	])('%s, %s: %s', (rule, element, choice, [attacker, defender], before, after) => {
		const { outcome, stepsOf } = judge({ a: of(3), d: of(1), ring: { element, choice } });
		expect(outcome).toMatchObject({ effect: choice, honor: { attacker, defender } });
		expect(stepsOf('ring-effect')).toMatchObject([{ rule, before, after, element, choice }]);
	});

	test('prendre-definition: what is taken leaves the other pool', () => {
		expect(judge({ a: of(3), d: of(1), ring: { choice: 'take' } }).stepsOf('honor-taken')).toMatchObject([
			{ before: 10, after: 9 },
		]);
	});

	test('etape-3-2-6: the attacker may leave it', () => {
		const { outcome, stepsOf } = judge({ a: of(3), d: of(1), ring: { choice: 'decline' } });
		expect(outcome).toMatchObject({ effect: 'decline', ring: 'attacker', honor: { attacker: 10 } });
		expect(stepsOf('effect-declined')).toHaveLength(1);
	});

	test.each([
		['the defender wins', LOST],
		['nobody wins', NO_WINNER],
	])('etape-3-2-6-sans-effet: none when %s', (_, given) => {
		const { outcome, stepsOf } = judge(given);
		expect(outcome).toMatchObject({ effect: null, honor: { attacker: 10, defender: 10 } });
		expect(stepsOf('no-effect')).toHaveLength(1);
	});

	test.each<[string, Choice, [number, number], string]>([
		['gagner-la-partie-vingt-cinq: 2 honors from 23', 'gain', [23, 10], 'gagner-la-partie-vingt-cinq'],
		['gagner-la-partie-vingt-cinq: 2 honors from 24', 'gain', [24, 10], 'gagner-la-partie-vingt-cinq'],
		['gagner-la-partie-zero: the last honor taken', 'take', [10, 1], 'gagner-la-partie-zero'],
	])('%s', (_, choice, honors, rule) => {
		const { outcome, trace } = judge({ a: of(3), d: of(1), honors, ring: { choice } });
		expect(outcome.gameEnd).toEqual({ winner: 'attacker', rule });
		expect(outcome.ring).toBe('contested');
		expect(trace.at(-1)?.kind).toBe('game-won');
	});

	test('gagner-la-partie-vingt-cinq: 24 is not enough', () => {
		expect(judge({ a: of(3), d: of(1), honors: [22, 10] }).outcome.gameEnd).toBeNull();
	});
});

describe('the ring and its fate', () => {
	test('etape-3-2-destin-de-l-anneau: fate goes to the attacking player, whoever wins', () => {
		const { outcome, stepsOf } = judge({ ...LOST, ring: { fate: 2 } });
		expect(outcome.fate).toBe(2);
		expect(stepsOf('fate-taken')).toMatchObject([{ before: 2, after: 0 }]);
	});

	test.each<[string, Given, string]>([
		['etape-3-2-7: the attacker who wins claims it', { a: of(1) }, 'attacker'],
		['etape-3-2-7: so does the defender', LOST, 'defender'],
		['etape-3-2-7-sans-vainqueur: it goes back to the pool', NO_WINNER, 'available'],
	])('%s', (_, given, ring) => {
		expect(judge(given).outcome.ring).toBe(ring);
	});
});

describe('the return home', () => {
	test('etape-3-2-8: ready participants of both sides bow, then all go home', () => {
		const { outcome, stepsOf } = judge({ a: [{}, { bowed: true }], d: [{}] });
		expect(stepsOf('participants-bowed')).toMatchObject([{ before: 2, after: 0 }]);
		expect(stepsOf('return-home')).toMatchObject([{ rule: 'etape-3-2-8', before: 3, after: 0 }]);
		expect(outcome.characters.map(({ bowed }) => bowed)).toEqual([true, true, true]);
	});

	test('etape-3-2-8: nothing to bow, or nobody to send home', () => {
		expect(judge({ a: [{ bowed: true }] }).stepsOf('participants-bowed')).toEqual([]);
		expect(judge({}).stepsOf('return-home')).toEqual([]);
	});
});

describe('fierté', () => {
	const statusAfter = (status: Status, given: (trait: Trait) => Given) => {
		const { outcome, cited } = judge(given({ military: 3, glory: 1, status, pride: true }));
		return [outcome.characters.find(({ character }) => character === 'a1')?.status, cited] as const;
	};
	const wins = (trait: Trait): Given => ({ a: [trait] });
	const loses = (trait: Trait): Given => ({ a: [trait], d: of(9) });

	test.each<[string, Status, (trait: Trait) => Given, Status]>([
		['fierte-definition: honored after a victory', 'normal', wins, 'honored'],
		['fierte-definition: dishonored after a defeat', 'normal', loses, 'dishonored'],
		['fierte-retour-a-la-normale: dishonored and winning', 'dishonored', wins, 'normal'],
		['fierte-retour-a-la-normale: honored and losing', 'honored', loses, 'normal'],
		['regles-honneur-pas-deux-fois: already honored', 'honored', wins, 'honored'],
		['regles-honneur-pas-deux-fois: already dishonored', 'dishonored', loses, 'dishonored'],
	])('%s', (title, status, given, expected) => {
		const [after, cited] = statusAfter(status, given);
		expect(after).toBe(expected);
		expect(cited).toContain(title.split(':')[0]);
	});

	test('fierte-sans-vainqueur: nothing happens', () => {
		const { outcome, stepsOf } = judge({ a: [{ military: 0, pride: true }] });
		expect(outcome.characters[0]?.status).toBe('normal');
		expect(stepsOf('pride-without-winner')).toMatchObject([{ character: 'a1', before: 0, after: 0 }]);
	});

	test('fierte-definition: a bowed participant too, and the losing defenders', () => {
		const { outcome } = judge({ a: of(9), d: [{ bowed: true, pride: true }, { pride: true }, {}] });
		expect(outcome.characters.map(({ status }) => status)).toEqual(['normal', 'dishonored', 'dishonored', 'normal']);
	});

	test('fierte-definition: totals stay as they were compared', () => {
		expect(judge({ a: of(4), d: [{ military: 2, glory: 2, pride: true }] }).outcome.difference).toBe(2);
	});
});

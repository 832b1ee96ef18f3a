import { describe, expect, test } from 'vitest';
import { type Given, judge, type Trait } from './cases';

/** Contribution of one attacker, in a conflict of a type. */
const contribution = (trait: Trait, type: 'military' | 'political' = 'military') =>
	judge({ type, a: [trait] }).outcome.characters[0]?.contribution;

const BOOKLET: Trait = { military: 2, political: 3, glory: 1 };
const HONORED: Trait = { military: 2, political: 1, glory: 3 };
const DISHONORED: Trait = { military: 1, political: 4, glory: 2 };

describe('the skill of a character', () => {
	test.each<[rule: string, Trait, military: number, political: number]>([
		['etape-3-2-3: the skill of the type of the conflict', BOOKLET, 2, 3],
		['honore-definition: glory is added to both skills', { ...BOOKLET, status: 'honored' }, 3, 4],
		['honore-definition: example of the glossary', { ...HONORED, status: 'honored' }, 5, 4],
		['deshonore-definition: glory is taken from both skills', { ...BOOKLET, status: 'dishonored' }, 1, 2],
		['modificateur-jamais-negatif: example of déshonoré', { ...DISHONORED, status: 'dishonored' }, 0, 2],
		[
			'attachement-modificateurs: each modifier is for its skill',
			{ ...BOOKLET, attachments: { military: 2, political: -1 } },
			4,
			2,
		],
		[
			'modificateur-tous-ensemble: everything adds up',
			{ ...BOOKLET, attachments: { military: 2, political: 0 }, modifier: 3, status: 'honored' },
			8,
			7,
		],
		[
			'modificateur-jamais-negatif: only the final result is brought back to 0',
			{ ...BOOKLET, attachments: { military: -4, political: -4 }, modifier: 3 },
			1,
			2,
		],
	])('%s', (_, trait, military, political) => {
		expect(contribution(trait)).toBe(military);
		expect(contribution(trait, 'political')).toBe(political);
	});

	test.each<[rule: string, Trait, number]>([
		['modificateur-fixe: what sets a skill prevails', { military: 2, fixed: 5, modifier: 2 }, 5],
		['modificateur-fixe: over glory too', { military: 2, fixed: 3, status: 'honored', glory: 4 }, 3],
		['modificateur-fixe: over what doubles it', { military: 2, fixed: 3, doublings: 1 }, 3],
		['modificateur-fixe: down to 0', { military: 6, fixed: 0 }, 0],
		['modificateur-ordre-de-calcul: (2 + 3) × 2', { military: 2, modifier: 3, doublings: 1 }, 10],
		['modificateur-ordre-de-calcul: (3 + 1) × 2 × 2', { military: 3, modifier: 1, doublings: 2 }, 16],
		['modificateur-ordre-de-calcul: (2 + glory 3) × 2', { military: 2, status: 'honored', glory: 3, doublings: 1 }, 10],
		[
			'modificateur-ordre-de-calcul: (4 − glory 1 + 3) ÷ 2',
			{ military: 4, status: 'dishonored', modifier: 3, halvings: 1 },
			3,
		],
		['modificateur-arrondi: 5 ÷ 2 is 3', { military: 5, halvings: 1 }, 3],
		['modificateur-arrondi: 1 ÷ 2 is 1, the example of the glossary', { military: 2, modifier: -1, halvings: 1 }, 1],
		['modificateur-arrondi: once, at the end: 5 ÷ 2 ÷ 2 is 2', { military: 5, halvings: 2 }, 2],
		['modificateur-ordre-de-calcul: 5 × 2 ÷ 2 is 5', { military: 5, doublings: 1, halvings: 1 }, 5],
		['modificateur-jamais-negatif: −3 doubled', { military: 1, modifier: -4, doublings: 1 }, 0],
		['modificateur-arrondi: −1 halved', { military: 1, modifier: -2, halvings: 1 }, 0],
	])('%s', (title, trait, expected) => {
		const { outcome, cited } = judge({ a: [{ id: 'a1', ...trait }] });
		expect(outcome.characters[0]?.contribution).toBe(expected);
		expect(cited).toContain(title.split(':')[0]);
	});

	test('modificateur-ordre-de-calcul: each step has the skill before and after', () => {
		const { trace } = judge({ a: [{ military: 3, modifier: 2, doublings: 1, halvings: 2 }] });
		expect(trace.slice(0, 3)).toMatchObject([
			{ kind: 'other-modifiers', before: 3, after: 5 },
			{ kind: 'skill-doubled', before: 5, after: 10, times: 1 },
			{ kind: 'skill-halved', rule: 'modificateur-arrondi', before: 10, after: 3, times: 2 },
		]);
	});

	test('modificateur-jamais-negatif: a negative skill takes nothing from the others', () => {
		const { outcome, stepsOf } = judge({ a: [{ military: 1, status: 'dishonored', glory: 5 }, { military: 2 }] });
		expect(outcome.totals.attacker).toBe(2);
		expect(stepsOf('skill-to-zero')).toEqual([
			{
				kind: 'skill-to-zero',
				rule: 'modificateur-jamais-negatif',
				side: 'attacker',
				character: 'a1',
				before: -4,
				after: 0,
			},
		]);
	});

	test('each modifier is a step, with the skill before and after', () => {
		const { trace } = judge({
			a: [{ bowed: true }],
			d: [{ attachments: { military: 2, political: 0 }, modifier: -1, status: 'honored', glory: 3 }],
		});
		expect(trace.slice(1, 5)).toMatchObject([
			{ kind: 'attachments', character: 'd1', side: 'defender', before: 3, after: 5 },
			{ kind: 'other-modifiers', before: 5, after: 4 },
			{ kind: 'glory', before: 4, after: 7, glory: 3 },
			{ kind: 'contribution', before: 0, after: 7, skill: 7 },
		]);
	});

	test('honore-definition: without glory there is nothing to add', () => {
		expect(judge({ a: [{ status: 'honored', glory: 0 }] }).stepsOf('glory')).toEqual([]);
	});
});

describe('a bowed character', () => {
	test('incline-competence: brings nothing, whatever its modifiers, and still participates', () => {
		const { outcome, stepsOf } = judge({ a: [{ bowed: true, modifier: 5 }, { military: 1 }] });
		expect(outcome.totals.attacker).toBe(1);
		expect(outcome.characters[0]).toMatchObject({ participates: true, contribution: 0 });
		expect(stepsOf('bowed')).toMatchObject([{ character: 'a1', before: 3, after: 0 }]);
	});
});

describe('a dash', () => {
	const given: Given = { type: 'political', a: [{ political: null, modifier: 5 }, { political: 1 }] };

	test('tiret-retire-du-conflit: the character is removed, bowed, before skills are compared', () => {
		const { outcome, stepsOf } = judge(given);
		expect(outcome.characters[0]).toMatchObject({ participates: false, contribution: 0, bowed: true });
		expect(outcome.totals.attacker).toBe(1);
		expect(stepsOf('removed-from-conflict')).toMatchObject([{ character: 'a1', before: 2, after: 1 }]);
		expect(stepsOf('return-home')).toMatchObject([{ before: 1, after: 0 }]);
	});

	test('tiret-retire-du-conflit: the dash of the other skill changes nothing', () => {
		expect(judge({ ...given, type: 'military' }).outcome.totals.attacker).toBe(11);
	});

	test('tiret-retire-du-conflit: a lone defender with a dash leaves the conflict unopposed', () => {
		expect(judge({ type: 'political', a: [{}], d: [{ political: null }] }).outcome.unopposed).toBe(true);
	});

	test('tiret-retire-du-conflit: it keeps neither the Favor nor fierté', () => {
		const { outcome, stepsOf } = judge({
			type: 'political',
			a: [{ political: null, pride: true }],
			d: [{}],
			favor: { holder: 'attacker', face: 'political' },
		});
		expect(stepsOf('favor-without-bonus')).toMatchObject([{ reason: 'no-participant' }]);
		expect(outcome.characters[0]?.status).toBe('normal');
	});
});

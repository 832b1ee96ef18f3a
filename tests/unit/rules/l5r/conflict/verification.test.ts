import { describe, expect, test } from 'vitest';
import type { Situation } from '../../../../../src/rules/l5r/conflict';
import { character, problemsOf, situation } from './cases';

const BASE = situation({
	a: [{}],
	d: [{}],
	events: [
		{ type: 'bow', character: 'd1' },
		{ type: 'strengthen', amount: 1 },
		{ type: 'add-element', element: 'fire' },
	],
});

/** The situation with a value changed, at a path: `attacker.honor`, `attacker.characters.0.glory`. */
function changed(path: string, value: unknown): Situation {
	const copy = structuredClone(BASE);
	const parts = path.split('.');
	const last = parts.pop() ?? '';
	const parent = parts.reduce<unknown>((target, part) => (target as Record<string, unknown>)[part], copy);
	(parent as Record<string, unknown>)[last] = value;
	return copy;
}

describe('a value that the engine cannot work with', () => {
	test.each<[string, unknown, field?: string]>([
		['type', 'maritime'],
		['attacker.modifier', 100],
		['defender.modifier', -100],
		['attacker.honor', 0],
		['defender.honor', 25],
		['attacker.characters.0.id', ''],
		['attacker.characters.0.military', -1],
		['attacker.characters.0.political', 1.5],
		['attacker.characters.0.attachments.political', Number.NaN],
		['defender.characters.0.modifier', '2'],
		['defender.characters.0.glory', 100],
		['defender.characters.0.status', 'ordinaire'],
		['defender.characters.0.bowed', 1],
		['defender.characters.0.pride', undefined],
		['favor', { holder: 'adverse', face: 'military' }, 'favor.holder'],
		['favor', { holder: 'attacker', face: 'air' }, 'favor.face'],
		['province.strength', -1],
		['province.bonus', 100],
		['province.stronghold', null],
		['province.broken', 4],
		['ring.element', 'bois'],
		['ring.element', 'toString'],
		['ring.choice', 'draw'],
		['ring.fate', -1],
		['events.0.type', 'dance'],
		['events.0.moment', 'later'],
		['events.0.character', 'a2'],
		['events.2.element', 'bois'],
		['events.2.moment', 'ring-effect'],
		['events.1.amount', 100],
		['events.1.moment', undefined],
	])('%s: %s', (path, value, field = path.replace(/\.(\d+)/g, '[$1]')) => {
		const mistaken = changed(path, value);
		expect(problemsOf(mistaken).map((problem) => problem.field)).toEqual([field]);
	});

	test('nine characters on a side', () => {
		const nine = Array.from({ length: 9 }, () => ({}));
		expect(problemsOf(situation({ d: nine }))).toMatchObject([
			{ field: 'defender.characters.length', value: 9, expected: { type: 'integer', min: 0, max: 8 } },
		]);
	});

	test('the id of another character, on either side', () => {
		const twice = situation({ a: [{ id: 'x' }, {}], d: [{ id: 'x' }] });
		expect(problemsOf(twice)).toMatchObject([{ field: 'defender.characters[0].id', expected: { type: 'unique-id' } }]);
	});

	test('every problem is listed', () => {
		const mistaken = { ...changed('attacker.honor', 0), type: 'air' as never };
		expect(problemsOf(mistaken)).toHaveLength(2);
	});
});

test('what is at the bounds is accepted', () => {
	const extreme = character({
		military: null,
		political: null,
		attachments: { military: -99, political: 99 },
		modifier: -99,
		glory: 99,
	});
	const limits = situation({
		a: Array.from({ length: 8 }, (_, rank) => ({ ...extreme, id: `a${rank}` })),
		modifiers: [-99, 99],
		honors: [1, 24],
		province: { strength: 99, bonus: 99, stronghold: true, broken: 4 },
		ring: { fate: 99 },
	});
	expect(problemsOf(limits)).toEqual([]);
});

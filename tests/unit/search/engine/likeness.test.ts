import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeLikeness } from '../../../../src/search/engine/likeness';
import type { Entry } from '../../../../src/search/published-index';

const entry = (d: string, q: readonly string[] = []): Entry => ({
	u: '/jeu/terme/',
	i: 'terme',
	d,
	q,
	x: '',
	y: 'terme',
});

describe('likeness of an entry to a query', () => {
	test('is whole for the very same text, whatever its accents, capitals and signs', () => {
		const like = makeLikeness([entry('L’armure annule des dégâts.')]);
		expect(like('l armure ANNULE des degats ?')(0)).toBeCloseTo(1);
	});

	test('has nothing to say of a word alone, which may still be going on', () => {
		const like = makeLikeness([entry('insaisissable', ['ins'])]);
		expect(like('ins')(0)).toBe(0);
		expect(like(' Insaisissable ? ')(0)).toBe(0);
	});

	test('is nothing when no run of letters is shared', () => {
		expect(makeLikeness([entry('armure')])('le défi')(0)).toBe(0);
		expect(makeLikeness([entry('armure')])('')(0)).toBe(0);
	});

	test('outlives slips in every word', () => {
		const like = makeLikeness([
			entry('', ['puis-je attaquer une province détruite']),
			entry('', ['qui reçoit le destin']),
		]);
		const query = like('pui je ataquer une porvince detruitte');
		expect(query(0)).toBeGreaterThan(0.35);
		expect(query(1)).toBeLessThan(0.1);
	});

	test('hears the order of words', () => {
		const like = makeLikeness([entry('le joueur attaque la créature'), entry('la créature attaque le joueur')]);
		const query = like('le joueur attaque la créature');
		expect(query(0)).toBeGreaterThan(query(1));
	});

	test('counts the next texts of an entry too, each for less', () => {
		const like = makeLikeness([
			entry('', ['sonner une créature']),
			entry('', ['sonner une créature', 'sonner une carte']),
		]);
		const query = like('sonner une créature');
		expect(query(0)).toBeCloseTo(1);
		expect(query(1)).toBeGreaterThan(query(0));
		expect(query(1)).toBeLessThan(1.5);
	});

	test('is never below nothing, nor above what three same texts are worth', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), fc.array(fc.string()), (query, text, questions) => {
				const like = makeLikeness([entry(text, questions)])(query)(0);
				expect(like).toBeGreaterThanOrEqual(0);
				expect(like).toBeLessThanOrEqual(1.75 + 1e-9);
			}),
		);
	});
});

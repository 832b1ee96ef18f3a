import { describe, expect, it } from 'vitest';
import { chapterSchema } from '../../../src/schemas/chapter';
import { gameSchema } from '../../../src/schemas/game';
import { slugSchema } from '../../../src/schemas/slug';
import { sourceSchema } from '../../../src/schemas/source';
import { termSchema } from '../../../src/schemas/term';

describe('an id', () => {
	it.each(['armure', 'kf21-regle-combattre', 'x', '6', 'a-1'])('may be %s', (id) => {
		expect(slugSchema.safeParse(id).success).toBe(true);
	});

	it.each(['', 'Armure', 'détruit', 'a_b', 'a b', '-a', 'a-', 'a--b', 'a.b', 'a\n'])('may not be %j', (id) => {
		expect(slugSchema.safeParse(id).success).toBe(false);
	});
});

describe('a term', () => {
	const term = { terme: 'armure', famille: 'notion', sources: ['doc-armure'] };

	it('needs its name, its family and its source; the rest is empty', () => {
		expect(termSchema.parse(term)).toEqual({
			...term,
			variantes: [],
			recherche: [],
			anglais: [],
			autolien: true,
			sauf: [],
			voir: [],
		});
	});

	it.each([
		['armor', ['armor']],
		[
			['armor', 'armour'],
			['armor', 'armour'],
		],
	])('has one English name or several: %j', (anglais, names) => {
		expect(termSchema.parse({ ...term, anglais }).anglais).toEqual(names);
	});

	it.each([
		{ terme: '' },
		{ famille: 'mot' },
		{ sources: [] },
		{ variantes: [''] },
		{ voir: ['Armure'] },
		{ suivre: ['x'] },
		{ autolien: 'non' },
	])('refuses %j', (change) => {
		expect(termSchema.safeParse({ ...term, ...change }).success).toBe(false);
	});
});

describe('a chapter', () => {
	const chapter = { titre: 'Combat', resume: 'x'.repeat(60), sources: ['doc-combat'] };

	it.each([60, 160])('has a summary of %i characters', (length) => {
		expect(chapterSchema.safeParse({ ...chapter, resume: 'x'.repeat(length) }).success).toBe(true);
	});

	it.each([59, 161])('has no summary of %i characters', (length) => {
		expect(chapterSchema.safeParse({ ...chapter, resume: 'x'.repeat(length) }).success).toBe(false);
	});
});

describe('a game', () => {
	const game = {
		nom: 'Essai',
		resume: 'x'.repeat(40),
		edition: 'Mars 2021',
		accent: { clair: '#855200', sombre: '#f2bb5c' },
		editeurs: ['Éditeur'],
		chapitres: ['combat'],
		termesPhares: ['a', 'b', 'c', 'd'],
	};

	it('waits for no unit and asks no question unless it says so', () => {
		expect(gameSchema.parse(game)).toEqual({
			...game,
			surnoms: [],
			deroulement: [],
			gestes: [],
			questions: [],
			sourcesGlossaire: [],
			aVenir: [],
		});
	});

	it.each(['#FFF', '#fff', 'red', '#8552001', '#85520G', '855200'])('has no colour %s', (clair) => {
		expect(gameSchema.safeParse({ ...game, accent: { ...game.accent, clair } }).success).toBe(false);
	});
});

describe('a source', () => {
	const unit = { id: 'doc-un', title: 'Un', kind: 'rule' };
	const source = {
		titre: 'Livret',
		court: 'Livret',
		version: '1.0',
		date: '2021-03',
		nature: 'officiel',
		editeur: 'Éditeur',
		units: [unit],
	};

	it('has units, with a page when it is known', () => {
		expect(sourceSchema.safeParse({ ...source, units: [unit, { ...unit, page: 12 }] }).success).toBe(true);
	});

	it.each([
		{ units: [] },
		{ nature: 'officielle' },
		{ units: [{ ...unit, kind: 'regle' }] },
		{ units: [{ ...unit, page: 0 }] },
	])('refuses %j', (change) => {
		expect(sourceSchema.safeParse({ ...source, ...change }).success).toBe(false);
	});
});

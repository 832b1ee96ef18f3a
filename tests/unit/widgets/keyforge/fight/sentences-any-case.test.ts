import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resoudre, type TraceStep } from '../../../../../src/rules/keyforge/fight';
import { frenchTypography } from '../../../../../src/text/french';
import { eventTitle } from '../../../../../src/widgets/keyforge/fight/event-title';
import { fates, headline, caveat } from '../../../../../src/widgets/keyforge/fight/outcome';
import { type FightState, type Place, present, toEngine } from '../../../../../src/widgets/keyforge/fight/state';
import { anyState } from './any-state';
import { resolveCase, sayAll } from './said';

/** Kinds of steps; the type asks for a line when the engine gets one more. */
const KINDS: Record<TraceStep['kind'], true> = {
	'cible-choisie': true,
	'insaisissable-visee': true,
	'ordre-choisi': true,
	'mot-cle-inoperant': true,
	'mot-cle-perdu': true,
	'combat-ignore': true,
	'puissance-augmentee': true,
	'sonne-riposte': true,
	'capacites-combat': true,
	'rage-retiree': true,
	'degats-annonces': true,
	'degats-annules': true,
	'protection-defaussee': true,
	'armure-annule': true,
	'armure-epuisee': true,
	'degats-places': true,
	'poison-sans-effet': true,
	'destruction-remplacee': true,
	marquee: true,
	defaussee: true,
	'aombre-rendu': true,
	'invulnerable-reste': true,
	'armure-gagnee': true,
	'armure-perdue': true,
	'armure-non-retroactive': true,
	'armure-renouvelee': true,
	'insaisissable-renouvele': true,
};

/** Everything that the tool says of a case, but the labels of its fields. */
function everything(state: FightState): string[] {
	const { events, resolution } = resolveCase(state);
	return [
		headline(resolution),
		caveat(resolution),
		...sayAll(state).flat(),
		...events.map(eventTitle),
		...fates(resolution, present(state)).map(({ name, detail }) => `${name} ${detail}`),
	].filter(Boolean);
}

describe('whatever the case', () => {
	test('every text is clean', () => {
		fc.assert(
			fc.property(anyState(4), (state) => {
				for (const text of everything(state)) {
					expect(text).not.toMatch(/undefined|null|NaN|\[object/);
					expect(text).not.toMatch(/ {2}|^ | $| \.| ,|\.\./);
					expect(text, 'ids of places are not names').not.toMatch(/(?<!\p{L})(?:a[gd]|d[gd]?)(?![\p{L}’])/u);
					expect(text, 'the typewriter’s apostrophe').not.toContain("'");
					expect(text).toMatch(/^[\p{Lu}\d]/u);
				}
			}),
			{ numRuns: 500 },
		);
	});

	test('every sentence ends with a full stop', () => {
		fc.assert(
			fc.property(anyState(4), (state) => {
				const { resolution } = resolveCase(state);
				for (const text of [headline(resolution), ...sayAll(state).flat()]) expect(text).toMatch(/\.$/);
			}),
		);
	});

	test('nouns agree with their number', () => {
		fc.assert(
			fc.property(anyState(4), (state) => {
				for (const text of everything(state)) {
					expect(text).not.toMatch(/(?<!\d)[01] (?:dégâts|pions|Aombres|marqueurs|événements)/);
					expect(text).not.toMatch(/(?<!\d)(?:[2-9]|\d\d+) (?:dégât|pion|Aombre|marqueur|événement)(?!s)/);
					expect(text).not.toMatch(/\b(?:ces|ses|Ces|Les|des) [01] /);
				}
			}),
			{ numRuns: 500 },
		);
	});

	test('no punctuation is left alone on a line', () => {
		fc.assert(
			fc.property(anyState(4), (state) => {
				for (const text of everything(state)) expect(frenchTypography(text)).not.toMatch(/ [:;?!»]|« /);
			}),
		);
	});
});

test('cases of this size reach every kind of step', () => {
	const reached = new Set<string>();
	fc.assert(
		fc.property(anyState(4), (state) => {
			for (const { kind } of resoudre(...toEngine(state)).trace) reached.add(kind);
		}),
		{ numRuns: 2000, seed: 1 },
	);
	expect([...reached].sort()).toEqual(Object.keys(KINDS).sort());
});

test('the verdict, the fates and the steps tell the same story', () => {
	const verdicts: Record<string, [a: boolean, d: boolean]> = {
		'Les deux créatures survivent.': [true, true],
		'Les deux créatures sont détruites.': [false, false],
		'Votre créature est détruite, la créature adverse survit.': [false, true],
		'La créature adverse est détruite, la vôtre survit.': [true, false],
	};
	fc.assert(
		fc.property(anyState(4), (state) => {
			const { resolution } = resolveCase(state);
			const alive = (place: Place) => fates(resolution, present(state)).find((fate) => fate.place === place)?.alive;
			const discarded = (place: Place) =>
				resolution.trace.some((step) => step.kind === 'defaussee' && step.creature === place);
			const told = Object.entries(verdicts).filter(([verdict]) => headline(resolution).includes(verdict));
			for (const [, fighters] of told) expect(fighters).toEqual([alive('a'), alive('d')]);
			expect(told.length).toBe(headline(resolution) === 'Ce combat est impossible.' ? 0 : 1);
			for (const place of present(state)) expect(alive(place)).toBe(!discarded(place));
		}),
		{ numRuns: 500 },
	);
});

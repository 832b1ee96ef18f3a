import fc from 'fast-check';
import {
	campaignOf,
	isSymbol,
	levelsOf,
	scenariosOf,
	startingCounts,
	startingEffect,
} from '../../../../../src/widgets/arkham/skill-test/bag';
import type { TestState } from '../../../../../src/widgets/arkham/skill-test/state';
import { caseQuery } from '../../../../../src/widgets/arkham/skill-test/url-state';
import { data } from './real-bags';

const anyCase: fc.Arbitrary<TestState> = fc
	.record({
		test: fc.record({
			skill: fc.integer({ min: -20, max: 99 }),
			icons: fc.integer({ min: 0, max: 99 }),
			difficulty: fc.integer({ min: 0, max: 99 }),
			count: fc.integer({ min: 1, max: 3 }),
			mode: fc.constantFrom('all' as const, 'one' as const, 'two' as const),
			cancels: fc.constantFrom(0, 0, 1),
			returned: fc.boolean(),
			bonus: fc.constantFrom(0, 0, -2, 1),
			times: fc.integer({ min: 0, max: 20 }),
			counted: fc.constantFrom('investigator' as const, 'clue' as const, 'enemy' as const, 'card' as const),
		}),
		campaign: fc.constantFrom(...data.campagnes.map(({ id }) => id)),
		rank: fc.nat(3),
		scene: fc.nat(30),
		investigator: fc.constantFrom('', ...data.investigateurs.map(({ id }) => id)),
		someCounts: fc.dictionary(fc.constantFrom(...data.pions.map(({ id }) => id)), fc.integer({ min: 0, max: 4 }), {
			maxKeys: 8,
		}),
		someEffects: fc.dictionary(
			fc.constantFrom(...data.pions.filter(isSymbol).map(({ id }) => id)),
			fc.record({
				modifier: fc.integer({ min: -20, max: 20 }),
				revealsAnother: fc.boolean(),
				automatic: fc.constantFrom('none' as const, 'success' as const, 'failure' as const),
			}),
			{ maxKeys: 5 },
		),
	})
	.map(({ rank, scene, someCounts, someEffects, ...rest }) => {
		const campaign = campaignOf(data, rest.campaign);
		const levels = campaign ? levelsOf(campaign) : [];
		const level = levels[rank % levels.length] ?? 'standard';
		const scenarios = scenariosOf(data, rest.campaign);
		const scenario = scenarios[scene]?.id ?? '';
		const bare: TestState = { ...rest, level, scenario, counts: {}, sealed: {}, aside: {}, effects: {}, keptQuery: '' };
		const start = startingCounts(data, bare);
		const counts = Object.fromEntries(Object.entries(someCounts).filter(([id, count]) => count !== start[id]));
		const effects = Object.fromEntries(
			data.pions.flatMap((kind) => {
				const effect = someEffects[kind.id];
				if (!effect) return [];
				return JSON.stringify(effect) === JSON.stringify(startingEffect(data, bare, kind)) ? [] : [[kind.id, effect]];
			}),
		);
		const sealed: Readonly<Record<string, number>> = (counts.crane ?? start.crane ?? 0) > 0 ? { crane: 1 } : {};
		const aside: Readonly<Record<string, number>> = (counts.m1 ?? start.m1 ?? 0) > 0 ? { m1: 1 } : {};
		return { ...bare, counts, effects, sealed, aside };
	});

/** Any case that the reader can make, kept case included. */
export const anyState = fc
	.tuple(anyCase, fc.option(anyCase, { nil: undefined }))
	.map(([state, kept]): TestState => ({ ...state, keptQuery: kept ? caseQuery(data, kept) : '' }));

/** The same, without a setting that changes nothing: an address does not keep it. */
export const usefulState = anyState.map(
	({ test, ...state }): TestState => ({
		...state,
		test: {
			...test,
			mode: test.count > 1 ? test.mode : 'all',
			returned: test.returned && test.cancels > 0,
			...(test.bonus === 0 && { times: 1, counted: 'investigator' }),
		},
	}),
);

import fc from 'fast-check';
import {
	campaignOf,
	isSymbol,
	levelsOf,
	startingCounts,
	startingEffect,
} from '../../../../../src/widgets/arkham/skill-test/bag';
import type { TestState } from '../../../../../src/widgets/arkham/skill-test/state';
import { caseQuery } from '../../../../../src/widgets/arkham/skill-test/url-state';
import { data } from './real-bags';

const anyCase: fc.Arbitrary<TestState> = fc
	.record({
		test: fc.record({
			competence: fc.integer({ min: -20, max: 99 }),
			icones: fc.integer({ min: 0, max: 99 }),
			difficulte: fc.integer({ min: 0, max: 99 }),
			nombre: fc.integer({ min: 1, max: 3 }),
			rule: fc.constantFrom('tous' as const, 'un' as const),
		}),
		campagne: fc.constantFrom(...data.campagnes.map(({ id }) => id)),
		rank: fc.nat(3),
		scene: fc.nat(3),
		investigateur: fc.constantFrom('', ...data.investigateurs.map(({ id }) => id)),
		counts: fc.dictionary(fc.constantFrom(...data.pions.map(({ id }) => id)), fc.integer({ min: 0, max: 4 }), {
			maxKeys: 8,
		}),
		effects: fc.dictionary(
			fc.constantFrom(...data.pions.filter(isSymbol).map(({ id }) => id)),
			fc.record({
				modificateur: fc.integer({ min: -20, max: 20 }),
				revele: fc.boolean(),
				automatique: fc.constantFrom('non' as const, 'reussite' as const, 'echec' as const),
			}),
			{ maxKeys: 5 },
		),
	})
	.map(({ rank, scene, counts, effects, ...rest }) => {
		const campaign = campaignOf(data, rest.campagne);
		const levels = campaign ? levelsOf(campaign) : [];
		const niveau = levels[rank % levels.length] ?? 'standard';
		const scenarios = data.scenarios.filter(({ campagne }) => campagne === rest.campagne);
		const scenario = scenarios[scene]?.id ?? '';
		const bare: TestState = { ...rest, niveau, scenario, comptes: {}, scelles: {}, effets: {}, temoin: '' };
		const start = startingCounts(data, bare);
		const comptes = Object.fromEntries(Object.entries(counts).filter(([id, count]) => count !== start[id]));
		const effets = Object.fromEntries(
			data.pions.flatMap((kind) => {
				const effect = effects[kind.id];
				if (!effect) return [];
				return JSON.stringify(effect) === JSON.stringify(startingEffect(data, bare, kind)) ? [] : [[kind.id, effect]];
			}),
		);
		const scelles: Readonly<Record<string, number>> = (comptes.crane ?? start.crane ?? 0) > 0 ? { crane: 1 } : {};
		return { ...bare, comptes, effets, scelles };
	});

/** Any case that the reader can make, kept case included. */
export const anyState = fc
	.tuple(anyCase, fc.option(anyCase, { nil: undefined }))
	.map(([state, kept]): TestState => ({ ...state, temoin: kept ? caseQuery(data, kept) : '' }));

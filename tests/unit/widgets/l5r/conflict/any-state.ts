import fc from 'fast-check';
import { CHOICES, type Element } from '../../../../../src/rules/l5r/conflict';
import {
	type ConflictState,
	FAVORS,
	MAX_SHEETS,
	type Settings,
	type Sheet,
} from '../../../../../src/widgets/l5r/conflict/state';

/** Mostly plain, so that a case has a few things in it and not all of them. */
const rarely = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const change = (max: number) =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: -max, max }) });

const sheet = (max: number): fc.Arbitrary<Sheet> =>
	fc.record({
		military: fc.integer({ min: 0, max }),
		political: fc.integer({ min: 0, max }),
		militaryDash: rarely,
		politicalDash: rarely,
		militaryAttachments: change(max),
		politicalAttachments: change(max),
		modifier: change(max),
		glory: fc.integer({ min: 0, max }),
		status: fc.constantFrom('normal' as const, 'honored' as const, 'dishonored' as const),
		bowed: rarely,
		pride: rarely,
	});

const ring = fc
	.constantFrom(...(Object.keys(CHOICES) as Element[]))
	.chain((element) => fc.record({ element: fc.constant(element), choice: fc.constantFrom(...CHOICES[element]) }));

const province = rarely.chain((stronghold) =>
	fc.record({ stronghold: fc.constant(stronghold), broken: fc.integer({ min: 0, max: stronghold ? 4 : 3 }) }),
);

const settings = (max: number): fc.Arbitrary<Settings> =>
	fc
		.record({
			ring,
			province,
			type: fc.constantFrom('military' as const, 'political' as const),
			strength: fc.integer({ min: 0, max }),
			bonus: fc.nat({ max }),
			fate: fc.nat({ max }),
			favor: fc.constantFrom(...FAVORS),
			attackerTotal: change(max),
			defenderTotal: change(max),
			attackerHonor: fc.integer({ min: 1, max: 24 }),
			defenderHonor: fc.integer({ min: 1, max: 24 }),
		})
		.map(({ ring: chosen, province: attacked, ...rest }) => ({ ...rest, ...chosen, ...attacked }));

/** Any case of the tool, with numbers up to `max` and at most `many` characters a side. */
export const anyState = (max = 99, many = MAX_SHEETS): fc.Arbitrary<ConflictState> =>
	fc.record({
		settings: settings(max),
		attacker: fc.array(sheet(max), { maxLength: many }),
		defender: fc.array(sheet(max), { maxLength: many }),
	});

import fc from 'fast-check';
import {
	CHANGES,
	CHOICES,
	type ConflictEvent,
	type Element,
	listChoices,
	MOMENTS,
	RING_CHANGES,
	RING_MOMENTS,
} from '../../../../../src/rules/l5r/conflict';
import { settle } from '../../../../../src/widgets/l5r/conflict/settle';
import {
	type ConflictState,
	FAVORS,
	hasTarget,
	listIds,
	MAX_SHEETS,
	plain,
	type Settings,
	type Sheet,
} from '../../../../../src/widgets/l5r/conflict/state';

/** Mostly plain, so that a case has a few things in it and not all of them. */
const rarely = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const change = (max: number) =>
	fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: -max, max }) });

const sheet = (max: number): fc.Arbitrary<Sheet> =>
	fc
		.record({
			military: fc.integer({ min: 0, max }),
			political: fc.integer({ min: 0, max }),
			militaryDash: rarely,
			politicalDash: rarely,
			militaryAttachments: change(max),
			politicalAttachments: change(max),
			modifier: change(max),
			doublings: fc.constantFrom(0, 0, 0, 1, 2, 3),
			halvings: fc.constantFrom(0, 0, 0, 1, 2, 3),
			fixed: rarely,
			fixedAt: fc.integer({ min: 0, max }),
			glory: fc.integer({ min: 0, max }),
			status: fc.constantFrom('normal' as const, 'honored' as const, 'dishonored' as const),
			bowed: rarely,
			home: rarely,
			fate: fc.constantFrom(0, 0, 1, 2),
			pride: rarely,
		})
		// The address keeps no number for a skill that is not set.
		.map((one) => (one.fixed ? one : { ...one, fixedAt: plain.fixedAt }));

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
			bonus: change(max),
			fate: fc.nat({ max }),
			emptyDeck: rarely,
			emptyHand: rarely,
			favor: fc.constantFrom(...FAVORS),
			attackerTotal: change(max),
			defenderTotal: change(max),
			attackerHonor: fc.integer({ min: 1, max: 24 }),
			defenderHonor: fc.integer({ min: 1, max: 24 }),
		})
		.map(({ ring: chosen, province: attacked, emptyDeck, emptyHand, ...rest }) => {
			const draws = chosen.choice === 'draw';
			const cards = { emptyDeck: draws && emptyDeck, emptyHand: draws && emptyHand };
			return { ...rest, ...chosen, ...attacked, ...cards, target: '' };
		});

const moment = fc.constantFrom('action-window' as const, ...MOMENTS);

const anyEvents = (ids: readonly string[], max: number): fc.Arbitrary<readonly ConflictEvent[]> =>
	ids.length === 0
		? fc.constant([])
		: fc.array(
				fc.oneof(
					fc.record({ type: fc.constantFrom(...CHANGES), character: fc.constantFrom(...ids), moment }),
					fc.record({
						type: fc.constant('modify' as const),
						character: fc.constantFrom(...ids),
						amount: fc.integer({ min: -max, max }),
						moment,
					}),
					fc.record({ type: fc.constant('strengthen' as const), amount: fc.integer({ min: -max, max }), moment }),
					fc.record({ type: fc.constant('protect' as const), moment }),
					fc.record({ type: fc.constantFrom(...RING_CHANGES), moment: fc.constantFrom(...RING_MOMENTS) }),
					fc.record({
						type: fc.constant('add-element' as const),
						element: fc.constantFrom(...(Object.keys(CHOICES) as Element[])),
						moment: fc.constantFrom(...RING_MOMENTS),
					}),
				),
				{ maxLength: 4 },
			);

/** Any case of the tool, with numbers up to `max` and at most `many` characters a side. */
export const anyState = (max = 99, many = MAX_SHEETS): fc.Arbitrary<ConflictState> =>
	fc
		.record({
			settings: settings(max),
			attacker: fc.array(sheet(max), { maxLength: many }),
			defender: fc.array(sheet(max), { maxLength: many }),
		})
		.chain((rest) => {
			const ids = listIds({ ...rest, events: [] });
			const targets = hasTarget(rest.settings.choice) ? ids : [];
			return fc
				.record({
					events: anyEvents(ids, max),
					target: fc.constantFrom('', ...targets),
					other: fc.nat(),
					keeps: fc.boolean(),
				})
				.map(({ events, target, other, keeps }) => {
					const choices = listChoices(rest.settings.element, events);
					const choice = (keeps ? undefined : choices[other % choices.length]) ?? rest.settings.choice;
					return settle({ ...rest, events, settings: { ...rest.settings, choice, target } });
				});
		});

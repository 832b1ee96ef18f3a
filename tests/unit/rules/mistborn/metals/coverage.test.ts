import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/mistborn/metals';
import {
	actionCard,
	ally,
	allyEffect,
	atiumCard,
	burn,
	burnAtium,
	characterEffect,
	flare,
	funding,
	gain,
	ironSteel,
	type Judgment,
	judge,
	lay,
	refresh,
	riot,
	savantCard,
	seek,
} from './vocabulary';

const IRON_CARD = actionCard('lay', ['iron', 'steel'], ['iron'], ['tin', 'tin']);

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Judgment> = {
	'token-burnt': judge({}, burn('iron')),
	'token-flared': judge({}, flare('iron')),
	'atium-burnt': judge({ atium: 1 }, burnAtium('iron')),
	'card-laid': judge({ hand: [ironSteel] }, lay('fer-acier', 'iron')),
	'limit-used': judge({ atium: 1 }, burnAtium('atium')),
	'limit-spared': judge({}, burn('iron'), flare('zinc')),
	'savant-triggered': judge({ hand: [savantCard('s', ['iron', 'steel'])] }, lay('s', 'iron')),
	'card-played': judge({ hand: [IRON_CARD] }, burn('iron', 'lay')),
	'metal-placed': judge({ hand: [IRON_CARD], atium: 1 }, burnAtium('iron', 'lay')),
	'ability-incomplete': judge({ hand: [IRON_CARD] }, burn('iron', 'lay'), flare('tin', 'lay')),
	'ability-activated': judge({ hand: [IRON_CARD, atiumCard('a')] }, lay('a', 'iron', 'lay')),
	'metal-counted': judge({ hand: [IRON_CARD, ironSteel] }, lay('fer-acier', 'iron', 'lay')),
	'effect-available': judge({ effects: [allyEffect('e', 'iron'), characterEffect('iron')] }, flare('iron')),
	'effect-already-given': judge(
		{ hand: [ironSteel], effects: [allyEffect('e', 'iron'), allyEffect('f', 'iron', 2), characterEffect('iron')] },
		burn('iron'),
		lay('fer-acier', 'iron'),
	),
	'ally-rioted': judge({ effects: [allyEffect('e', 'atium')] }, riot('e')),
	'riot-on-top': judge({ effects: [allyEffect('e', 'iron')] }, riot('e')),
	'card-sought': judge({}, seek),
	'sought-stays': judge({}, seek),
	'card-discarded': judge({ flared: ['iron'], hand: [ironSteel] }, refresh('iron', 'fer-acier')),
	'savant-silent': judge({ flared: ['iron'], hand: [savantCard('s', ['iron', 'steel'])] }, refresh('iron', 's')),
	'token-refreshed': judge({ flared: ['iron'] }, refresh('iron')),
	reuse: judge({}, flare('iron'), refresh('iron')),
	'refreshed-not-burnt': judge({ flared: ['iron'], hand: [atiumCard('a')] }, refresh('iron', 'a')),
	'limit-raised': judge({}, gain('icon'), gain('burn')),
	'atium-gained': judge({}, gain('atium')),
	'token-taken-back': judge({}, burn('iron')),
	'token-stays-flared': judge({ flared: ['zinc'] }, flare('iron')),
	'atium-returned': judge({ atium: 1 }, burnAtium('iron')),
	'cards-discarded': judge({ hand: [ironSteel] }, lay('fer-acier', 'iron')),
};

/** Refusals and payments that the cases above do not cite. */
const OTHER_CASES: readonly Judgment[] = [
	judge({ atium: 1 }, burn('iron'), flare('iron'), burn('iron'), burn('zinc'), burnAtium('zinc'), flare('atium')),
	judge({ flared: ['iron'] }, burn('iron'), burnAtium('iron'), refresh('zinc'), gain('icon', 4)),
	judge({}, flare('iron'), refresh('iron'), burn('iron')),
	judge({ hand: [ally] }, lay('ally', 'iron'), refresh('iron', 'ally'), burn('iron', 'ally')),
	judge({ hand: [funding] }, lay('funding', 'iron'), refresh('iron', 'funding')),
	judge({ hand: [funding] }, burn('iron', 'funding')),
	judge({ hand: [ironSteel], flared: ['tin'] }, lay('fer-acier', 'tin'), refresh('tin', 'fer-acier')),
	judge({ hand: [ironSteel] }, refresh('iron', 'fer-acier'), lay('fer-acier', 'iron', 'fer-acier')),
	judge(
		{ hand: [IRON_CARD], burnIcons: 4 },
		burn('tin', 'lay'),
		burn('zinc', 'lay'),
		burn('iron', 'lay'),
		burnAtium('iron', 'lay'),
	),
	judge({ hand: [IRON_CARD, ironSteel], atium: 9, burnIcons: 2 }, burn('iron', 'lay'), burnAtium('iron', 'lay')),
	judge({ effects: [allyEffect('e', 'iron', 2), allyEffect('f', 'iron'), characterEffect('iron')] }),
];

function citedBy({ trace, result }: Judgment): readonly string[] {
	const refusals = result.outcomes.flatMap((outcome) =>
		outcome.type === 'illegal' ? [outcome.rule ?? []].flat() : [],
	);
	return [...trace.map(({ rule }) => rule), ...refusals, ...result.payments.map(({ rule }) => rule)];
}

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set([...Object.values(CASES), ...OTHER_CASES].flatMap(citedBy));
		expect([...cited].sort()).toEqual([...RULES].sort());
	});

	test('the list is in order, with no rule twice', () => {
		expect([...new Set(RULES)].sort()).toEqual([...RULES]);
	});
});

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

const IRON_CARD = actionCard('carte', ['fer', 'acier'], ['fer'], ['etain', 'etain']);

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Judgment> = {
	'jeton-brule': judge({}, burn('fer')),
	'jeton-attise': judge({}, flare('fer')),
	'atium-brule': judge({ atium: 1 }, burnAtium('fer')),
	'carte-couchee': judge({ hand: [ironSteel] }, lay('fer-acier', 'fer')),
	'limite-entamee': judge({ atium: 1 }, burnAtium('atium')),
	'limite-epargnee': judge({}, burn('fer'), flare('zinc')),
	'savant-declenche': judge({ hand: [savantCard('s', ['fer', 'acier'])] }, lay('s', 'fer')),
	'carte-jouee': judge({ hand: [IRON_CARD] }, burn('fer', 'carte')),
	'metal-pose': judge({ hand: [IRON_CARD], atium: 1 }, burnAtium('fer', 'carte')),
	'capacite-incomplete': judge({ hand: [IRON_CARD] }, burn('fer', 'carte'), flare('etain', 'carte')),
	'capacite-activee': judge({ hand: [IRON_CARD, atiumCard('a')] }, lay('a', 'fer', 'carte')),
	'metal-compte': judge({ hand: [IRON_CARD, ironSteel] }, lay('fer-acier', 'fer', 'carte')),
	'effet-disponible': judge({ effects: [allyEffect('e', 'fer'), characterEffect('fer')] }, flare('fer')),
	'effet-deja-donne': judge(
		{ hand: [ironSteel], effects: [allyEffect('e', 'fer'), allyEffect('f', 'fer', 2), characterEffect('fer')] },
		burn('fer'),
		lay('fer-acier', 'fer'),
	),
	'allie-exalte': judge({ effects: [allyEffect('e', 'atium')] }, riot('e')),
	'exalter-en-plus': judge({ effects: [allyEffect('e', 'fer')] }, riot('e')),
	'carte-traquee': judge({}, seek),
	'traquee-reste': judge({}, seek),
	'carte-defaussee': judge({ flared: ['fer'], hand: [ironSteel] }, refresh('fer', 'fer-acier')),
	'savant-muet': judge({ flared: ['fer'], hand: [savantCard('s', ['fer', 'acier'])] }, refresh('fer', 's')),
	'jeton-regenere': judge({ flared: ['fer'] }, refresh('fer')),
	reutilisation: judge({}, flare('fer'), refresh('fer')),
	'regenere-pas-brule': judge({ flared: ['fer'], hand: [atiumCard('a')] }, refresh('fer', 'a')),
	'limite-augmentee': judge({}, gain('icone'), gain('bruler')),
	'atium-gagne': judge({}, gain('atium')),
	'jeton-repris': judge({}, burn('fer')),
	'jeton-reste-attise': judge({ flared: ['zinc'] }, flare('fer')),
	'atium-rendu': judge({ atium: 1 }, burnAtium('fer')),
	'cartes-defaussees': judge({ hand: [ironSteel] }, lay('fer-acier', 'fer')),
};

/** Refusals and payments that the cases above do not cite. */
const OTHER_CASES: readonly Judgment[] = [
	judge({ atium: 1 }, burn('fer'), flare('fer'), burn('fer'), burn('zinc'), burnAtium('zinc'), flare('atium')),
	judge({ flared: ['fer'] }, burn('fer'), burnAtium('fer'), refresh('zinc'), gain('icone', 4)),
	judge({}, flare('fer'), refresh('fer'), burn('fer')),
	judge({ hand: [ally] }, lay('allie', 'fer'), refresh('fer', 'allie'), burn('fer', 'allie')),
	judge({ hand: [funding] }, lay('financement', 'fer'), refresh('fer', 'financement')),
	judge({ hand: [funding] }, burn('fer', 'financement')),
	judge({ hand: [ironSteel], flared: ['etain'] }, lay('fer-acier', 'etain'), refresh('etain', 'fer-acier')),
	judge({ hand: [ironSteel] }, refresh('fer', 'fer-acier'), lay('fer-acier', 'fer', 'fer-acier')),
	judge(
		{ hand: [IRON_CARD], burnIcons: 4 },
		burn('etain', 'carte'),
		burn('zinc', 'carte'),
		burn('fer', 'carte'),
		burnAtium('fer', 'carte'),
	),
	judge({ hand: [IRON_CARD, ironSteel], atium: 9, burnIcons: 2 }, burn('fer', 'carte'), burnAtium('fer', 'carte')),
	judge({ effects: [allyEffect('e', 'fer', 2), allyEffect('f', 'fer'), characterEffect('fer')] }),
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

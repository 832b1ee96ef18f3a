import { describe, expect, test } from 'vitest';
import type { Combinations } from '../../../../../src/rules/mistborn/metals';
import { combine } from '../../../../../src/rules/mistborn/metals';
import {
	hasIdleSavant,
	otherWays,
	priceNote,
	priceRule,
	priceText,
	tellCombination,
	tellMost,
} from '../../../../../src/widgets/mistborn/metals/combination-words';
import { toEngine } from '../../../../../src/widgets/mistborn/metals/state';
import { wishesOf } from '../../../../../src/widgets/mistborn/metals/use-combinations';
import { caseOf } from './said';

/** What is said of the hand of an address. */
function said(query: string) {
	const state = caseOf(query);
	const work = combine(toEngine(state), wishesOf(state));
	let found: Combinations | undefined;
	for (let step = work.next(); ; step = work.next()) {
		if (!step.done) continue;
		found = step.value;
		break;
	}
	const lines = found.tiers.map(({ combinations: [first] }) =>
		first === undefined ? [] : tellCombination(first, state.cards).map(({ subject, text }) => subject + text),
	);
	const cut = tellMost({ ...found, exact: false }, state);
	const prices = found.tiers.map((tier) => [priceNote(tier), priceRule(tier)]);
	return { most: tellMost(found, state), cut, lines, prices };
}

const SOAR = 'a=flacon.fer.acier_capacite.acier_capacite.acier&b=flacon.fer.acier_capacite.fer';

describe('what is said of a whole hand', () => {
	test('rulebook, « S’envoler »: one card played twice, the other under it', () => {
		expect(said(`icones=1&${SOAR}`)).toMatchObject({
			most: 'Au plus 2 ensemble, sur 3 capacités, sans Attiser ni Brûler d’Atium.',
			lines: [['Carte A, capacité principale et 2ᵉ capacité : jeton Acier Brûlé et carte B couchée comme Acier']],
		});
	});

	test('with an Atium: everything, at its price', () => {
		expect(said(`icones=2&atium=1&${SOAR}`)).toMatchObject({
			most: 'Vous pouvez activer ensemble les 3 capacités. Sans Attiser ni Brûler d’Atium : 2.',
			lines: [
				['Carte A, capacité principale et 2ᵉ capacité : jeton Acier Brûlé et carte B couchée comme Acier'],
				[
					'Carte A, capacité principale et 2ᵉ capacité : jeton Acier Attisé et 1 Atium Brûlé comme Acier',
					'Carte B, capacité principale : jeton Fer Brûlé',
				],
			],
		});
	});

	test('effects, and what is burnt beside any card', () => {
		expect(said('icones=1&a=flacon.fer.acier&effets=allie.fer_allie.fer.2')).toMatchObject({
			most: 'Vous pouvez activer ensemble les 2 effets, sans Attiser ni Brûler d’Atium.',
			lines: [
				['À un endroit vide : jeton Fer Brûlé et carte A couchée comme Fer', 'L’effet 1 et l’effet 2 : disponibles'],
			],
		});
	});

	test('a card that is laid gives its Savant ability', () => {
		expect(said('icones=1&attises=fer&a=flacon.fer.acier_capacite.fer&b=flacon.fer.acier_savant').lines).toEqual([
			['Carte A, capacité principale : carte B couchée comme Fer', 'Carte B couchée : sa capacité Savant se déclenche'],
		]);
	});

	test('metaux-regenerer-reutiliser: a token is refreshed, then burnt', () => {
		expect(said('icones=1&attises=fer&a=flacon.zinc.laiton_capacite.fer&b=flacon.fer.acier').lines).toEqual([
			['Carte A, capacité principale : jeton Fer régénéré par la carte B (défaussée) puis Brûlé'],
		]);
		expect(said('icones=1&attises=fer&effets=allie.fer&b=flacon.fer.acier').lines).toEqual([
			['À un endroit vide : jeton Fer régénéré par la carte B (défaussée) puis Brûlé', 'L’effet 1 : disponible'],
		]);
	});

	test('nothing to have, nothing that can be paid, nothing that is wanted', () => {
		expect(said('icones=1&a=flacon.fer.acier').most).toMatch(/^Rien à activer/);
		expect(said('icones=1&a=flacon.fer.acier_capacite.fer&suite=bruler.fer.a').most).toBe(
			'Il ne reste rien à activer.',
		);
		expect(said('icones=1&attises=fer&a=flacon.fer.acier_capacite.fer').most).toBe(
			'Rien de cette main n’est payable ce tour-ci.',
		);
		expect(said(`icones=1&${SOAR}&ensemble=a.2_b.1`).most).toBe('Aucune combinaison ne réunit ce que vous voulez.');
	});
});

describe('what is said is never more than what was found', () => {
	test('a search that was cut gives a least, not a most', () => {
		expect(said(`icones=1&${SOAR}`).cut).toBe('Au moins 2 ensemble, sur 3 capacités, sans Attiser ni Brûler d’Atium.');
		expect(said('icones=1&attises=fer&a=flacon.fer.acier_capacite.fer').cut).toBe('Aucune combinaison trouvée.');
		expect(said(`icones=1&${SOAR}&ensemble=a.2_b.1`).cut).toBe('Aucune combinaison trouvée pour ce que vous voulez.');
	});

	test('one thing to have, and what it is', () => {
		expect(said('icones=1&a=flacon.fer.acier_capacite.fer').most).toBe(
			'Vous pouvez activer cette capacité, sans Attiser ni Brûler d’Atium.',
		);
		expect(said('icones=1&effets=allie.fer').most).toBe('Vous pouvez avoir cet effet, sans Attiser ni Brûler d’Atium.');
		expect(said('icones=2&a=flacon.fer.acier_capacite.fer&effets=allie.fer').most).toBe(
			'Vous pouvez activer ensemble les 2 capacités et effets, sans Attiser ni Brûler d’Atium.',
		);
	});

	test('bruler-sans-effet: a Savant card that can only be laid at an empty place', () => {
		expect(said('icones=1&b=flacon.fer.acier_savant&ensemble=oui').most).toBe(
			'Vous pouvez activer une capacité Savant, et rien d’autre.',
		);
		expect(said('icones=1&effets=allie.fer&attises=fer&b=flacon.zinc.laiton_savant&ensemble=oui').most).toBe(
			'Rien de cette main n’est payable ce tour-ci, sauf une capacité Savant.',
		);
	});

	test.each([
		['b=flacon.fer.acier_savant', true],
		['b=atium_savant', true],
		['b=flacon.fer.acier', false],
		['b=flacon.fer.acier_savant&suite=carte.b.fer', false],
		['attises=fer&b=flacon.fer.acier_savant&suite=regenerer.fer.b', false],
		['b=flacon.fer.acier_savant_capacite.fer&suite=bruler.fer.b', false],
	])('a Savant card still in hand, %s: %s', (query, expected) => {
		expect(hasIdleSavant(caseOf(query))).toBe(expected);
	});

	test('metaux-carte-sans-limite: nothing is burnt, only cards are laid', () => {
		expect(said('icones=1&attises=fer&a=flacon.fer.acier_capacite.fer&b=flacon.fer.acier_savant').prices).toEqual([
			['Les cartes couchées n’entament pas votre limite de jetons.', 'metaux-carte-sans-limite'],
		]);
		expect(said('icones=1&a=flacon.fer.acier_capacite.fer').prices).toEqual([
			['Les jetons Brûlés reviennent à la fin du tour.', 'metaux-bruler-reprendre'],
		]);
	});
});

test.each([
	[0, 0, 'sans Attiser ni Brûler d’Atium'],
	[1, 0, 'en Attisant 1 jeton'],
	[0, 2, 'avec 2 Atium'],
	[2, 1, 'en Attisant 2 jetons et avec 1 Atium'],
])('%i flares, %i Atium', (flares, atium, expected) => {
	expect(priceText({ flares, atium })).toBe(expected);
});

test('other ways', () => {
	expect([1, 3].map(otherWays)).toEqual(['1 autre façon', '3 autres façons']);
});

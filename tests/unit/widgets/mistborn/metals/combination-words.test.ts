import { describe, expect, test } from 'vitest';
import type { Combinations } from '../../../../../src/rules/mistborn/metals/combination';
import { combine } from '../../../../../src/rules/mistborn/metals/combination';
import {
	otherWays,
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
	const work = combine(...toEngine(state), wishesOf(state));
	let found: Combinations | undefined;
	for (let step = work.next(); ; step = work.next()) {
		if (!step.done) continue;
		found = step.value;
		break;
	}
	const lines = found.tiers.map(({ combinations: [first] }) =>
		first === undefined ? [] : tellCombination(first, state.cards).map(({ subject, text }) => subject + text),
	);
	return { most: tellMost(found, state), lines };
}

const SOAR = 'a=flacon.fer.acier_capacite.acier_capacite.acier&b=flacon.fer.acier_capacite.fer';

describe('what is said of a whole hand', () => {
	test('rulebook, « S’envoler »: one card played twice, the other under it', () => {
		expect(said(`icones=1&${SOAR}`)).toEqual({
			most: 'Au plus 2 ensemble, sur 3 capacités, sans Attiser ni Brûler d’Atium.',
			lines: [['Carte A, capacité principale et 2ᵉ capacité : jeton Acier Brûlé et carte B couchée comme Acier']],
		});
	});

	test('with an Atium: everything, at its price', () => {
		expect(said(`icones=2&atium=1&${SOAR}`)).toEqual({
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
		expect(said('icones=1&a=flacon.fer.acier&effets=allie.fer_allie.fer.2')).toEqual({
			most: 'Vous pouvez activer ensemble les 2 capacités et effets, sans Attiser ni Brûler d’Atium.',
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

import { describe, expect, test } from 'vitest';
import { tabulate } from '../../../../../src/rules/l5r/duel';
import { caveat, headline } from '../../../../../src/widgets/l5r/duel/answer';
import { cellOf } from '../../../../../src/widgets/l5r/duel/cell';
import { foldedFacts } from '../../../../../src/widgets/l5r/duel/facts';
import { plain, toEngine } from '../../../../../src/widgets/l5r/duel/state';
import { adviseOn, caseOf, resolveCase } from './said';

const verdict = (query: string) => {
	const state = caseOf(query);
	return headline(resolveCase(state), state.role);
};
const aside = (query: string) => {
	const state = caseOf(query);
	return caveat(resolveCase(state), state);
};
const advised = (query: string) => adviseOn(caseOf(query));
const sides = (mine: number, theirs: number) =>
	`vous=competence.${mine}_honneur.10&adverse=competence.${theirs}_honneur.10`;

describe('the verdict', () => {
	test.each([
		[`${sides(3, 5)}&mise=4&mise-adverse=1`, 'Vous gagnez le duel, 7 contre 6.'],
		[`${sides(3, 5)}&mise=1&mise-adverse=1`, 'Vous perdez le duel, 4 contre 6.'],
		[`${sides(3, 5)}&mise=3&mise-adverse=1&role=defie`, 'Égalité à 6 : personne ne gagne le duel.'],
		['vous=honneur.2&mise=5&mise-adverse=1', 'Vous perdez la partie avant la fin du duel.'],
		['vous=honneur.24&mise=1&mise-adverse=5', 'Vous gagnez la partie avant la fin du duel.'],
		['vous=tiret', 'Ce duel est impossible.'],
	])('%s', (query, expected) => {
		expect(verdict(query)).toBe(expected);
	});

	test('says what becomes of honor', () => {
		expect(aside(`${sides(3, 5)}&mise=4&mise-adverse=1`)).toBe(
			'Vous donnez 3 honneurs : il vous en reste 7, votre adversaire en a 13.',
		);
		expect(aside(`${sides(3, 5)}&mise=1&mise-adverse=2`)).toBe(
			'Vous recevez 1 honneur : vous en avez 11, votre adversaire en a 9.',
		);
		expect(aside(`${sides(3, 5)}&mise=1&mise-adverse=1`)).toBe('Aucun honneur ne change de main.');
	});

	test('says that counting a bowed character is a reading, unless there is no comparison', () => {
		const said = 'Incliné : le guide ne dit rien du duel, nous comptons la compétence entière.';
		expect(aside('vous=competence.4_incline&mise=1&mise-adverse=1')).toContain(said);
		expect(aside('vous=honneur.10&adverse=competence.4_incline_honneur.10&mise=1&mise-adverse=1')).toContain(said);
		expect(aside('vous=honneur.1_incline&mise=5&mise-adverse=1')).not.toContain('Incliné');
		expect(aside(sides(3, 5))).not.toContain('Incliné');
	});

	test('says what the other reading of a skill below zero would give, when it is something else', () => {
		const below = 'vous=competence.0_modif.-2_honneur.10&adverse=competence.1_honneur.10&mise=4&mise-adverse=2';
		expect(verdict(below)).toBe('Vous perdez le duel, 2 contre 3.');
		expect(aside(below)).toBe(
			'Vous donnez 2 honneurs : il vous en reste 8, votre adversaire en a 12. Compétence négative : nous ajoutons d’abord la mise. Avec l’autre lecture : vous gagnez le duel, 4 contre 3.',
		);
		expect(verdict(`${below}&plancher=avant-mise`)).toBe('Vous gagnez le duel, 4 contre 3.');
		expect(aside(`${below}&plancher=avant-mise`)).toContain(
			'Compétence négative : le site ne suit pas cette lecture. Avec la sienne : ',
		);
		expect(aside(sides(2, 1))).not.toContain('lecture');
	});
});

describe('the advice', () => {
	test('with 2 more: 4 always wins, 3 never loses, 5 is dominated', () => {
		expect(advised(sides(5, 3))).toEqual([
			'La plus petite mise qui gagne à coup sûr : 4.',
			'La plus petite mise qui ne perd en aucun cas : 3. Au pire, c’est l’égalité.',
			'Mise dominée : 5 (par 4).',
		]);
	});

	test('with 5 more: 1 is enough', () => {
		expect(advised(sides(8, 3))).toEqual([
			'Miser 1 suffit : vous gagnez quoi que mise votre adversaire.',
			'Mises dominées : 2 (par 1), 3 (par 1), 4 (par 1) et 5 (par 1).',
		]);
	});

	test('with as much: nothing is sure, nothing is dominated', () => {
		expect(advised(sides(3, 3))).toEqual([
			'Aucune mise ne gagne à coup sûr.',
			'La plus petite mise qui ne perd en aucun cas : 5. Au pire, c’est l’égalité.',
			'Aucune mise n’est dominée : chacune a ses raisons.',
		]);
	});

	test('with 2 less: some bids lose whatever happens', () => {
		expect(advised(sides(3, 5))).toEqual([
			'Aucune mise ne vous met à l’abri d’une défaite.',
			'Miser 1 ou 2, c’est perdre quoi que mise votre adversaire.',
			'Mise dominée : 2 (par 1).',
		]);
	});

	test('with 5 less: all of them do', () => {
		expect(advised(sides(1, 6))).toEqual([
			'Aucune mise ne vous évite la défaite ; miser 1 est ce qui vous coûte le moins.',
			'Mises dominées : 2 (par 1), 3 (par 1), 4 (par 1) et 5 (par 1).',
		]);
	});

	test('with 5 less: it counts what may end the game', () => {
		expect(advised('vous=competence.1_honneur.24&adverse=competence.6_honneur.10')[0]).not.toContain('évite');
		expect(advised('vous=competence.1_honneur.2&adverse=competence.6_honneur.10')[0]).toBe(
			'Aucune mise ne vous évite la défaite ; miser 1 est ce qui vous coûte le moins.',
		);
	});

	test('a game lost whatever is bid is not one that may be lost, and bids that all lead there are alike', () => {
		const doomed = 'vous=competence.3_honneur.10_modifmise.99&adverse=competence.3_honneur.10&mise=1&mise-adverse=1';
		expect(advised(doomed)).toEqual([
			'Aucune mise ne vous évite la défaite.',
			'Attention : toute mise vous fait perdre la partie à coup sûr.',
			'Vos cinq mises se valent.',
		]);
	});

	test('five bids that the modifier makes the same are alike', () => {
		const alike =
			'vous=competence.2_modif.-3_honneur.10_modifmise.-9&adverse=competence.1_honneur.10&plancher=avant-mise';
		expect(advised(alike)).toContain('Vos cinq mises se valent.');
	});

	test('with an opponent at 23 or at 1: the game may end', () => {
		const near = (honor: number) => `vous=competence.5_honneur.10&adverse=competence.3_honneur.${honor}`;
		expect(advised(near(23))).toContain('Attention : miser 3, 4 ou 5 peut vous faire perdre la partie.');
		expect(advised(near(1))).toContain('Miser 1, 2, 3 ou 4 peut vous faire gagner la partie.');
	});
});

describe('a cell of the table', () => {
	const cell = (query: string, bid: number, opponent: number) => {
		const state = caseOf(query);
		const table = tabulate(toEngine(state), state.role);
		const held = table.type === 'table' ? table.rows[bid - 1]?.[opponent - 1] : undefined;
		return held && cellOf(held.outcome, state.role);
	};

	test('shows the outcome, the honor and the values of the reader first', () => {
		expect(cell(`${sides(3, 5)}&role=defie`, 4, 1)).toEqual({
			gradeName: 'duel-gagne',
			mark: '✓',
			honor: '−3',
			totals: '7–6',
			words: 'Vous gagnez le duel, 7 contre 6. Vous donnez 3 honneurs : il vous en reste 7, votre adversaire en a 13.',
		});
		expect(cell(sides(3, 5), 3, 1)).toMatchObject({ mark: '=', honor: '−2', totals: '6–6' });
		expect(cell(sides(3, 5), 1, 3)).toMatchObject({ mark: '✕', honor: '+2', totals: '4–8' });
	});

	test('says that the game ends', () => {
		expect(cell('vous=honneur.1', 2, 1)).toMatchObject({ gradeName: 'partie-perdue', mark: '✕', totals: 'fin' });
		expect(cell('vous=honneur.24', 1, 2)).toMatchObject({ gradeName: 'partie-gagnee', mark: '✓', totals: 'fin' });
	});
});

test('the folded part of a side says what it holds', () => {
	expect(foldedFacts(plain)).toEqual([]);
	expect(foldedFacts({ ...plain, modifiers: -2, bidModifier: 1, dash: true, bowed: true })).toEqual([
		'−2 en compétence',
		'mise +1',
		'tiret',
		'incliné',
	]);
});

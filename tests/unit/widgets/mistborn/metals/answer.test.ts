import { describe, expect, test } from 'vitest';
import { resolve } from '../../../../../src/rules/mistborn/metals';
import { caveat, headline } from '../../../../../src/widgets/mistborn/metals/answer';
import { newAction } from '../../../../../src/widgets/mistborn/metals/new-action';
import { initialState, toEngine } from '../../../../../src/widgets/mistborn/metals/state';
import { writeAction } from '../../../../../src/widgets/mistborn/metals/url-action';
import { wayText } from '../../../../../src/widgets/mistborn/metals/ways';
import { caseOf, resolveCase } from './said';

const verdict = (query: string) => headline(resolveCase(caseOf(query)));

describe('the verdict', () => {
	test('of the initial case', () => {
		expect(headline(resolveCase(initialState))).toBe(
			'Possible. L’effet 1 est disponible. Vous pouvez encore Brûler 1 jeton, ou en Attiser jusqu’à 6. La 2ᵉ capacité de la carte A est payable.',
		);
		expect(caveat(resolveCase(initialState))).toBe('');
	});

	test.each([
		['icones=3', 'Vous pouvez encore Brûler 3 jetons, ou en Attiser jusqu’à 8.'],
		['suite=bruler.fer', 'Possible. Vous ne pouvez plus Brûler de jeton, seulement en Attiser : 7 au plus.'],
		['atium=2&attises=etain.bronze.zinc.fer.potin.cuivre.laiton.acier', 'Il ne vous reste que l’Atium à Brûler : 1.'],
		['attises=etain.bronze.zinc.fer.potin.cuivre.laiton.acier', 'Vous ne pouvez plus utiliser aucun jeton.'],
	])('%s: what is left', (query, expected) => {
		expect(verdict(query)).toBe(expected);
	});

	test.each([
		['a=atium_capacite.fer', 'La capacité principale de la carte A est payable.'],
		['a=atium_capacite.fer.fer', 'La capacité principale de la carte A n’est pas payable.'],
		['effets=allie.fer', 'L’effet 1 est payable.'],
		['a=atium_capacite.fer_capacite.zinc_capacite.fer', 'Prises à part, 2 des 3 capacités sont payables.'],
		['a=atium_capacite.fer_capacite.zinc', 'Prises à part, les 2 capacités sont payables.'],
		['a=atium_capacite.fer_capacite.fer', 'Prise à part, 1 des 2 capacités est payable.'],
		['effets=allie.fer_allie.zinc', 'Pris à part, les 2 effets sont payables.'],
		['a=atium_capacite.fer&effets=allie.fer.2_allie.zinc', 'Pris à part, les 3 capacités et effets sont payables.'],
		['attises=fer&a=allie&effets=allie.fer_allie.fer.2', 'Parmi 2 effets, rien n’est payable.'],
	])('%s: what can be paid', (query, expected) => {
		expect(verdict(query)).toMatch(new RegExp(` ${expected}$`));
	});

	test.each([
		['effets=allie.fer&suite=bruler.fer', 'Possible. L’effet 1 est disponible. Vous'],
		[
			'atium=1&effets=allie.fer_personnage.atium&a=atium_capacite.fer&suite=atium.fer.a',
			'Possible. Les effets 1 et 2 sont disponibles. Vous',
		],
		['effets=allie.fer&suite=bruler.zinc', 'Possible. Vous'],
	])('%s: what is available', (query, expected) => {
		expect(verdict(query).startsWith(expected)).toBe(true);
	});

	test('a refusal comes first, what is left after it', () => {
		const resolution = resolveCase(caseOf('suite=attiser.atium_bruler.fer_bruler.fer'));
		expect(headline(resolution)).toBe(
			'Impossible. Le jeton Fer a déjà servi ce tour-ci : un jeton ne sert qu’une fois par tour.',
		);
		expect(caveat(resolution)).toBe(
			'1 action avant celle-ci est impossible. Vous ne pouvez plus Brûler de jeton, seulement en Attiser : 7 au plus.',
		);
	});

	test('refusals before the last action are counted', () => {
		expect(caveat(resolveCase(caseOf('suite=attiser.atium_attiser.atium_bruler.fer')))).toBe(
			'2 actions avant celle-ci sont impossibles.',
		);
	});
});

describe('a way to pay', () => {
	test('is one line, the same Atium gathered', () => {
		expect(
			wayText([
				{ type: 'burn', metal: 'iron', recipient: 'a' },
				{ type: 'atium', standsFor: 'iron', recipient: 'a' },
				{ type: 'atium', standsFor: 'iron', recipient: 'a' },
				{ type: 'lay', card: 'b', standsFor: 'zinc', recipient: 'a' },
				{ type: 'flare', metal: 'zinc', recipient: 'a' },
			]),
		).toBe('Jeton Fer Brûlé, 2 Atium Brûlés comme Fer, carte B couchée comme Zinc et jeton Zinc Attisé');
		expect(wayText([{ type: 'atium', standsFor: 'atium', recipient: null }])).toBe('1 Atium Brûlé');
	});
});

describe('an action that is added', () => {
	const added = (type: Parameters<typeof newAction>[0], query: string) =>
		writeAction(newAction(type, resolve(toEngine(caseOf(query))).result, caseOf(query).effects)).join('.');

	test.each([
		['burn', 'icones=1', 'bruler.etain'],
		['burn', 'attises=etain', 'bruler.bronze'],
		['burn', 'a=atium_capacite.zinc', 'bruler.zinc.a'],
		['burn', 'suite=bruler.fer', 'bruler.etain'],
		['flare', 'suite=bruler.etain', 'attiser.bronze'],
		['flare', 'suite=bruler.etain&a=atium_capacite.zinc', 'attiser.zinc.a'],
		['atium', 'atium=1', 'atium.atium'],
		['atium', 'atium=1&a=atium_capacite.zinc&attises=zinc', 'atium.zinc.a'],
		['lay', 'a=allie&b=flacon.fer.acier', 'carte.b.fer'],
		['lay', 'a=atium_capacite.fer.fer&b=flacon.fer.acier', 'carte.b.fer.a'],
		['lay', 'icones=1', 'carte.a.etain'],
		['refresh', 'attises=zinc.fer&a=flacon.fer.acier', 'regenerer.fer.a'],
		['refresh', 'attises=zinc', 'regenerer.zinc'],
		['gain', 'icones=1', 'gain.atium.1'],
		['riot', 'effets=personnage.zinc_allie.atium', 'exalter.2'],
		['seek', 'icones=1', 'traquer'],
	] as const)('%s for %s', (type, query, expected) => {
		expect(added(type, query)).toBe(expected);
	});

	test('is not for an ability that another one has to come before', () => {
		expect(added('burn', 'a=atium_capacite.fer.fer_capacite.zinc')).toBe('bruler.etain');
	});
});

import { describe, expect, test } from 'vitest';
import { prepareChoice, weigh } from '../../../../../src/rules/arkham/skill-test';
import { caveat, curveWindow, headline, lowerSkill } from '../../../../../src/widgets/arkham/skill-test/answer';
import { hasUnknownSymbols, toEngine } from '../../../../../src/widgets/arkham/skill-test/bag';
import { presets } from '../../../../../src/widgets/arkham/skill-test/presets';
import { initialState, type TestState } from '../../../../../src/widgets/arkham/skill-test/state';
import { codec, data, read } from './real-bags';

/** The answer, worked out by hand from the sixteen tokens of the Standard bag (seventeen in Difficile). */
const ANSWERS: Record<string, string> = {
	'À égalité avec la difficulté, sans icône': '25 % de réussite',
	'Deux de plus que la difficulté : est-ce sûr ?': '81,3 % de réussite',
	'Le même test au niveau Difficile': '37,5 % de réussite',
	'Difficulté 0 : peut-on échouer ?': '93,8 % de réussite',
	'Révéler deux pions et choisir': '87,5 % de réussite',
	// 10 tokens of 16 succeed; one of the 6 others is canceled: 10/16 + 6/16 × 10/16.
	'Annuler un pion, comme Wendy Adams': '85,9 % de réussite',
	'Quatre pions Béni dans la réserve': '67,7 % de réussite',
	'Trois pions Gel : gare au second': '56,1 % de réussite',
	'Et si l’Échec automatique est scellé ?': '66,7 % de réussite',
	'L’Amulette de Wendy est en jeu': '12,5 % de réussite',
};

function answer(state: TestState): [verdict: string, caveat: string] {
	const situation = toEngine(data, state);
	const { result } = weigh(situation, prepareChoice);
	const texts = [
		headline(result, hasUnknownSymbols(data, state)),
		caveat(result, curveWindow(situation, prepareChoice), situation.icons),
	];
	return texts.map((text) => text.replaceAll('\u00a0', ' ')) as [string, string];
}

describe.each(presets.map((preset) => [preset.question, preset] as const))('%s', (question, preset) => {
	const { state, notices } = read(preset.query);

	test('is read without a notice and written back as it is', () => {
		expect(notices).toEqual([]);
		expect(codec.write(state).toString()).toBe(preset.query);
	});

	test('is answered as it should be', () => {
		expect(answer(state)[0]).toBe(ANSWERS[question]);
	});
});

test('each question is asked once, and each answer has its question', () => {
	expect(presets.map(({ question }) => question)).toEqual(Object.keys(ANSWERS));
	expect(new Set(presets.map(({ query }) => query)).size).toBe(presets.length);
});

test('the default case says the odds and what one more icon is worth', () => {
	expect(answer(initialState)).toEqual([
		'62,5 % de réussite',
		'5 chances sur 8. Avec une icône de plus : 81,3 % (+18,8 points).',
	]);
});

test('an icon that changes nothing is said to', () => {
	expect(answer(read('competence=20').state)[1]).toBe('15 chances sur 16. Une icône de plus ne change rien.');
});

test.each([
	['', 'Avec une compétence plus basse de 1 : 25 % (−37,5 points).'],
	['competence=20', 'Avec une compétence plus basse de 1, rien ne change.'],
	['icones=0', 'Avec une compétence plus basse de 1 : 12,5 % (−12,5 points).'],
])('%s: what a lower skill costs is said', (query, text) => {
	const { state } = read(query);
	const { icons } = state.test;
	expect(lowerSkill(curveWindow(toEngine(data, state)), icons).replaceAll('\u00a0', ' ')).toBe(text);
});

test('the next icon is described however many there are', () => {
	expect(answer(read('competence=-20&icones=60&difficulte=41').state)[1]).toContain('Avec une icône de plus : ');
});

test('an empty bag has no odds, and says what to do', () => {
	const empty = read('pions=p1.0_0.0_m1.0_m2.0_m3.0_m4.0_crane.0_cultiste.0_tablette.0_echec.0_signe.0').state;
	expect(answer(empty)).toEqual([
		'Aucun pion à révéler : le test ne peut pas continuer.',
		'Remettez au moins un pion dans la réserve du Chaos.',
	]);
});

test.each([
	['campagne=route-de-carcosa', true],
	['scenario=aucun', true],
	['campagne=route-de-carcosa&scelles=crane.3', false],
	['campagne=route-de-carcosa&pions=crane.0', false],
	['campagne=route-de-carcosa&crane=modificateur.-2', false],
	['campagne=route-de-carcosa&pions=chose.1&crane=modificateur.-2', true],
	['', false],
])('%s: symbols at 0 are told in the answer when no scenario says what they do', (query, told) => {
	const [verdict] = answer(read(query).state);
	expect(verdict.endsWith(' de réussite, symboles à 0 : choisissez le scénario')).toBe(told);
});

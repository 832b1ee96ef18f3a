import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Checked,
	play,
	prepareChoice,
	prepareWithin,
	type Situation,
	TooLong,
	type Weighing,
	weigh,
} from '../../../../../src/rules/arkham/skill-test';
import { createRandom } from '../../../../../src/rules/odds';
import { toEngine } from '../../../../../src/widgets/arkham/skill-test/bag';
import { cardNotes } from '../../../../../src/widgets/arkham/skill-test/card-notes';
import { drawnSentence } from '../../../../../src/widgets/arkham/skill-test/drawn-sentences';
import { chanceSteps } from '../../../../../src/widgets/arkham/skill-test/sentences';
import { anyState } from './any-state';
import { data, read } from './real-bags';

/** A test drawn from a case. */
function draw(query: string, seed: number) {
	const { state } = read(query);
	const next = createRandom(seed);
	const { result, trace } = play(toEngine(data, state), (left) => Math.floor(next() * left));
	const notes = [4, 7, 8].flatMap((stage) => (result ? cardNotes(data, state, result, stage) : []));
	return { result, sentences: trace.map((step) => drawnSentence(step, data)), notes };
}

const only = (...kinds: string[]): string => {
	const none = ['p1', '0', 'm1', 'm2', 'm3', 'm4', 'crane', 'cultiste', 'tablette', 'echec', 'signe'];
	return `pions=${[...none.filter((kind) => !kinds.includes(kind)).map((kind) => `${kind}.0`)].join('_')}`;
};

/** The chances of a case; `undefined` when there are too many courses to wait for. */
function weighSoon(situation: Checked<Situation>): Weighing | undefined {
	try {
		return weigh(situation, (kinds, draw) => prepareWithin(kinds, draw, 200));
	} catch (error) {
		if (error instanceof TooLong) return undefined;
		throw error;
	}
}

test('whatever the case, every step is a French sentence', () => {
	fc.assert(
		fc.property(anyState, fc.nat(), (state, seed) => {
			const situation = toEngine(data, state);
			const next = createRandom(seed);
			const chances = weighSoon(situation);
			if (!chances) return;
			const steps = [...chances.trace, ...play(situation, (left) => Math.floor(next() * left)).trace];
			for (const step of steps) {
				const text = drawnSentence(step, data);
				expect(text).toMatch(/^[«\p{Lu}\d−].*\.$/u);
				expect(text).not.toMatch(/undefined|NaN| {2}|\[object|-\d/);
			}
		}),
	);
});

describe('a drawn test says what happens', () => {
	test.each([
		['bonus=1&fois=2&par=indice', 'Une carte donne +1 par indice, ici 2 fois : la valeur passe de 3 à 5.'],
		['bonus=1&fois=0', 'Une carte donne +1 par autre investigateur au même lieu, ici 0 fois : la valeur reste à 3.'],
		['bonus=-2&fois=1&par=ennemi', 'Une carte donne −2 par ennemi, ici 1 fois : la valeur passe de 3 à 1.'],
	])('with what a card counts: %s', (query, expected) => {
		expect(draw(`icones=0&${query}&${only('0')}`, 1).sentences).toContain(expected);
	});

	test('with one token, and what the card asks after a failure', () => {
		const { sentences, notes } = draw(`icones=0&${only('cultiste')}`, 1);
		expect(sentences).toEqual([
			'Le test commence avec une valeur de compétence de 3.',
			'Aucune icône n’est attribuée : la valeur reste à 3.',
			'La réserve du Chaos compte 1 pion à révéler.',
			'Au hasard, « Cultiste » est révélé ; la réserve est vide.',
			'« Cultiste » : appliquez l’effet de son symbole.',
			'« Cultiste » : −1, la valeur passe de 3 à 2.',
			'La valeur de compétence modifiée est de 2.',
			'2 contre une difficulté de 3 : le test échoue.',
			'Le test est raté, avec un écart de 1 : résolvez ce qu’il annonce pour l’échec.',
			'Les pions révélés retournent dans la réserve du Chaos : 1 pion.',
		]);
		expect(notes).toEqual(['Cultiste : subissez 1 horreur.']);
	});

	test('with the condition of a symbol, and whether it was counted', () => {
		const after = `campagne=heritage-de-dunwich&scenario=activite-extrascolaire&${only('cultiste')}`;
		expect(draw(after, 1).notes.join(' ')).toMatch(/^Cultiste : .*−3 si .* \(non compté\)/);
		expect(draw(`${after}&cultiste=modificateur.-3`, 1).notes.join(' ')).toMatch(/^Cultiste : .*−3 si .* \(compté\)/);
	});

	test('with a token that could be canceled, in vain', () => {
		const { sentences } = draw(`annule=1&${only('m4')}`, 5);
		expect(sentences.join(' ')).toContain(
			'Des cartes peuvent annuler 1 pion révélé : chacun reste de côté, et un autre est révélé.',
		);
		expect(sentences.join(' ')).not.toContain('est annulé');
	});

	test('with the automatic failure, at difficulty 0', () => {
		const { sentences, result } = draw(`difficulte=0&${only('echec')}`, 1);
		expect(result?.success).toBe(false);
		expect(sentences).toContain('« Échec automatique » joue plus tard, à l’étape TC.6.');
		expect(sentences).toContain('Échec automatique : la valeur de 4 compte pour 0.');
		expect(sentences).toContain('L’issue est fixée : le test échoue, à 0 contre 0.');
		expect(sentences).toContain('Le test est raté : résolvez ce qu’il annonce pour l’échec.');
	});

	test('with the floor at zero, once all is counted', () => {
		const low = draw(`competence=1&icones=0&niveau=expert&${only('m8').replace('pions=', 'pions=m5.0_m6.0_')}`, 1);
		expect(low.sentences).toContain(
			'La valeur serait de −7 : tous les modificateurs comptés, elle ne descend pas sous 0.',
		);
	});

	test('with a token that has another revealed, which goes back to its own pool', () => {
		const { sentences, notes } = draw(`${only('0')}_beni.1`, 3);
		const lines = [...sentences, ...notes].join('\n').replaceAll('\u00a0', ' ');
		expect(lines).toContain('« Béni »');
		const end = sentences.join(' ').includes('« Béni » est révélé')
			? ', sauf 1 qui la quitte : 2 pions.'
			: ' : 3 pions.';
		expect(sentences.at(-1)).toBe(`Les pions révélés retournent dans la réserve du Chaos${end}`);
		expect(notes.join(' ').includes('Béni')).toBe(sentences.join(' ').includes('« Béni » est révélé'));
	});

	test('with an empty bag', () => {
		const { sentences, result } = draw(only(), 1);
		expect(result).toBeNull();
		expect(sentences.at(-1)).toBe('La réserve du Chaos ne contient aucun pion à révéler.');
	});
});

test('a symbol that fails with another token of the bag says so, and no longer once the bag has none', () => {
	const said = (query: string) => {
		const situation = toEngine(data, read(`campagne=confins-de-la-terre&scenario=cite-des-anciens&${query}`).state);
		return chanceSteps(weigh(situation, prepareChoice).trace, situation.bag, data).flatMap(({ steps }) =>
			steps.flatMap(({ text }) => (text.includes('s’applique aussi') ? [text] : [])),
		);
	};
	expect(said('pions=gel.1')).toEqual([
		'« Tablette » : si un pion « Gel » s’applique aussi pendant ce test, il échoue automatiquement.',
	]);
	expect(said('pions=gel.0')).toEqual([]);
});

test.each([
	['jim-culver', '« Signe des Anciens » peut compter comme « Crâne » (0) : le calcul prend le meilleur choix.'],
])('the exact chances say what the elder sign of %s may do instead', (id, text) => {
	const situation = toEngine(data, read(`investigateur=${id}`).state);
	const groups = chanceSteps(weigh(situation, prepareChoice).trace, situation.bag, data);
	expect(groups.flatMap(({ steps }) => steps.map((step) => step.text))).toContain(text);
});

test('the exact chances are explained token by token, between what comes before and the odds', () => {
	const { state } = read('scelles=crane.1');
	const situation = toEngine(data, state);
	const groups = chanceSteps(weigh(situation, prepareChoice).trace, situation.bag, data);
	expect(groups.map(({ title }) => title)).toEqual(
		expect.arrayContaining(['Avant les pions', 'Pion « −1 », 3 dans la réserve', 'Pion « Crâne », 1 dans la réserve']),
	);
	expect(groups.at(-1)?.title).toBe('En tout');
	for (const { steps } of groups) expect(steps.length).toBeGreaterThan(0);
});

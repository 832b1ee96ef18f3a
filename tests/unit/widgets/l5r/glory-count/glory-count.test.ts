import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolve, verify } from '../../../../../src/rules/l5r/glory-count';
import { frenchTypography } from '../../../../../src/text/french';
import { caveat, headline } from '../../../../../src/widgets/l5r/glory-count/answer';
import { gloryCountCard } from '../../../../../src/widgets/l5r/glory-count/card';
import { presets } from '../../../../../src/widgets/l5r/glory-count/presets';
import { stepGroups } from '../../../../../src/widgets/l5r/glory-count/sentences';
import { type GloryState, initialState, plain, toEngine } from '../../../../../src/widgets/l5r/glory-count/state';
import { anyState } from './any-state';
import tool from './tested';

const { read, write } = tool;

function answer(state: GloryState) {
	const resolution = resolve(toEngine(state));
	const groups = stepGroups(resolution);
	return {
		verdict: headline(resolution.result, state.settings),
		caveat: caveat(resolution.result, state.settings),
		groups,
		said: groups.flatMap(({ steps }) => steps.map(({ text }) => text)),
	};
}

describe('each question', () => {
	const ANSWERS: Record<string, readonly [verdict: string, caveat: string]> = {
		'À égalité, qui a la Faveur Impériale ?': [
			'Égalité à 4 : personne ne gagne le compte de gloire.',
			'La Faveur Impériale reste à l’adversaire, sur la même face. Il vous manque 1 pour gagner le compte.',
		],
		'Mes personnages inclinés comptent-ils ?': [
			'L’adversaire gagne le compte de gloire, 1 à 0.',
			'La Faveur Impériale est à l’adversaire, sur la face de son choix. Il vous manque 2 pour gagner le compte.',
		],
		'J’ai déjà la Faveur et je gagne encore : puis-je changer sa face ?': [
			'Vous gagnez le compte de gloire, 5 à 2.',
			'La Faveur Impériale est à vous, sur la face de votre choix.',
		],
		'Sans personnage, les anneaux suffisent-ils ?': [
			'Égalité à 3 : personne ne gagne le compte de gloire.',
			'La Faveur Impériale reste disponible. Il vous manque 1 pour gagner le compte.',
		],
		'Une carte demande un compte de gloire : la Faveur bouge-t-elle ?': [
			'Vous gagnez le compte de gloire, 5 à 2.',
			'La capacité dit ce qui suit.',
		],
		'Une carte compte la gloire actuelle : les anneaux s’ajoutent-ils ?': [
			'Gloire actuelle : 3 pour vous, 2 pour l’adversaire.',
			'Les anneaux revendiqués ne s’ajoutent pas : ce n’est pas un compte de gloire.',
		],
	};

	test.each(presets.map(({ question, query }) => [question, query] as const))('%s', (question, query) => {
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(write(state)).toBe(query);
		const { verdict, caveat: said } = answer(state);
		expect([verdict, said]).toEqual(ANSWERS[question]);
	});

	test('is another case', () => {
		expect(presets.map(({ question }) => question)).toEqual(Object.keys(ANSWERS));
		expect(new Set(presets.map(({ query }) => query)).size).toBe(presets.length);
	});
});

describe('the steps', () => {
	test.each([
		['v1=gloire.2', 'Votre personnage 1 apporte 2 de gloire : le total est de 2.'],
		['a1=gloire.2&a2=gloire.1', 'Le personnage 2 de l’adversaire apporte 1 de gloire : le total est de 3.'],
		['v1=gloire.3_incline', 'Votre personnage 1 est incliné : sa gloire de 3 ne compte pas.'],
		['v=aucun&anneaux=2', '2 anneaux revendiqués : le total passe de 0 à 2.'],
		['v=aucun&anneaux=1', '1 anneau revendiqué : le total passe de 0 à 1.'],
		['v=aucun&pour=gloire', 'Ce n’est pas un compte de gloire : les anneaux ne s’ajoutent pas, le total reste de 0.'],
		['v1=gloire.9', 'Vous avez le plus grand total : vous gagnez le compte de gloire, de 8.'],
		['a1=gloire.9', 'L’adversaire a le plus grand total : il gagne le compte de gloire, de 5.'],
		['v=aucun&a=aucun&anneaux=1', 'Les totaux sont égaux : personne ne gagne le compte de gloire.'],
		['v=aucun&a=aucun&anneaux=1', 'La Faveur Impériale garde son état : elle reste disponible.'],
		['v=aucun&a=aucun&anneaux=1&faveur=vous', 'La Faveur Impériale garde son état, sur la même face.'],
		['v1=gloire.9', 'Vous prenez la Faveur Impériale, sur la face de votre choix.'],
		['a1=gloire.9', 'L’adversaire prend la Faveur Impériale, sur la face de son choix.'],
		['v1=gloire.9&faveur=vous', 'Vous récupérez la Faveur Impériale à nouveau, et pouvez en changer la face.'],
		[
			'a1=gloire.9&faveur=adversaire',
			'L’adversaire récupère la Faveur Impériale à nouveau, et peut en changer la face.',
		],
		['pour=capacite', 'La capacité dit ce qui suit ; la Faveur Impériale ne bouge que si son texte le prévoit.'],
	])('%s', (query, sentence) => {
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(answer(state).said).toContain(sentence);
	});

	test('are clean French, and each cites a rule of the card', () => {
		fc.assert(
			fc.property(anyState, (state) => {
				const { verdict, caveat: with_, said, groups } = answer(state);
				for (const text of [verdict, with_, ...said]) {
					expect(text).not.toMatch(/undefined|null|NaN| {2}|-\d|'/);
					expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
					expect(frenchTypography(frenchTypography(text))).toBe(frenchTypography(text));
				}
				for (const { rule } of groups.flatMap(({ steps }) => steps)) expect(gloryCountCard.rules).toContain(rule);
			}),
		);
	});
});

describe('the address', () => {
	test('keeps its published names', () => {
		const query = 'v1=gloire.4_incline&v15=gloire.1&a=aucun&anneaux=0&anneaux-adverses=5&faveur=adversaire';
		expect(read(query).state).toEqual({
			you: [{ glory: 4, bowed: true }, plain],
			opponent: [],
			settings: { purpose: 'favor', yourRings: 0, opposingRings: 5, favor: 'opponent' },
		});
		expect(read('').state).toEqual(initialState);
	});

	test('five rings to the reader leave none to the opponent, whose default they are', () => {
		expect(read('anneaux=5')).toMatchObject({ state: { settings: { opposingRings: 0 } }, notices: [] });
	});

	test.each([
		[5, 0, 'L’adversaire gagne le compte de gloire, 7 à 3.'],
		[4, 1, 'L’adversaire gagne le compte de gloire, 6 à 4.'],
		[3, 2, 'Égalité à 5 : personne ne gagne le compte de gloire.'],
	])(
		'%i rings to the opponent leave %i to the reader, whose default gives way',
		(opposingRings, yourRings, verdict) => {
			const { state, notices } = read(`anneaux-adverses=${opposingRings}`);
			expect(notices).toEqual([]);
			expect(state.settings).toMatchObject({ yourRings, opposingRings });
			expect(answer(state).verdict).toBe(verdict);
			expect(read(write(state)).state).toEqual(state);
		},
	);

	test.each([
		['v1=', '« v1 » est vide : un personnage de gloire 1 est utilisé.'],
		['a1=gloire.2&a3=gloire.1', 'Il manque un rang avant « a3 » : les suivants avancent.'],
		['v1=gloire.x', '« gloire.x » : un nombre entier de 0 à 99 est attendu ; 1 est utilisé.'],
		['v=tous', '« v=tous » : « aucun » est attendu ; c’est ignoré.'],
		['v=aucun&v1=gloire.1', '« v=aucun » est ignoré : des personnages sont donnés.'],
		['anneaux=4&anneaux-adverses=3', 'Il n’y a que cinq anneaux : 1 est utilisé pour l’adversaire.'],
		['faveur=moi', '« faveur=moi » : « disponible », « vous » ou « adversaire » est attendu ; disponible est utilisé.'],
		['pour=capacite&faveur=vous', '« faveur=vous » ne change rien : ce compte ne donne pas la Faveur Impériale.'],
		['v16=gloire.1', '« v16 » n’est pas un réglage de cet outil : il est ignoré.'],
	])('%s is told', (query, notice) => {
		const { state, notices } = read(query);
		expect(notices).toEqual([notice]);
		expect(verify(toEngine(state)).problems).toEqual([]);
	});
});

import { describe, expect, test } from 'vitest';
import { presets } from '../../../../../src/widgets/keyforge/forge/presets';
import { forgeCodec } from '../../../../../src/widgets/keyforge/forge/url-state';
import { caseOf, say } from './said';

interface Expected {
	verdict: string;
	pool?: string;
	/** A sentence of the steps, or a refusal, that answers the question. */
	because: string;
}

/** What each question is answered; a preset that has no line here fails. */
const ANSWERS: Record<string, Expected> = {
	'J’ai 13 Aombres : deux clés dans le même tour ?': {
		verdict: 'Vous devez forger une clé pour 6 Aombres : 2 clés sur 3.',
		pool: 'Il reste de quoi en payer une autre, mais l’étape 1 n’en donne qu’une par tour.',
		because:
			'Il reste de quoi payer une autre clé (7 Aombres pour un coût de 6), mais cette étape n’en donne qu’une par tour.',
	},
	'4 Aombres en réserve et 3 sur une carte : dois-je forger ?': {
		verdict: 'Vous devez forger une clé pour 6 Aombres : 1 clé sur 3.',
		pool: 'C’est vous qui choisissez combien vient des cartes.',
		because: 'L’Aombre des cartes compte : avec 7 Aombres pour un coût de 6, vous devez forger.',
	},
	'Mes clés coûtent 3 de plus et 1 de moins : combien en tout ?': {
		verdict: 'Une clé vous coûte 8 Aombres : il vous en manque 1.',
		because: 'Le coût de vos clés change de −1 : il passe de 9 à 8 Aombres.',
	},
	'Une clé à l’étape 1, puis une autre par un effet ?': {
		verdict: 'Vous forgez une clé pour 6 Aombres : 2 clés sur 3.',
		pool: 'Avant cela, vous avez forgé 1 clé.',
		because: 'C’est la 2e clé que vous forgez ce tour-ci : la limite d’une clé ne vaut que pour l’étape 1.',
	},
	'Son Crapaurte-Clés est détruit : doit-il forger, et avec quoi ?': {
		verdict: 'L’adversaire doit forger une clé pour 6 Aombres : 1 clé sur 3.',
		pool: 'C’est vous qui choisissez combien vient des cartes.',
		because: '5 Aombres viennent des cartes, où il en reste 0 : c’est vous, joueur actif, qui en décidez.',
	},
	'Contrefaçon empêche la clé : l’Aombre est-il dépensé ?': {
		verdict: 'L’adversaire ne forge pas de clé : un effet la remplace, et rien n’est dépensé.',
		because: 'Un effet remplace la clé par autre chose : elle n’est pas forgée et son coût n’est pas dépensé.',
	},
	'Je capture 2 Aombres à l’adversaire : forge-t-il encore ?': {
		verdict: 'L’adversaire ne forge pas de clé : il lui manque 1 Aombre.',
		because:
			'Vous capturez 2 Aombres : la réserve de l’adversaire passe de 7 à 5 Aombres, et vos créatures en portent 2.',
	},
	'Deux clés dans son tour : Marteau à Clé les défait-il toutes les deux ?': {
		verdict: 'Une clé de l’adversaire redevient non forgée : 1 clé sur 3.',
		pool: 'Avant cela, l’adversaire a forgé 2 clés.',
		because: 'Une des clés de l’adversaire redevient non forgée : il lui en reste 1.',
	},
	'Un effet me fait forger sans rien payer : mes clés plus chères comptent-elles ?': {
		verdict: 'Vous forgez une clé pour 0 Aombre : 2 clés sur 3.',
		because: 'L’effet fait forger sans rien dépenser, quel que soit le coût actuel.',
	},
	'La troisième clé : que se passe-t-il ensuite ?': {
		verdict: 'Troisième clé : vous gagnez la partie.',
		pool: 'Ce qui suit dans la liste n’a plus lieu.',
		because: 'La partie est finie : vous avez gagné.',
	},
};

describe.each(presets.map((preset) => [preset.question, preset.query] as const))('%s', (question, query) => {
	test('is read without a notice and written back as it is', () => {
		expect(forgeCodec.write(caseOf(query)).toString()).toBe(query);
	});

	test('is answered as it should be', () => {
		const { verdict, pool, steps, refusals } = say(caseOf(query));
		const expected = ANSWERS[question];
		expect(verdict).toBe(expected?.verdict);
		expect(pool).toBe(expected?.pool ?? '');
		expect([...steps, ...refusals]).toContain(expected?.because);
	});
});

test('each question is asked once, and each answer has its question', () => {
	expect(presets.map(({ question }) => question)).toEqual(Object.keys(ANSWERS));
	expect(new Set(presets.map(({ query }) => query)).size).toBe(presets.length);
});

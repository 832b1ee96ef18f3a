import { describe, expect, test } from 'vitest';
import { headline } from '../../../../../src/widgets/mistborn/metals/answer';
import { presets } from '../../../../../src/widgets/mistborn/metals/presets';
import { metalsCodec } from '../../../../../src/widgets/mistborn/metals/url-state';
import { wayText } from '../../../../../src/widgets/mistborn/metals/ways';
import { presetState } from '../../preset-state';
import { resolveCase, sayAll } from './said';

interface Expected {
	verdict: string;
	/** A sentence of the steps that answers the question. */
	because: string;
}

/** What each question is answered; a preset that has no line here fails. */
const ANSWERS: Record<string, Expected> = {
	'Métal déjà Brûlé : puis-je l’Attiser ?': {
		verdict: 'Impossible. Le jeton Étain a déjà été Brûlé ce tour-ci : il ne peut plus être Attisé.',
		because: 'Votre limite est de 2 jetons par tour : vous pouvez encore en Brûler 1.',
	},
	'Attisé puis régénéré : resservira-t-il ce tour-ci ?': {
		verdict: 'Impossible. Le jeton Fer a servi ce tour-ci : même régénéré, il attend votre prochain tour.',
		because: 'Il a déjà servi ce tour-ci : il attend votre prochain tour, 7 jetons sont prêts.',
	},
	'Attisé au tour d’avant, régénéré : puis-je le Brûler ?': {
		verdict: 'Possible. Vous ne pouvez plus Brûler de jeton, seulement en Attiser : 7 au plus.',
		because: 'Il n’a pas servi ce tour-ci : vous pouvez encore l’utiliser, 8 jetons sont prêts.',
	},
	'Il me faut trois fois le même métal : comment ?': {
		verdict:
			'Vous pouvez encore Brûler 2 jetons, ou en Attiser jusqu’à 8. Prises à part, les 2 capacités sont payables.',
		because: '',
	},
	'Deux cartes en main : laquelle jouer, laquelle coucher ?': {
		verdict:
			'Vous pouvez encore Brûler 2 jetons, ou en Attiser jusqu’à 8. Prises à part, les 3 capacités sont payables.',
		because: '',
	},
	'Une carte couchée compte-t-elle dans ma limite ?': {
		verdict:
			'Possible. Vous pouvez encore Brûler 1 jeton, ou en Attiser jusqu’à 8. La 2ᵉ capacité de la carte A est payable.',
		because: 'Une carte utilisée comme métal n’entame pas votre limite de jetons : vous pouvez encore en Brûler 1.',
	},
	'Plus de jeton à Brûler : puis-je Attiser l’Atium ?': {
		verdict: 'Impossible. L’Atium ne s’Attise jamais.',
		because: 'Votre limite est de 1 jeton par tour : vous ne pouvez plus en Brûler.',
	},
	'Comment garder de quoi Brûler l’Atium ?': {
		verdict: 'Possible. Vous ne pouvez plus Brûler de jeton, seulement en Attiser : 6 au plus.',
		because: 'L’Atium compte dans votre limite de 2 jetons : vous ne pouvez plus en Brûler.',
	},
	'Un Atium pour deux Alliés à la fois ?': {
		verdict:
			'Possible. Les effets 1 et 2 sont disponibles. Vous ne pouvez plus Brûler de jeton, seulement en Attiser : 8 au plus.',
		because: 'L’effet 2, d’un Allié, est disponible : son métal est Brûlé.',
	},
	'Un Allié défaussé régénère-t-il un métal ?': {
		verdict: 'Impossible. La carte A est un Allié : elle ne régénère aucun jeton.',
		because: 'Le jeton Fer reste retourné : bloqué tant qu’il n’est pas régénéré.',
	},
	'Allié à deux effets : deux Fer donnent-ils les deux ?': {
		verdict:
			'Possible. Les effets 1 et 2 sont disponibles. Vous ne pouvez plus Brûler de jeton, seulement en Attiser : 7 au plus.',
		because:
			'L’effet 1 ne revient pas : il ne se donne qu’une fois par tour, même si son métal a été Brûlé 2 fois ; seul Exalter l’active encore.',
	},
	'Exalter un Allié déjà activé, ou lié à l’Atium ?': {
		verdict:
			'Possible. Les effets 1 et 2 sont disponibles. Vous ne pouvez plus Brûler de jeton, seulement en Attiser : 6 au plus.',
		because: 'Une activation de plus : l’effet 1 aura servi 2 fois ce tour-ci.',
	},
};

describe.each(presets.map((preset) => [preset.question, preset] as const))('%s', (question, preset) => {
	const expected = ANSWERS[question];
	const state = presetState(metalsCodec, preset);

	test('is read without a notice and written back as it is', () => {
		expect(metalsCodec.read(new URLSearchParams(preset.query)).notices).toEqual([]);
		expect(metalsCodec.write(state).toString()).toBe(preset.query);
	});

	test('is answered as it should be', () => {
		expect(headline(resolveCase(state))).toBe(expected?.verdict);
		if (expected?.because) expect(sayAll(state)).toContain(expected.because);
	});
});

test('three times the same metal: token, Atium and card', () => {
	const preset = presets.find(({ question }) => question.startsWith('Il me faut trois fois'));
	if (!preset) throw new Error('No such question');
	const ways = resolveCase(presetState(metalsCodec, preset)).result.payments[1]?.ways.map(wayText);
	expect(ways).toEqual([
		'Jeton Fer Brûlé, 1 Atium Brûlé comme Fer et carte B couchée comme Fer',
		'Jeton Fer Attisé, 1 Atium Brûlé comme Fer et carte B couchée comme Fer',
	]);
});

test('each question is asked once, and each answer has its question', () => {
	expect(presets.map(({ question }) => question)).toEqual(Object.keys(ANSWERS));
	expect(new Set(presets.map(({ query }) => query)).size).toBe(presets.length);
});

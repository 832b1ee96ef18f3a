import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TraceStep } from '../../../../../src/rules/keyforge/chains';
import { frenchTypography } from '../../../../../src/text/french';
import { drawName } from '../../../../../src/widgets/keyforge/chains/words';
import { anyState } from './any-state';
import { caseOf, resolveCase, say } from './said';

/** An address whose steps hold each sentence; the type asks for a line when the engine gets one more kind. */
const SENTENCES: Record<TraceStep['kind'], readonly (readonly [query: string, text: string])[]> = {
	'starting-hand': [['depart=premier', 'La main de départ est de 7 cartes.']],
	mulligan: [
		['depart=second&mulligan=oui', 'Vous mélangez ces 4 cartes dans votre deck et vous en piochez une de moins : 3.'],
		[
			'chaines=33&depart=second&mulligan=oui&au-dela=progression',
			'Vous mélangez cette main dans votre deck et vous en piochez une de moins : 0.',
		],
	],
	'mulligan-sheds-no-chain': [['depart=second&mulligan=oui', 'Le mulligan ne brise aucune chaîne : il en reste 7.']],
	'archives-taken': [['main=6&t1=archives.2', 'Vous reprenez 2 cartes de vos archives : vous en avez 8 en main.']],
	'abilities-draw': [
		[
			'chaines=0&main=6&t1=piochees.1',
			'Des capacités vous font piocher 1 carte : vous en avez 7 en main. Vos chaînes n’y changent rien.',
		],
		[
			'main=6&t1=piochees.4&suivi=oui&deck=1&defausse=2',
			'Des capacités doivent vous faire piocher 4 cartes : vous en piochez 3, faute de cartes. Vos chaînes n’y changent rien.',
		],
	],
	'first-turn-limited': [
		[
			'depart=premier',
			'Vous ouvrez la partie : à votre premier tour, vous jouez ou défaussez 1 carte de votre main et non 3.',
		],
		[
			'depart=premier&permises=2',
			'Vous ouvrez la partie : à votre premier tour, vous jouez ou défaussez 2 cartes de votre main, grâce à un effet, et non 3.',
		],
	],
	'cards-played': [
		['', 'Vous jouez ou défaussez 3 cartes de votre main : il en reste 1.'],
		['tour=jouees.4', 'Vous jouez ou défaussez 4 cartes de votre main : il n’en reste plus.'],
		['tour=jouees.9', 'Vous jouez ou défaussez vos 4 cartes, faute d’en avoir 9.'],
		['main=1&tour=jouees.2_taille.-5', 'Vous jouez ou défaussez votre seule carte, faute d’en avoir 2.'],
		['main=0&tour=jouees.1_taille.-6&t2=jouees.1', 'Votre main est vide : vous n’avez rien à jouer ni à défausser.'],
	],
	'discard-pile-grown': [
		['suivi=oui&t1=jouees.3_defaussees.2', '2 cartes rejoignent votre défausse : elle en compte 14.'],
		['suivi=oui&t1=jouees.3_defaussees.1', '1 carte rejoint votre défausse : elle en compte 13.'],
	],
	'chains-gained': [['t1=jouees.3_chaines.3', 'Vous gagnez 3 chaînes : votre compteur passe de 7 à 10.']],
	'chains-lost': [
		['t1=jouees.3_chaines.-3', 'Une carte vous libère de 3 chaînes : votre compteur passe de 7 à 4.'],
		['chaines=2&t1=chaines.-9', 'Une carte vous libère de 1 chaîne : votre compteur passe de 1 à 0.'],
	],
	'hand-size-changed': [['tour=taille.1', 'Des effets de cartes changent la main à refaire : 7 cartes au lieu de 6.']],
	'hand-full': [
		[
			'chaines=2&main=7',
			'Vous avez 7 cartes en main, pour une main à refaire de 6 : vous les gardez toutes et vous ne piochez rien.',
		],
		['chaines=2&main=6', 'Vous avez déjà 6 cartes en main : vous ne piochez rien.'],
	],
	'chain-kept': [
		['chaines=2&main=7', 'Vous n’aviez rien à piocher : aucune chaîne ne se brise, il en reste 2.'],
		[
			'chaines=1&main=3&suivi=oui&deck=2&defausse=0',
			'Sans vos chaînes, vous n’auriez rien pioché de plus : aucune ne se brise, il en reste 1.',
		],
	],
	'hand-to-refill': [['', 'Vous avez 3 cartes en main : il en manque 3 pour arriver à 6.']],
	'draw-reduced': [
		['', 'Avec 8 chaînes, vous piochez 2 cartes de moins : 1 au lieu de 3.'],
		['chaines=1&main=5', 'Avec 1 chaîne, vous piochez 1 carte de moins : aucune au lieu de 1.'],
		[
			'chaines=27&main=0',
			'Le livret s’arrête à 24 chaînes : pour 27, nous comptons 4 cartes de moins, selon votre réglage. Vous en piochez 2 au lieu de 6.',
		],
	],
	'cards-drawn': [
		['', 'Vous piochez 1 carte : vous en avez 4 en main.'],
		['depart=premier', 'Vous piochez 5 cartes.'],
	],
	'deck-remade': [
		[
			'chaines=0&main=1&suivi=oui&deck=2',
			'Le deck est vide : votre défausse, mélangée, forme un nouveau deck de 12 cartes.',
		],
	],
	'deck-empty': [
		[
			'chaines=0&main=4&suivi=oui&deck=2',
			'Le deck est vide, mais vous n’avez plus rien à piocher : votre défausse (12 cartes) reste en place jusqu’à la prochaine pioche.',
		],
	],
	'no-cards-left': [
		[
			'chaines=0&main=1&suivi=oui&deck=2&defausse=0',
			'Il ne reste ni deck ni défausse : les 3 dernières cartes ne sont pas piochées.',
		],
		[
			'chaines=0&main=3&suivi=oui&deck=2&defausse=0',
			'Il ne reste ni deck ni défausse : la dernière carte n’est pas piochée.',
		],
	],
	'chain-shed': [
		['', 'Une chaîne se brise : il en reste 7.'],
		['chaines=1', 'Une chaîne se brise : il n’en reste plus.'],
		['depart=premier', 'Cette première pioche brise déjà une chaîne : il en reste 7.'],
		[
			'chaines=2&main=5',
			'Vos chaînes vous privent de toute la pioche, et c’est assez pour que l’une d’elles se brise : il en reste 1.',
		],
	],
	free: [['', 'Vous êtes libre de vos chaînes : désormais, vous refaites votre main normalement.']],
};

describe.each(Object.entries(SENTENCES))('%s', (kind, cases) => {
	test.each(cases)('« %s » says: %s', (query, text) => {
		const { resolution, steps } = say(caseOf(query));
		expect(steps.filter((_, at) => resolution.trace[at]?.kind === kind)).toContain(text);
	});
});

test('whatever the case, each text is a sentence that agrees with its numbers', () => {
	fc.assert(
		fc.property(anyState(12), (state) => {
			const { verdict, caveat, cost, steps } = say(state);
			for (const text of [verdict, ...[caveat, cost].filter(Boolean), ...steps]) {
				expect(text).toMatch(/^[A-ZÀÉ0-9].*\.$/);
				expect(text).not.toMatch(/undefined|NaN|null| {2}|\.\.| [,.]/);
				expect(text).not.toMatch(/(?<!\d)[01] (?:cartes|chaînes|tours)/);
				expect(text).not.toMatch(/(?<!\d)(?:[2-9]|\d\d+) (?:carte|chaîne|tour)(?!s)/);
				expect(text).not.toMatch(/\b(?:ces|vos|les|Ces|Vos|Les) [01] /);
				expect(frenchTypography(text)).not.toMatch(/ [:;?!»]|« /);
			}
		}),
		{ numRuns: 300 },
	);
});

test('each line has a name of its own', () => {
	fc.assert(
		fc.property(anyState(12), (state) => {
			const { lines } = resolveCase(state).result;
			const names = lines.map((line) => drawName(line, state.start === 'ongoing'));
			expect(new Set(names).size).toBe(names.length);
		}),
	);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TraceStep } from '../../../../../src/rules/keyforge/forge';
import { frenchTypography } from '../../../../../src/text/french';
import { anyState } from './any-state';
import { caseOf, say } from './said';

/** An address whose steps hold each sentence; the type asks for a line when the engine gets one more kind. */
const SENTENCES: Record<TraceStep['kind'], readonly (readonly [query: string, text: string])[]> = {
	'current-cost': [
		['suite=etape.vous', 'Vos clés sont au coût de base : 6 Aombres.'],
		['suite=etape.adversaire', 'Les clés de l’adversaire sont au coût de base : 6 Aombres.'],
		['couts=2&suite=etape.vous', 'Vos clés coûtent 8 Aombres au lieu de 6, à cause d’effets de cartes.'],
		['couts=2_-2&suite=etape.vous', 'Les effets de cartes se compensent : une clé coûte toujours 6 Aombres.'],
	],
	'cost-floor': [['couts=-8&suite=etape.vous', 'Le calcul donne −2 : un coût ne descend pas sous 0.']],
	'cost-changed': [
		['suite=cout.vous.2', 'Le coût de vos clés change de +2 : il passe de 6 à 8 Aombres.'],
		['couts=-9&suite=cout.vous.1', 'Le coût de vos clés change de +1 : il reste de 0 Aombre.'],
		['suite=cout.adversaire.-5', 'Le coût des clés de l’adversaire change de −5 : il passe de 6 à 1 Aombre.'],
	],
	'effect-cost': [
		['suite=cle.vous.actuel.0', 'L’effet fait forger au coût actuel : 6 Aombres.'],
		['suite=cle.vous.actuel.9', 'L’effet demande 9 Aombres de plus que le coût actuel : 15 au lieu de 6.'],
		['suite=cle.vous.actuel.-1', 'L’effet demande 1 Aombre de moins que le coût actuel : 5 au lieu de 6.'],
		[
			'vous=aombre.2&couts=-2&suite=cle.vous.actuel.-5',
			'L’effet demande 5 Aombres de moins que le coût actuel : 0 au lieu de 4.',
		],
		[
			'vous=aombre.0&couts=-9&suite=cle.vous.actuel.-5',
			'L’effet demande 5 Aombres de moins que le coût actuel, qui est déjà de 0.',
		],
		['suite=cle.vous.fixe.0', 'L’effet fait forger sans rien dépenser, quel que soit le coût actuel.'],
		['suite=cle.vous.fixe.4', 'L’effet fixe lui-même le prix, quel que soit le coût actuel : 4 Aombres.'],
	],
	'aember-on-cards': [
		[
			'vous=aombre.4_cartes.3&suite=etape.vous',
			'Votre réserve compte 4 Aombres, et vos cartes en portent 3 à dépenser pour forger : 7 Aombres en tout.',
		],
	],
	'too-little-aember': [
		['', 'Vous avez 5 Aombres pour un coût de 6 : il en manque 1, pas de clé.'],
		['suite=etape.adversaire', 'L’adversaire a 4 Aombres pour un coût de 6 : il en manque 2, pas de clé.'],
	],
	'must-forge': [
		['suite=etape.vous', 'Ce n’est pas un choix : avec 7 Aombres pour un coût de 6, vous devez forger.'],
		[
			'vous=aombre.4_cartes.3&suite=etape.vous',
			'L’Aombre des cartes compte : avec 7 Aombres pour un coût de 6, vous devez forger.',
		],
		[
			'adversaire=aombre.6&suite=cle.adversaire.actuel.0',
			'L’effet ne dit pas « peut » : avec 6 Aombres pour un coût de 6, l’adversaire doit forger.',
		],
		[
			'suite=cle.vous.actuel.0.accepte',
			'L’effet dit « peut » : vous choisissez de forger, avec 7 Aombres pour un coût de 6.',
		],
	],
	'step-missing': [
		[
			'adversaire=aombre.8&suite=fin.vous_etape.vous',
			'L’étape 1 de l’adversaire n’est pas dans la liste : avec 8 Aombres pour un coût de 6, l’adversaire devait forger.',
		],
		[
			'suite=fin.adversaire_fin.vous',
			'L’étape 1 de votre tour n’est pas dans la liste : avec 7 Aombres pour un coût de 6, vous deviez forger.',
		],
	],
	'own-aember-captured': [
		[
			'suite=propre.vous.4',
			'Vous capturez 4 Aombres de votre propre réserve, qui passe de 7 à 3 Aombres : vos créatures en portent 4.',
		],
		[
			'suite=propre.adversaire.1',
			'L’adversaire capture 1 Aombre de sa propre réserve, qui passe de 4 à 3 Aombres : ses créatures en portent 1.',
		],
	],
	declined: [['suite=cle.vous.actuel.0.refuse', 'L’effet dit « peut » : vous choisissez de ne pas forger.']],
	'step-skipped': [
		[
			'suite=etape.adversaire.sautee',
			'Un effet fait sauter l’étape 1, et la carte l’emporte sur la règle : l’adversaire ne forge pas.',
		],
	],
	forbidden: [
		['suite=etape.vous.interdite', 'Un effet interdit de forger : il l’emporte sur l’obligation, pas de clé.'],
		[
			'suite=cle.vous.actuel.0.accepte.interdite',
			'Un effet interdit de forger : il l’emporte sur la permission, pas de clé.',
		],
	],
	replaced: [
		[
			'suite=etape.vous.remplacee',
			'Un effet remplace la clé par autre chose : elle n’est pas forgée et son coût n’est pas dépensé.',
		],
	],
	'paid-from-cards': [
		[
			'vous=aombre.4_cartes.3&suite=etape.vous',
			'2 Aombres viennent des cartes, où il en reste 1 : c’est vous, joueur actif, qui en décidez.',
		],
		[
			'vous=aombre.6_cartes.3&suite=etape.vous',
			'Rien n’est pris sur les cartes : c’est vous, joueur actif, qui en décidez.',
		],
		[
			'vous=aombre.6_cartes.1&tour=adversaire&suite=cle.vous.actuel.0.cartes.1',
			'1 Aombre vient des cartes, où il en reste 0 : c’est l’adversaire, joueur actif, qui en décide.',
		],
		[
			'vous=aombre.5_cartes.1&suite=etape.vous',
			'1 Aombre vient des cartes, où il en reste 0 : sans lui, votre réserve ne suffit pas.',
		],
		[
			'adversaire=aombre.0_cartes.8&suite=etape.adversaire',
			'6 Aombres viennent des cartes, où il en reste 2 : sans eux, la réserve de l’adversaire ne suffit pas.',
		],
	],
	'paid-from-pool': [
		['suite=etape.vous', '6 Aombres de votre réserve retournent au stock commun : il en reste 1.'],
		['suite=cle.adversaire.fixe.1', '1 Aombre de la réserve de l’adversaire retourne au stock commun : il en reste 3.'],
	],
	'key-forged': [
		['suite=etape.vous', 'Vous retournez un pion de clé : 2 clés sur 3.'],
		['vous=aombre.6&suite=etape.vous', 'Vous retournez un pion de clé : 1 clé sur 3.'],
	],
	victory: [['vous=aombre.6_cles.2&suite=etape.vous', 'C’est la troisième clé : vous gagnez la partie aussitôt.']],
	'one-key-only': [
		[
			'vous=aombre.13&suite=etape.vous',
			'Il reste de quoi payer une autre clé (7 Aombres pour un coût de 6), mais cette étape n’en donne qu’une par tour.',
		],
	],
	'another-key-this-turn': [
		[
			'vous=aombre.13&suite=etape.vous_cle.vous.actuel.0',
			'C’est la 2e clé que vous forgez ce tour-ci : la limite d’une clé ne vaut que pour l’étape 1.',
		],
	],
	'key-unforged': [
		['suite=defaite.vous', 'Une de vos clés redevient non forgée : il vous en reste 0.'],
		[
			'adversaire=aombre.0_cles.2&suite=defaite.adversaire',
			'Une des clés de l’adversaire redevient non forgée : il lui en reste 1.',
		],
	],
	'amount-limited': [
		['suite=vol.vous.6', 'L’effet porte sur 6 Aombres, mais il n’y en a que 4.'],
		['adversaire=aombre.0&suite=vol.vous.1', 'L’effet porte sur 1 Aombre, mais il n’y en a pas.'],
	],
	'aember-gained': [
		['suite=gain.vous.1', 'Vous gagnez 1 Aombre : votre réserve passe de 7 à 8 Aombres.'],
		['suite=gain.adversaire.2', 'L’adversaire gagne 2 Aombres : la réserve de l’adversaire passe de 4 à 6 Aombres.'],
	],
	'aember-lost': [['suite=perte.vous.6', 'Vous perdez 6 Aombres : votre réserve passe de 7 à 1 Aombre.']],
	'aember-stolen': [
		['', 'L’adversaire vous vole 2 Aombres : votre réserve passe de 7 à 5 Aombres, la sienne de 4 à 6.'],
		['suite=vol.vous.1', 'Vous volez 1 Aombre : votre réserve passe de 7 à 8 Aombres, la sienne de 4 à 3.'],
	],
	'aember-paid': [
		[
			'suite=paiement.vous.2',
			'Vous payez à l’adversaire 2 Aombres : votre réserve passe de 7 à 5 Aombres, la sienne de 4 à 6.',
		],
		[
			'suite=paiement.adversaire.2',
			'L’adversaire vous paie 2 Aombres : votre réserve passe de 7 à 9 Aombres, la sienne de 4 à 2.',
		],
	],
	'aember-captured': [
		[
			'suite=capture.vous.2',
			'Vous capturez 2 Aombres : la réserve de l’adversaire passe de 4 à 2 Aombres, et vos créatures en portent 2.',
		],
		[
			'suite=capture.adversaire.2',
			'L’adversaire capture 2 Aombres : votre réserve passe de 7 à 5 Aombres, et ses créatures en portent 2.',
		],
	],
	'aember-returned': [
		[
			'vous=aombre.7_captures.3&suite=retour.vous.2',
			'2 Aombres que vos créatures avaient capturés reviennent à l’adversaire : sa réserve passe de 4 à 6 Aombres.',
		],
		[
			'adversaire=aombre.0_captures.1&suite=retour.adversaire.1',
			'1 Aombre que les créatures adverses avaient capturé revient chez vous : votre réserve passe de 7 à 8 Aombres.',
		],
	],
	ready: [
		['', 'Votre réserve suffit pour une clé (7 Aombres pour un coût de 6) : vous devez dire « Prêt ! ».'],
		[
			'adversaire=aombre.6&suite=fin.adversaire',
			'La réserve de l’adversaire suffit pour une clé (6 Aombres pour un coût de 6) : l’adversaire doit dire « Prêt ! ».',
		],
	],
	'not-ready': [
		[
			'suite=fin.adversaire',
			'La réserve de l’adversaire ne suffit pas pour une clé (4 Aombres pour un coût de 6) : l’adversaire n’a rien à annoncer.',
		],
	],
	'forges-unannounced': [
		[
			'vous=aombre.4_cartes.3&suite=fin.vous',
			'Avec l’Aombre des cartes, vous avez pourtant 7 Aombres : l’étape 1 donnera une clé sans qu’elle ait été annoncée.',
		],
	],
};

describe.each(Object.entries(SENTENCES))('%s', (kind, cases) => {
	test.each(cases)('« %s » says: %s', (query, text) => {
		const { resolution, steps } = say(caseOf(query));
		expect(steps.filter((_, at) => resolution.trace[at]?.kind === kind)).toContain(text);
	});
});

test('whatever the case, each text is a sentence that agrees with its numbers', () => {
	fc.assert(
		fc.property(anyState(9), (state) => {
			const { verdict, pool, standings, safety, steps, refusals, titles } = say(state);
			const whole = [verdict, ...(pool ? [pool] : []), ...safety, ...steps, ...refusals];
			for (const text of whole) expect(text).toMatch(/^[A-ZÀÉ0-9].*[.!] ?»?\.?$/);
			for (const text of [...whole, ...titles, ...standings.flatMap(({ title, detail }) => [title, detail])]) {
				expect(text).not.toMatch(/undefined|NaN|null| {2}|\.\.| [,.]/);
				expect(text).not.toMatch(/(?<!\d)[01] (?:Aombres|clés)/);
				expect(text).not.toMatch(/(?<!\d)(?:[2-9]|\d\d+) (?:Aombre|clé)(?!s)/);
				expect(frenchTypography(text)).not.toMatch(/ [:;?!»]|« /);
			}
		}),
		{ numRuns: 300 },
	);
});

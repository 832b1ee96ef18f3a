import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Illegality, resolve, type TraceStep } from '../../../../../src/rules/mistborn/metals';
import { frenchTypography } from '../../../../../src/text/french';
import { caveat, headline, purposeName } from '../../../../../src/widgets/mistborn/metals/answer';
import { metalsCard } from '../../../../../src/widgets/mistborn/metals/card';
import { verdictText } from '../../../../../src/widgets/mistborn/metals/Payments';
import { refusalRules } from '../../../../../src/widgets/mistborn/metals/refusal';
import { type MetalsState, toEngine } from '../../../../../src/widgets/mistborn/metals/state';
import { actionTitle, wayText } from '../../../../../src/widgets/mistborn/metals/ways';
import { anyState } from './any-state';
import { caseOf, resolveCase, said, sayAll } from './said';

/** Kinds of steps and refusals, each with a case; the type asks for one when the engine gets one more. */
const STEPS: Record<TraceStep['kind'], readonly [query: string, sentence: string]> = {
	'token-burnt': [
		'suite=bruler.fer.a&a=atium_capacite.fer',
		'Vous Brûlez le jeton Fer, posé sur la carte A : 7 jetons sont prêts.',
	],
	'token-flared': [
		'suite=attiser.etain&icones=1',
		'Vous Attisez le jeton Étain, retourné et posé à un endroit vide : 7 jetons sont prêts.',
	],
	'atium-burnt': [
		'atium=2&suite=atium.fer',
		'Vous Brûlez 1 Atium comme Fer, posé à un endroit vide : il vous en reste 1.',
	],
	'card-laid': [
		'a=flacon.fer.acier&suite=carte.a.fer',
		'Vous couchez la carte A comme Fer, à un endroit vide : il vous reste 0 carte en main.',
	],
	'limit-used': ['suite=bruler.fer', 'Votre limite est de 1 jeton par tour : vous ne pouvez plus en Brûler.'],
	'limit-spared': [
		'suite=attiser.fer',
		'Vous pouvez Attiser même s’il vous reste des jetons à Brûler : vous pouvez encore en Brûler 1.',
	],
	'savant-triggered': [
		'a=flacon.fer.acier_savant&suite=carte.a.fer',
		'Utilisée comme métal, la carte A déclenche sa capacité Savant.',
	],
	'card-played': [
		'a=atium_capacite.fer&b=allie&suite=bruler.fer.a',
		'Vous jouez la carte A : il vous reste 1 carte en main.',
	],
	'metal-placed': [
		'a=atium_capacite.fer.fer&suite=bruler.fer.a',
		'La carte A reçoit 1 Fer pour sa capacité principale : 1 métal sur 2.',
	],
	'ability-incomplete': [
		'icones=2&a=atium_capacite.fer_capacite.zinc.zinc&suite=bruler.fer.a_bruler.zinc.a',
		'Avec 1 métal sur 2, la 2ᵉ capacité de la carte A ne donne encore rien.',
	],
	'ability-activated': [
		'a=atium_capacite.fer&suite=bruler.fer.a',
		'La capacité principale de la carte A s’active : si vous l’utilisez, appliquez aussitôt tous ses effets, dans l’ordre.',
	],
	'metal-counted': [
		'atium=1&a=atium_capacite.fer&suite=atium.fer.a',
		'Il compte aussi comme Atium, Brûlé 1 fois ce tour-ci.',
	],
	'effect-available': [
		'effets=allie.fer&suite=attiser.fer',
		'L’effet 1, d’un Allié, est disponible : son métal est Attisé, c’est pareil.',
	],
	'effect-already-given': [
		'a=flacon.fer.acier&effets=personnage.fer&suite=bruler.fer_carte.a.fer',
		'L’effet 1 ne revient pas : il ne se donne qu’une fois par tour, même si son métal a été Brûlé 2 fois.',
	],
	'card-discarded': [
		'attises=fer&a=flacon.fer.acier&suite=regenerer.fer.a',
		'Vous défaussez la carte A pour régénérer le jeton Fer : il vous reste 0 carte en main.',
	],
	'savant-silent': [
		'attises=fer&a=atium_savant&suite=regenerer.fer.a',
		'Défaussée, la carte A ne déclenche pas sa capacité Savant.',
	],
	'token-refreshed': [
		'attises=etain.fer&suite=regenerer.fer',
		'Une icône remet le jeton Fer à l’endroit : 1 reste retourné.',
	],
	reuse: [
		'attises=fer&suite=regenerer.fer',
		'Il n’a pas servi ce tour-ci : vous pouvez encore l’utiliser, 8 jetons sont prêts.',
	],
	'refreshed-not-burnt': [
		'attises=fer&suite=regenerer.fer',
		'Régénérer n’est pas Brûler : Fer en reste à 0 fois, aucun Allié ni personnage ne s’active.',
	],
	'limit-raised': [
		'suite=gain.icone.1',
		'Votre limite passe de 1 à 2 jetons à Brûler, à chaque tour et pour toute la partie.',
	],
	'atium-gained': ['atium=1&suite=gain.atium.2', 'Vous gagnez 2 Atium : vous en avez 3.'],
	'token-taken-back': ['suite=bruler.fer', 'Le jeton Fer reprend sa place : 8 jetons sont prêts.'],
	'token-stays-flared': ['suite=attiser.fer', 'Le jeton Fer reste retourné : bloqué tant qu’il n’est pas régénéré.'],
	'ally-rioted': ['effets=allie.atium&suite=exalter.1', 'Exalter active l’effet 1 : seul son Zinc est Brûlé.'],
	'riot-on-top': [
		'effets=allie.fer&suite=exalter.1',
		'Une activation de plus : l’effet 1 peut encore venir en Brûlant son métal.',
	],
	'card-sought': [
		'suite=traquer',
		'Traquer applique l’effet principal d’une carte Action du Marché : rien n’est Brûlé pour elle.',
	],
	'sought-stays': ['suite=traquer', 'Elle reste au Marché.'],
	'atium-returned': ['atium=1&suite=atium.fer', '1 Atium utilisé retourne à la réserve.'],
	'cards-discarded': ['a=flacon.fer.acier&suite=carte.a.fer', '1 carte jouée ou couchée va à la défausse.'],
};

const REFUSALS: Record<Illegality['reason'], readonly [query: string, sentence: string]> = {
	'token-flared': [
		'attises=fer&suite=bruler.fer',
		'Le jeton Fer est Attisé depuis un tour précédent : il faut d’abord le régénérer.',
	],
	'token-already-used': [
		'suite=bruler.fer_attiser.fer',
		'Le jeton Fer a déjà été Brûlé ce tour-ci : il ne peut plus être Attisé.',
	],
	'token-already-refreshed': [
		'suite=attiser.fer_regenerer.fer_bruler.fer',
		'Le jeton Fer a servi ce tour-ci : même régénéré, il attend votre prochain tour.',
	],
	'limit-reached': [
		'suite=bruler.fer_bruler.etain',
		'Votre limite de 1 jeton à Brûler est atteinte : pour utiliser le jeton Étain, il faut l’Attiser.',
	],
	'atium-flared': ['atium=1&suite=attiser.atium', 'L’Atium ne s’Attise jamais.'],
	'no-atium': ['suite=atium.fer', 'Vous n’avez pas de jeton Atium.'],
	'limit-reached-atium': [
		'icones=2&atium=3&suite=atium.fer_atium.fer_atium.fer',
		'Votre limite de 2 jetons à Brûler est atteinte : l’Atium y compte, et il ne s’Attise pas.',
	],
	'unknown-card': ['suite=bruler.fer.d', 'La carte D n’est pas dans votre main : ajoutez-la, ou retirez cette action.'],
	'card-not-in-hand': [
		'a=flacon.fer.acier&suite=carte.a.fer_carte.a.acier',
		'La carte A est déjà couchée comme métal : elle ne peut plus servir à cela.',
	],
	'card-without-metal': ['a=allie&suite=carte.a.fer', 'La carte A est un Allié : elle ne sert jamais de métal.'],
	'metal-not-in-flask': ['a=flacon.fer.acier&suite=carte.a.etain', 'Le flacon de la carte A ne montre pas d’Étain.'],
	'card-under-itself': [
		'a=atium_capacite.fer&suite=carte.a.fer.a',
		'Une carte couchée alimente une autre carte, jamais elle-même.',
	],
	'card-not-fed': ['a=allie&suite=bruler.fer.a', 'La carte A est un Allié : aucun métal ne se pose dessus.'],
	'metal-not-asked-for': [
		'a=atium_capacite.zinc&suite=bruler.fer.a',
		'La carte A n’attend pas de Fer : seul le métal demandé l’alimente.',
	],
	'ability-skipped': [
		'a=atium_capacite.zinc_capacite.fer&suite=bruler.fer.a',
		'La carte A attend d’abord les métaux de la capacité du dessus : Fer est pour une capacité plus bas.',
	],
	'nothing-to-refresh': ['suite=regenerer.fer', 'Le jeton Fer n’est pas Attisé : il n’y a rien à régénérer.'],
	'unknown-effect': ['suite=exalter.2', 'L’effet 2 n’existe pas : ajoutez-le à vos Alliés.'],
	'character-effect': [
		'effets=personnage.fer&suite=exalter.1',
		'Exalter n’active que des Alliés : l’effet 1 est de votre personnage.',
	],
	'track-at-its-end': [
		'icones=4&suite=gain.icone.1',
		'La piste ne donne pas plus de 4 icônes de Brûler : vous en avez 4.',
	],
};

describe('each step and each refusal', () => {
	test.each(Object.entries(STEPS))('%s', (kind, [query, expected]) => {
		expect(resolveCase(caseOf(query)).trace.map((step) => step.kind)).toContain(kind);
		expect(said(query)).toContain(expected);
	});

	test.each(Object.entries(REFUSALS))('%s', (reason, [query, expected]) => {
		const outcome = resolveCase(caseOf(query)).result.outcomes.at(-1);
		expect(outcome).toMatchObject({ type: 'illegal', reason });
		expect(said(query)).toContain(expected);
		expect(headline(resolveCase(caseOf(query)))).toBe(`Impossible. ${expected}`);
	});

	test.each([
		[
			'icones=2&suite=bruler.fer_attiser.zinc_bruler.etain',
			'Vous pouvez Attiser même s’il vous reste des jetons à Brûler : vous pouvez encore en Brûler 1.',
		],
		['suite=bruler.fer_attiser.zinc', 'Votre limite est atteinte : Attiser est le seul moyen d’utiliser ce jeton.'],
		['a=atium&suite=carte.a.fer', 'La carte Atium vaut le métal voulu : Fer, Brûlé 1 fois ce tour-ci.'],
		['a=flacon.fer.acier&suite=carte.a.fer', 'La carte vaut le seul métal annoncé : Fer, Brûlé 1 fois ce tour-ci.'],
		['suite=attiser.fer', 'Attiser vaut Brûler : Fer compte comme Brûlé 1 fois ce tour-ci.'],
		[
			'a=flacon.fer.acier&effets=allie.fer&suite=bruler.fer_carte.a.fer',
			'L’effet 1 ne revient pas : il ne se donne qu’une fois par tour, même si son métal a été Brûlé 2 fois ; seul Exalter l’active encore.',
		],
		['atium=1&suite=atium.fer', 'L’Atium en tient lieu : Fer, Brûlé 1 fois ce tour-ci.'],
		[
			'atium=1&double=oui&suite=atium.fer',
			'Il compte aussi comme Atium, Brûlé 1 fois ce tour-ci : c’est votre lecture, la règle ne parle que d’un jeton posé sur une carte.',
		],
		['atium=1&suite=atium.atium', 'L’Atium compte dans votre limite de 1 jeton : vous ne pouvez plus en Brûler.'],
		['effets=personnage.fer&suite=bruler.fer', 'L’effet 1, de votre personnage, est disponible : son métal est Brûlé.'],
		[
			'a=atium&effets=allie.fer.2&suite=bruler.fer_carte.a.fer',
			'L’effet 1, d’un Allié, est disponible : son métal est Brûlé 2 fois.',
		],
		[
			'suite=attiser.fer_regenerer.fer',
			'Il a déjà servi ce tour-ci : il attend votre prochain tour, 7 jetons sont prêts.',
		],
		['suite=attiser.fer_regenerer.fer', 'Le jeton Fer, régénéré, pourra resservir : 8 jetons sont prêts.'],
		['suite=gain.bruler.2', 'Votre limite passe de 1 à 3 jetons à Brûler.'],
		[
			'a=flacon.fer.acier&attises=fer&suite=regenerer.fer.a',
			'Vous remettez le jeton Fer à l’endroit : plus aucun jeton n’est retourné.',
		],
	])('%s', (query, expected) => {
		expect(said(query)).toContain(expected);
	});

	test.each([
		['a=financement&suite=carte.a.fer', 'La carte A est un Financement : elle n’est liée à aucun métal.'],
		['attises=fer&a=allie&suite=regenerer.fer.a', 'La carte A est un Allié : elle ne régénère aucun jeton.'],
		['a=financement&suite=bruler.fer.a', 'La carte A est un Financement : elle ne demande aucun métal.'],
		['suite=attiser.fer_attiser.fer', 'Le jeton Fer a déjà servi ce tour-ci : un jeton ne sert qu’une fois par tour.'],
		[
			'a=atium_capacite.fer&b=atium&suite=bruler.fer.a_carte.b.fer.a',
			'La capacité de cette carte qui demandait du Fer est déjà active : elle ne sert qu’une fois par tour.',
		],
	])('%s', (query, expected) => {
		expect(said(query)[0]).toBe(expected);
	});
});

/** Everything that the tool says of a case, but the labels of its fields. */
function everything(state: MetalsState): string[] {
	const resolution = resolveCase(state);
	const { payments } = resolution.result;
	return [
		headline(resolution),
		caveat(resolution),
		...sayAll(state),
		...state.actions.map(actionTitle),
		...payments.flatMap(({ ways }) => ways.map(wayText)),
		...payments.map((payment) => `Pour ${purposeName(payment.purpose)} ${verdictText(payment)}`),
	].filter(Boolean);
}

describe('whatever the case', () => {
	test('every text is clean, and nouns agree with their number', () => {
		fc.assert(
			fc.property(anyState(), (state) => {
				for (const text of everything(state)) {
					expect(text).not.toMatch(/undefined|null|NaN|\[object/);
					expect(text).not.toMatch(/ {2}|^ | $| \.| ,|\.\.|'/);
					expect(text).not.toMatch(/de (?:É|A)|le (?:É|A)(?!tt)/);
					expect(text).toMatch(/^[\p{Lu}\d]/u);
					expect(text).not.toMatch(/(?<!\d)[01] (?:jetons|cartes|métaux|icônes|Atium Brûlés)/);
					expect(text).not.toMatch(/(?<!\d)(?:[2-9]|\d\d+) (?:jeton|carte|métal|icône|Atium Brûlé)(?!s)\b/);
					expect(frenchTypography(text)).not.toMatch(/ [:;?!»]|« /);
				}
			}),
			{ numRuns: 100 },
		);
	});

	test('every sentence ends with a full stop', () => {
		fc.assert(
			fc.property(anyState(), (state) => {
				for (const text of [headline(resolveCase(state)), ...sayAll(state)]) expect(text).toMatch(/\.$/);
			}),
		);
	});

	test('the card of the tool names every rule that is cited', () => {
		fc.assert(
			fc.property(anyState(), (state) => {
				const { trace, result } = resolve(toEngine(state));
				const refused = result.outcomes.flatMap((outcome) => (outcome.type === 'illegal' ? refusalRules(outcome) : []));
				const cited = [...trace, ...result.payments].map(({ rule }) => rule);
				for (const rule of [...cited, ...refused]) expect(metalsCard.rules).toContain(rule);
			}),
		);
	});
});

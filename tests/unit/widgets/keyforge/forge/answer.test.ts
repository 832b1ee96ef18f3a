import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newEvent } from '../../../../../src/widgets/keyforge/forge/new-event';
import { activeBefore, initialState } from '../../../../../src/widgets/keyforge/forge/state';
import { anyState } from './any-state';
import { caseOf, say } from './said';

describe('the verdict', () => {
	test.each([
		['', 'Vous ne forgez pas de clé : il vous manque 1 Aombre.'],
		['suite=etape.vous', 'Vous devez forger une clé pour 6 Aombres : 2 clés sur 3.'],
		['suite=cle.vous.actuel.0', 'Vous devez forger une clé pour 6 Aombres : 2 clés sur 3.'],
		['suite=cle.vous.actuel.0.accepte', 'Vous forgez une clé pour 6 Aombres : 2 clés sur 3.'],
		['adversaire=aombre.6&suite=etape.adversaire', 'L’adversaire doit forger une clé pour 6 Aombres : 1 clé sur 3.'],
		['suite=etape.adversaire', 'L’adversaire ne forge pas de clé : il lui manque 2 Aombres.'],
		['suite=etape.vous.sautee', 'Vous ne forgez pas de clé : un effet fait sauter l’étape 1.'],
		['suite=etape.vous.interdite', 'Vous ne forgez pas de clé : un effet l’interdit.'],
		['suite=etape.vous.remplacee', 'Vous ne forgez pas de clé : un effet la remplace, et rien n’est dépensé.'],
		['suite=cle.vous.actuel.0.refuse', 'Vous choisissez de ne pas forger.'],
		['vous=aombre.6_cles.2&suite=etape.vous', 'Troisième clé : vous gagnez la partie.'],
		['adversaire=aombre.6_cles.2&suite=etape.adversaire', 'Troisième clé : l’adversaire gagne la partie.'],
		['suite=', 'Une clé vous coûte 6 Aombres : vous avez de quoi la forger.'],
		['vous=aombre.4&suite=gain.adversaire.1', 'Une clé vous coûte 6 Aombres : il vous en manque 2.'],
		['suite=fin.vous', 'Vous devez dire « Prêt ! » : il y a de quoi forger une clé.'],
		['suite=fin.adversaire', 'L’adversaire n’a rien à annoncer : pas assez d’Aombre pour une clé.'],
		[
			'vous=aombre.5_cartes.2&suite=fin.vous',
			'Vous n’avez rien à annoncer, mais l’Aombre des cartes suffit pour une clé.',
		],
		['suite=etape.vous_defaite.vous', 'Une clé à vous redevient non forgée : 1 clé sur 3.'],
	])('« %s »: %s', (query, verdict) => {
		expect(say(caseOf(query)).verdict).toBe(verdict);
	});

	test.each([
		['suite=etape.vous_etape.adversaire', 'Avant cela, vous avez forgé 1 clé.'],
		['adversaire=aombre.6&suite=etape.adversaire_etape.vous', 'Avant cela, l’adversaire a forgé 1 clé.'],
		['vous=aombre.20&suite=etape.vous_cle.vous.actuel.0_etape.vous', 'Avant cela, vous avez forgé 2 clés.'],
		[
			'vous=aombre.6&adversaire=aombre.6&suite=etape.vous_etape.adversaire_etape.vous',
			'Avant cela, vous avez forgé 1 clé et l’adversaire a forgé 1 clé.',
		],
		[
			'vous=aombre.7&adversaire=aombre.8&suite=fin.vous_etape.vous',
			'L’étape 1 de l’adversaire n’est pas dans la liste : avec 8 Aombres, il devait forger.',
		],
		[
			'adversaire=aombre.8&suite=fin.adversaire_fin.vous',
			'Votre étape 1 n’est pas dans la liste : avec 7 Aombres, vous deviez forger.',
		],
		['vous=aombre.9_cles.2&suite=etape.vous_vol.vous.1', 'Ce qui suit dans la liste n’a plus lieu.'],
		['vous=aombre.0&suite=defaite.vous', 'Une clé devait redevenir non forgée, mais aucune n’était forgée.'],
		['suite=etape.vous', ''],
		[
			'vous=aombre.13&suite=etape.vous',
			'Il reste de quoi en payer une autre, mais l’étape 1 n’en donne qu’une par tour.',
		],
		['vous=aombre.6_cartes.1&suite=etape.vous', 'C’est vous qui choisissez combien vient des cartes.'],
		[
			'vous=aombre.6_cartes.1&tour=adversaire&suite=cle.vous.actuel.0',
			'C’est l’adversaire qui choisit combien vient des cartes.',
		],
		['vous=aombre.5_cartes.1&suite=etape.vous', ''],
		[
			'vous=aombre.0_cartes.2&couts=-6&suite=etape.vous',
			'Il reste de quoi en payer une autre, mais l’étape 1 n’en donne qu’une par tour.',
		],
	])('« %s » adds: %s', (query, pool) => {
		expect(say(caseOf(query)).pool).toBe(pool);
	});
});

describe('both players in the end', () => {
	test('what each has, and what the next key asks', () => {
		expect(say(caseOf('')).standings).toEqual([
			{
				side: 'you',
				ready: false,
				title: 'Vous : il manque 1 Aombre',
				detail: '1 clé, 5 Aombres en réserve ; prochaine clé à 6',
			},
			{
				side: 'opponent',
				ready: true,
				title: 'L’adversaire : de quoi forger',
				detail: '1 clé, 6 Aombres en réserve ; prochaine clé à 6',
			},
		]);
	});

	test('Æmber elsewhere than in the pool', () => {
		const { standings } = say(caseOf('vous=aombre.1_cartes.2_captures.3&couts=1&suite='));
		expect(standings[0]?.detail).toBe('0 clé, 1 Aombre en réserve, 2 sur des cartes, 3 capturés ; prochaine clé à 7');
	});

	test('once someone has won', () => {
		const { standings, safety } = say(caseOf('vous=aombre.9_cles.2&suite=etape.vous'));
		expect(standings.map(({ title, ready, detail }) => [title, ready, detail])).toEqual([
			['Vous : victoire', true, '3 clés, 3 Aombres en réserve'],
			['L’adversaire : défaite', false, '1 clé, 4 Aombres en réserve'],
		]);
		expect(safety).toEqual([]);
	});
});

test('what would prevent a key', () => {
	expect(say(caseOf('suite=')).safety).toEqual([
		'Pour empêcher votre prochaine clé, il faudrait vous prendre au moins 2 Aombres, ou qu’elle en coûte 2 de plus.',
	]);
	expect(say(caseOf('vous=aombre.0&couts=-9&suite=')).safety[0]).toContain(
		'il faudrait qu’elle coûte 4 Aombres de plus.',
	);
	expect(say(caseOf('adversaire=aombre.2_cartes.6&suite=etape.vous')).safety).toEqual([
		'Prendre de l’Aombre dans sa réserve n’empêcherait pas la prochaine clé de l’adversaire : il faudrait qu’elle coûte 3 Aombres de plus.',
	]);
});

test('the verdict gives the last thing that happened about a key', () => {
	const told = {
		'key-forged': /une clé pour/,
		'no-key': /ne forgez? pas|de ne pas forger/,
		'key-unforged': /redevient non forgée/,
		'turn-end': /Prêt|rien à annoncer/,
	};
	fc.assert(
		fc.property(anyState(9), (state) => {
			const { resolution, verdict } = say(state);
			const { outcomes, winner } = resolution.result;
			const last = outcomes.flatMap(({ type }) => (type in told ? [type as keyof typeof told] : [])).at(-1);
			const expected = last === undefined ? /Une clé vous coûte/ : told[last];
			expect(verdict).toMatch(winner === null ? expected : /Troisième clé/);
		}),
	);
});

describe('an event that is added', () => {
	test('turns alternate, from the player whose turn it is', () => {
		const first = newEvent('forge-step', { ...initialState, active: 'opponent', events: [] });
		expect(first).toMatchObject({ type: 'forge-step', player: 'opponent' });
		expect(newEvent('forge-step', { ...initialState, events: [first] })).toMatchObject({ player: 'you' });
	});

	test('comes in the turn of the other player once one has ended', () => {
		const state = caseOf('suite=fin.vous');
		expect(newEvent('forge-step', state)).toMatchObject({ player: 'opponent' });
		expect(newEvent('steal', state)).toMatchObject({ player: 'opponent' });
	});

	test('concerns the active player, or whom the active player would hinder', () => {
		const state = { ...initialState, events: [] };
		const player = (type: Parameters<typeof newEvent>[0]) => newEvent(type, state).player;
		expect((['effect', 'steal', 'turn-end'] as const).map(player)).toEqual(['you', 'you', 'you']);
		expect((['cost', 'key-unforged'] as const).map(player)).toEqual(['opponent', 'opponent']);
	});

	test('whose turn it is comes from the events before', () => {
		const state = caseOf('suite=etape.adversaire_fin.adversaire_etape.vous');
		expect([0, 1, 2, 3].map((at) => activeBefore(state, at))).toEqual(['you', 'opponent', 'you', 'you']);
	});
});

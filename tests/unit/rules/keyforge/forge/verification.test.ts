import { describe, expect, test } from 'vitest';
import { type Evenement, type Joueur, resoudre, verifier } from '../../../../../src/rules/keyforge/forge';
import {
	auCoutActuel,
	auPrixDe,
	cleDefaite,
	cout,
	effet,
	etape1,
	finDeTour,
	mouvement,
	situation,
} from './vocabulaire';

const ENTIER = { type: 'entier', min: 0, max: 99 };

/** Paths of the problems of an event as it might come from an address, whatever the types say. */
const champsDe = (evenement: object) =>
	verifier(situation(), [evenement as Evenement]).map(({ field }) => field.replace('evenements[0].', ''));

describe('verifier', () => {
	test('accepts a sound situation, limits included', () => {
		const plein = { reserve: 99, surCartes: 99, captures: 99, cles: 2, modificateurs: Array(12).fill(-99) };
		const evenements = [
			etape1('vous', { empechement: 'sautee', depuisCartes: 99 }),
			effet('adversaire', { cout: auCoutActuel(-99), empechement: 'remplacee' }),
			effet('vous', { cout: auPrixDe(99), choix: 'refuse' }),
			mouvement('vol', 'vous', 99),
			cout('vous', 99),
			cleDefaite('vous'),
			finDeTour(),
		];
		expect(verifier(situation(plein, plein), evenements)).toEqual([]);
	});

	test.each([-1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY, '3', undefined])('refuses %s in a pool', (value) => {
		expect(verifier(situation({ reserve: value as number }), [])).toEqual([
			{ field: 'vous.reserve', value, expected: ENTIER },
		]);
	});

	test('refuses a third key, and a thirteenth effect on the cost', () => {
		const fiche = { cles: 3, modificateurs: [...Array(12).fill(0), 100] };
		expect(verifier(situation({}, fiche), [])).toEqual([
			{ field: 'adversaire.cles', value: 3, expected: { ...ENTIER, max: 2 } },
			{ field: 'adversaire.modificateurs.length', value: 13, expected: { ...ENTIER, max: 12 } },
			{ field: 'adversaire.modificateurs[12]', value: 100, expected: { ...ENTIER, min: -99 } },
		]);
	});

	test('checks every number of a player and whose turn it is', () => {
		const fiche = { surCartes: -1, captures: 0.5 } as Partial<Joueur>;
		expect(verifier({ ...situation(fiche), actif: 'personne' as 'vous' }, []).map(({ field }) => field)).toEqual([
			'vous.surCartes',
			'vous.captures',
			'actif',
		]);
	});

	test.each<[object, readonly string[]]>([
		[{ type: 'sieste', joueur: 'vous' }, ['type']],
		[finDeTour('personne' as 'vous'), ['joueur']],
		[etape1('vous', { empechement: 'non' as 'sautee', depuisCartes: -1 }), ['empechement', 'depuisCartes']],
		[effet('vous', { cout: auCoutActuel(100), choix: 'non' as 'refuse' }), ['cout.ecart', 'choix']],
		[effet('vous', { cout: auPrixDe(-1), empechement: 'sautee' as 'interdite' }), ['cout.montant', 'empechement']],
		[effet('vous', { cout: { type: 'double' } as never }), ['cout.type']],
		[mouvement('gain', 'vous', 100), ['montant']],
		[cout('vous', -100), ['variation']],
	])('checks every field of %o', (evenement, attendus) => {
		expect(champsDe(evenement)).toEqual(attendus);
	});

	test('refuses more than 60 events', () => {
		expect(verifier(situation(), Array(61).fill(finDeTour()))).toEqual([
			{ field: 'evenements.length', value: 61, expected: { ...ENTIER, max: 60 } },
		]);
	});
});

test('resoudre throws a RangeError that lists every problem', () => {
	const fausse = situation({ reserve: -1 });
	const essai = () => resoudre(fausse, [cout('vous', 100)]);
	expect(essai).toThrow(RangeError);
	expect(essai).toThrow(/vous\.reserve: -1[\s\S]*evenements\[0\]\.variation: 100/);
	expect(essai).toThrow(expect.objectContaining({ cause: verifier(fausse, [cout('vous', 100)]) }));
});

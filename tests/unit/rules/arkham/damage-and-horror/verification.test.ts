import { describe, expect, test } from 'vitest';
import {
	type Repartition,
	resoudre,
	type Situation,
	verifier,
} from '../../../../../src/rules/arkham/damage-and-horror';
import { type Cas, lot, repartition, situation } from './vocabulary';

const cas: Cas = { soutiens: [{ vie: 2, sante: 2 }], inflige: lot(1, 1) };

/** Problems of a sound case in which one part is replaced, whatever the types say. */
const problemesDe = (situationDouteuse: object, repartitionDouteuse: object = {}) =>
	verifier(
		{ ...situation(cas), ...situationDouteuse } as Situation,
		{ ...repartition(cas), ...repartitionDouteuse } as Repartition,
	);

const champsDe = (...parts: Parameters<typeof problemesDe>) => problemesDe(...parts).map(({ field }) => field);

describe('verifier', () => {
	test('accepts a sound case, limits included', () => {
		const soutiens = Array.from({ length: 6 }, () => ({ vie: 99, modificateurVie: -99, degats: 99, sante: 1 }));
		const extreme: Cas = {
			moi: { vie: 99, degats: 99, modificateurSante: 99 },
			traumatismes: lot(99, 99),
			soutiens,
			inflige: lot(99, 99),
			partie: { autresJoueurs: 3 },
			assignes: soutiens.map(() => lot(99, 99)),
		};
		expect(verifier(situation(extreme), repartition(extreme))).toEqual([]);
	});

	test.each([-1, 1.5, 100, Number.NaN, '3', undefined])('refuses %s as an amount', (montant) => {
		const { inflictions } = situation(cas);
		expect(problemesDe({ inflictions: { ...inflictions, degats: { montant, direct: false } } })).toEqual([
			{ field: 'inflictions.degats.montant', value: montant, expected: { type: 'entier', min: 0, max: 99 } },
		]);
	});

	test('refuses a printed value of 0: a card has a value or it has none', () => {
		expect(problemesDe({ soutiens: [{ degats: { imprimee: 0, modificateur: 0, pions: 0 }, horreurs: null }] })).toEqual(
			[{ field: 'soutiens[0].degats.imprimee', value: 0, expected: { type: 'entier', min: 1, max: 99 } }],
		);
	});

	test('checks every field', () => {
		const fausse = { imprimee: 100, modificateur: -100, pions: -1 };
		expect(
			champsDe({
				investigateur: { endurances: { degats: fausse, horreurs: fausse }, traumatismes: lot(-1, 0.5) },
				soutiens: [{ degats: null, horreurs: fausse }],
				inflictions: { degats: { montant: 1, direct: 'oui' }, horreurs: { montant: -1, direct: false } },
				partie: { mode: 'duel', principal: 1, autresJoueurs: 4 },
			}),
		).toEqual([
			'investigateur.endurances.degats.imprimee',
			'investigateur.endurances.degats.modificateur',
			'investigateur.endurances.degats.pions',
			'investigateur.endurances.horreurs.imprimee',
			'investigateur.endurances.horreurs.modificateur',
			'investigateur.endurances.horreurs.pions',
			'investigateur.traumatismes.degats',
			'investigateur.traumatismes.horreurs',
			'soutiens[0].horreurs.imprimee',
			'soutiens[0].horreurs.modificateur',
			'soutiens[0].horreurs.pions',
			'inflictions.degats.direct',
			'inflictions.horreurs.montant',
			'partie.mode',
			'partie.principal',
			'partie.autresJoueurs',
		]);
		const annules = { investigateur: lot(-1), soutiens: [lot(0, 100)] };
		expect(champsDe({}, { assignes: [lot(-1)], annules, traumatisme: 'physique' })).toEqual([
			'assignes[0].degats',
			'annules.investigateur.degats',
			'annules.soutiens[0].horreurs',
			'traumatisme',
		]);
	});

	test('refuses lists that do not go with the assets, and too many assets', () => {
		expect(champsDe({}, { assignes: [] })).toEqual(['assignes.length']);
		expect(champsDe({}, { annules: { investigateur: lot(), soutiens: [lot(), lot()] } })).toEqual([
			'annules.soutiens.length',
		]);
		const sept: Cas = { inflige: lot(), soutiens: Array.from({ length: 7 }, () => ({})) };
		expect(verifier(situation(sept), repartition(sept))).toMatchObject([{ field: 'soutiens.length', value: 7 }]);
	});
});

test('resoudre throws a RangeError that lists every problem', () => {
	const fausse = situation({ ...cas, inflige: lot(-1, Number.NaN) });
	const essai = () => resoudre(fausse, repartition(cas));
	expect(essai).toThrow(RangeError);
	expect(essai).toThrow(/inflictions\.degats\.montant: -1[\s\S]*inflictions\.horreurs\.montant: NaN/);
	expect(essai).toThrow(expect.objectContaining({ cause: verifier(fausse, repartition(cas)) }));
});

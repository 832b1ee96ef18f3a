import { describe, expect, test } from 'vitest';
import { juger, lot } from './vocabulary';

describe('between the steps', () => {
	const cas = { soutiens: [{ vie: 2 }], inflige: lot(3, 1), assignes: [lot(2)] };

	test('degats-entre-les-etapes: what is cancelled is not placed, and may save a card', () => {
		const annules = { investigateur: lot(0, 1), soutiens: [lot(1)] };
		const { applique, pas, vaincues } = juger({ ...cas, annules });
		expect(vaincues).toEqual([]);
		expect(applique.soutiens[0]).toMatchObject({ places: lot(1), pions: lot(1) });
		expect(applique.investigateur.places).toEqual(lot(1));
		expect(pas('annules')).toMatchObject([
			{ carte: 0, affliction: 'degats', avant: 2, apres: 1 },
			{ carte: 'investigateur', affliction: 'horreurs', avant: 1, apres: 0 },
		]);
	});

	test('degats-entre-les-etapes: what a card was not assigned cannot be cancelled on it', () => {
		const { applique, pas } = juger({ ...cas, annules: { investigateur: lot(9), soutiens: [lot(0, 9)] } });
		expect(applique.investigateur.places).toEqual(lot(0, 1));
		expect(applique.soutiens[0]?.places).toEqual(lot(2));
		expect(pas('annules')).toHaveLength(1);
	});

	test('degats-aucun-applique: when all is cancelled, nothing was dealt and nothing is checked', () => {
		const { pas, regles } = juger({ ...cas, annules: { investigateur: lot(1, 1), soutiens: [lot(2)] } });
		expect(pas('rien-place')).toMatchObject([{ rule: 'degats-aucun-applique', avant: 4, apres: 0 }]);
		expect(regles).not.toContain('degats-verification');
	});

	test('degats-aucun-applique: one token is enough for something to be dealt', () => {
		expect(juger({ inflige: lot(0, 1) }).pas('rien-place')).toEqual([]);
		expect(juger({ inflige: lot() }).regles).toEqual(['degats-aucun-applique']);
	});
});

describe('who is defeated', () => {
	test.each([
		['one less', 6, []],
		['exactly', 7, ['investigateur']],
		['more', 20, ['investigateur']],
	])('degats-vaincu: tokens against the value, those already there included (%s)', (_, degats, vaincues) => {
		expect(juger({ moi: { vie: 8, degats: 1 }, inflige: lot(degats) }).vaincues).toEqual(vaincues);
	});

	test('degats-vaincu: horror against sanity, modifiers included', () => {
		const cas = { moi: { sante: 5, modificateurSante: 1 }, inflige: lot(0, 5) };
		expect(juger(cas).vaincues).toEqual([]);
		expect(juger({ ...cas, inflige: lot(0, 6) }).pas('vaincue')).toEqual([
			{
				kind: 'vaincue',
				rule: 'degats-vaincu',
				carte: 'investigateur',
				affliction: 'horreurs',
				avant: 0,
				apres: 6,
				value: 6,
			},
		]);
	});

	test('vaincu-soutien-vie, vaincu-soutien-sante-mentale: either is enough, both are told', () => {
		const soutiens = [{ vie: 2, sante: 2 }, { sante: 3, horreurs: 1 }, { vie: 1, sante: 1 }, { vie: 4 }];
		const assignes = [lot(2, 1), lot(0, 2), lot(1, 1), lot(3)];
		const { applique, pas, vaincues } = juger({ soutiens, inflige: lot(6, 4), assignes });
		expect(vaincues).toEqual([0, 1, 2]);
		expect(applique.soutiens.map(({ vaincuePar }) => vaincuePar)).toEqual([
			['degats'],
			['horreurs'],
			['degats', 'horreurs'],
			[],
		]);
		expect(pas('vaincue').map(({ carte, rule }) => [carte, rule])).toEqual([
			[0, 'vaincu-soutien-vie'],
			[1, 'vaincu-soutien-sante-mentale'],
			[2, 'vaincu-soutien-vie'],
			[2, 'vaincu-soutien-sante-mentale'],
		]);
	});

	test('vaincu-soutien-defausse: defeated assets leave together', () => {
		const soutiens = [{ vie: 1 }, { vie: 3 }, { sante: 1 }];
		const { pas } = juger({ soutiens, inflige: lot(1, 1), assignes: [lot(1), lot(), lot(0, 1)] });
		expect(pas('defaussee')).toMatchObject([
			{ carte: 0, avant: 3, apres: 1 },
			{ carte: 2, avant: 3, apres: 1 },
		]);
	});

	test('degats-verification: after everything is placed, the cards that received tokens', () => {
		const { pas, trace } = juger({
			moi: { vie: 1 },
			soutiens: [{ vie: 1 }, { vie: 2 }, { vie: 2 }],
			inflige: lot(3),
			assignes: [lot(1), lot(1), lot()],
		});
		expect(pas('verification')).toMatchObject([{ avant: 3, apres: 2 }]);
		const etapes = trace.map(({ kind }) => kind);
		expect(etapes.lastIndexOf('places')).toBeLessThan(etapes.indexOf('verification'));
		expect(etapes.indexOf('verification')).toBeLessThan(etapes.indexOf('vaincue'));
	});
});

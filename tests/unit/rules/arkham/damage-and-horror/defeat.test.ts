import { describe, expect, test } from 'vitest';
import { type Cas, juger, lot } from './vocabulary';

const mort: Cas = { moi: { vie: 5, sante: 5 }, inflige: lot(5) };
const fou: Cas = { ...mort, inflige: lot(0, 5) };
const lesDeux: Cas = { ...mort, inflige: lot(5, 5) };

describe('the trauma of a defeated investigator', () => {
	test('campagne-traumatisme-physique: by damage', () => {
		const { applique, pas } = juger({ ...mort, traumatismes: lot(2, 1) });
		expect(applique.sequelles).toEqual({ traumatisme: 'degats', traumatismes: lot(3, 1), perdu: null });
		expect(pas('traumatisme')).toMatchObject([{ rule: 'campagne-traumatisme-physique', avant: 2, apres: 3 }]);
	});

	test('campagne-traumatisme-mental: by horror, whatever trauma is preferred', () => {
		const { applique, pas } = juger({ ...fou, traumatismes: lot(2, 1), traumatisme: 'degats' });
		expect(applique.sequelles).toEqual({ traumatisme: 'horreurs', traumatismes: lot(2, 2), perdu: null });
		expect(pas('traumatisme')).toMatchObject([{ rule: 'campagne-traumatisme-mental', avant: 1, apres: 2 }]);
		expect(pas('traumatisme-choisi')).toEqual([]);
	});

	test.each([
		['degats', lot(1, 0)],
		['horreurs', lot(0, 1)],
	] as const)('campagne-traumatisme-choix: only one when both defeat at once (%s)', (traumatisme, traumatismes) => {
		const { applique, pas } = juger({ ...lesDeux, traumatisme });
		expect(applique.sequelles).toEqual({ traumatisme, traumatismes, perdu: null });
		expect(pas('traumatisme-choisi')).toMatchObject([{ affliction: traumatisme, avant: 2, apres: 1 }]);
		expect(pas('traumatisme')).toHaveLength(1);
	});

	test('traumatisme-egal-ou-plus: too much damage causes the trauma too, and is pointed out', () => {
		const { applique, pas } = juger({ ...mort, inflige: lot(9) });
		expect(applique.sequelles?.traumatismes).toEqual(lot(1));
		expect(pas('depassement')).toMatchObject([{ affliction: 'degats', avant: 9, apres: 9, value: 5 }]);
		expect(juger(mort).pas('depassement')).toEqual([]);
	});

	test('campagne-traumatisme-debut: each following scenario starts with as many tokens', () => {
		expect(juger({ ...fou, traumatismes: lot(0, 1) }).pas('prochain-scenario')).toMatchObject([
			{ affliction: 'horreurs', avant: 1, apres: 2 },
		]);
	});

	test('mode-independant-traumatismes: none outside a campaign, even after traumas that would kill', () => {
		const { applique, pas, regles } = juger({ ...lesDeux, traumatismes: lot(5, 2), partie: { mode: 'independant' } });
		expect(applique.sequelles).toEqual({ traumatisme: null, traumatismes: lot(5, 2), perdu: null });
		expect(pas('sans-traumatisme')).toMatchObject([{ avant: 7, apres: 7 }]);
		expect(regles.filter((rule) => rule.startsWith('campagne'))).toEqual([]);
		expect(regles).toContain('degats-elimination');
	});

	test('no trauma without defeat', () => {
		expect(juger({ ...mort, inflige: lot(4, 4) }).applique.sequelles).toBeNull();
	});
});

describe('killed or insane', () => {
	test.each([
		['campagne-tue', mort, lot(4, 0), 'tue'],
		['campagne-dement', fou, lot(0, 4), 'dement'],
	] as const)('%s: traumas equal to the printed value', (rule, cas, traumatismes, perdu) => {
		const { applique, pas, regles } = juger({ ...cas, traumatismes });
		expect(applique.sequelles).toMatchObject({ perdu });
		expect(pas('perdu')).toMatchObject([{ rule, avant: 4, apres: 5, imprimee: 5 }]);
		expect(regles).toContain('campagne-perdu');
		expect(regles).toContain('campagne-remplacant');
		expect(pas('prochain-scenario')).toEqual([]);
	});

	test('campagne-tue: modifiers do not count, only the printed value', () => {
		const moi = { vie: 5, modificateurVie: -2 };
		expect(juger({ moi, inflige: lot(3), traumatismes: lot(2) }).applique.sequelles).toMatchObject({ perdu: null });
		const plus = { vie: 5, modificateurVie: 2 };
		expect(juger({ moi: plus, inflige: lot(7), traumatismes: lot(4) }).applique.sequelles).toMatchObject({
			perdu: 'tue',
		});
	});

	test('campagne-traumatisme-choix: the choice may save the investigator', () => {
		const cas = { ...lesDeux, traumatismes: lot(4, 0) };
		expect(juger({ ...cas, traumatisme: 'degats' }).applique.sequelles).toMatchObject({ perdu: 'tue' });
		expect(juger({ ...cas, traumatisme: 'horreurs' }).applique.sequelles).toMatchObject({ perdu: null });
	});
});

describe('elimination', () => {
	const debut = [
		'degats-elimination',
		'degats-elimination-1',
		'degats-elimination-2',
		'degats-elimination-3',
		'degats-elimination-4',
	];
	const eliminationDe = (cas: Cas) => juger(cas).regles.filter((rule) => rule.startsWith('degats-elimination'));

	test('degats-elimination-par-investigateur: the others go on, the one who is out still counts', () => {
		expect(eliminationDe(mort)).toEqual([...debut, 'degats-elimination-par-investigateur']);
		expect(juger(mort).pas('elimination')).toMatchObject([{ avant: 3, apres: 2 }]);
	});

	test('degats-elimination-5: the others choose a new lead investigator', () => {
		expect(eliminationDe({ ...mort, partie: { principal: true } })).toEqual([
			...debut,
			'degats-elimination-5',
			'degats-elimination-par-investigateur',
		]);
	});

	test('degats-elimination-6: one other player is enough for the scenario to go on', () => {
		expect(eliminationDe({ ...mort, partie: { autresJoueurs: 1 } })).toEqual([
			...debut,
			'degats-elimination-par-investigateur',
		]);
	});

	test('degats-elimination-6: the last one out ends the scenario, and nobody is left to choose', () => {
		const partie = { principal: true, autresJoueurs: 0 };
		expect(eliminationDe({ ...mort, partie })).toEqual([...debut, 'degats-elimination-6']);
	});

	test('degats-elimination-1: assets that were not defeated are removed from the game', () => {
		const soutiens = [{ vie: 1 }, { vie: 2 }, {}];
		const { pas, vaincues } = juger({ ...mort, soutiens, inflige: lot(6), assignes: [lot(1), lot(), lot()] });
		expect(vaincues).toEqual([0, 'investigateur']);
		expect(pas('defaussee')).toMatchObject([{ carte: 0, avant: 3, apres: 2 }]);
		expect(pas('elimination-cartes')).toMatchObject([{ avant: 2, apres: 0 }]);
	});

	test('no elimination without defeat', () => {
		expect(eliminationDe({ ...mort, inflige: lot(4) })).toEqual([]);
	});
});

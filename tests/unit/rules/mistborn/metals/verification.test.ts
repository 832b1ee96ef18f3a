import { describe, expect, test } from 'vitest';
import {
	type Carte,
	type Evenement,
	resoudre,
	type Situation,
	verifier,
} from '../../../../../src/rules/mistborn/metals';
import {
	action,
	atium,
	attise,
	brule,
	carteAtium,
	couche,
	effetAllie,
	ferAcier,
	gagne,
	personnage,
	regenere,
	situation,
} from './vocabulary';

function champs(trait: object): readonly string[] {
	return verifier(situation(trait as Partial<Situation>), []).map(({ field }) => field);
}

function douteux(evenement: object): readonly string[] {
	return verifier(situation(), [evenement as Evenement]).map(({ field }) => field);
}

function carte(trait: object): readonly string[] {
	return champs({ main: [{ ...ferAcier, ...trait } as Carte] });
}

describe('verifier', () => {
	test('accepts a sound situation, limits included', () => {
		const main = [
			action('a', ['fer', 'acier'], ['fer'], ['fer', 'fer'], ['atium', 'etain', 'fer', 'fer']),
			carteAtium('b', ['atium']),
			...Array.from({ length: 10 }, (_, rang) => ({ id: `n${rang}`, nature: 'allie' as const })),
		];
		const pleine = situation({
			icones: 4,
			supplements: 9,
			atium: 99,
			attises: ['fer', 'etain'],
			main,
			effets: [effetAllie('e', 'atium', 4), personnage('potin')],
			atiumDouble: true,
		});
		const evenements = [
			brule('fer', 'x'),
			attise('atium'),
			atium('atium'),
			couche('x', 'fer'),
			regenere('fer'),
			gagne('icone', 9),
		];
		expect(verifier(pleine, evenements)).toEqual([]);
		expect(verifier(situation(), Array(60).fill(brule('fer')))).toEqual([]);
	});

	test.each([0, 5, 1.5, Number.NaN, '2', undefined])('refuses %s burn icons', (icones) => {
		expect(verifier(situation({ icones: icones as number }), [])).toEqual([
			{ field: 'icones', value: icones, expected: { type: 'entier', min: 1, max: 4 } },
		]);
	});

	test.each([
		[{ supplements: 10 }, 'supplements'],
		[{ atium: -1 }, 'atium'],
		[{ attises: ['fer', 'fer'] }, 'attises[1]'],
		[{ attises: ['atium'] }, 'attises[0]'],
		[{ atiumDouble: 1 }, 'atiumDouble'],
		[{ main: Array.from({ length: 13 }, (_, rang) => ({ id: `c${rang}`, nature: 'allie' })) }, 'main.length'],
		[{ main: [ferAcier, ferAcier] }, 'main[1].id'],
		[{ effets: Array.from({ length: 13 }, (_, rang) => effetAllie(`e${rang}`, 'fer')) }, 'effets.length'],
		[{ effets: [effetAllie('', 'fer')] }, 'effets[0].id'],
		[{ effets: [effetAllie('e', 'fer', 5)] }, 'effets[0].fois'],
		[{ effets: [{ ...personnage('fer'), fois: 2 }] }, 'effets[0].fois'],
		[{ effets: [{ id: 'e', nature: 'mission', metal: 'fer', fois: 1 }] }, 'effets[0].nature'],
		[{ effets: [{ id: 'e', nature: 'allie', metal: 'or', fois: 1 }] }, 'effets[0].metal'],
	])('refuses %o', (trait, field) => {
		expect(champs(trait)).toEqual([field]);
	});

	test.each([
		[{ nature: 'mission' }, 'main[0].nature'],
		[{ flacon: ['or', 'fer'] }, 'main[0].flacon[0]'],
		[{ flacon: ['fer', 'fer'] }, 'main[0].flacon[1]'],
		[{ flacon: ['fer', 'etain'] }, 'main[0].flacon[1]'],
		[{ flacon: ['etain', 'acier'] }, 'main[0].flacon[1]'],
		[{ savant: 'oui' }, 'main[0].savant'],
		[{ capacites: [['fer'], ['fer'], ['fer'], ['fer']] }, 'main[0].capacites.length'],
		[{ capacites: [[]] }, 'main[0].capacites[0].length'],
		[{ capacites: [['fer', 'fer', 'fer', 'fer', 'fer']] }, 'main[0].capacites[0].length'],
		[{ capacites: [['fer'], ['or']] }, 'main[0].capacites[1][0]'],
	])('refuses a card with %o', (trait, field) => {
		expect(carte(trait)).toEqual([field]);
	});

	test.each([
		[{ type: 'bruler', metal: 'atium', pour: '' }, ['metal', 'pour']],
		[{ type: 'attiser', metal: 'or', pour: 3 }, ['metal', 'pour']],
		[{ type: 'atium', comme: 'or', pour: undefined }, ['comme', 'pour']],
		[{ type: 'carte', carte: null, comme: 'or', pour: '' }, ['carte', 'comme', 'pour']],
		[{ type: 'regenerer', metal: 'atium', carte: '' }, ['metal', 'carte']],
		[{ type: 'gain', quoi: 'or', nombre: 0 }, ['quoi', 'nombre']],
		[{ type: 'sieste' }, ['type']],
	])('checks every field of %o', (evenement, noms) => {
		expect(douteux(evenement)).toEqual(noms.map((nom) => `evenements[0].${nom}`));
	});

	test('refuses too many actions', () => {
		expect(verifier(situation(), Array(61).fill(brule('fer'))).map(({ field }) => field)).toEqual([
			'evenements.length',
		]);
	});
});

describe('resoudre', () => {
	test('throws a RangeError that lists every problem', () => {
		const cas = situation({ icones: 0 });
		const essai = () => resoudre(cas, [gagne('atium', 0)]);
		expect(essai).toThrow(RangeError);
		expect(essai).toThrow(/icones: 0[\s\S]*evenements\[0\]\.nombre: 0/);
		expect(essai).toThrow(expect.objectContaining({ cause: verifier(cas, [gagne('atium', 0)]) }));
	});
});

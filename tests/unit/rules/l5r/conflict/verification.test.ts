import { describe, expect, test } from 'vitest';
import { resoudre, type Situation, verifier } from '../../../../../src/rules/l5r/conflict';
import { personnage, situation } from './cases';

const BASE = situation({ a: [{}], d: [{}] });

/** The situation with a value changed, at a path: `attaquant.honneur`, `attaquant.personnages.0.gloire`. */
function changed(chemin: string, value: unknown): Situation {
	const copie = structuredClone(BASE);
	const parties = chemin.split('.');
	const dernier = parties.pop() ?? '';
	const parent = parties.reduce<unknown>((objet, partie) => (objet as Record<string, unknown>)[partie], copie);
	(parent as Record<string, unknown>)[dernier] = value;
	return copie;
}

describe('a value that the engine cannot work with', () => {
	test.each<[string, unknown, field?: string]>([
		['type', 'maritime'],
		['attaquant.modificateur', 100],
		['defenseur.modificateur', -100],
		['attaquant.honneur', 0],
		['defenseur.honneur', 25],
		['attaquant.personnages.0.id', ''],
		['attaquant.personnages.0.militaire', -1],
		['attaquant.personnages.0.politique', 1.5],
		['attaquant.personnages.0.attachements.politique', Number.NaN],
		['defenseur.personnages.0.modificateur', '2'],
		['defenseur.personnages.0.gloire', 100],
		['defenseur.personnages.0.statut', 'ordinaire'],
		['defenseur.personnages.0.incline', 1],
		['defenseur.personnages.0.fierte', undefined],
		['faveur', { detenteur: 'adverse', face: 'militaire' }, 'faveur.detenteur'],
		['faveur', { detenteur: 'attaquant', face: 'air' }, 'faveur.face'],
		['province.defense', -1],
		['province.bonus', 100],
		['province.forteresse', null],
		['province.detruites', 4],
		['anneau.element', 'bois'],
		['anneau.element', 'toString'],
		['anneau.choix', 'piocher'],
		['anneau.destin', -1],
	])('%s: %s', (chemin, value, field = chemin.replace(/\.(\d+)/g, '[$1]')) => {
		const fautive = changed(chemin, value);
		expect(verifier(fautive).map((probleme) => probleme.field)).toEqual([field]);
		expect(() => resoudre(fautive)).toThrow(RangeError);
	});

	test('nine characters on a side', () => {
		const neuf = Array.from({ length: 9 }, () => ({}));
		expect(verifier(situation({ d: neuf }))).toMatchObject([
			{ field: 'defenseur.personnages.length', value: 9, expected: { type: 'entier', min: 0, max: 8 } },
		]);
	});

	test('the id of another character, on either side', () => {
		const double = situation({ a: [{ id: 'x' }, {}], d: [{ id: 'x' }] });
		expect(verifier(double)).toMatchObject([
			{ field: 'defenseur.personnages[0].id', expected: { type: 'identifiant-unique' } },
		]);
	});

	test('every problem is listed, also as the cause', () => {
		const fautive = { ...changed('attaquant.honneur', 0), type: 'air' as never };
		expect(verifier(fautive)).toHaveLength(2);
		expect(() => resoudre(fautive)).toThrow(expect.objectContaining({ cause: verifier(fautive) }));
	});
});

test('what is at the bounds is accepted', () => {
	const extreme = personnage({
		militaire: null,
		politique: null,
		attachements: { militaire: -99, politique: 99 },
		modificateur: -99,
		gloire: 99,
	});
	const limites = situation({
		a: Array.from({ length: 8 }, (_, rang) => ({ ...extreme, id: `a${rang}` })),
		modificateurs: [-99, 99],
		honneurs: [1, 24],
		province: { defense: 99, bonus: 99, forteresse: true, detruites: 4 },
		anneau: { destin: 99 },
	});
	expect(verifier(limites)).toEqual([]);
});

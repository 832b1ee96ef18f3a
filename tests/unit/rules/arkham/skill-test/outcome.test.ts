import { describe, expect, test } from 'vitest';
import { calculer, courbe, jouer, simuler } from '../../../../../src/rules/arkham/skill-test';
import { germe } from '../../../../../src/rules/odds';
import {
	benediction,
	chances,
	echecAuto,
	joue,
	lire,
	nombres,
	pas,
	pion,
	reussiteAuto,
	situation,
	tous,
	un,
} from './vocabulary';

describe('skill value', () => {
	test('tc-6-reussite: the example of the site, 3 and 3 icons, -2, against 4: equal succeeds', () => {
		const crane = pion('crane', { modificateur: -2 });
		const { total, marge, reussite } = joue([crane], { competence: 3, icones: 3, difficulte: 4 });
		expect([total, marge, reussite]).toEqual([4, 0, true]);
		expect(joue([crane], { competence: 3, icones: 2, difficulte: 4 })).toMatchObject({ marge: -1, reussite: false });
	});

	test("modificateur-negatif, the book's example: agility 4, -8 and +2 make -2, which counts as 0", () => {
		const reserve = [pion('-8', { modificateur: -8, revele: true }), ...nombres(2)];
		const { total, trace } = joue(reserve, { competence: 4, difficulte: 2 });
		expect(total).toBe(0);
		expect(pas(trace, 'modificateur').map(({ avant, apres }) => [avant, apres])).toEqual([
			[4, -4],
			[-4, -2],
		]);
		expect(pas(trace, 'plancher')).toMatchObject([{ rule: 'modificateur-negatif', avant: -2, apres: 0 }]);
		expect(pas(trace, 'valeur')).toMatchObject([{ avant: 4, apres: 0 }]);
		expect(chances(reserve, { competence: 4, difficulte: 2 }).issues.map(({ total: fin }) => fin)).toEqual([0, 6]);
	});

	test('modificateur-negatif: a value brought to zero reaches a difficulty of 0', () => {
		expect(chances(nombres(-8), { difficulte: 0 }).issues).toMatchObject([{ total: 0, marge: 0, reussite: true }]);
		expect(chances(nombres(-1), { competence: -20, icones: 19, difficulte: 1 }).issues).toMatchObject([
			{ total: 0, marge: -1 },
		]);
	});
});

describe('automatic outcomes', () => {
	test('reussite-automatique-reussite, the example of the site: 5 against 3 succeeds by 5', () => {
		const { difficulte, marge, reussite, trace } = joue([reussiteAuto], { competence: 5 });
		expect([difficulte, marge, reussite]).toEqual([0, 5, true]);
		expect(pas(trace, 'reussite-automatique')).toMatchObject([{ avant: 3, apres: 0 }]);
		expect(chances([reussiteAuto], { competence: 0, difficulte: 99 }).issues).toMatchObject([
			{ total: 0, marge: 0, reussite: true, automatique: 'reussite' },
		]);
	});

	test('reussite-automatique-echec, the example of the site: 5 against 3 misses by 3', () => {
		const { total, difficulte, marge, reussite, trace } = joue([echecAuto], { competence: 5 });
		expect([total, difficulte, marge, reussite]).toEqual([0, 3, -3, false]);
		expect(pas(trace, 'echec-automatique')).toMatchObject([{ avant: 5, apres: 0 }]);
	});

	test('pion-chaos-echec-automatique: it fails even against a difficulty of 0', () => {
		const resultat = chances([echecAuto], { difficulte: 0 });
		expect(resultat.issues).toMatchObject([{ marge: 0, reussite: false, automatique: 'echec' }]);
		expect([lire(resultat.reussite), lire(resultat.echec)]).toEqual(['0', '1']);
		expect(pas(joue([echecAuto], { difficulte: 0 }).trace, 'comparaison')).toMatchObject([
			{ rule: 'reussite-automatique-definition', avant: 0, apres: 0, reussite: false },
		]);
	});

	test('tc-6-deux-issues: a test that both succeeds and fails automatically fails, by all its difficulty', () => {
		const cadre = { competence: 9, ...tous(2) };
		const { marge, reussite, automatique, trace } = joue([echecAuto, reussiteAuto], cadre);
		expect([marge, reussite, automatique]).toEqual([-3, false, 'echec']);
		expect(pas(trace, 'sombre-regle')).toMatchObject([{ avant: 1, apres: 0 }]);
		expect(pas(trace, 'reussite-automatique')).toEqual([]);
		expect(chances([echecAuto, reussiteAuto], cadre).issues).toMatchObject([{ automatique: 'echec', marge: -3 }]);
	});

	test('tc-6-automatique: with another token, an automatic success keeps the modifiers of both', () => {
		const suite = pion('signe-des-anciens', { modificateur: 1, revele: true, automatique: 'reussite' });
		expect(chances([suite, ...nombres(-2)]).issues).toMatchObject([
			{ total: 1, marge: -2, automatique: 'non' },
			{ total: 2, marge: 2, automatique: 'reussite' },
		]);
	});

	test('echecAu 1 is an automatic failure, and more than there are never comes', () => {
		expect(chances([pion('gel', { echecAu: 1 })]).issues).toMatchObject([{ automatique: 'echec' }]);
		expect(chances([pion('gel', { echecAu: 3, nombre: 2 })], tous(2)).issues).toMatchObject([{ automatique: 'non' }]);
	});
});

describe('the trace', () => {
	test('tc-1 to tc-8: a test that goes through each step, in order', () => {
		const reserve = [benediction, ...nombres(-1, -1)];
		const { trace } = joue(reserve, { icones: 1, difficulte: 4 });
		expect(trace.map(({ tc, kind, rule, avant, apres }) => `TC.${tc} ${kind} ${rule} ${avant} ${apres}`)).toEqual([
			'TC.1 debut tc-1 3 3',
			'TC.2 icones tc-2-bonus 3 4',
			'TC.3 reserve tc-3 3 3',
			'TC.3 revele tc-3 3 2',
			'TC.4 symbole tc-4 0 1',
			'TC.3 revele bases-carte-prioritaire 2 1',
			'TC.4 symbole tc-4-sans-effet 0 0',
			'TC.5 modificateur tc-5-pions 4 6',
			'TC.5 modificateur tc-5-pions 6 5',
			'TC.5 valeur tc-5 3 5',
			'TC.6 comparaison tc-6-reussite 4 5',
			'TC.7 resultats tc-7 1 1',
			'TC.8 fin tc-8 1 3',
		]);
	});

	test('the calculation explains each kind, then the range and the chances', () => {
		const reserve = [echecAuto, pion('crane', { modificateur: -4 }), benediction];
		const { trace } = calculer(situation(reserve, { difficulte: 1 }));
		expect(
			trace.map(({ tc, kind, pion: type, rule, avant, apres }) => `${tc} ${kind} ${type} ${rule} ${avant} ${apres}`),
		).toEqual([
			'2 icones null tc-2 3 3',
			'3 reserve null tc-3 3 3',
			'4 symbole echec-automatique tc-4-echec-automatique 0 0',
			'5 modificateur echec-automatique tc-5-pions 3 3',
			'6 echec-automatique echec-automatique tc-6-echec-automatique 3 0',
			'6 comparaison echec-automatique reussite-automatique-definition 1 0',
			'4 symbole crane tc-4 0 0',
			'5 modificateur crane tc-5-pions 3 -1',
			'5 plancher crane modificateur-negatif -1 0',
			'6 comparaison crane tc-6-echec 1 0',
			'4 symbole benediction tc-4 0 1',
			'5 modificateur benediction tc-5-pions 3 5',
			'5 etendue null tc-5 3 3',
			'5 plancher null modificateur-negatif -1 0',
			'6 chance null tc-6-reussite 1 1',
			'6 chance null tc-6-echec 1 0',
			'6 chance null tc-6-echec-automatique 1 0',
		]);
		expect(pas(trace, 'etendue')).toMatchObject([{ minimum: -1, maximum: 1 }]);
		expect(pas(trace, 'chance').map(({ chance }) => lire(chance))).toEqual(['1/6', '1/3', '1/2']);
	});

	test.each([
		['tc-4-sans-effet', pion('-3', { modificateur: -3 }), 0],
		['tc-4-sans-effet', pion('tablette'), 0],
		['tc-4', pion('crane', { modificateur: -3 }), 0],
		['tc-4', pion('gel', { nombre: 2, echecAu: 2 }), 0],
		['tc-4', pion('+1', { automatique: 'reussite' }), 0],
		['tc-4', pion('0', { revele: true }), 1],
		['tc-4', pion('tentacule', { revele: true, automatique: 'echec' }), 1],
		['tc-4-echec-automatique', echecAuto, 0],
	])('%s: what the symbol of a token does', (rule, revele, apres) => {
		expect(pas(joue([revele]).trace, 'symbole')[0]).toMatchObject({ rule, pion: revele.type, avant: 0, apres });
	});

	test('modificateur-negatif: a value of 0 is not brought to zero', () => {
		expect(pas(joue(nombres(-3)).trace, 'plancher')).toEqual([]);
	});

	test.each([
		['tc-3', 'test', tous(1), 1],
		['bases-carte-prioritaire', 'carte', tous(2), 2],
		['bases-carte-prioritaire', 'carte', un(2), 2],
	])('%s: why tokens are revealed', (rule, cause, cadre, nombre) => {
		const reveles = pas(joue(nombres(0, 1), cadre).trace, 'revele');
		expect(reveles.map((revele) => [revele.rule, revele.cause])).toEqual(Array(nombre).fill([rule, cause]));
		expect(pas(joue(nombres(0), cadre).trace, 'revele')).toMatchObject([{ rule, cause }]);
	});

	test('tc-6: each chance comes with the value nearest to the difficulty', () => {
		const reserve = [...nombres(2, 1, -1, -2, -2), echecAuto, pion('signe-des-anciens', { automatique: 'reussite' })];
		const { trace } = calculer(situation(reserve));
		expect(pas(trace, 'chance').map(({ rule, avant, apres, chance }) => [rule, avant, apres, lire(chance)])).toEqual([
			['tc-6-reussite', 3, 4, '2/7'],
			['tc-6-echec', 3, 2, '3/7'],
			['tc-6-reussite-automatique', 0, 3, '1/7'],
			['tc-6-echec-automatique', 3, 0, '1/7'],
		]);
	});

	test.each([
		['one token', nombres(1, 0, -1), tous(1), 3],
		['the best of 3', nombres(1, 0, -1), un(3), 3],
		['all of 2', nombres(1, 0, -1), tous(2), 0],
		['the only one of the bag', nombres(1), tous(3), 1],
	])('tc-6: each kind is compared to the difficulty if it may be alone: %s', (_, reserve, cadre, comparees) => {
		const { trace } = calculer(situation(reserve, cadre));
		expect(pas(trace, 'comparaison')).toHaveLength(comparees);
		expect(pas(trace, 'modificateur')).toHaveLength(reserve.length);
	});

	test('a draw that always fails automatically has no range', () => {
		const { trace } = calculer(situation([echecAuto]));
		expect(pas(trace, 'etendue')).toEqual([]);
		expect(pas(trace, 'chance').map(({ rule }) => rule)).toEqual(['tc-6-echec-automatique']);
	});
});

describe('tc-3: a bag without any token to reveal gives no result', () => {
	test.each([
		['empty', []],
		['of kinds without tokens', [pion('crane', { nombre: 0 })]],
		['of sealed tokens', [pion('crane', { nombre: 2, scelles: 2 })]],
	])('%s', (_, reserve) => {
		const vide = situation(reserve);
		const calcul = calculer(vide);
		expect(calcul.resultat).toBeNull();
		const rule = 'tc-3';
		const constat = { kind: 'reserve-vide', tc: 3, rule, pion: null, avant: 0, apres: 0 };
		expect(calcul.trace.at(-1)).toEqual(constat);
		const jeu = jouer(vide, () => 0);
		expect(jeu.resultat).toBeNull();
		expect(jeu.trace[0]).toMatchObject({ kind: 'debut' });
		expect(jeu.trace.at(-1)).toEqual(constat);
		expect(courbe(vide, 3)).toEqual([]);
		expect(simuler(vide, 10, germe(1))).toBeNull();
	});
});

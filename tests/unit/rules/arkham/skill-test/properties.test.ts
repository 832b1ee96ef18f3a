import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Chances,
	calculer,
	courbe,
	type Issue,
	jouer,
	RULES,
	type Situation,
	simuler,
} from '../../../../../src/rules/arkham/skill-test';
import {
	add,
	compare,
	type Fraction,
	fraction,
	germe,
	multiply,
	toNumber,
	UN,
	ZERO,
} from '../../../../../src/rules/odds';
import { desSituations } from './any-situation';
import { lire } from './vocabulary';

const sum = (fractions: readonly Fraction[]) => fractions.reduce(add, ZERO);

/** Verifies something of every bag that has a token to reveal. */
function always(verify: (chances: Chances, situation: Situation) => void, numRuns = 150): void {
	fc.assert(
		fc.property(desSituations(12), (situation) => {
			const { resultat } = calculer(situation);
			if (resultat !== null) verify(resultat, situation);
		}),
		{ numRuns, seed: 7 },
	);
}

describe('whatever the bag', () => {
	test('the chances of the outcomes add up to 1, and to what is said of them', () => {
		always(({ issues, reussite, echec, echecAutomatique, reussiteAutomatique, margeMoyenne }) => {
			const part = (keep: (issue: Issue) => boolean) => sum(issues.filter(keep).map(({ chance }) => chance));
			expect(sum(issues.map(({ chance }) => chance))).toEqual(UN);
			expect(part((issue) => issue.reussite)).toEqual(reussite);
			expect(add(reussite, echec)).toEqual(UN);
			expect(part(({ automatique }) => automatique === 'echec')).toEqual(echecAutomatique);
			expect(part(({ automatique }) => automatique === 'reussite')).toEqual(reussiteAutomatique);
			expect(sum(issues.map(({ marge, chance }) => multiply(fraction(marge), chance)))).toEqual(margeMoyenne);
		});
	});

	test('outcomes are distinct, possible, by increasing margin, and say what they are', () => {
		always(({ issues }, { difficulte }) => {
			const cles = issues.map(
				({ total, marge, reussite, automatique }) => `${marge} ${automatique} ${total} ${reussite}`,
			);
			expect(new Set(cles).size).toBe(issues.length);
			expect(issues.map(({ marge }) => marge)).toEqual(issues.map(({ marge }) => marge).sort((a, b) => a - b));
			for (const { total, marge, reussite, automatique, chance } of issues) {
				expect(compare(chance, ZERO)).toBe(1);
				expect(total).toBeGreaterThanOrEqual(0);
				expect(marge).toBe(automatique === 'reussite' ? total : total - difficulte);
				expect(reussite).toBe(automatique !== 'echec' && marge >= 0);
			}
		});
	});

	test('an icon never lowers the chance of success, and the curve is what the calculation gives', () => {
		always((_, situation) => {
			const paliers = courbe(situation, 4);
			for (const { icones, reussite, gain } of paliers) {
				expect(calculer({ ...situation, icones }).resultat?.reussite).toEqual(reussite);
				expect(compare(gain, ZERO)).not.toBe(-1);
			}
			expect(sum(paliers.map(({ gain }) => gain))).toEqual(
				add(paliers[4]?.reussite ?? ZERO, multiply(fraction(-1), paliers[0]?.reussite ?? ZERO)),
			);
		}, 60);
	});

	test('one token revealed: choosing it or applying all is the same', () => {
		always((chances, situation) => {
			if (situation.tirage.nombre > 1) return;
			const rule = situation.tirage.rule === 'un' ? 'tous' : 'un';
			expect(calculer({ ...situation, tirage: { nombre: 1, rule } }).resultat).toEqual(chances);
		});
	});

	test('a kind listed in two parts counts as one, unless its number matters', () => {
		always((chances, situation) => {
			if (situation.tirage.rule === 'un' || situation.reserve.some(({ effet }) => effet.echecAu !== undefined)) return;
			const reserve = situation.reserve
				.flatMap((pion) => [
					{ ...pion, type: `${pion.type}1`, nombre: pion.nombre - pion.scelles, scelles: 0 },
					{ ...pion, type: `${pion.type}2`, nombre: pion.scelles },
				])
				.reverse();
			expect(calculer({ ...situation, reserve }).resultat).toEqual(chances);
		});
	});

	test('every step cites a rule of the list, has numbers, and the steps of a test follow each other', () => {
		always((_, situation) => {
			const { resultat, trace } = jouer(situation, (restants) => restants - 1);
			for (const pas of [...calculer(situation).trace, ...trace]) {
				expect(RULES).toContain(pas.rule);
				expect(Number.isInteger(pas.avant) && Number.isInteger(pas.apres)).toBe(true);
			}
			expect(new Set(trace.map(({ tc }) => tc))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
			expect(trace.at(-2)).toMatchObject({ kind: 'resultats', apres: resultat?.marge, reussite: resultat?.reussite });
			expect(trace.filter(({ kind }) => kind === 'revele').map(({ pion }) => pion)).toEqual(resultat?.reveles);
			expect(trace.filter(({ kind }) => kind === 'modificateur').map(({ pion }) => pion)).toEqual(resultat?.retenus);
		});
	});

	test('inputs are left untouched', () => {
		always((_, situation) => {
			const copie = structuredClone(situation);
			jouer(situation, () => 0);
			simuler(situation, 3, germe(3));
			expect(situation).toEqual(copie);
		}, 30);
	});
});

describe('simulated tests', () => {
	const TIRAGES = 20_000;

	test('each frequency is within 4.5 standard deviations of the exact chance', () => {
		fc.assert(
			fc.property(desSituations(30), fc.integer(), (situation, graine) => {
				const { resultat } = calculer(situation);
				const simulation = simuler(situation, TIRAGES, germe(graine));
				if (resultat === null || simulation === null) return;
				const { issues, reussites } = simulation;
				expectFrequence(reussites, resultat.reussite);
				for (const { chance, ...issue } of resultat.issues) {
					const vue = issues.find(
						({ marge, automatique }) => marge === issue.marge && automatique === issue.automatique,
					);
					expectFrequence(vue?.nombre ?? 0, chance);
					if (vue !== undefined) expect(vue).toEqual({ ...issue, nombre: vue.nombre });
				}
				expect(
					issues.every(({ marge, automatique }) =>
						resultat.issues.some((issue) => issue.marge === marge && issue.automatique === automatique),
					),
				).toBe(true);
				expect(issues.map(({ marge }) => marge)).toEqual(issues.map(({ marge }) => marge).sort((a, b) => a - b));
				expect(issues.reduce((somme, { nombre }) => somme + nombre, 0)).toBe(TIRAGES);
			}),
			{ numRuns: 25, seed: 11 },
		);
	});

	test('the same seed gives the same tests, another seed others', () => {
		const situation = fc.sample(desSituations(30), { numRuns: 40, seed: 5 }).find((essai) => {
			return (calculer(essai).resultat?.issues.length ?? 0) > 5;
		});
		if (situation === undefined) throw new Error('No situation with several outcomes.');
		expect(simuler(situation, 500, germe(1))).toEqual(simuler(situation, 500, germe(1)));
		expect(simuler(situation, 500, germe(1))).not.toEqual(simuler(situation, 500, germe(2)));
		expect(simuler(situation, 0, germe(1))).toEqual({ tirages: 0, reussites: 0, issues: [] });
	});

	/** A certain outcome has no deviation at all; one more test either way covers what is not quite a bell curve. */
	function expectFrequence(nombre: number, chance: Fraction): void {
		const attendue = toNumber(chance);
		const ecart = 4.5 * Math.sqrt(TIRAGES * attendue * (1 - attendue));
		const marge = ecart === 0 ? 0 : ecart + 2;
		expect(Math.abs(nombre - TIRAGES * attendue), lire(chance)).toBeLessThanOrEqual(marge);
	}
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculer, type Issue, jouer, type Situation } from '../../../../../src/rules/arkham/skill-test';
import { desSituations } from './any-situation';
import { enumerer, plus, type Ratio } from './naive';
import { lire } from './vocabulary';

const cleDe = ({ marge, total, automatique, reussite }: Omit<Issue, 'chance'>) =>
	`${marge} ${total} ${automatique} ${reussite}`;

const ecrire = ([n, d]: Ratio) => lire({ n, d });

function issuesDe(issues: readonly Issue[]): Record<string, string> {
	return Object.fromEntries(issues.map((issue) => [cleDe(issue), lire(issue.chance)]));
}

/** Plays a test in every way the tokens may come, and adds up the chances of each outcome. */
function jouerTout(situation: Situation): ReadonlyMap<string, Ratio> {
	const issues = new Map<string, Ratio>();
	const explore = (rangs: readonly number[]): void => {
		const demandes: number[] = [];
		const { resultat } = jouer(situation, (restants) => {
			demandes.push(restants);
			return rangs[demandes.length - 1] ?? 0;
		});
		if (resultat === null) return;
		const manque = demandes[rangs.length];
		if (manque === undefined) {
			const chance: Ratio = [1n, demandes.reduce((produit, restants) => produit * BigInt(restants), 1n)];
			issues.set(cleDe(resultat), plus(issues.get(cleDe(resultat)) ?? [0n, 1n], chance));
			return;
		}
		for (let rang = 0; rang < manque; rang += 1) explore([...rangs, rang]);
	};
	explore([]);
	return issues;
}

describe('against every order in which the tokens may come', () => {
	test('each outcome, the average margin and the average number of tokens are those of the enumeration', () => {
		let vus = 0;
		fc.assert(
			fc.property(desSituations(6), (situation) => {
				const { resultat } = calculer(situation);
				if (resultat === null) return;
				vus += 1;
				const expected = enumerer(situation);
				expect(issuesDe(resultat.issues)).toEqual(
					Object.fromEntries([...expected.issues].map(([cle, chance]) => [cle, ecrire(chance)])),
				);
				expect(lire(resultat.reussite)).toBe(ecrire(expected.reussite));
				expect(lire(resultat.margeMoyenne)).toBe(ecrire(expected.margeMoyenne));
				expect(lire(resultat.pionsMoyens)).toBe(ecrire(expected.pionsMoyens));
			}),
			{ numRuns: 320, seed: 20260 },
		);
		expect(vus).toBeGreaterThan(250);
	});

	test('a test played in every order gives the outcomes and the chances of the calculation', () => {
		fc.assert(
			fc.property(desSituations(5), (situation) => {
				const joues = jouerTout(situation);
				const calcules = issuesDe(calculer(situation).resultat?.issues ?? []);
				expect(Object.fromEntries([...joues].map(([cle, chance]) => [cle, ecrire(chance)]))).toEqual(calcules);
			}),
			{ numRuns: 80, seed: 41 },
		);
	});
});

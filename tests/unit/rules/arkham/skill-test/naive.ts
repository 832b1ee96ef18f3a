import type { Pion, Situation } from '../../../../../src/rules/arkham/skill-test';

/**
 * A test of the same rules, told again without the engine: every order in which the tokens of a small bag may come,
 * one token at a time. Slow and plain on purpose. Chances are pairs [numerator, denominator] of its own.
 */

export type Ratio = readonly [bigint, bigint];

const NUL: Ratio = [0n, 1n];

export function reduire([n, d]: Ratio): Ratio {
	let [a, b] = [n < 0n ? -n : n, d];
	while (b > 0n) [a, b] = [b, a % b];
	return a === 0n ? NUL : [n / a, d / a];
}

export const plus = (a: Ratio, b: Ratio): Ratio => reduire([a[0] * b[1] + b[0] * a[1], a[1] * b[1]]);
const fois = (a: Ratio, b: Ratio): Ratio => reduire([a[0] * b[0], a[1] * b[1]]);
const entier = (n: number): Ratio => [BigInt(n), 1n];
const signe = (a: Ratio, b: Ratio): number => Number(a[0] * b[1] - b[0] * a[1]);

/** A single token of the bag, with the place of its kind. */
interface Jeton extends Pion {
	readonly place: number;
}

/** One order in which the test may go. */
interface Chemin {
	readonly chance: Ratio;
	readonly reveles: readonly Jeton[];
	readonly appliques: readonly Jeton[];
}

export interface IssueNaive {
	readonly cle: string;
	readonly reussite: boolean;
	readonly marge: number;
}

export interface Bilan {
	readonly issues: ReadonlyMap<string, Ratio>;
	readonly reussite: Ratio;
	readonly margeMoyenne: Ratio;
	readonly pionsMoyens: Ratio;
}

export function enumerer(situation: Situation): Bilan {
	const issues = new Map<string, Ratio>();
	let [reussite, margeMoyenne, pionsMoyens] = [NUL, NUL, NUL];
	for (const { chance, reveles, appliques } of parcourir(situation)) {
		const issue = terminer(situation, appliques);
		issues.set(issue.cle, plus(issues.get(issue.cle) ?? NUL, chance));
		if (issue.reussite) reussite = plus(reussite, chance);
		margeMoyenne = plus(margeMoyenne, fois(chance, entier(issue.marge)));
		pionsMoyens = plus(pionsMoyens, fois(chance, entier(reveles.length)));
	}
	return { issues, reussite, margeMoyenne, pionsMoyens };
}

/** How a test ends, as a line that says it all. */
export function terminer(situation: Situation, appliques: readonly Pion[]): IssueNaive {
	const memes = (jeton: Pion) => appliques.filter(({ type }) => type === jeton.type).length;
	const rate = appliques.some(
		(jeton) => jeton.effet.automatique === 'echec' || memes(jeton) >= (jeton.effet.echecAu ?? 1000),
	);
	const reussi = appliques.some(({ effet }) => effet.automatique === 'reussite');
	let value = situation.competence + situation.icones;
	for (const { effet } of appliques) value += effet.modificateur;
	if (value < 0 || rate) value = 0;
	const difficulte = reussi && !rate ? 0 : situation.difficulte;
	const reussite = !rate && value >= difficulte;
	const automatique = rate ? 'echec' : reussi ? 'reussite' : 'non';
	const marge = value - difficulte;
	return { cle: `${marge} ${value} ${automatique} ${reussite}`, reussite, marge };
}

function parcourir(situation: Situation): readonly Chemin[] {
	const sac = situation.reserve.flatMap((pion, place) =>
		Array.from({ length: pion.nombre - pion.scelles }, (): Jeton => ({ ...pion, place })),
	);
	const { nombre, rule } = situation.tirage;
	const departs = reveler(sac, Math.min(nombre, sac.length));
	return departs.flatMap(({ chance, sortis, reste }) => {
		if (rule === 'tous') return poursuivre({ chance, reveles: sortis, appliques: sortis }, reste, 0);
		return choisir(situation, sortis, reste).map((suite) => ({ ...suite, chance: fois(chance, suite.chance) }));
	});
}

/** Every way of taking some tokens out of the bag, one after the other. */
function reveler(
	sac: readonly Jeton[],
	combien: number,
): readonly { chance: Ratio; sortis: Jeton[]; reste: Jeton[] }[] {
	if (combien === 0) return [{ chance: [1n, 1n], sortis: [], reste: [...sac] }];
	return sac.flatMap((jeton, rang) =>
		reveler(
			sac.filter((_, autre) => autre !== rang),
			combien - 1,
		).map(({ chance, sortis, reste }) => ({
			chance: fois(chance, [1n, BigInt(sac.length)]),
			sortis: [jeton, ...sortis],
			reste,
		})),
	);
}

/** The tokens applied have others revealed, from the one at `rang` on. */
function poursuivre(chemin: Chemin, reste: readonly Jeton[], rang: number): readonly Chemin[] {
	const jeton = chemin.appliques[rang];
	if (jeton === undefined) return [chemin];
	if (!jeton.effet.revele || reste.length === 0) return poursuivre(chemin, reste, rang + 1);
	return reveler(reste, 1).flatMap(({ chance, sortis, reste: suite }) => {
		const { reveles, appliques } = chemin;
		const plusLoin = {
			chance: fois(chemin.chance, chance),
			reveles: [...reveles, ...sortis],
			appliques: [...appliques, ...sortis],
		};
		return poursuivre(plusLoin, suite, rang + 1);
	});
}

/** The ways to go on once the best of the tokens revealed together is applied: the first of the bag among equals. */
function choisir(situation: Situation, sortis: readonly Jeton[], reste: readonly Jeton[]): readonly Chemin[] {
	const essais = [...sortis]
		.sort((a, b) => a.place - b.place)
		.map((jeton) => {
			const suites = poursuivre({ chance: [1n, 1n], reveles: sortis, appliques: [jeton] }, reste, 0);
			let [succes, marge] = [NUL, NUL];
			for (const { chance, appliques } of suites) {
				const issue = terminer(situation, appliques);
				if (issue.reussite) succes = plus(succes, chance);
				marge = plus(marge, fois(chance, entier(issue.marge)));
			}
			return { suites, succes, marge };
		});
	essais.sort((a, b) => signe(b.succes, a.succes) || signe(b.marge, a.marge));
	return essais[0]?.suites ?? [];
}

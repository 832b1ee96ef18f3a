import { refuseProblems } from '../../verification';
import { addEffets, type Conclusion, compareIssues, conclude, settleAutomatique } from './conclusion';
import { draw } from './draw';
import { listGenres } from './kind';
import { prepare } from './prepare';
import type { Issue } from './results';
import type { Situation } from './situation';
import { readEnjeu } from './steps';
import { checkTirages, verifier } from './verification';

/** An outcome, and how many of the tests simulated had it. */
interface Compte extends Omit<Issue, 'chance'> {
	readonly nombre: number;
}

/** What many simulated tests gave. */
export interface Simulation {
	readonly tirages: number;
	readonly reussites: number;
	/** Each distinct outcome met, in the order of `Chances.issues`; their numbers add up to `tirages`. */
	readonly issues: readonly Compte[];
}

/**
 * Plays `tirages` tests (0 to 1,000,000) as `jouer` does, with tokens drawn by `alea`, which gives numbers from 0
 * included to 1 excluded (see `germe` in src/rules/odds). `null` when no token can be revealed. Throws like `calculer`.
 */
export function simuler(situation: Situation, tirages: number, alea: () => number): Simulation | null {
	refuseProblems([...verifier(situation), ...checkTirages(tirages)]);
	const genres = listGenres(situation);
	if (genres.length === 0) return null;
	const enjeu = readEnjeu(situation);
	const choisir = prepare(genres, situation.tirage).advise(enjeu);
	const choisirRang = (restants: number) => Math.floor(alea() * restants);
	const comptes = new Map<string, { readonly conclusion: Conclusion; nombre: number }>();
	for (let tirage = 0; tirage < tirages; tirage += 1) {
		const { retenus } = draw(genres, situation.tirage, choisirRang, choisir);
		const effets = addEffets(genres, retenus);
		const conclusion = conclude(enjeu, effets.somme, settleAutomatique(effets));
		const cle = `${conclusion.automatique} ${conclusion.total}`;
		const compte = comptes.get(cle) ?? { conclusion, nombre: 0 };
		compte.nombre += 1;
		comptes.set(cle, compte);
	}
	return countIssues(tirages, [...comptes.values()]);
}

function countIssues(
	tirages: number,
	comptes: readonly { readonly conclusion: Conclusion; readonly nombre: number }[],
): Simulation {
	const issues = comptes
		.map(({ conclusion: { total, marge, reussite, automatique }, nombre }): Compte => {
			return { total, marge, reussite, automatique, nombre };
		})
		.sort(compareIssues);
	const reussites = issues.reduce((somme, { reussite, nombre }) => (reussite ? somme + nombre : somme), 0);
	return { tirages, reussites, issues };
}

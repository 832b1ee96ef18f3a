import { fraction, type Poids } from '../../odds';
import { compareIssues, conclude } from './conclusion';
import type { Chances, Issue } from './results';
import type { Automatique } from './situation';
import type { Enjeu, Repartition } from './spread';

/** An outcome and its weight. */
interface Pesee extends Omit<Issue, 'chance'> {
	readonly masse: bigint;
}

/** Chances of a test, from how the sums of modifiers are spread. */
export function sumUp({ commun, normales, sures, pionsMoyens }: Repartition, enjeu: Enjeu): Chances {
	const rates = commun - sumPoids(sures);
	const pesees = [
		...weighIssues(normales, 'non', enjeu),
		...weighIssues(removePoids(sures, normales), 'reussite', enjeu),
		...weighIssues([[0, rates]], 'echec', enjeu),
	].sort(compareIssues);
	const share = (keep: (pesee: Pesee) => boolean) => fraction(sumPesees(pesees, keep), commun);
	return {
		reussite: share(({ reussite }) => reussite),
		echec: share(({ reussite }) => !reussite),
		echecAutomatique: share(({ automatique }) => automatique === 'echec'),
		reussiteAutomatique: share(({ automatique }) => automatique === 'reussite'),
		issues: pesees.map(({ masse, ...issue }) => ({ ...issue, chance: fraction(masse, commun) })),
		margeMoyenne: fraction(
			pesees.reduce((somme, { marge, masse }) => somme + BigInt(marge) * masse, 0n),
			commun,
		),
		pionsMoyens,
	};
}

/** The outcomes of one nature: the sums that end at the same value, which is never negative, make a single one. */
function weighIssues(poids: readonly Poids[], automatique: Automatique, enjeu: Enjeu): readonly Pesee[] {
	const parTotal = new Map<number, Pesee>();
	for (const [somme, masse] of poids) {
		if (masse === 0n) continue;
		const { total, marge, reussite } = conclude(enjeu, somme, automatique);
		const deja = parTotal.get(total)?.masse ?? 0n;
		parTotal.set(total, { total, marge, reussite, automatique, masse: deja + masse });
	}
	return [...parTotal.values()];
}

function removePoids(poids: readonly Poids[], retires: readonly Poids[]): readonly Poids[] {
	const masses = new Map(retires);
	return poids.map(([somme, masse]) => [somme, masse - (masses.get(somme) ?? 0n)]);
}

function sumPoids(poids: readonly Poids[]): bigint {
	return poids.reduce((somme, [, masse]) => somme + masse, 0n);
}

function sumPesees(pesees: readonly Pesee[], keep: (pesee: Pesee) => boolean): bigint {
	return pesees.reduce((somme, pesee) => (keep(pesee) ? somme + pesee.masse : somme), 0n);
}

import { type Fraction, subtract } from '../../odds';
import { addEffets } from './conclusion';
import { countPions, type Genre } from './kind';
import type { Chances, Issue } from './results';
import type { Tirage } from './situation';
import type { Enjeu, Repartition } from './spread';
import { noteEpuisee, noteIssue, noteModificateur, notePlancher, noteSymbole } from './steps';
import type { EtapePesee, TracePesee } from './trace';

/** Explains the tokens one kind after the other, then the chances of the whole draw. */
export function explainChances(
	genres: readonly Genre[],
	{ nombre, rule }: Tirage,
	enjeu: Enjeu,
	{ sures }: Repartition,
	chances: Chances,
): TracePesee {
	const pions = countPions(genres);
	const seul = rule === 'un' || Math.min(nombre, pions) === 1;
	return [
		...noteEpuisee(nombre, pions),
		...genres.flatMap((genre) => explainGenre(genre, enjeu, seul)),
		...explainEtendue(
			sures.map(([somme]) => enjeu.value + somme),
			enjeu,
		),
		...explainIssues(chances, enjeu),
	];
}

/** What a token gives; if it is the only one applied (`seul`) and has no other revealed, how the test ends. */
function explainGenre(genre: Genre, enjeu: Enjeu, seul: boolean): TracePesee {
	const steps = [noteSymbole(genre), noteModificateur(genre, enjeu.value)];
	if (genre.revele || !seul) return steps;
	return [
		...steps,
		...notePlancher(enjeu.value + genre.modificateur, genre.type),
		...noteIssue(enjeu, addEffets([genre], [0]), genre.type),
	];
}

/** The values that the draw may lead to, in increasing order; none when it always fails automatically. */
function explainEtendue(valeurs: readonly number[], { value }: Enjeu): TracePesee {
	const [minimum, maximum] = [valeurs[0], valeurs.at(-1)];
	if (minimum === undefined || maximum === undefined) return [];
	return [
		{ kind: 'etendue', tc: 5, rule: 'tc-5', pion: null, avant: value, apres: value, minimum, maximum },
		...notePlancher(minimum),
	];
}

/** The four kinds of outcomes, those that may happen only. */
function explainIssues(
	{ reussite, echec, echecAutomatique, reussiteAutomatique, issues }: Chances,
	{ difficulte }: Enjeu,
): TracePesee {
	const find = (automatique: Issue['automatique'], reussie: boolean) =>
		issues.filter((issue) => issue.automatique === automatique && issue.reussite === reussie).map(({ total }) => total);
	return [
		...noteChance('tc-6-reussite', subtract(reussite, reussiteAutomatique), difficulte, find('non', true)[0]),
		...noteChance('tc-6-echec', subtract(echec, echecAutomatique), difficulte, find('non', false).at(-1)),
		...noteChance('tc-6-reussite-automatique', reussiteAutomatique, 0, find('reussite', true)[0]),
		...noteChance('tc-6-echec-automatique', echecAutomatique, difficulte, find('echec', false)[0]),
	];
}

function noteChance(
	rule: Extract<EtapePesee, { kind: 'chance' }>['rule'],
	chance: Fraction,
	avant: number,
	apres: number | undefined,
): TracePesee {
	return apres === undefined ? [] : [{ kind: 'chance', tc: 6, rule, pion: null, avant, apres, chance }];
}

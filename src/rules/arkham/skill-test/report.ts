import { addEffets } from './conclusion';
import type { Pioche } from './draw';
import { countPions, type Genre } from './kind';
import type { Epreuve } from './results';
import type { Situation } from './situation';
import { noteDepart, noteEpuisee, noteIssue, noteModificateur, notePlancher, noteSymbole, readEnjeu } from './steps';
import type { Trace, TraceStep } from './trace';

/** TC.1, TC.2 and the bag of TC.3: the trace ends there when the bag is empty. */
export function tellDepart(situation: Situation, genres: readonly Genre[]): Trace {
	const { competence } = situation;
	const debut: TraceStep = { kind: 'debut', tc: 1, rule: 'tc-1', pion: null, avant: competence, apres: competence };
	return [debut, ...noteDepart(situation, genres)];
}

/** A drawn test, from the first token revealed to the end of TC.8. */
export function tellEpreuve(situation: Situation, genres: readonly Genre[], pioche: Pioche, epreuve: Epreuve): Trace {
	const pions = countPions(genres);
	const restants = pions - pioche.reveles.length;
	const { marge, reussite } = epreuve;
	return [
		...tellPioche(situation, genres, pioche),
		...tellValeur(situation, genres, pioche),
		...noteIssue(readEnjeu(situation), addEffets(genres, pioche.retenus)),
		{ kind: 'resultats', tc: 7, rule: 'tc-7', pion: null, avant: marge, apres: marge, reussite },
		{ kind: 'fin', tc: 8, rule: 'tc-8', pion: null, avant: restants, apres: pions },
	];
}

/** TC.3 and TC.4: the tokens revealed together, the one chosen if need be, then what each token applied has revealed. */
function tellPioche({ tirage }: Situation, genres: readonly Genre[], { reveles, ensemble, retenus }: Pioche): Trace {
	const pions = countPions(genres);
	const types = reveles.map((rang) => genres[rang]?.type ?? '');
	const cause = tirage.nombre === 1 ? 'test' : 'carte';
	const trace: TraceStep[] = [
		...noteEpuisee(tirage.nombre, ensemble),
		...types.slice(0, ensemble).map((type, rang) => noteRevele(type, cause, pions - rang)),
		...(tirage.rule === 'un' ? noteRetenu(types.slice(0, ensemble), genres[retenus[0] ?? 0]?.type ?? '') : []),
	];
	let sortis = ensemble;
	for (const genre of retenus.flatMap((rang) => genres[rang] ?? [])) {
		trace.push(noteSymbole(genre));
		if (!genre.revele) continue;
		const suivant = types[sortis];
		trace.push(
			...(suivant === undefined ? noteEpuisee(1, 0, genre.type) : [noteRevele(suivant, 'pion', pions - sortis)]),
		);
		sortis += 1;
	}
	return trace;
}

function noteRevele(pion: string, cause: 'test' | 'carte' | 'pion', avant: number): TraceStep {
	const rule = cause === 'test' ? 'tc-3' : 'bases-carte-prioritaire';
	return { kind: 'revele', tc: 3, rule, pion, avant, apres: avant - 1, cause };
}

/** A card lets one token be chosen, and the others be ignored. */
function noteRetenu(ensemble: readonly string[], pion: string): Trace {
	if (ensemble.length === 1) return [];
	const choisi = ensemble.indexOf(pion);
	const ignores = ensemble.filter((_, rang) => rang !== choisi);
	const rule = 'bases-carte-prioritaire';
	return [{ kind: 'retenu', tc: 3, rule, pion, avant: ensemble.length, apres: 1, ignores }];
}

/** TC.5: every modifier is added, then only the sum is brought to zero. */
function tellValeur(situation: Situation, genres: readonly Genre[], { retenus }: Pioche): Trace {
	const trace: TraceStep[] = [];
	let value = readEnjeu(situation).value;
	for (const genre of retenus.flatMap((rang) => genres[rang] ?? [])) {
		trace.push(noteModificateur(genre, value));
		value += genre.modificateur;
	}
	const [avant, apres] = [situation.competence, Math.max(0, value)];
	return [...trace, ...notePlancher(value), { kind: 'valeur', tc: 5, rule: 'tc-5', pion: null, avant, apres }];
}

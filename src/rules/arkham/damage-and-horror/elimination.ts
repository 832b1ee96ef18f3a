import { listRestants } from './defeat';
import { type Etat, record } from './state';
import type { TraceStep } from './trace';

/**
 * A defeated investigator is out of the scenario (rule degats-elimination): the steps that their player follows, in
 * order (rules degats-elimination-1 to -6). Clues, resources and enemies are not counted.
 */
export function eliminate(etat: Etat): Etat {
	const { autresJoueurs, principal } = etat.situation.partie;
	const carte = 'investigateur';
	const note = { carte, avant: autresJoueurs, apres: autresJoueurs } as const;
	const etapes: readonly TraceStep[] = [
		{ kind: 'elimination', rule: 'degats-elimination', carte, avant: autresJoueurs + 1, apres: autresJoueurs },
		{
			kind: 'elimination-cartes',
			rule: 'degats-elimination-1',
			carte,
			avant: listRestants(etat).length,
			apres: 0,
		},
		{ kind: 'elimination-pions', rule: 'degats-elimination-2', ...note },
		{ kind: 'elimination-ennemis', rule: 'degats-elimination-3', ...note },
		{ kind: 'elimination-menace', rule: 'degats-elimination-4', ...note },
	];
	const fin: TraceStep = { kind: 'fin-du-scenario', rule: 'degats-elimination-6', carte, avant: 1, apres: 0 };
	if (autresJoueurs === 0) return record(etat, ...etapes, fin);
	const succession: TraceStep = { kind: 'elimination-principal', rule: 'degats-elimination-5', ...note };
	const comptage: TraceStep = { kind: 'par-investigateur', rule: 'degats-elimination-par-investigateur', ...note };
	return record(etat, ...etapes, ...(principal ? [succession] : []), comptage);
}

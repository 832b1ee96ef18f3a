import { listRestants } from './defaite';
import { type Etat, record } from './etat';
import type { Etape } from './trace';

/**
 * A defeated investigator is out of the scenario (rule degats-elimination): the steps that their player follows, in
 * order (rules degats-elimination-1 to -6). Clues, resources and enemies are not counted.
 */
export function eliminate(etat: Etat): Etat {
	const { autresJoueurs, principal } = etat.situation.partie;
	const carte = 'investigateur';
	const note = { carte, avant: autresJoueurs, apres: autresJoueurs } as const;
	const etapes: readonly Etape[] = [
		{ etape: 'elimination', regle: 'degats-elimination', carte, avant: autresJoueurs + 1, apres: autresJoueurs },
		{
			etape: 'elimination-cartes',
			regle: 'degats-elimination-1',
			carte,
			avant: listRestants(etat).length,
			apres: 0,
		},
		{ etape: 'elimination-pions', regle: 'degats-elimination-2', ...note },
		{ etape: 'elimination-ennemis', regle: 'degats-elimination-3', ...note },
		{ etape: 'elimination-menace', regle: 'degats-elimination-4', ...note },
	];
	const fin: Etape = { etape: 'fin-du-scenario', regle: 'degats-elimination-6', carte, avant: 1, apres: 0 };
	if (autresJoueurs === 0) return record(etat, ...etapes, fin);
	const succession: Etape = { etape: 'elimination-principal', regle: 'degats-elimination-5', ...note };
	const comptage: Etape = { etape: 'par-investigateur', regle: 'degats-elimination-par-investigateur', ...note };
	return record(etat, ...etapes, ...(principal ? [succession] : []), comptage);
}

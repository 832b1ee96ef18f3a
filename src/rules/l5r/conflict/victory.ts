import { type Etat, record } from './state';
import type { FinDePartie } from './trace';

/** Honour that wins the game at once (rule gagner-la-partie-vingt-cinq). */
const HONNEUR_GAGNANT = 25;

/** Ends the game if the honour of a player does so (rules gagner-la-partie-vingt-cinq, gagner-la-partie-zero). */
export function checkHonneur(etat: Etat): Etat {
	const fin = findFin(etat);
	return fin === null ? etat : endPartie(etat, fin);
}

/** Ends the game: no step follows. */
export function endPartie(etat: Etat, fin: FinDePartie): Etat {
	const { honneur } = etat.cotes[fin.gagnant];
	return record({ ...etat, fin }, { kind: 'partie-gagnee', ...fin, avant: honneur, apres: honneur });
}

/** In a conflict only the attacking player gains honour, and only the defending player loses some. */
function findFin({ cotes: { attaquant, defenseur } }: Etat): FinDePartie | null {
	if (attaquant.honneur >= HONNEUR_GAGNANT) return { gagnant: 'attaquant', rule: 'gagner-la-partie-vingt-cinq' };
	return defenseur.honneur <= 0 ? { gagnant: 'attaquant', rule: 'gagner-la-partie-zero' } : null;
}

import { reportBilan } from './bilan';
import { createCoup } from './coup';
import { type Etat, type EtatAvecIssue, getEnJeu } from './etat';
import type { Degats } from './evenement';
import { findAbsence } from './legalite';
import { dealDegats } from './sequence';
import { neighboursOf } from './situation';

/**
 * Deals damage outside the resolution of a fight: to the target, and at the same time to its neighbours when there is
 * a splash (rule projection-voisins). With a source, the target's part is combat damage of its power, and may poison.
 * Illegal when the target or the source is not in play.
 */
export function strike(etat: Etat, degats: Degats): EtatAvecIssue {
	const { cible, montant, source = null, projection = 0 } = degats;
	const absence = findAbsence(etat, cible) ?? (source === null ? null : findAbsence(etat, source));
	if (absence !== null) return { etat, issue: { type: 'illegal', ...absence } };
	const principal = createCoup(cible, source === null ? 'effet' : 'puissance', montant, source);
	const voisines = projection === 0 ? [] : listVoisines(etat, cible);
	const projections = voisines.map((voisine) => createCoup(voisine, 'projection', projection, source));
	const apres = dealDegats(etat, [principal, ...projections]);
	return { etat: apres, issue: { type: 'degats', bilans: [cible, ...voisines].map((id) => reportBilan(apres, id)) } };
}

function listVoisines(etat: Etat, id: string): readonly string[] {
	const { camp } = getEnJeu(etat, id);
	return neighboursOf(etat.situation[camp], id).map((voisine) => voisine.id);
}

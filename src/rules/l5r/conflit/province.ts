import { type Etat, measureEcart, record } from './etat';
import { endPartie } from './victoire';

/** Broken provinces without a stronghold that open the way to the stronghold (rule etape-3-2-forteresse). */
export const DETRUITES_AVANT_FORTERESSE = 3;

/**
 * Step 3.2.5: the province breaks if the attacker won by its strength or more (rule etape-3-2-5). The stronghold's
 * province ends the game (rule gagner-la-partie-forteresse).
 */
export function breakProvince(etat: Etat): Etat {
	const { forteresse, detruites } = etat.situation.province;
	if (etat.vainqueur !== 'attaquant') {
		const regle = 'etape-3-2-5-sans-effet';
		return record(etat, { etape: 'province-sans-effet', regle, avant: detruites, apres: detruites });
	}
	const compare = noteBonus(etat);
	const mesure = { ecart: measureEcart(etat), defense: etat.defense };
	if (mesure.ecart < mesure.defense) {
		const regle = 'force-de-province-ecart';
		return record(compare, { etape: 'province-tient', regle, avant: detruites, apres: detruites, ...mesure });
	}
	const apres = detruites + 1;
	const detruite = record(
		{ ...compare, provinceDetruite: true },
		{ etape: 'province-detruite', regle: 'etape-3-2-5', avant: detruites, apres, ...mesure },
	);
	if (forteresse) return endPartie(detruite, { gagnant: 'attaquant', regle: 'gagner-la-partie-forteresse' });
	if (apres !== DETRUITES_AVANT_FORTERESSE) return detruite;
	const regle = 'province-detruite-forteresse-eligible';
	return record(detruite, { etape: 'forteresse-eligible', regle, avant: apres, apres });
}

/** Holdings and the stronghold add their bonus to the province that contains them (rule force-de-province-bonus). */
function noteBonus(etat: Etat): Etat {
	const { defense, bonus } = etat.situation.province;
	if (bonus === 0) return etat;
	const regle = 'force-de-province-bonus';
	return record(etat, { etape: 'defense-augmentee', regle, avant: defense, apres: etat.defense });
}

import { type Etat, measureEcart, record } from './state';
import { endPartie } from './victory';

/** Broken provinces without a stronghold that open the way to the stronghold (rule etape-3-2-forteresse). */
export const DETRUITES_AVANT_FORTERESSE = 3;

/**
 * Step 3.2.5: the province breaks if the attacker won by its strength or more (rule etape-3-2-5). The stronghold's
 * province ends the game (rule gagner-la-partie-forteresse).
 */
export function breakProvince(etat: Etat): Etat {
	const { forteresse, detruites } = etat.situation.province;
	if (etat.vainqueur !== 'attaquant') {
		const rule = 'etape-3-2-5-sans-effet';
		return record(etat, { kind: 'province-sans-effet', rule, avant: detruites, apres: detruites });
	}
	const compare = noteBonus(etat);
	const mesure = { ecart: measureEcart(etat), defense: etat.defense };
	if (mesure.ecart < mesure.defense) {
		const rule = 'force-de-province-ecart';
		return record(compare, { kind: 'province-tient', rule, avant: detruites, apres: detruites, ...mesure });
	}
	const apres = detruites + 1;
	const detruite = record(
		{ ...compare, provinceDetruite: true },
		{ kind: 'province-detruite', rule: 'etape-3-2-5', avant: detruites, apres, ...mesure },
	);
	if (forteresse) return endPartie(detruite, { gagnant: 'attaquant', rule: 'gagner-la-partie-forteresse' });
	if (apres !== DETRUITES_AVANT_FORTERESSE) return detruite;
	const rule = 'province-detruite-forteresse-eligible';
	return record(detruite, { kind: 'forteresse-eligible', rule, avant: apres, apres });
}

/** Holdings and the stronghold add their bonus to the province that contains them (rule force-de-province-bonus). */
function noteBonus(etat: Etat): Etat {
	const { defense, bonus } = etat.situation.province;
	if (bonus === 0) return etat;
	const rule = 'force-de-province-bonus';
	return record(etat, { kind: 'defense-augmentee', rule, avant: defense, apres: etat.defense });
}

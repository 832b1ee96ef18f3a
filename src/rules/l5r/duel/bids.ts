import { type Etat, passCamps, record } from './state';
import type { Camp } from './situation';
import { CADRAN } from './verification';

/** Steps D.3 and D.4: bids become known (rule duel-d-4), then what modifies their values does. */
export function revealMises(etat: Etat): Etat {
	return passCamps(passCamps(etat, revealMise), modifyMise);
}

/** Nothing but the dial bounds a bid, not even the player's honour (rule duel-d-3). */
function revealMise(etat: Etat, camp: Camp): Etat {
	const mise = etat.mises[camp];
	const honneur = etat.honneur[camp];
	const revelee = record(etat, { kind: 'mise-revelee', rule: 'duel-d-4', camp, avant: 0, apres: mise });
	if (mise <= honneur) return revelee;
	return record(revelee, { kind: 'mise-au-dela', rule: 'duel-d-3', camp, avant: mise, apres: mise, honneur });
}

/** The modified value counts as the bid (rule valeur-de-mise-definition), from 0 to beyond 5 (valeur-de-mise-bornes). */
function modifyMise(etat: Etat, camp: Camp): Etat {
	const cadran = etat.mises[camp];
	const modifiee = cadran + etat.situation[camp].modificateurMise;
	if (modifiee === cadran) return etat;
	const value = Math.max(0, modifiee);
	const rule = value === 0 || value > CADRAN[4] ? 'valeur-de-mise-bornes' : 'valeur-de-mise-definition';
	const suivant = { ...etat, mises: { ...etat.mises, [camp]: value } };
	return record(suivant, { kind: 'mise-modifiee', rule, camp, avant: cadran, apres: value });
}

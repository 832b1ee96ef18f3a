import { type Etat, listParticipants, measureEcart, record } from './state';
import { type Camp, opposingCamp } from './situation';

/**
 * Step 3.2.3: the highest total wins (rule etape-3-2-3-vainqueur), the attacker on a tie (rule etape-3-2-3-egalite), if
 * it is 1 or more and that player has a participant (rule etape-3-2-3-conditions). Otherwise nobody wins: the other
 * player has not the highest total (rule etape-3-2-3-sans-participant).
 */
export function compareTotaux(etat: Etat): Etat {
	const { attaquant, defenseur } = etat.cotes;
	const ecart = measureEcart(etat);
	const note = { avant: ecart, apres: ecart };
	const compare = record(etat, {
		kind: 'comparaison',
		rule: 'etape-3-2-3',
		...note,
		attaquant: attaquant.total,
		defenseur: defenseur.total,
	});
	const premier = defenseur.total > attaquant.total ? 'defenseur' : 'attaquant';
	if (meetsConditions(etat, premier)) {
		const rule = ecart === 0 ? 'etape-3-2-3-egalite' : 'etape-3-2-3-vainqueur';
		return record({ ...compare, vainqueur: premier }, { kind: 'conflit-remporte', rule, ...note, camp: premier });
	}
	const { total } = etat.cotes[premier];
	return record(
		compare,
		{
			kind: 'condition-manquante',
			rule: 'etape-3-2-3-conditions',
			avant: total,
			apres: total,
			camp: premier,
			participants: listParticipants(etat, premier).length,
		},
		{
			kind: 'sans-vainqueur',
			rule: meetsConditions(etat, opposingCamp(premier))
				? 'etape-3-2-3-sans-participant'
				: 'etape-3-2-3-sans-vainqueur',
			...note,
		},
	);
}

function meetsConditions(etat: Etat, camp: Camp): boolean {
	return etat.cotes[camp].total >= 1 && listParticipants(etat, camp).length > 0;
}

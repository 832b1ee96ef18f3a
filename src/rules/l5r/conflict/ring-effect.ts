import { changeCote, type Etat, record } from './state';
import { checkHonneur } from './victory';

const REGLES_ELEMENT = {
	air: 'etape-3-2-6-air',
	terre: 'etape-3-2-6-terre',
	feu: 'etape-3-2-6-feu',
	eau: 'etape-3-2-6-eau',
	vide: 'etape-3-2-6-vide',
} as const;

/**
 * Step 3.2.6: an attacking player who won may resolve the ring effect (rule etape-3-2-6); nobody else does (rule
 * etape-3-2-6-sans-effet). Only the honour of Air is followed: the cards and characters of other rings are not.
 */
export function resolveEffet(etat: Etat): Etat {
	const { choix } = etat.situation.anneau;
	const aucun = { avant: 0, apres: 0 };
	if (etat.vainqueur !== 'attaquant') {
		return record(etat, { kind: 'effet-absent', rule: 'etape-3-2-6-sans-effet', ...aucun });
	}
	switch (choix) {
		case 'renoncer':
			return record(etat, { kind: 'effet-refuse', rule: 'etape-3-2-6', ...aucun });
		case 'gagner':
			return checkHonneur(gainHonneur(etat, 2));
		case 'prendre':
			return checkHonneur(gainHonneur(loseHonneur(etat), 1));
		default:
			return noteEffet(etat, 0, 1);
	}
}

/** Honour taken leaves the other player's pool (rule prendre-definition). */
function loseHonneur(etat: Etat): Etat {
	const { honneur } = etat.cotes.defenseur;
	const perdu = changeCote(etat, 'defenseur', { honneur: honneur - 1 });
	const rule = 'prendre-definition';
	return record(perdu, { kind: 'honneur-pris', rule, avant: honneur, apres: honneur - 1 });
}

function gainHonneur(etat: Etat, gain: number): Etat {
	const { honneur } = etat.cotes.attaquant;
	return noteEffet(changeCote(etat, 'attaquant', { honneur: honneur + gain }), honneur, honneur + gain);
}

function noteEffet(etat: Etat, avant: number, apres: number): Etat {
	const { element, choix } = etat.situation.anneau;
	return record(etat, { kind: 'effet-d-anneau', rule: REGLES_ELEMENT[element], avant, apres, element, choix });
}

import { changeCote, type Etat, listParticipants, record } from './state';
import { checkHonneur } from './victory';

/**
 * Step 3.2.4: a conflict that the attacker wins while the defender has no participant is unopposed (rule etape-3-2-4)
 * and costs the defender 1 honour (rule etape-3-2-4-honneur). A bowed defender opposes (rule
 * non-oppose-defenseur-incline).
 */
export function applyNonOppose(etat: Etat): Etat {
	const { honneur } = etat.cotes.defenseur;
	if (etat.vainqueur !== 'attaquant') {
		const rule = 'etape-3-2-4-sans-effet';
		return record(etat, { kind: 'non-oppose-sans-effet', rule, avant: honneur, apres: honneur });
	}
	const defenseurs = listParticipants(etat, 'defenseur');
	const nombre = defenseurs.length;
	if (nombre > 0) {
		const inclines = defenseurs.every(({ incline }) => incline);
		const rule = inclines ? 'non-oppose-defenseur-incline' : 'non-oppose-definition';
		return record(etat, { kind: 'oppose', rule, avant: nombre, apres: nombre });
	}
	const perdu = changeCote({ ...etat, nonOppose: true }, 'defenseur', { honneur: honneur - 1 });
	return checkHonneur(
		record(
			perdu,
			{ kind: 'non-oppose', rule: 'etape-3-2-4', avant: 0, apres: 0 },
			{ kind: 'honneur-perdu', rule: 'etape-3-2-4-honneur', avant: honneur, apres: honneur - 1 },
		),
	);
}

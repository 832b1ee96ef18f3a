import { changeCote, type Etat, listParticipants, record } from './state';
import { CAMPS } from './situation';

/**
 * Step 3.2.7: the winner, whoever it is, claims the ring (rule etape-3-2-7); without a winner it goes back to the pool
 * (rule etape-3-2-7-sans-vainqueur).
 */
export function claimAnneau(etat: Etat): Etat {
	const { vainqueur } = etat;
	if (vainqueur === null) {
		const rule = 'etape-3-2-7-sans-vainqueur';
		return record({ ...etat, anneau: 'disponible' }, { kind: 'anneau-rendu', rule, avant: 0, apres: 1 });
	}
	return record(
		{ ...etat, anneau: vainqueur },
		{ kind: 'anneau-revendique', rule: 'etape-3-2-7', camp: vainqueur, avant: 0, apres: 1 },
	);
}

/** Step 3.2.8: ready participants bow together (rule etape-3-2-8), then all go home (rule etape-3-2-8-fief). */
export function returnHome(etat: Etat): Etat {
	const participants = CAMPS.flatMap((camp) => listParticipants(etat, camp));
	if (participants.length === 0) return etat;
	const redresses = participants.filter(({ incline }) => !incline).length;
	const inclines =
		redresses === 0
			? etat
			: record(bowAll(etat), { kind: 'participants-inclines', rule: 'etape-3-2-8', avant: redresses, apres: 0 });
	const rule = 'etape-3-2-8-fief';
	return record(inclines, { kind: 'retour-au-fief', rule, avant: participants.length, apres: 0 });
}

function bowAll(etat: Etat): Etat {
	return CAMPS.reduce((suite, camp) => {
		const engages = suite.cotes[camp].engages.map((engage) => ({
			...engage,
			incline: engage.incline || engage.participe,
		}));
		return changeCote(suite, camp, { engages });
	}, etat);
}

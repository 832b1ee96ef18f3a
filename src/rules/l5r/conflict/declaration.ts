import { changeCote, type Engage, type Etat, listParticipants, record } from './state';
import { CAMPS, type Camp } from './situation';

/** Fate on the ring goes to the attacking player as the conflict is declared (rule etape-3-2-destin-de-l-anneau). */
export function takeDestin(etat: Etat): Etat {
	const { destin } = etat.situation.anneau;
	if (destin === 0) return etat;
	return record(etat, { kind: 'destin-pris', rule: 'etape-3-2-destin-de-l-anneau', avant: destin, apres: 0 });
}

/**
 * Characters with a dash instead of the skill of the conflict are removed from it, bowed, whatever their modifiers
 * (rule tiret-retire-du-conflit): they are no participants any more.
 */
export function removeTirets(etat: Etat): Etat {
	return CAMPS.reduce(
		(suite, camp) =>
			listParticipants(etat, camp)
				.filter((engage) => engage[etat.situation.type] === null)
				.reduce((reste, engage) => sendHome(reste, camp, engage), suite),
		etat,
	);
}

function sendHome(etat: Etat, camp: Camp, { id }: Engage): Etat {
	const avant = listParticipants(etat, camp).length;
	const engages = etat.cotes[camp].engages.map((engage) =>
		engage.id === id ? { ...engage, participe: false, incline: true } : engage,
	);
	return record(changeCote(etat, camp, { engages }), {
		kind: 'retire-du-conflit',
		rule: 'tiret-retire-du-conflit',
		camp,
		personnage: id,
		avant,
		apres: avant - 1,
	});
}

import { type Engage, type Etat, listParticipants, record, replaceEngage } from './state';
import type { Statut } from './character';
import { CAMPS, type Camp } from './situation';

/** Statuses from the worst to the best: one step at a time. */
const ECHELLE = ['deshonore', 'normal', 'honore'] as const satisfies readonly Statut[];

/**
 * Participants with fierté are honoured after they won, dishonoured after they lost (rule fierte-definition), bowed or
 * not. Totals are already compared: they stay as they were. Without a winner nothing happens (rule
 * fierte-sans-vainqueur).
 */
export function applyFierte(etat: Etat): Etat {
	return CAMPS.reduce(
		(suite, camp) =>
			listParticipants(etat, camp)
				.filter(({ fierte }) => fierte)
				.reduce((reste, engage) => applyTo(reste, camp, engage), suite),
		etat,
	);
}

function applyTo(etat: Etat, camp: Camp, engage: Engage): Etat {
	const qui = { camp, personnage: engage.id };
	const avant = ECHELLE.indexOf(engage.statut) - 1;
	if (etat.vainqueur === null) {
		const rule = 'fierte-sans-vainqueur';
		return record(etat, { kind: 'fierte-sans-vainqueur', rule, ...qui, avant, apres: avant });
	}
	const remporte = etat.vainqueur === camp;
	const statut = ECHELLE[avant + (remporte ? 2 : 0)];
	const apres = statut === undefined ? avant : avant + (remporte ? 1 : -1);
	return record(replaceEngage(etat, camp, { ...engage, statut: statut ?? engage.statut }), {
		kind: 'fierte',
		rule: findRegle(avant, apres),
		...qui,
		avant,
		apres,
		remporte,
	});
}

/**
 * From normal, a token is received; from the other token, the character is normal again (rule
 * fierte-retour-a-la-normale); the same token is not received twice (rule regles-honneur-pas-deux-fois).
 */
function findRegle(
	avant: number,
	apres: number,
): 'fierte-definition' | 'fierte-retour-a-la-normale' | 'regles-honneur-pas-deux-fois' {
	if (avant === apres) return 'regles-honneur-pas-deux-fois';
	return apres === 0 ? 'fierte-retour-a-la-normale' : 'fierte-definition';
}

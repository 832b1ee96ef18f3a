import type { Gain } from './action';
import { type Etat, limitOf, record } from './state';

/**
 * What comes in the middle of the turn can be used at once: a burn icon of the track (rule regles-entrainement-bruler),
 * tokens to burn from a card or a Mission (rule metaux-bruler-limite-cartes), Atium tokens (rule metaux-atium).
 */
export function receiveGain(etat: Etat, { quoi, nombre }: Gain): Etat {
	switch (quoi) {
		case 'icone':
			return noteLimite(etat, { ...etat, icones: etat.icones + nombre }, 'regles-entrainement-bruler');
		case 'bruler':
			return noteLimite(etat, { ...etat, supplements: etat.supplements + nombre }, 'metaux-bruler-limite-cartes');
		case 'atium': {
			const avant = etat.atium;
			const apres = avant + nombre;
			return record({ ...etat, atium: apres }, { kind: 'atium-gagne', rule: 'metaux-atium', avant, apres });
		}
	}
}

function noteLimite(
	avant: Etat,
	apres: Etat,
	rule: 'regles-entrainement-bruler' | 'metaux-bruler-limite-cartes',
): Etat {
	return record(apres, { kind: 'limite-augmentee', rule, avant: limitOf(avant), apres: limitOf(apres) });
}

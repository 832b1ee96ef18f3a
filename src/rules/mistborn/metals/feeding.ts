import type { Pour } from './action';
import { listCapacites } from './card';
import type { Besoin } from './metal';
import { countMain, type Etat, getCarte, record, setCarte } from './state';

/** Plays the card to feed, when it is still in hand (rule tour-2-jouer). */
export function playPour(etat: Etat, pour: Pour): Etat {
	if (pour === null) return etat;
	const suivie = getCarte(etat, pour);
	if (suivie.lieu !== 'main') return etat;
	const jouee = setCarte(etat, { ...suivie, lieu: 'en-jeu' });
	const avant = countMain(etat);
	return record(jouee, { kind: 'carte-jouee', rule: 'tour-2-jouer', carte: pour, avant, apres: avant - 1 });
}

/**
 * Lays a metal on the card in play, for its next ability (rules cartes-metal-requis, cartes-supplementaire), which is
 * active once it has all its metals (rule cartes-effets-immediats). Nothing to do with no card to feed.
 */
export function feed(etat: Etat, pour: Pour, metal: Besoin): Etat {
	if (pour === null) return etat;
	const suivie = getCarte(etat, pour);
	const { actives: capacite, recus } = suivie;
	const requis = (listCapacites(suivie.carte)[capacite] ?? []).length;
	const nombres = { avant: recus.length, apres: recus.length + 1 };
	const posee = record(setCarte(etat, { ...suivie, recus: [...recus, metal] }), {
		kind: 'metal-pose',
		rule: capacite === 0 ? 'cartes-metal-requis' : 'cartes-supplementaire',
		carte: pour,
		capacite,
		metal,
		requis,
		...nombres,
	});
	return nombres.apres === requis ? activate(posee, pour) : noteIncomplete(posee, pour, requis);
}

function activate(etat: Etat, carte: string): Etat {
	const suivie = getCarte(etat, carte);
	const avant = suivie.actives;
	const apres = avant + 1;
	const active = setCarte(etat, { ...suivie, actives: apres, recus: [] });
	const rule = 'cartes-effets-immediats';
	return record(active, { kind: 'capacite-activee', rule, carte, capacite: avant, avant, apres });
}

/** Part of the metals of an ability below the main one unlocks nothing (rule cartes-supplementaire-plusieurs). */
function noteIncomplete(etat: Etat, carte: string, requis: number): Etat {
	const { actives: capacite, recus } = getCarte(etat, carte);
	if (capacite === 0) return etat;
	const nombres = { avant: recus.length, apres: recus.length };
	const rule = 'cartes-supplementaire-plusieurs';
	return record(etat, { kind: 'capacite-incomplete', rule, carte, capacite, requis, ...nombres });
}

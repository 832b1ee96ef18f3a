import type { Coucher } from './action';
import { isSavant } from './card';
import { countMetal } from './count';
import { feed, playPour } from './feeding';
import { countMain, type Etat, getCarte, record, setCarte } from './state';
import { noteEpargne } from './token';

/**
 * Lays a card of the hand as a metal, under the card to feed or beside any (rules metaux-carte-comme-metal,
 * metaux-sans-effet): it leaves the limit alone (rule metaux-carte-sans-limite).
 */
export function layCarte(etat: Etat, { carte: id, comme, pour }: Coucher): Etat {
	const depart = playPour(etat, pour);
	const suivie = getCarte(depart, id);
	const atium = suivie.carte.nature === 'atium';
	const couchee = setCarte(depart, { ...suivie, lieu: 'metal' });
	const avant = countMain(depart);
	const rule = atium ? 'metaux-atium-cartes' : 'metaux-carte-comme-metal';
	const posee = record(couchee, {
		kind: 'carte-couchee',
		rule: pour === null ? 'metaux-sans-effet' : rule,
		carte: id,
		comme,
		pour,
		avant,
		apres: avant - 1,
	});
	const epargnee = noteEpargne(posee, 'metaux-carte-sans-limite');
	const savant = isSavant(suivie.carte) ? triggerSavant(epargnee, id) : epargnee;
	const nourrie = feed(savant, pour, comme);
	const compte = countMetal(nourrie, comme, atium ? 'metaux-atium-cartes' : 'metaux-carte-un-seul-metal');
	// The rules do not say whether an Atium card that stands for another metal is Atium as well.
	const double = atium && comme !== 'atium' && etat.situation.atiumDouble;
	return double ? countMetal(compte, 'atium', 'metaux-atium-deux-metaux', true) : compte;
}

function triggerSavant(etat: Etat, carte: string): Etat {
	const main = countMain(etat);
	return record(etat, { kind: 'savant-declenche', rule: 'cartes-savant', carte, avant: main, apres: main });
}

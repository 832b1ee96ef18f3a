import type { BrulerAtium } from './action';
import { countMetal } from './count';
import { feed, playPour } from './feeding';
import { type Etat, record } from './state';
import { noteLimite } from './token';

/** Burns an Atium token, as Atium or in place of another metal (rules metaux-atium-joker, metaux-sans-effet, atium-limite). */
export function burnAtium(etat: Etat, evenement: BrulerAtium): Etat {
	const { comme, pour } = evenement;
	const depart = playPour(etat, pour);
	const { atium: avant, atiumBrules } = depart;
	const apres = avant - 1;
	const rule = pour === null ? 'metaux-sans-effet' : 'metaux-atium-joker';
	const brule = { ...depart, atium: apres, atiumBrules: atiumBrules + 1 };
	const pose = record(brule, { kind: 'atium-brule', rule, comme, pour, avant, apres });
	return countAtium(feed(noteLimite(depart, pose, 'atium-limite'), pour, comme), evenement);
}

/**
 * On a card of another metal, Atium counts as both (rule metaux-atium-deux-metaux). Beside any card, the rules do not
 * say: it counts as the metal it replaces, and as Atium too if the situation says so.
 */
function countAtium(etat: Etat, { comme, pour }: BrulerAtium): Etat {
	if (comme === 'atium') return countMetal(etat, 'atium', pour === null ? 'bruler-sans-effet' : 'bruler-definition');
	const compte = countMetal(etat, comme, 'metaux-atium-joker');
	if (pour === null && !etat.situation.atiumDouble) return compte;
	return countMetal(compte, 'atium', 'metaux-atium-deux-metaux', pour === null);
}

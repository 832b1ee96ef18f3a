import type { Pour } from './action';
import { countMetal } from './count';
import { feed, playPour } from './feeding';
import type { Metal } from './metal';
import { countPrets, type Etat, limitOf, record, remainingBrules, setJeton } from './state';

/** Burns a ready token within the limit, on a card or with no direct effect (rules metaux-bruler-poser, metaux-sans-effet). */
export function burnJeton(etat: Etat, metal: Metal, pour: Pour): Etat {
	const depart = playPour(etat, pour);
	const brule = setJeton(depart, metal, 'brule');
	const nombres = { avant: countPrets(depart), apres: countPrets(brule) };
	const rule = pour === null ? 'metaux-sans-effet' : 'metaux-bruler-poser';
	const pose = record(brule, { kind: 'jeton-brule', rule, metal, pour, ...nombres });
	const nourrie = feed(noteLimite(depart, pose, 'metaux-bruler-limite'), pour, metal);
	return countMetal(nourrie, metal, pour === null ? 'bruler-sans-effet' : 'bruler-definition');
}

/** Flares a ready token, which leaves the limit alone (rules metaux-attiser-retourner, metaux-attiser-vaut-bruler). */
export function flareJeton(etat: Etat, metal: Metal, pour: Pour): Etat {
	const depart = playPour(etat, pour);
	const attise = setJeton(depart, metal, 'attise');
	const nombres = { avant: countPrets(depart), apres: countPrets(attise) };
	const rule = 'metaux-attiser-retourner';
	const pose = record(attise, { kind: 'jeton-attise', rule, metal, pour, ...nombres });
	const libre = remainingBrules(depart) > 0;
	const nourrie = feed(noteEpargne(pose, libre ? 'metaux-attiser-moment' : 'attiser-au-dela'), pour, metal);
	return countMetal(nourrie, metal, 'metaux-attiser-vaut-bruler');
}

/** Notes that one token less can be burnt this turn. */
export function noteLimite(avant: Etat, apres: Etat, rule: 'metaux-bruler-limite' | 'atium-limite'): Etat {
	const nombres = { avant: remainingBrules(avant), apres: remainingBrules(apres) };
	return record(apres, { kind: 'limite-entamee', rule, limite: limitOf(apres), ...nombres });
}

/** Notes that as many tokens can still be burnt this turn. */
export function noteEpargne(
	etat: Etat,
	rule: 'metaux-attiser-moment' | 'attiser-au-dela' | 'metaux-carte-sans-limite',
): Etat {
	const reste = remainingBrules(etat);
	return record(etat, { kind: 'limite-epargnee', rule, avant: reste, apres: reste });
}

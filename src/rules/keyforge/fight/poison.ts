import type { Coup, Passage } from './coup';
import { type Etat, getCreature, record } from './etat';

/**
 * Whether a blow destroys the creature it wounded: its source has poison, its power dealt the damage, and at least
 * 1 damage was placed (rules poison-detruit, poison-au-moins-un, poison-puissance-seulement).
 */
export function isEmpoisonnant(etat: Etat, coup: Coup): boolean {
	return findEmpoisonneuse(etat, coup) !== null && coup.nature === 'puissance' && coup.reste > 0;
}

/**
 * Says why poison does nothing: all the power damage was cancelled (rule poison-au-moins-un), or the damage placed
 * is not power damage (rule poison-puissance-seulement).
 */
export function notePoisonSansEffet(passage: Passage): Passage {
	const { etat, coup } = passage;
	const source = findEmpoisonneuse(etat, coup);
	if (source === null || coup.montant === 0) return passage;
	const parPuissance = coup.nature === 'puissance';
	const placed = coup.reste > 0;
	if (parPuissance === placed) return passage;
	const noted = record(etat, {
		kind: 'poison-sans-effet',
		rule: parPuissance ? 'poison-au-moins-un' : 'poison-puissance-seulement',
		creature: coup.cible,
		avant: coup.montant,
		apres: coup.reste,
		source,
	});
	return { etat: noted, coup };
}

/** The creature with poison that deals a blow, or null. */
function findEmpoisonneuse(etat: Etat, { source }: Coup): string | null {
	return source !== null && getCreature(etat, source).poison ? source : null;
}

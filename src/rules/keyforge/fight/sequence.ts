import { cancelDegats } from './annulation';
import { useArmure } from './armure';
import { type Coup, type Lot, type Passage, passLot } from './coup';
import { settleDestructions } from './destruction';
import { type Etat, record } from './etat';
import { isEmpoisonnant, notePoisonSansEffet } from './poison';
import { placeDegats } from './pose';
import { discardProtection } from './protection';

/** The damage sequence: the whole batch takes each step before the next one begins (rule degat-simultanes). */
const SEQUENCE = [announceDegats, cancelDegats, discardProtection, useArmure, placeDegats, notePoisonSansEffet];

const REGLES_ANNONCE = {
	puissance: 'combat-degats-puissance',
	assaut: 'assaut-degats',
	hasardeux: 'hasardeux-degats',
	effet: 'degat-simultanes',
	projection: 'projection-voisins',
} as const;

/**
 * Deals a simultaneous batch of damage, then destroys what it destroyed.
 * Every target and source must be in play, and no creature be the target of two blows of the batch.
 */
export function dealDegats(etat: Etat, coups: readonly Coup[]): Etat {
	const lot = SEQUENCE.reduce<Lot>(passLot, { etat, coups });
	const empoisonnants = lot.coups.filter((coup) => isEmpoisonnant(lot.etat, coup));
	return settleDestructions(
		lot.etat,
		empoisonnants.map(({ cible }) => cible),
	);
}

function announceDegats({ etat, coup }: Passage): Passage {
	const { nature, cible, source, montant } = coup;
	const rule = REGLES_ANNONCE[nature];
	const annonce = {
		kind: 'degats-annonces',
		rule,
		creature: cible,
		avant: 0,
		apres: montant,
		nature,
		source,
	} as const;
	return { etat: record(etat, annonce), coup };
}

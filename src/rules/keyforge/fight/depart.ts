import type { Creature } from './creature';
import { type EnJeu, type Etat, record } from './etat';
import { opposingCamp } from './situation';

/**
 * Creatures marked for destruction leave play together and their lines close up (rule sequence-detruit-defausser);
 * then the Aombre they held goes to the opponent of their controller (rule quitter-le-jeu-aombre).
 */
export function removeMarquees(etat: Etat, marquees: readonly EnJeu[]): Etat {
	const partis = new Set(marquees.map(({ creature }) => creature.id));
	const situation = {
		actif: without(etat.situation.actif, partis),
		adverse: without(etat.situation.adverse, partis),
	};
	const defaussees = marquees.map(({ creature, camp }) => ({
		kind: 'defaussee' as const,
		rule: 'sequence-detruit-defausser' as const,
		creature: creature.id,
		avant: etat.situation[camp].length,
		apres: situation[camp].length,
		camp,
	}));
	return marquees.reduce(giveAombre, record({ ...etat, situation }, ...defaussees));
}

function without(ligne: readonly Creature[], partis: ReadonlySet<string>): readonly Creature[] {
	return ligne.filter((creature) => !partis.has(creature.id));
}

function giveAombre(etat: Etat, { creature, camp }: EnJeu): Etat {
	if (creature.aombre === 0) return etat;
	const gagnant = opposingCamp(camp);
	const avant = etat.aombreGagne[gagnant];
	const apres = avant + creature.aombre;
	return record(
		{ ...etat, aombreGagne: { ...etat.aombreGagne, [gagnant]: apres } },
		{ kind: 'aombre-rendu', rule: 'quitter-le-jeu-aombre', creature: creature.id, avant, apres, gagnant },
	);
}

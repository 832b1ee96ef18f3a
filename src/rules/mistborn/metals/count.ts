import type { Besoin } from './metal';
import type { Effet } from './situation';
import { type Etat, record } from './state';
import type { Constat } from './trace';

type RegleCompte = Extract<Constat, { kind: 'metal-compte' }>['rule'];

/**
 * Counts a metal burnt or flared once more this turn, by the given rule, then tells the Allies and the character that
 * look at it (rules allies-activation, regles-entrainement-emblematique).
 */
export function countMetal(etat: Etat, metal: Besoin, rule: RegleCompte, auChoix = false): Etat {
	const avant = etat.brules[metal];
	const apres = avant + 1;
	const compte = { ...etat, brules: { ...etat.brules, [metal]: apres } };
	const noted = record(compte, { kind: 'metal-compte', rule, metal, auChoix, avant, apres });
	const attise = rule === 'metaux-attiser-vaut-bruler';
	return etat.situation.effets
		.filter((effet) => effet.metal === metal && effet.fois <= apres)
		.reduce((suite, effet) => tellEffet(suite, effet, attise), noted);
}

/** An effect comes when its metal has been burnt often enough, once a turn (rules allies-une-fois, …-une-fois). */
function tellEffet(etat: Etat, effet: Effet, attise: boolean): Etat {
	const apres = etat.brules[effet.metal];
	const avant = apres - 1;
	if (apres > effet.fois) {
		const rule = effet.nature === 'allie' ? 'allies-une-fois' : 'regles-entrainement-emblematique-une-fois';
		return record(etat, { kind: 'effet-deja-donne', rule, effet: effet.id, avant: apres, apres });
	}
	const rule = ruleOfEffet(effet, attise);
	return record(etat, { kind: 'effet-disponible', rule, effet: effet.id, fois: effet.fois, avant, apres });
}

function ruleOfEffet({ nature, fois }: Effet, attise: boolean) {
	if (nature === 'personnage') return 'regles-entrainement-emblematique';
	if (fois > 1) return 'allies-second-effet';
	return attise ? 'allies-attiser' : 'allies-activation';
}

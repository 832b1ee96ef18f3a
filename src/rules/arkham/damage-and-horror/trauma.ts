import { listCauses } from './defeat';
import { totalValeur } from './endurance';
import type { Affliction, Lot } from './situation';
import { type Etat, record } from './state';
import type { TraceStep } from './trace';

/** What the defeat leaves to the investigator. */
export interface Sequelles {
	/** Kind of the trauma suffered, physical (`degats`) or mental (`horreurs`); `null` outside a campaign. */
	readonly traumatisme: Affliction | null;
	/** Traumas afterwards. */
	readonly traumatismes: Lot;
	/** Whether the traumas kill the investigator, or drive them insane. */
	readonly perdu: 'tue' | 'dement' | null;
}

const INVESTIGATEUR = { carte: 'investigateur' } as const;

/**
 * Trauma of a defeated investigator: physical by damage, mental by horror (rules campagne-traumatisme-physique,
 * campagne-traumatisme-mental), chosen when both defeat at once (rule campagne-traumatisme-choix); none outside a
 * campaign (rule mode-independant-traumatismes).
 */
export function sufferTraumatisme(etat: Etat): readonly [Etat, Sequelles] {
	const { traumatismes } = etat.situation.investigateur;
	if (etat.situation.partie.mode === 'independant') {
		const total = traumatismes.degats + traumatismes.horreurs;
		const nombres = { avant: total, apres: total };
		const note = { kind: 'sans-traumatisme', rule: 'mode-independant-traumatismes', ...INVESTIGATEUR } as const;
		return [record(etat, { ...note, ...nombres }), { traumatisme: null, traumatismes, perdu: null }];
	}
	const causes = listCauses(etat.investigateur);
	const affliction = causes.find((cause) => cause === etat.repartition.traumatisme) ?? causes[0] ?? 'degats';
	const choisi = causes.length > 1 ? record(etat, chooseTraumatisme(affliction)) : etat;
	const avant = traumatismes[affliction];
	const apres = avant + 1;
	const subi = noteDepassement(record(choisi, addTraumatisme(affliction, avant, apres)), affliction);
	const perdu = isPerdu(etat, affliction, apres);
	const nom = affliction === 'degats' ? 'tue' : 'dement';
	const sequelles = { traumatisme: affliction, traumatismes: { ...traumatismes, [affliction]: apres } };
	const nombres = { ...INVESTIGATEUR, affliction, avant, apres };
	if (perdu) return [loseInvestigateur(subi, affliction, apres), { ...sequelles, perdu: nom }];
	const rule = 'campagne-traumatisme-debut';
	return [record(subi, { kind: 'prochain-scenario', rule, ...nombres }), { ...sequelles, perdu: null }];
}

function chooseTraumatisme(affliction: Affliction): TraceStep {
	const rule = 'campagne-traumatisme-choix';
	return { kind: 'traumatisme-choisi', rule, ...INVESTIGATEUR, affliction, avant: 2, apres: 1 };
}

function addTraumatisme(affliction: Affliction, avant: number, apres: number): TraceStep {
	const rule = affliction === 'degats' ? 'campagne-traumatisme-physique' : 'campagne-traumatisme-mental';
	return { kind: 'traumatisme', rule, ...INVESTIGATEUR, affliction, avant, apres };
}

/** The site holds that going beyond the value causes a trauma as reaching it does (rule traumatisme-egal-ou-plus). */
function noteDepassement(etat: Etat, affliction: Affliction): Etat {
	const endurance = etat.investigateur.endurances[affliction];
	if (endurance === null) return etat;
	const { pions } = endurance;
	const value = totalValeur(endurance);
	if (pions === value) return etat;
	const nombres = { ...INVESTIGATEUR, affliction, avant: pions, apres: pions, value };
	return record(etat, { kind: 'depassement', rule: 'traumatisme-egal-ou-plus', ...nombres });
}

/** Traumas count against the printed value (rules campagne-tue, campagne-dement). */
function isPerdu({ situation }: Etat, affliction: Affliction, traumatismes: number): boolean {
	return traumatismes >= situation.investigateur.endurances[affliction].imprimee;
}

function loseInvestigateur(etat: Etat, affliction: Affliction, apres: number): Etat {
	const rule = affliction === 'degats' ? 'campagne-tue' : 'campagne-dement';
	const { imprimee } = etat.situation.investigateur.endurances[affliction];
	return record(
		etat,
		{ kind: 'perdu', rule, ...INVESTIGATEUR, affliction, avant: apres - 1, apres, imprimee },
		{ kind: 'inutilisable', rule: 'campagne-perdu', ...INVESTIGATEUR, avant: 1, apres: 0 },
		{ kind: 'remplacant', rule: 'campagne-remplacant', ...INVESTIGATEUR, avant: 0, apres: 1 },
	);
}

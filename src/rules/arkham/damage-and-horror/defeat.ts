import { countPlaces } from './apply';
import type { Carte } from './card-state';
import { isVaincue, totalValeur } from './endurance';
import { AFFLICTIONS, type Affliction, type IdCarte } from './situation';
import { type Etat, listCartes, record } from './state';
import type { RegleDefaite, TraceStep } from './trace';

/** Afflictions that defeat a card as it stands: none, one, or both. */
export function listCauses({ endurances }: Carte): readonly Affliction[] {
	return AFFLICTIONS.filter((affliction) => {
		const endurance = endurances[affliction];
		return endurance !== null && isVaincue(endurance);
	});
}

/** Rule by which an affliction defeats a card. */
export function chooseRegleDefaite(carte: IdCarte, affliction: Affliction): RegleDefaite {
	if (carte === 'investigateur') return 'degats-vaincu';
	return affliction === 'degats' ? 'vaincu-soutien-vie' : 'vaincu-soutien-sante-mentale';
}

/**
 * Once everything is placed, and not before (rule degats-verification): which cards are defeated, together, then the
 * discard of the assets (rule vaincu-soutien-defausse). Nothing is checked when nothing was placed.
 */
export function checkDefaites(etat: Etat): Etat {
	const touchees = listCartes(etat).filter((carte) => countPlaces([carte]) > 0);
	if (touchees.length === 0) return etat;
	const vaincues = touchees.filter((carte) => listCauses(carte).length > 0);
	const constat: TraceStep = {
		kind: 'verification',
		rule: 'degats-verification',
		carte: 'investigateur',
		avant: touchees.length,
		apres: vaincues.length,
	};
	return discardSoutiens(record(etat, constat, ...vaincues.flatMap(noteCauses)));
}

/** Assets still controlled: those that are not defeated. */
export function listRestants({ soutiens }: Etat): readonly Carte[] {
	return soutiens.filter((soutien) => listCauses(soutien).length === 0);
}

function noteCauses(carte: Carte): readonly TraceStep[] {
	return listCauses(carte).flatMap((affliction) => {
		const endurance = carte.endurances[affliction];
		if (endurance === null) return [];
		const { pions: apres } = endurance;
		const rule = chooseRegleDefaite(carte.id, affliction);
		const pions = { avant: apres - carte.assignes[affliction], apres };
		return [{ kind: 'vaincue', rule, carte: carte.id, affliction, ...pions, value: totalValeur(endurance) }];
	});
}

function discardSoutiens(etat: Etat): Etat {
	const restants = listRestants(etat);
	const defausses = etat.soutiens.filter((soutien) => !restants.includes(soutien));
	const nombres = { avant: etat.soutiens.length, apres: restants.length };
	const rule = 'vaincu-soutien-defausse';
	return record(
		etat,
		...defausses.map(({ id: carte }) => ({ kind: 'defaussee' as const, rule, carte, ...nombres }) as const),
	);
}

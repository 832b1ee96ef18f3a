import { chooseRegleDefaite, listCauses } from './defeat';
import { totalValeur } from './endurance';
import { maximums } from './maximum';
import { AFFLICTIONS, type Affliction, type IdCarte } from './situation';
import { type Etat, listCartes } from './state';
import type { RegleDefaite } from './trace';

/** Why the situation or the assignment cannot be, and the rule that says so. */
export type Irregularite =
	/** The card was defeated before anything was dealt: it is not there to take any. */
	| {
			readonly raison: 'deja-vaincue';
			readonly rule: RegleDefaite;
			readonly carte: IdCarte;
			readonly affliction: Affliction;
			readonly pions: number;
			readonly value: number;
	  }
	/** In a campaign: killed or insane already, by traumas that equal or exceed the printed value. */
	| {
			readonly raison: 'deja-perdu';
			readonly rule: 'campagne-perdu';
			readonly affliction: Affliction;
			readonly traumatismes: number;
			readonly imprimee: number;
	  }
	/** Direct damage or horror was assigned to an asset. */
	| {
			readonly raison: 'direct-detourne';
			readonly rule: 'degats-sans-detour';
			readonly carte: number;
			readonly affliction: Affliction;
			readonly assignes: number;
	  }
	| {
			readonly raison: 'soutien-ineligible';
			readonly rule: 'degats-soutien-eligible';
			readonly carte: number;
			readonly affliction: Affliction;
			readonly assignes: number;
	  }
	| {
			readonly raison: 'soutien-depasse';
			readonly rule: 'degats-soutien-maximum';
			readonly carte: number;
			readonly affliction: Affliction;
			readonly assignes: number;
			readonly maximum: number;
	  }
	/** The assets are assigned more than what is dealt. */
	| {
			readonly raison: 'trop-assignes';
			readonly rule: 'degats-assigner';
			readonly affliction: Affliction;
			readonly assignes: number;
			readonly montant: number;
	  };

/** Everything that the rules do not allow: in the situation first, then in the assignment. */
export function listIrregularites(etat: Etat): readonly Irregularite[] {
	const situation = [...listDejaVaincues(etat), ...listDejaPerdu(etat)];
	return situation.length > 0 ? situation : [...listMalAssignes(etat), ...listTropAssignes(etat)];
}

function listDejaVaincues(etat: Etat): readonly Irregularite[] {
	return listCartes(etat).flatMap((vue) =>
		listCauses(vue).flatMap((affliction) => {
			const { id: carte, endurances } = vue;
			const endurance = endurances[affliction];
			if (endurance === null) return [];
			const rule = chooseRegleDefaite(carte, affliction);
			const value = totalValeur(endurance);
			return [{ raison: 'deja-vaincue', rule, carte, affliction, pions: endurance.pions, value } as const];
		}),
	);
}

function listDejaPerdu({ situation: { investigateur, partie } }: Etat): readonly Irregularite[] {
	if (partie.mode === 'independant') return [];
	return AFFLICTIONS.flatMap((affliction) => {
		const traumatismes = investigateur.traumatismes[affliction];
		const { imprimee } = investigateur.endurances[affliction];
		const rule = 'campagne-perdu';
		return traumatismes < imprimee ? [] : [{ raison: 'deja-perdu', rule, affliction, traumatismes, imprimee }];
	});
}

function listMalAssignes({ situation, repartition }: Etat): readonly Irregularite[] {
	return maximums(situation).flatMap((bornes, carte) =>
		AFFLICTIONS.flatMap((affliction): readonly Irregularite[] => {
			const assignes = repartition.assignes[carte]?.[affliction] ?? 0;
			const maximum = bornes[affliction];
			if (assignes <= maximum) return [];
			const faute = { carte, affliction, assignes };
			if (situation.inflictions[affliction].direct)
				return [{ raison: 'direct-detourne', rule: 'degats-sans-detour', ...faute }];
			if (situation.soutiens[carte]?.[affliction] === null)
				return [{ raison: 'soutien-ineligible', rule: 'degats-soutien-eligible', ...faute }];
			return [{ raison: 'soutien-depasse', rule: 'degats-soutien-maximum', ...faute, maximum }];
		}),
	);
}

function listTropAssignes({ situation, soutiens }: Etat): readonly Irregularite[] {
	return AFFLICTIONS.flatMap((affliction) => {
		const { montant } = situation.inflictions[affliction];
		const assignes = soutiens.reduce((somme, soutien) => somme + soutien.assignes[affliction], 0);
		const rule = 'degats-assigner';
		return assignes <= montant ? [] : [{ raison: 'trop-assignes', rule, affliction, assignes, montant }];
	});
}

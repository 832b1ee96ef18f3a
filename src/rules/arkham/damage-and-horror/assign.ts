import type { Carte } from './card-state';
import { remainingValeur } from './endurance';
import { maximums } from './maximum';
import { AFFLICTIONS, type Affliction } from './situation';
import { type Etat, listCartes, record } from './state';
import type { TraceStep } from './trace';

/**
 * First half of the first step: how much is dealt (rule degats-assigner), and what each asset may take of it. The
 * assets are not looked at for what is direct (rule degats-sans-detour).
 */
export function announceInflictions(etat: Etat): Etat {
	return listInfligees(etat).reduce((suite, affliction) => {
		const { montant, direct } = etat.situation.inflictions[affliction];
		const annonce: TraceStep = {
			kind: 'infliges',
			rule: 'degats-assigner',
			carte: 'investigateur',
			affliction,
			avant: 0,
			apres: montant,
			direct,
		};
		const concernees = direct ? [etat.investigateur] : listCartes(etat);
		const restantes = concernees.flatMap((carte) => noteRestante(carte, affliction));
		const limites = direct ? [] : listLimites(etat, affliction, montant);
		return record(suite, annonce, ...restantes, ...limites);
	}, etat);
}

/** Second half: what is assigned to each asset (rule degats-soutien-droit), and the rest to the investigator. */
export function assignInflictions(etat: Etat): Etat {
	return listInfligees(etat).reduce((suite, affliction) => {
		const { montant, direct } = etat.situation.inflictions[affliction];
		const etapes: TraceStep[] = [];
		let reste = montant;
		for (const { id, assignes } of etat.soutiens) {
			const avant = reste;
			reste -= assignes[affliction];
			if (reste === avant) continue;
			const rule = 'degats-soutien-droit';
			etapes.push({ kind: 'soutien-assigne', rule, carte: id, affliction, avant, apres: reste });
		}
		if (reste > 0) etapes.push(assignReste(affliction, reste, direct));
		return record(suite, ...etapes);
	}, etat);
}

function assignReste(affliction: Affliction, reste: number, direct: boolean): TraceStep {
	const rule = direct ? 'degats-sans-detour' : 'degats-soutien-choix';
	return { kind: 'investigateur-assigne', rule, carte: 'investigateur', affliction, avant: reste, apres: 0 };
}

function listInfligees({ situation }: Etat): readonly Affliction[] {
	return AFFLICTIONS.filter((affliction) => situation.inflictions[affliction].montant > 0);
}

/** What is left of the value of a card that is not untouched (rule degats-valeur-restante). */
function noteRestante({ id, endurances }: Carte, affliction: Affliction): readonly TraceStep[] {
	const endurance = endurances[affliction];
	if (endurance === null) return [];
	const { imprimee, modificateur, pions } = endurance;
	if (modificateur === 0 && pions === 0) return [];
	const apres = remainingValeur(endurance);
	const rule = 'degats-valeur-restante';
	return [{ kind: 'restante', rule, carte: id, affliction, avant: imprimee, apres, modificateur, pions }];
}

/** What each asset may take (rule degats-soutien-maximum), or that it takes none (rule degats-soutien-sans-valeur). */
function listLimites({ situation }: Etat, affliction: Affliction, montant: number): readonly TraceStep[] {
	return maximums(situation).map((maximum, carte) => {
		const limite = { carte, affliction, avant: montant, apres: maximum[affliction] };
		return situation.soutiens[carte]?.[affliction] === null
			? { kind: 'sans-valeur', rule: 'degats-soutien-sans-valeur', ...limite }
			: { kind: 'maximum', rule: 'degats-soutien-maximum', ...limite };
	});
}

import type { Carte } from './carte';
import { remainingValeur } from './endurance';
import { type Etat, listCartes, record } from './etat';
import { maximums } from './maximum';
import { AFFLICTIONS, type Affliction } from './situation';
import type { Etape } from './trace';

/**
 * First half of the first step: how much is dealt (rule degats-assigner), and what each asset may take of it. The
 * assets are not looked at for what is direct (rule degats-sans-detour).
 */
export function announceInflictions(etat: Etat): Etat {
	return listInfligees(etat).reduce((suite, affliction) => {
		const { montant, direct } = etat.situation.inflictions[affliction];
		const annonce: Etape = {
			etape: 'infliges',
			regle: 'degats-assigner',
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
		const etapes: Etape[] = [];
		let reste = montant;
		for (const { id, assignes } of etat.soutiens) {
			const avant = reste;
			reste -= assignes[affliction];
			if (reste === avant) continue;
			const regle = 'degats-soutien-droit';
			etapes.push({ etape: 'soutien-assigne', regle, carte: id, affliction, avant, apres: reste });
		}
		if (reste > 0) etapes.push(assignReste(affliction, reste, direct));
		return record(suite, ...etapes);
	}, etat);
}

function assignReste(affliction: Affliction, reste: number, direct: boolean): Etape {
	const regle = direct ? 'degats-sans-detour' : 'degats-soutien-choix';
	return { etape: 'investigateur-assigne', regle, carte: 'investigateur', affliction, avant: reste, apres: 0 };
}

function listInfligees({ situation }: Etat): readonly Affliction[] {
	return AFFLICTIONS.filter((affliction) => situation.inflictions[affliction].montant > 0);
}

/** What is left of the value of a card that is not untouched (rule degats-valeur-restante). */
function noteRestante({ id, endurances }: Carte, affliction: Affliction): readonly Etape[] {
	const endurance = endurances[affliction];
	if (endurance === null) return [];
	const { imprimee, modificateur, pions } = endurance;
	if (modificateur === 0 && pions === 0) return [];
	const apres = remainingValeur(endurance);
	const regle = 'degats-valeur-restante';
	return [{ etape: 'restante', regle, carte: id, affliction, avant: imprimee, apres, modificateur, pions }];
}

/** What each asset may take (rule degats-soutien-maximum), or that it takes none (rule degats-soutien-sans-valeur). */
function listLimites({ situation }: Etat, affliction: Affliction, montant: number): readonly Etape[] {
	return maximums(situation).map((maximum, carte) => {
		const limite = { carte, affliction, avant: montant, apres: maximum[affliction] };
		return situation.soutiens[carte]?.[affliction] === null
			? { etape: 'sans-valeur', regle: 'degats-soutien-sans-valeur', ...limite }
			: { etape: 'maximum', regle: 'degats-soutien-maximum', ...limite };
	});
}

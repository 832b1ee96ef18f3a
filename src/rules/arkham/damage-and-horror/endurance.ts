import type { Endurance } from './situation';

/** The value that counts, modifiers included: never below 0. */
export function totalValeur({ imprimee, modificateur }: Endurance): number {
	return Math.max(0, imprimee + modificateur);
}

/** What is left before the card is defeated, 0 once it is (rule degats-valeur-restante). */
export function remainingValeur(endurance: Endurance): number {
	return Math.max(0, totalValeur(endurance) - endurance.pions);
}

/** Whether the tokens equal or exceed the value, which defeats the card (rule degats-vaincu). */
export function isVaincue(endurance: Endurance): boolean {
	return endurance.pions >= totalValeur(endurance);
}

import type { Endurance } from './situation';

/** The value that counts, modifiers included: never below 0. */
export function totalValue({ printed, modifier }: Endurance): number {
	return Math.max(0, printed + modifier);
}

/** What is left before the card is defeated, 0 once it is (rule degats-valeur-restante). */
export function remainingValue(endurance: Endurance): number {
	return Math.max(0, totalValue(endurance) - endurance.tokens);
}

/** Whether the tokens equal or exceed the value, which defeats the card (rule degats-vaincu). */
export function isDefeated(endurance: Endurance): boolean {
	return endurance.tokens >= totalValue(endurance);
}

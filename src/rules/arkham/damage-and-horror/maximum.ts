import { remainingValeur } from './endurance';
import { type Lot, mapAfflictions, type Situation } from './situation';

/**
 * The most that each asset may be assigned, in the order of the assets: what it can take before it is defeated (rule
 * degats-soutien-maximum), nothing without the value (rule degats-soutien-sans-valeur) and nothing of what is direct
 * (rule degats-sans-detour). The amounts dealt are not looked at.
 */
export function maximums({ soutiens, inflictions }: Pick<Situation, 'soutiens' | 'inflictions'>): readonly Lot[] {
	return soutiens.map((soutien) =>
		mapAfflictions((affliction) => {
			const endurance = soutien[affliction];
			return endurance === null || inflictions[affliction].direct ? 0 : remainingValeur(endurance);
		}),
	);
}

import { remainingValue } from './endurance';
import { type Harm, mapAfflictions, type Situation } from './situation';

/**
 * The most that each asset may be assigned, in the order of the assets: what it can take before it is defeated (rule
 * degats-soutien-maximum), nothing without the value (rule degats-soutien-sans-valeur) and nothing of what is direct
 * (rule degats-sans-detour). The amounts dealt are not looked at.
 */
export function listMaximums({ assets, dealt }: Pick<Situation, 'assets' | 'dealt'>): readonly Harm[] {
	return assets.map((asset) =>
		mapAfflictions((affliction) => {
			const endurance = asset[affliction];
			return endurance === null || dealt[affliction].direct ? 0 : remainingValue(endurance);
		}),
	);
}

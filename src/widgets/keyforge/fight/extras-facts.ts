import { count } from '../../shared/words';
import type { FightExtras } from './state';
import { countDamage, nameOf } from './words';

/** What is out of the ordinary in a fight, in a few words: its fold says it without being opened. */
export const extrasFacts = ({ before = [], effects = [], dealt, returned, splashAttack }: FightExtras): string[] => [
	...before.map(({ target, amount }) => `avant : ${amount} à ${nameOf(target)}`),
	...(effects.length > 0 ? [`avant : ${count(effects.length, 'autre effet', 'autres effets')}`] : []),
	...(splashAttack === undefined ? [] : [`projection de ${splashAttack}`]),
	...(dealt === undefined ? [] : [`l’attaquante inflige ${countDamage(dealt)}`]),
	...(returned === undefined ? [] : [`la cible inflige ${countDamage(returned)}`]),
];

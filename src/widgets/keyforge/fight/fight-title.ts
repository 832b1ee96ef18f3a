import type { GameEvent } from '../../../rules/keyforge/fight';
import { nameOf } from './words';

/** Title of a fight among the steps; empty for another event. `first`: whether no fight comes before it. */
export function fightTitle(event: GameEvent, at: number, first = at === 0): string {
	if (event.type !== 'fight') return '';
	if (at === 0 && event.attacker === 'a' && event.target === 'd') return 'Le combat';
	return `${first ? 'Combat' : 'Autre combat'} : ${nameOf(event.attacker)} contre ${nameOf(event.target)}`;
}

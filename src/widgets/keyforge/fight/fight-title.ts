import type { GameEvent } from '../../../rules/keyforge/fight';
import { nameOf } from './words';

/** Title of a fight among the steps; empty for another event. `first`: whether no fight comes before it. `name`: as they are then. */
export function fightTitle(event: GameEvent, at: number, first = at === 0, name = nameOf): string {
	if (event.type !== 'fight') return '';
	if (at === 0 && event.attacker === 'a' && event.target === 'd') return 'Le combat';
	return `${first ? 'Combat' : 'Autre combat'} : ${name(event.attacker)} contre ${name(event.target)}`;
}

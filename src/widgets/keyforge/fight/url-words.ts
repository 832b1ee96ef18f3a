import type { AemberEvent, ArmorEvent, Keyword, Order, StatusEvent, Use, Zone } from '../../../rules/keyforge/fight';
import type { UrlWords } from '../../shared/url-words';

/** The keyword that acts first, in the address. */
export const orderWords: UrlWords<Order> = [
	['assault', 'assaut'],
	['hazardous', 'hasardeux'],
];

/** Where a creature goes, in the address. */
export const zoneWords: UrlWords<Zone> = [
	['hand', 'main'],
	['archives', 'archives'],
	['deck', 'deck'],
	['purge', 'purge'],
];

/** How long what an event changes lasts, when it is more than the turn. */
export const durationWords: UrlWords<NonNullable<ArmorEvent['duration']>> = [
	['lasting', 'durable'],
	['next-turn', 'prochain'],
];

/** A flank, or a side of a creature. */
export const handWords: UrlWords<'left' | 'right'> = [
	['left', 'gauche'],
	['right', 'droite'],
];

/** Keywords, as creatures have them in the address. */
export const keywordWords: UrlWords<Keyword> = [
	['poison', 'poison'],
	['skirmish', 'escarmouche'],
	['elusive', 'insaisissable'],
	['invulnerable', 'invulnerable'],
	['taunt', 'provocation'],
	['assault', 'assaut'],
	['hazardous', 'hasardeux'],
];

/** What a creature is used for besides fighting. */
export const useWords: UrlWords<Use> = [
	['reap', 'moissonner'],
	['action', 'action'],
	['omni', 'omni'],
];

/** Æmber that goes onto a creature, or is returned, by the name of the event. */
export const aemberWords: UrlWords<AemberEvent['way']> = [
	['capture', 'capturer'],
	['exalt', 'exalter'],
	['return', 'rendre'],
];

/** Statuses given and taken away. */
export const statusWords: UrlWords<`${StatusEvent['status']}${'' | '-removed'}`> = [
	['stunned', 'sonner'],
	['stunned-removed', 'desonner'],
	['enraged', 'enrager'],
	['enraged-removed', 'calmer'],
	['exhausted', 'incliner'],
	['exhausted-removed', 'redresser'],
];

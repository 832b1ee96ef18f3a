import type { Choice, ConflictType, Element, Status } from '../../../rules/l5r/conflict';
import type { UrlWords } from '../../shared/url-words';
import type { Settings } from './state';

/** Words of the address for the values of choices. Published: they never change. */
export const TYPE_WORDS: UrlWords<ConflictType> = [
	['military', 'militaire'],
	['political', 'politique'],
];
export const STATUS_WORDS: UrlWords<Status> = [
	['normal', 'normal'],
	['honored', 'honore'],
	['dishonored', 'deshonore'],
];
export const ELEMENT_WORDS: UrlWords<Element> = [
	['air', 'air'],
	['earth', 'terre'],
	['fire', 'feu'],
	['water', 'eau'],
	['void', 'vide'],
];
export const FAVOR_WORDS: UrlWords<Settings['favor']> = [
	['available', 'disponible'],
	['attacker-military', 'attaquant-militaire'],
	['attacker-political', 'attaquant-politique'],
	['defender-military', 'defenseur-militaire'],
	['defender-political', 'defenseur-politique'],
];
export const CHOICE_WORDS: UrlWords<Choice> = [
	['decline', 'renoncer'],
	['take', 'prendre'],
	['gain', 'gagner'],
	['draw', 'piocher'],
	['honor', 'honorer'],
	['dishonor', 'deshonorer'],
	['ready', 'redresser'],
	['bow', 'incliner'],
	['remove', 'retirer'],
];

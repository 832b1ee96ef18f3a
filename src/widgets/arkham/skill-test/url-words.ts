import type { Automatic, Draw } from '../../../rules/arkham/skill-test/at-once';
import type { UrlWords } from '../../shared/url-words';
import type { Counted } from './state';

/** Words of the address for the values of choices. Published: they never change. */
export const MODE_WORDS = [
	['all', 'tous'],
	['one', 'un'],
	['two', 'deux'],
] as const satisfies UrlWords<Draw['mode']>;

/** What a bonus counts. */
export const COUNTED_WORDS = [
	['investigator', 'investigateur'],
	['clue', 'indice'],
	['enemy', 'ennemi'],
	['card', 'carte'],
] as const satisfies UrlWords<Counted>;

/** What is automatic, as the address says it; the data of the bags say it with the same words. */
export const AUTOMATIC_WORDS = [
	['none', 'non'],
	['success', 'reussite'],
	['failure', 'echec'],
] as const satisfies UrlWords<Automatic>;

import type { Zone } from '../../../rules/keyforge/fight';
import type { UrlWords } from '../../shared/url-words';

/** Where a creature goes, in the address. */
export const zoneWords: UrlWords<Zone> = [
	['hand', 'main'],
	['archives', 'archives'],
	['deck', 'deck'],
	['purge', 'purge'],
];

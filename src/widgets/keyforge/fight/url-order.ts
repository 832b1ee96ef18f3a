import type { Order } from '../../../rules/keyforge/fight';
import type { UrlWords } from '../../shared/url-words';

/** The keyword that acts first, in the address. */
export const orderWords: UrlWords<Order> = [
	['assault', 'assaut'],
	['hazardous', 'hasardeux'],
];

import type { Zone } from '../../../rules/keyforge/fight';
import { capital, count } from '../../shared/words';
import type { Place } from './state';

/** What each creature is called. All names are feminine, so that sentences agree. */
export const names: Record<Place, string> = {
	a: 'votre créature',
	ag: 'votre voisine de gauche',
	ad: 'votre voisine de droite',
	d: 'la créature adverse',
	dg: 'la voisine adverse de gauche',
	dd: 'la voisine adverse de droite',
};

/** What happens to a creature that goes there, after « est ». */
export const goes: Record<Zone, string> = {
	hand: 'renvoyée dans la main de son propriétaire',
	archives: 'mise dans les archives de son propriétaire',
	deck: 'mise dans le deck de son propriétaire',
	purge: 'purgée',
};

export const nameOf = (id: string): string => names[id as Place] ?? id;

/** A name at the start of a sentence. */
export const Name = (id: string): string => capital(nameOf(id));

/** « de votre créature », « de la créature adverse ». */
export const ofName = (id: string): string => `de ${nameOf(id)}`;

/** « à votre créature ». */
export const toName = (id: string): string => `à ${nameOf(id)}`;

export const countDamage = (value: number): string => count(value, 'dégât');

export const countCounters = (value: number): string => count(value, 'pion de dégât', 'pions de dégât');

/** « ce dégât », « ces 3 dégâts ». */
export const thisDamage = (value: number): string => (value < 2 ? 'ce dégât' : `ces ${value} dégâts`);

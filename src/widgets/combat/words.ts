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

export const nameOf = (id: string): string => names[id as Place] ?? id;

/** A name at the start of a sentence. */
export const Name = (id: string): string => capital(nameOf(id));

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** « de votre créature », « de la créature adverse ». */
export const ofName = (id: string): string => `de ${nameOf(id)}`;

/** « à votre créature ». */
export const toName = (id: string): string => `à ${nameOf(id)}`;

/** A number and its noun: « 1 dégât », « 0 dégât », « 3 dégâts ». */
export const count = (value: number, one: string, several = `${one}s`): string =>
	`${value} ${value < 2 ? one : several}`;

export const damage = (value: number): string => count(value, 'dégât');

export const counters = (value: number): string => count(value, 'pion de dégât', 'pions de dégât');

/** « ce dégât », « ces 3 dégâts ». */
export const thisDamage = (value: number): string => (value < 2 ? 'ce dégât' : `ces ${value} dégâts`);

/** « a », « a et b », « a, b et c ». */
export const listed = (items: readonly string[]): string =>
	[items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' et ');

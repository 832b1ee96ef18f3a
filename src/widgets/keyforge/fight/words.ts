import type { Duration, Zone } from '../../../rules/keyforge/fight';
import { capital, count } from '../../shared/words';
import { isPlace } from './place';

/** What each creature is called. All names are feminine, so that sentences agree. */
export function nameOf(id: string): string {
	if (!isPlace(id)) return id;
	const [side, hand, rank] = id;
	if (side === 'n') return hand === undefined ? 'la nouvelle créature' : `la ${hand}e nouvelle créature`;
	const mine = side === 'a';
	if (hand === undefined) return mine ? 'votre créature' : 'la créature adverse';
	const where = hand === 'g' ? 'gauche' : 'droite';
	if (rank === undefined) return `${mine ? 'votre voisine' : 'la voisine adverse'} de ${where}`;
	return mine ? `votre ${rank}e créature à ${where}` : `la ${rank}e créature adverse à ${where}`;
}

/** What happens to a creature that goes there, after « est ». */
export const goes: Record<Zone, string> = {
	hand: 'renvoyée dans la main de son propriétaire',
	archives: 'mise dans les archives de son propriétaire',
	deck: 'mise dans le deck de son propriétaire',
	purge: 'purgée',
};

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

/** How long a change lasts, after it. */
export const forHowLong: Record<Duration, string> = {
	turn: ' pour ce tour',
	'next-turn': ' jusqu’au début du prochain tour du joueur actif',
	lasting: '',
};

import type { Element, Resolution } from '../../../rules/l5r/conflict';
import { elementNames } from './words';

/** What each ring lets its resolver choose (rules etape-3-2-6-air and its siblings). */
const OFFERS: Readonly<Record<Element, string>> = {
	air: 'prendre 1 honneur à l’adversaire ou en gagner 2',
	earth: 'piocher 1 carte Conflit et faire défausser 1 carte de la main adverse, au hasard',
	fire: 'honorer ou déshonorer un personnage',
	water: 'redresser un personnage, ou en incliner un sans destin',
	void: 'retirer 1 destin d’un personnage',
};

/** What becomes of the ring effect, when no choice was made of it: the attacking player who won may resolve it. */
export function offer({ result }: Resolution, element: Element): string {
	if (result.type === 'illegal' || result.gameEnd !== null) return '';
	if (result.winner !== 'attacker') return `${elementNames[element]} : pas d’effet d’anneau.`;
	return `${elementNames[element]} : le joueur attaquant peut ${OFFERS[element]}.`;
}

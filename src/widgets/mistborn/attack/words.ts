import { capital, count } from '../../shared/words';

const LETTERS: Readonly<Record<string, string>> = { j1: 'A', j2: 'B', j3: 'C' };

/** « A1 » for the first Ally of player A. */
const allyMark = (id: string): string => `${LETTERS[id.slice(0, 2)] ?? '?'}${id.slice(3)}`;

const isAlly = (id: string): boolean => /^j\da\d$/.test(id);

/** What each player and card is called: « le joueur A », « l’Allié A1 », « l’Adversaire 1 », « vous ». */
export function nameOf(id: string): string {
	if (id === 'moi') return 'vous';
	if (id === 'seigneur-maitre') return 'le Seigneur Maître';
	if (isAlly(id)) return `l’Allié ${allyMark(id)}`;
	return id in LETTERS ? `le joueur ${LETTERS[id]}` : `l’Adversaire ${id.slice(1)}`;
}

/** A name at the start of a sentence. */
export const Name = (id: string): string => capital(nameOf(id));

/** « le Défenseur A1 ». */
export const defenderName = (id: string): string => `le Défenseur ${allyMark(id)}`;

/** « du joueur A », « de l’Adversaire 1 ». */
export const ofName = (id: string): string => `de ${nameOf(id)}`.replace('de le ', 'du ');

/** « au joueur A », « à vous ». */
export const toName = (id: string): string => `à ${nameOf(id)}`.replace('à le ', 'au ');

export const damage = (value: number): string => count(value, 'dégât');

export const life = (value: number): string => count(value, 'point de vie', 'points de vie');

/** « ce dégât », « ces 3 dégâts ». */
export const thisDamage = (value: number): string => (value < 2 ? 'ce dégât' : `ces ${value} dégâts`);

/** What is left, after a colon: « il n’en reste pas », « il en reste 3 ». */
export const left = (value: number): string => (value === 0 ? 'il n’en reste pas' : `il en reste ${value}`);

/** A name as a title, without its article: « Joueur A », « Allié A1 ». */
export const capitalName = (id: string): string => capital(nameOf(id).replace(/^(le |l’)/, ''));

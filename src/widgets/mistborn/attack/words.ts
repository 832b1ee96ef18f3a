import { capital, count } from '../../shared/words';

const LETTERS: Readonly<Record<string, string>> = { j1: 'A', j2: 'B', j3: 'C' };

/** The player and the number of an Ally; `null` for anything else. */
const ALLY = /^(j\d|me)a(\d)$/;

/** « l’Allié A1 » for the first Ally of player A, « votre Allié 1 » for yours. */
function cardName(id: string, own: string, other: string): string | null {
	const [, player = '', number] = ALLY.exec(id) ?? [];
	if (number === undefined) return null;
	return player === 'me' ? `${own} ${number}` : `${other} ${LETTERS[player]}${number}`;
}

/** What each player and card is called: « le joueur A », « l’Allié A1 », « l’Adversaire 1 », « vous ». */
export function nameOf(id: string): string {
	if (id === 'me') return 'vous';
	if (id === 'lord-ruler') return 'le Seigneur Maître';
	const foe = `l’Adversaire ${id.slice(1)}`;
	return cardName(id, 'votre Allié', 'l’Allié') ?? (id in LETTERS ? `le joueur ${LETTERS[id]}` : foe);
}

/** A name at the start of a sentence. */
export const Name = (id: string): string => capital(nameOf(id));

/** « le Défenseur A1 », « votre Défenseur 1 ». */
export const defenderName = (id: string): string => cardName(id, 'votre Défenseur', 'le Défenseur') ?? '';

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

import type { ConflictType, Element, Side, Status } from '../../../rules/l5r/conflict';

/** « Attaquant » alone is a character, as in the glossary; a player is said to be one. */
export const playerNames: Readonly<Record<Side, string>> = {
	attacker: 'le joueur attaquant',
	defender: 'le joueur défenseur',
};

export const ofPlayer = (side: Side): string => `du ${playerNames[side].slice(3)}`;

const sideNames: Readonly<Record<Side, string>> = { attacker: 'attaquant', defender: 'défenseur' };

export const sideOf = (id: string): Side => (id.startsWith('a') ? 'attacker' : 'defender');

/** « attaquant 2 »: what a character is called, by its id. */
export const labelOf = (id: string): string => `${sideNames[sideOf(id)]} ${id.slice(1)}`;

/** « l’attaquant 2 », « le défenseur 1 ». */
export const nameOf = (id: string): string => `${sideOf(id) === 'attacker' ? 'l’' : 'le '}${labelOf(id)}`;

/** « de l’attaquant 2 », « du défenseur 1 ». */
export const ofName = (id: string): string => `${sideOf(id) === 'attacker' ? 'de l’' : 'du '}${labelOf(id)}`;

export const typeNames: Readonly<Record<ConflictType, string>> = { military: 'Militaire', political: 'Politique' };

export const elementNames: Readonly<Record<Element, string>> = {
	air: 'Air',
	earth: 'Terre',
	fire: 'Feu',
	water: 'Eau',
	void: 'Vide',
};

export const ringNames: Readonly<Record<Element, string>> = {
	air: 'Anneau de l’Air',
	earth: 'Anneau de la Terre',
	fire: 'Anneau du Feu',
	water: 'Anneau de l’Eau',
	void: 'Anneau du Vide',
};

export const statusNames: Readonly<Record<Status, string>> = {
	honored: 'honoré',
	normal: 'normal',
	dishonored: 'déshonoré',
};

import type { Element } from '../../../rules/l5r/conflict/ring';
import type { Statut, Type } from '../../../rules/l5r/conflict/character';
import type { Camp } from '../../../rules/l5r/conflict/situation';

/** « Attaquant » alone is a character, as in the glossary; a player is said to be one. */
export const playerNames: Readonly<Record<Camp, string>> = {
	attaquant: 'le joueur attaquant',
	defenseur: 'le joueur défenseur',
};

export const ofPlayer = (camp: Camp): string => `du ${playerNames[camp].slice(3)}`;

const campNames: Readonly<Record<Camp, string>> = { attaquant: 'attaquant', defenseur: 'défenseur' };

const campOf = (id: string): Camp => (id.startsWith('a') ? 'attaquant' : 'defenseur');

/** « attaquant 2 »: what a character is called, by its id. */
export const labelOf = (id: string): string => `${campNames[campOf(id)]} ${id.slice(1)}`;

/** « l’attaquant 2 », « le défenseur 1 ». */
export const nameOf = (id: string): string => `${campOf(id) === 'attaquant' ? 'l’' : 'le '}${labelOf(id)}`;

/** « de l’attaquant 2 », « du défenseur 1 ». */
export const ofName = (id: string): string => `${campOf(id) === 'attaquant' ? 'de l’' : 'du '}${labelOf(id)}`;

export const typeNames: Readonly<Record<Type, string>> = { militaire: 'Militaire', politique: 'Politique' };

export const elementNames: Readonly<Record<Element, string>> = {
	air: 'Air',
	terre: 'Terre',
	feu: 'Feu',
	eau: 'Eau',
	vide: 'Vide',
};

export const ringNames: Readonly<Record<Element, string>> = {
	air: 'Anneau de l’Air',
	terre: 'Anneau de la Terre',
	feu: 'Anneau du Feu',
	eau: 'Anneau de l’Eau',
	vide: 'Anneau du Vide',
};

export const statusNames: Readonly<Record<Statut, string>> = {
	honore: 'honoré',
	normal: 'normal',
	deshonore: 'déshonoré',
};

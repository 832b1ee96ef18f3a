import type { Need } from '../../../rules/mistborn/metals';
import { capital, count } from '../../shared/words';

const names: Record<Need, string> = {
	tin: 'Étain',
	bronze: 'Bronze',
	zinc: 'Zinc',
	iron: 'Fer',
	pewter: 'Potin',
	copper: 'Cuivre',
	brass: 'Laiton',
	steel: 'Acier',
	atium: 'Atium',
};

/** « Étain ». All metals are masculine. */
export const metalName = (metal: Need): string => names[metal];

const elided = (metal: Need) => /^[ÉA]/.test(names[metal]);

/** « de Fer », « d’Étain ». */
export const ofMetal = (metal: Need): string => (elided(metal) ? `d’${names[metal]}` : `de ${names[metal]}`);

/** « du Fer », « de l’Étain ». */
export const someMetal = (metal: Need): string => (elided(metal) ? `de l’${names[metal]}` : `du ${names[metal]}`);

/** « le jeton Fer ». */
export const token = (metal: Need): string => `le jeton ${names[metal]}`;

/** « la carte A ». */
export const cardName = (id: string): string => `la carte ${id.toUpperCase()}`;

export const CardName = (id: string): string => capital(cardName(id));

/** « la capacité principale », « la 2ᵉ capacité ». */
export const abilityName = (rank: number): string =>
	rank === 0 ? 'la capacité principale' : `la ${rank + 1}ᵉ capacité`;

/** « sa capacité principale », « sa 2ᵉ capacité ». */
export const itsAbility = (rank: number): string => abilityName(rank).replace(/^la/, 'sa');

/** « l’effet 2 », from the id that the engine sees. */
export const effectName = (id: string): string => `l’effet ${id.replace(/^e/, '')}`;

export const tokens = (value: number): string => count(value, 'jeton');

export const times = (value: number): string => count(value, 'fois', 'fois');

/** « 2 Fer et 1 Étain »: metals of a list, gathered. */
export const metals = (list: readonly Need[]): readonly string[] =>
	[...new Set(list)].map((metal) => `${list.filter((other) => other === metal).length} ${names[metal]}`);

import type { Refusal } from '../store';

/** Why a change is not kept. */
export const refusals: Readonly<Record<Refusal, string>> = {
	full: 'Le navigateur n’a plus de place : ce changement n’est pas gardé. Supprimez une feuille, ou exportez-la.',
	changed: 'Un autre onglet vient de changer cette feuille : la voici à jour. Refaites votre geste.',
	many: 'Trente feuilles sont gardées, c’est le plus possible : supprimez-en une.',
};

export const forbiddenNotice =
	'Ce navigateur ne permet pas de garder une feuille : elle durera tant que cette page reste ouverte. Partagez-la ou exportez-la pour la retrouver.';

/** « 1 ligne », « 3 lignes ». */
export const count = (number: number, noun: string): string => `${number} ${noun}${number > 1 ? 's' : ''}`;

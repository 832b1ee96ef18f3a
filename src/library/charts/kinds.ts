import { type StepKind, windowKinds } from '../../schemas/chart';
import type { ChartStep } from './chart-types';

/** What a kind of step is called beside its title; a structural step needs no name. */
export const kindLabels: Record<StepKind, string> = {
	etape: '',
	fenetre: 'Fenêtre',
	interruption: 'Interruptions',
	reaction: 'Réactions',
	declenchement: 'Déclenchement',
	choix: 'Selon le cas',
	boucle: 'Boucle',
	sequence: 'Séquence',
};

/** What the glance calls a window or a moment, unless its title says so already. */
export function kindNameOf({ kind, title }: Pick<ChartStep, 'kind' | 'title'>): string | undefined {
	const label = kindLabels[kind];
	const said = title.toLowerCase().includes(label.toLowerCase().replace(/s$/, ''));
	return windowKinds.has(kind) && !said ? label : undefined;
}

/** Whether the drawing of its kind shows: a number takes its place, and stands beside branches that say the rest. */
export const isDrawn = ({ kind, number }: Pick<ChartStep, 'kind' | 'number'>): boolean =>
	number === undefined || (kind !== 'etape' && kind !== 'choix');

/** What each kind means, for the legend. */
export const kindMeanings: Record<StepKind, string> = {
	etape: 'étape obligatoire',
	fenetre: 'les joueurs peuvent agir',
	interruption: 'on peut interrompre',
	reaction: 'on peut réagir',
	declenchement: 'des effets se résolvent',
	choix: 'la suite dépend du cas',
	boucle: 'on peut revenir en arrière',
	sequence: 'se déroule dans un autre schéma',
};

/** Drawing of each kind, as path data on a 20 × 20 grid. */
export const kindIcons: Record<StepKind, string> = {
	etape: 'M10 7a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
	fenetre: 'M3 4h14v12H3zM3 8h14M10 8v8',
	interruption: 'M7 4v12M13 4v12',
	reaction: 'M4 9h9a4 4 0 0 1 0 8H9M8 5L4 9l4 4',
	declenchement: 'M11 2L4 12h5l-1 6 8-11h-6z',
	choix: 'M10 2l8 8-8 8-8-8z',
	boucle: 'M16 7a7 7 0 1 0 1 4M17 3v5h-5',
	sequence: 'M3 7h10v10H3zM7 7V3h10v10h-4',
};

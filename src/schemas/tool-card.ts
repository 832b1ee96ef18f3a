import type { ToolDataKind } from './tool-data';

/** What a widget declares about itself; the site knows nothing else of it. */
export interface ToolCard {
	jeu: string;
	/** Slug in `/<jeu>/outils/<nom>/` and in `<Outil nom="…" />`. */
	nom: string;
	titre: string;
	resume: string;
	/** Every rule id that its traces may cite. */
	regles: readonly string[];
	/** Words that find it in search. */
	recherche: readonly string[];
	/** What its data file `content/<jeu>/outils/<nom>.yaml` holds; none when left out. */
	donnees?: ToolDataKind;
}

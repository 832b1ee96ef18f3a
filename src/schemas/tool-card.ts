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
}

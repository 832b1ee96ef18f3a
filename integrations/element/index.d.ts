/** What `<arbitre-outil>` understands. Their meaning is a promise: they only gain others. */
export interface ArbitreAttributes {
	/** `keyforge`, `l5r`, `arkham`, `mistborn`. */
	jeu: string;
	/** `combat`, `deroulement/tour`, `aide`, `glossaire/armure`, `glossaire/armure#armure-annule`. */
	outil: string;
	/** The case of a tool or the step of a chart, as in the address of its page after the question mark. */
	parametres?: string | undefined;
	theme?: 'auto' | 'clair' | 'sombre' | undefined;
	/** Name of the frame for screen readers; the text of the link when left out. */
	titre?: string | undefined;
	/** Place that is kept until the frame tells its height, in pixels. */
	hauteur?: number | string | undefined;
}

/** Address of the site that this package frames, with a final slash. */
export declare const SITE: string;

/** Defines the element in this page, once; does nothing on a server. */
export declare function defineArbitre(site?: string): void;

declare global {
	interface HTMLElementTagNameMap {
		'arbitre-outil': HTMLElement;
	}
}

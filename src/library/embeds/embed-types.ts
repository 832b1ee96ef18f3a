import type { Heights } from '../../text/height-by-width';

/** What can stand in a frame of another site; `page`: a chapter, a subject of the FAQ, the corrected cards. */
export type EmbedKind = 'outil' | 'deroulement' | 'aide' | 'terme' | 'page' | 'regle';

/** Something of a game that another site can frame. Paths are inside the site, without base. */
export interface Embed {
	game: string;
	/**
	 * What follows `/integrer/<jeu>/`, without its last slash: `combat`, `deroulement/tour`, `aide`, `glossaire/armure`,
	 * `regles/jouer`; a rule is a part of its page: `glossaire/armure#armure-annule`.
	 */
	slug: string;
	kind: EmbedKind;
	/** Plain text. */
	title: string;
	/** Page of the site that shows it, with a fragment when it is a part of it. */
	path: string;
	/** Bare page for frames, with the same fragment. */
	framePath: string;
	/** Its oEmbed document: that of its page. */
	oembedPath: string;
	/** Size for a frame on a site that does not listen to its height messages, in CSS pixels. */
	width: number;
	heights: Heights;
}

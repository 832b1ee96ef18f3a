/**
 * What a framed page of ours sends to the page that holds it. Version 1 is a promise to other sites: messages
 * gain no other meaning, and a change that would break one takes another version.
 */
export const PROTOCOL = 1;

/** The height that the content of the frame needs, in CSS pixels. Sent when it is drawn and each time it changes. */
export interface HeightMessage {
	type: 'arbitre:hauteur';
	version: typeof PROTOCOL;
	/** What is framed, as in its address: `keyforge/combat`, `keyforge/glossaire/armure#armure-annule`. */
	id: string;
	hauteur: number;
}

/** The case that the reader has set up, as a query string. Sent to pages of this site only: the snippet builder. */
export interface CaseMessage {
	type: 'arbitre:cas';
	version: typeof PROTOCOL;
	id: string;
	parametres: string;
}

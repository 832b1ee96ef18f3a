/**
 * What a framed page of ours tells the page that holds it. Version 1 is a promise to other sites: messages
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

/** No frame of ours is that tall: a larger height is no message of ours. */
const TALLEST = 50_000;

/** The height that a message asks for; `undefined` when it is no height message of version 1. */
export function readHeight(data: unknown): number | undefined {
	if (typeof data !== 'object' || data === null) return undefined;
	const { type, version, hauteur } = data as Partial<Record<keyof HeightMessage, unknown>>;
	if (type !== 'arbitre:hauteur' || version !== PROTOCOL || typeof hauteur !== 'number') return undefined;
	return hauteur > 0 && hauteur <= TALLEST ? Math.ceil(hauteur) : undefined;
}

import { z } from 'astro/zod';
import { slugSchema } from './slug';

/**
 * What the sign at the end of a word says of it in the texts of other sites: « ! », it says the game alone; « ~ », it is
 * an ordinary word, which needs company; « + », it is one too, and nobody but a player uses it so often.
 */
export type Sign = '!' | '+' | '~';

const signed = /^(.+)([!+~])$/;

/** A word and its sign. */
export function readSign(text: string): { word: string; sign: Sign | undefined } {
	const [, word = text, sign] = signed.exec(text) ?? [];
	return { word, sign: sign as Sign | undefined };
}

const text = z.string().min(1);
const words = z.array(text).default([]);
const form = text.regex(signed, { error: 'une forme suivie de « ! », « + » ou « ~ »' });
const bare = text.regex(/[^~]$/, { error: 'un mot sans « ~ » : sans signe, il est déjà courant' });

/** `content/<jeu>/bulles.yaml`: by which words the tooltips of other sites know the terms, besides those of their pages. */
export const hostWordsSchema = z.strictObject({
	/** What players write and no page says, by term: slang, English and what French makes of it, spellings. */
	mots: z.record(slugSchema, z.array(bare).min(1)).default({}),
	/**
	 * Forms of terms and English names that are not what they are taken for: a single word for an ordinary one, so that a
	 * new term is held back until someone thinks about it, a phrase or an English name for one that says the game.
	 */
	formes: z.array(form).default([]),
	/** Single words with a capital that players write without. */
	minuscules: words,
	/** Phrases that keep their capitals: without them, they are other words. */
	capitales: words,
	/** English names that are not looked for: French words, brands, names of several things. */
	anglaisTus: words,
	/** Forms, by term, that its definition does not answer when they are met. */
	sansReponse: z.record(slugSchema, z.array(text).min(1)).default({}),
	/** Words of this game that name no term: its factions, its heroes, its own name. */
	siens: words,
	/** What one speaks of besides this game, and not besides every game. */
	ailleurs: words,
});

/** `content/bulles.yaml`: what the tooltips know in all games. */
export const sharedHostWordsSchema = z.strictObject({
	/** Everyday phrases in which no word is a term. */
	muettes: words,
	/** What one speaks of rules with: beside it, ordinary words are those of the game. */
	voisins: words,
	/** What one speaks of besides the game: beside it, ordinary words are only that. */
	ailleurs: words,
	/** Names of games: a text that names one is about it, unless the game has the name among its own words. */
	autresJeux: words,
});

export type SharedHostWordsData = z.infer<typeof sharedHostWordsSchema>;

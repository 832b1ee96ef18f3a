import type { Sign } from '../../schemas/host-words';

/** What is known of the words of other sites, besides the forms of the terms. All but `said` is in lower case. */
export interface HostWords {
	/** Term → what players write; those with a capital keep it. */
	said: ReadonlyMap<string, readonly string[]>;
	/** Signs of these words; those that have none are ordinary. */
	saidSigns: ReadonlyMap<string, Sign>;
	/** Signs of the forms of terms and of the English names that are not what they are taken for. */
	signs: ReadonlyMap<string, Sign>;
	/** Single words that players write without the capital of the glossary. */
	lowered: ReadonlySet<string>;
	/** Phrases that keep their capitals. */
	literal: ReadonlySet<string>;
	/** English names that are not looked for. */
	unknownEnglish: ReadonlySet<string>;
	/** Term → its forms that a tooltip would answer with something else. */
	unanswered: ReadonlyMap<string, readonly string[]>;
	/** Everyday phrases in which no word is a term. */
	phrases: readonly string[];
	/** Words that one speaks of playing with, those of this game that name no term among them. */
	playing: readonly string[];
	/** Words that one speaks of other things with. */
	elsewhere: readonly string[];
	/** Names of other games. */
	otherGames: readonly string[];
}

/** A word as the lists have it. */
export const lowerCase = (form: string): string => form.toLowerCase().replaceAll('’', "'");

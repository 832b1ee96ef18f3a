import { makeSearch, type Search } from '../../src/search/engine/search';
import { unpack } from '../../src/search/engine/unpack';
import type { Entry } from '../../src/search/published-index';
import { readBuilt } from '../site/built-site';

/** The entries that the built site publishes for a game, with what players ask. */
export const entriesOf = (game: string): Entry[] =>
	unpack(
		JSON.parse(readBuilt(`recherche/donnees/${game}.json`)),
		JSON.parse(readBuilt(`recherche/donnees/${game}-questions.json`)),
	);

/** Ids by which what an entry shows is known: that of what it says, and its own. */
export const idsOf = ({ u, i }: Entry): string[] => [i, u.split('#')[1] ?? u];

/** The search of a game, as a reader has it once all has come. */
export const searchOf = (game: string): Search => makeSearch(entriesOf(game));

/** A statement as it is published. */
export interface PublishedRule {
	id: string;
	/** `titre` is a question of the FAQ or a corrected card. */
	type: string;
	texte: string;
	/** What it is read after. */
	contexte?: string;
	section?: string;
	adresse: string;
	foyer?: { id: string };
}

/** The statements that the built site publishes for a game. */
export const rulesOf = (game: string): PublishedRule[] => JSON.parse(readBuilt(`api/v1/${game}/regles.json`)).regles;

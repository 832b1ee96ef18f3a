import { makeSearch, type Search } from '../../src/search/engine/search';
import { type Entry, unpack } from '../../src/search/published-index';
import { readBuilt } from '../site/built-site';

/** The entries that the built site publishes for a game, with what players ask. */
export const entriesOf = (game: string): Entry[] =>
	unpack(
		JSON.parse(readBuilt(`recherche/donnees/${game}.json`)),
		JSON.parse(readBuilt(`recherche/donnees/${game}-questions.json`)),
	);

/** The search of a game, as a reader has it once all has come. */
export const searchOf = (game: string): Search => makeSearch(entriesOf(game));

import { list } from './list';

/** English names that are not looked for in French texts, and why. The site itself never links English names. */
export const notRecognized: ReadonlySet<string> = new Set([
	// French words, or forms of French words, with another meaning or a much wider one.
	...list('engage, location, massive, maximum, modifier, objective, permanent, qualifier, unique, uses'),
	// Words of everyday French: what a tournament is (« les qualifiers »), « un vrai challenge », « c’est insane ».
	...list('challenge, home, insane, qualifiers, setup'),
	// Brands and products: « Google Play », « Geometry Dash ».
	...list('dash, play'),
	// Names that mean several things in the game: an answer to a play (« des counters »), any pack of playing cards.
	...list('counters, playing cards'),
]);

/**
 * English names that are ordinary words on French pages (« un event », « low cost », « Iron Maiden », « Riot Games »):
 * they need company, as French ordinary words do.
 */
export const ordinaryEnglish: ReadonlySet<string> = new Set([
	// French without its accents, or French.
	...list('elimination, experience, role, trauma'),
	// Words that French has taken.
	...list(
		'asset, blank, break, cancel, class, control, controller, copy, cost, deploy, draw, event, fast, friendly, health',
	),
	...list(
		'highest, holding, key, keyword, level, limit, limited, lowest, metal, metals, move, owner, power, refresh, reveal',
	),
	...list('ring, search, skill, slot, spawn, splash, swap, target, tide, turn, upgrade, wild'),
	// Names of films, of other games, of brands, of people.
	...list(
		'ally, brass, burn, cloud, clue, copper, defender, doom, fate, glory, honor, horror, house, hunter, iron, market, maverick',
	),
	...list('pewter, prey, pride, pull, push, riot, seek, sense, steel, tin'),
]);

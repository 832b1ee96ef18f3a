import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './write-new.mjs';

/** The same as `src/schemas/slug.ts`, which Node cannot read before Vite does. */
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A name of an address, as it was typed.
 * @param {string | undefined} text
 * @param {string} what what it names: « le terme »
 */
export function checkSlug(text, what) {
	if (text === undefined) throw new Refusal(`Il manque le nom de fichier : ${what}.`);
	if (slugPattern.test(text)) return text;
	const close = text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll('œ', 'oe')
		.replaceAll('æ', 'ae')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	throw new Refusal(
		`« ${text} » ne peut pas être ${what} : minuscules sans accent, chiffres, mots séparés par des tirets.${close ? ` Par exemple : ${close}.` : ''}`,
	);
}

/**
 * Slugs of the games of a content.
 * @param {string} root
 */
export const gamesOf = (root) =>
	readdirSync(join(root, 'content'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && existsSync(join(root, 'content', entry.name, 'jeu.yaml')))
		.map(({ name }) => name)
		.sort();

/**
 * The game that was typed.
 * @param {string} root
 * @param {string | undefined} text
 */
export function checkGame(root, text) {
	const games = gamesOf(root);
	if (text !== undefined && games.includes(text)) return text;
	const known = `Jeux du site : ${games.join(', ')}.`;
	throw new Refusal(text === undefined ? `Il manque le jeu. ${known}` : `Le jeu « ${text} » n’existe pas. ${known}`);
}

/**
 * A name for readers, when none was typed: « coup-fatal » is « Coup fatal ».
 * @param {string} slug
 */
export const nameOf = (slug) => capitalized(slug.replaceAll('-', ' '));

/** @param {string} text */
export const capitalized = (text) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

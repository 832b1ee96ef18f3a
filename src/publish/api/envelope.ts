import { z } from 'astro/zod';
import { gamePath, schemaPath } from '../../addresses/addresses';
import type { Game } from '../../library/types';
import { ofName } from '../../text/elision';
import { frenchTypography } from '../../text/french';

/**
 * Version of the data. Fields may be added under it; one that goes away or changes its meaning takes another number
 * and another folder than `/api/v1/`.
 */
export const VERSION = '1.2';

/** Absolute address of a path of the site. */
export type Address = (path: string) => string;

/** What every document says first. */
export const envelope = {
	$schema: z.url().describe('Adresse du schéma JSON de ce document.'),
	version: z
		.string()
		.regex(/^1\.\d+$/)
		.describe('Version des données. En 1.x, des champs s’ajoutent ; aucun ne disparaît.'),
	taille: z.int().min(0).describe('Nombre d’entrées de la liste du document.'),
	date: z.iso
		.date()
		.optional()
		.describe('Jour du dernier changement de son contenu ; absent quand il n’est pas connu.'),
	empreinte: z
		.string()
		.regex(/^[0-9a-f]{64}$/)
		.optional()
		.describe('SHA-256 du document, en JSON, sans « date » ni « empreinte » : la même tant que rien n’y change.'),
	site: z.url().describe('Adresse de L’Arbitre.'),
	licence: z.string().describe('Ce que vous pouvez faire de ces données.'),
	attribution: z.string().describe('Mention à reprendre à côté de ce que vous publiez.'),
};

/** The same, for a document of one game. */
export const gameEnvelope = {
	...envelope,
	jeu: z.string().describe('Identifiant du jeu, comme dans jeux.json.'),
};

type Envelope = z.infer<z.ZodObject<typeof envelope>>;

/** The conditions under which other sites may use our texts: the same in all documents. */
export const LICENSE = frenchTypography(
	'Vous pouvez reprendre ces textes et ces données gratuitement dans votre site, votre wiki ou votre robot, à condition de nommer L’Arbitre et de mettre un lien vers la page d’origine. Les jeux et leurs marques restent à leurs éditeurs.',
);

/** First fields of a document of the whole site. `schema` is the name of its schema. */
export const siteEnvelope = (schema: string, size: number, address: Address): Envelope => ({
	$schema: address(schemaPath(schema)),
	version: VERSION,
	taille: size,
	site: address('/'),
	licence: LICENSE,
	attribution: frenchTypography(`Source : L’Arbitre, ${address('/')}`),
});

/** First fields of a document of a game. */
export const envelopeOf = (schema: string, size: number, game: Game, address: Address) => ({
	...siteEnvelope(schema, size, address),
	attribution: frenchTypography(
		`Règles ${ofName(game.data.nom)} reformulées par L’Arbitre : ${address(gamePath(game.slug))}. Le jeu et ses marques appartiennent à : ${game.data.editeurs.join(', ')}.`,
	),
	jeu: game.slug,
});

/** Entries in the order of their ids: the same whatever the order of the pages. */
export const sorted = <T extends { id: string }>(entries: readonly T[]): T[] =>
	entries.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));

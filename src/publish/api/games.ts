import { z } from 'astro/zod';
import { gamePath, sourcePath } from '../../addresses/addresses';
import type { Game } from '../../library/types';
import { frenchTypography } from '../../text/french';
import { type Address, envelope, siteEnvelope, sorted } from './envelope';
import { address as addressField, id } from './fields';

const count = (what: string) => z.int().min(0).describe(`Nombre ${what}.`);

const gameEntry = z.object({
	id: id.describe('Identifiant stable, à donner à l’attribut « jeu » de nos balises.'),
	nom: z.string().describe('Nom complet.'),
	court: z.string().describe('Nom que les joueurs emploient à la table.'),
	resume: z.string(),
	edition: z.string().describe('Édition des règles que le site suit.'),
	editeurs: z.array(z.string()).describe('À qui sont le jeu et ses marques.'),
	sources: z
		.array(
			z.object({
				id: z.string().describe('Identifiant du document d’origine.'),
				titre: z.string(),
				version: z.string(),
				date: z.string().describe('Jour, mois ou année (2018-07-11, 2021-03), ou « sans date ».'),
				nature: z.enum(['officiel', 'traduction de fans']).describe('Ce que le document vaut à la table.'),
				editeur: z.string(),
				unites: count('de parties que le site couvre'),
				adresse: addressField,
			}),
		)
		.describe('Documents dont les règles viennent.'),
	nombres: z
		.object({
			termes: count('de termes'),
			regles: count('d’énoncés'),
			questions: count('de questions de la FAQ'),
			errata: count('de cartes corrigées'),
			schemas: count('de schémas de déroulement'),
			outils: count('de calculateurs'),
		})
		.describe('Combien d’entrées a chacun de ses documents.'),
	documents: z.record(z.string(), z.url()).describe('Adresse de chaque document du jeu, par son nom.'),
	adresse: addressField,
});

/** `jeux.json`: the games of the site. */
export const gamesDocument = z.object({
	...envelope,
	jeux: z.array(gameEntry).describe('Les jeux, dans l’ordre de leurs identifiants.'),
});

export type GamesDocument = z.infer<typeof gamesDocument>;

interface Options {
	address: Address;
	/** Addresses inside the site of the documents of a game, by their names. */
	documents: (game: Game) => Record<string, string>;
}

/** The games of the site, as data. */
export function gamesOf(games: readonly Game[], { address, documents }: Options): GamesDocument {
	const entries = games.map((game) => {
		const { nom, court, edition, editeurs } = game.data;
		return {
			id: game.slug,
			nom,
			court,
			resume: frenchTypography(game.data.resume),
			edition,
			editeurs,
			sources: game.sources.map(({ slug, data }) => ({
				id: slug,
				titre: data.titre,
				version: data.version,
				date: data.date,
				nature: data.nature,
				editeur: data.editeur,
				unites: data.units.filter((unit) => game.citations.has(unit.id)).length,
				adresse: address(sourcePath(game.slug, slug)),
			})),
			nombres: {
				termes: game.terms.length,
				regles: game.rules.size,
				questions: game.faq.flatMap((page) => page.questions).length,
				errata: game.errata.flatMap((page) => page.read.rules.filter(({ kind }) => kind === 'titre')).length,
				schemas: game.charts.length,
				outils: game.tools.length,
			},
			documents: Object.fromEntries(Object.entries(documents(game)).map(([name, path]) => [name, address(path)])),
			adresse: address(gamePath(game.slug)),
		};
	});
	return { ...siteEnvelope('jeux', entries.length, address), jeux: sorted(entries) };
}

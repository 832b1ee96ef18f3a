import { z } from 'astro/zod';
import { glossaryPath } from '../../addresses/addresses';
import { listForms } from '../../glossary/form-lists';
import { buildHostIndex } from '../../glossary/host/host-forms';
import type { Game } from '../../library/types';
import { type Address, envelopeOf, gameEnvelope } from './envelope';

const lists = z.record(z.string(), z.array(z.string()));

/** `bulles.json`: what `/bulles.js` looks for in a text, and what it shows. */
export const tooltipsDocument = z.object({
	...gameEnvelope,
	nom: z.string().describe('Nom court du jeu.'),
	glossaire: z.string().describe('Chemin du glossaire : la page d’un terme est à ce chemin, suivi de l’identifiant.'),
	termes: z
		.record(z.string(), z.tuple([z.string(), z.string()]))
		.describe('Identifiant du terme → son nom et sa définition.'),
	formes: lists.describe(
		'Identifiant du terme → les mots qui le désignent dans un texte, en minuscules, pluriels, accords et noms anglais compris. Une majuscule y est obligatoire dans le texte aussi.',
	),
	courantes: lists.describe(
		'De même, pour les mots courants (« clé », « combat ») : ils ne désignent le terme que là où d’autres mots disent que l’on parle de ce jeu.',
	),
	parlantes: z
		.array(z.string())
		.describe(
			'Parmi les mots courants, ceux que les joueurs emploient bien plus que les autres : ils éclairent leurs voisins, un peu moins que les mots de « formes ». S’y ajoutent, parmi les mots de « ailleurs », les noms d’autres jeux.',
		),
	voisins: z
		.array(z.string())
		.describe(
			'Mots de qui parle de règles (« même si », « choisit », « livret ») : ils ne désignent aucun terme, mais éclairent les mots courants.',
		),
	ailleurs: z
		.array(z.string())
		.describe(
			'Mots qui disent que l’on parle d’autre chose (« vends », « roman ») : dans leur phrase, les mots courants le restent, et une « armure » n’est qu’une armure ; le nom d’un autre jeu fait taire tout le paragraphe.',
		),
	muettes: z.array(z.string()).describe('Expressions qui ne désignent aucun terme, et où l’on n’en cherche pas.'),
	sauf: lists.describe('Identifiant du terme → les expressions à l’intérieur desquelles il n’est pas en question.'),
});

export type TooltipsDocument = z.infer<typeof tooltipsDocument>;

/** What `/bulles.js` needs of a game. */
export function tooltipsOf(game: Game, { address }: { address: Address }): TooltipsDocument {
	const forms = game.terms.map(({ slug, data }) => ({ slug, ...data }));
	return {
		...envelopeOf('bulles', game.terms.length, game, address),
		nom: game.data.court,
		glossaire: new URL(address(glossaryPath(game.slug))).pathname,
		termes: Object.fromEntries(game.terms.map(({ slug, name, definition }) => [slug, [name, definition]])),
		...listForms(buildHostIndex(forms, game.hostWords)),
	};
}

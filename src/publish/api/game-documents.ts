import type { z } from 'astro/zod';
import { apiPath } from '../../addresses/addresses';
import type { Game, ToolCard } from '../../library/types';
import { chartsDocument } from './chart-fields';
import { chartsOf } from './charts';
import { edgesDocument, edgesOf } from './edges';
import type { Address } from './envelope';
import { errataDocument, errataOf } from './errata';
import { faqDocument, faqOf } from './faq';
import { meetingsDocument, meetingsOf } from './meetings';
import { passagesDocument, passagesOf } from './passages';
import { rulesDocument, rulesOf } from './rules';
import { termsDocument, termsOf } from './terms';
import { type ToolCase, toolsDocument, toolsOf } from './tools';

/** What documents are made from, beside the game. */
export interface DocumentOptions {
	address: Address;
	cases: (tool: ToolCard) => readonly ToolCase[];
	/** The day when the content of a document last changed, when it is known. */
	dateOf: (game: string | undefined, name: string) => string | undefined;
}

/** A document that each game has: its schema is its type, and its name the name of its file. */
interface GameDocument {
	/** What it is, for the index and its schema. */
	description: string;
	schema: z.ZodType;
	build: (game: Game, options: DocumentOptions) => { taille: number };
}

/** Every document of a game but the forms that `/bulles.js` looks for, by name. */
export const gameDocuments = {
	termes: {
		description: 'Le glossaire : noms français et anglais, mots qui y mènent, définition.',
		schema: termsDocument,
		build: termsOf,
	},
	regles: {
		description: 'Chaque énoncé des règles, avec son lien permanent et ses sources.',
		schema: rulesDocument,
		build: rulesOf,
	},
	passages: {
		description:
			'Les mêmes énoncés, chacun avec ce qu’il faut pour le comprendre, en un petit fichier : pour un robot.',
		schema: passagesDocument,
		build: passagesOf,
	},
	faq: {
		description: 'Les questions et leurs réponses, avec les termes et les règles qu’elles éclairent.',
		schema: faqDocument,
		build: faqOf,
	},
	errata: { description: 'Les cartes dont le texte est corrigé.', schema: errataDocument, build: errataOf },
	rencontres: {
		description: 'Ce qui arrive quand deux notions se rencontrent, et ce qui distingue celles que l’on confond.',
		schema: meetingsDocument,
		build: meetingsOf,
	},
	'hors-livret': {
		description: 'Ce que le livret ne traite pas et que des joueurs demandent.',
		schema: edgesDocument,
		build: edgesOf,
	},
	deroulement: {
		description: 'Les schémas de déroulement : étapes, fenêtres, branches et boucles.',
		schema: chartsDocument,
		build: chartsOf,
	},
	outils: {
		description: 'Les calculateurs, et les cas qui répondent aux questions classiques.',
		schema: toolsDocument,
		build: toolsOf,
	},
} satisfies Record<string, GameDocument>;

export type GameDocumentName = keyof typeof gameDocuments;

export const gameDocumentNames = Object.keys(gameDocuments) as GameDocumentName[];

/** One of the documents of a game. */
export const gameDocument = (name: GameDocumentName, game: Game, options: DocumentOptions) =>
	gameDocuments[name].build(game, options);

/** Addresses inside the site of the documents of a game, by name. */
export const documentPaths = ({ slug }: Game): Record<string, string> =>
	Object.fromEntries([...gameDocumentNames, 'bulles'].map((name) => [name, apiPath(`${slug}/${name}`)]));

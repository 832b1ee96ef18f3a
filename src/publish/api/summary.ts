import { z } from 'astro/zod';
import { apiPath, schemaPath } from '../../addresses/addresses';
import { frenchTypography } from '../../text/french';
import { type Address, envelope, siteEnvelope } from './envelope';

const documentEntry = z.object({
	nom: z.string().describe('Nom du document, le même pour chaque jeu.'),
	jeu: z.string().optional().describe('Identifiant du jeu ; absent quand le document vaut pour tout le site.'),
	description: z.string().describe('Ce qu’il contient.'),
	taille: z.int().min(0).describe('Nombre d’entrées.'),
	date: z.iso.date().optional().describe('Jour du dernier changement de son contenu, s’il est connu.'),
	empreinte: z.string().describe('Son empreinte : si c’est celle de votre copie, rien n’a changé.'),
	octets: z.int().min(1).describe('Poids du fichier avant compression.'),
	adresse: z.url().describe('Adresse du document.'),
	schema: z.url().describe('Adresse de son schéma JSON.'),
});

/** `index.json`: what data there is. */
export const summaryDocument = z.object({
	...envelope,
	stabilite: z.string().describe('Ce que nous promettons à ceux qui lisent ces données.'),
	documents: z.array(documentEntry).describe('Les documents publiés : ceux du site, puis ceux de chaque jeu.'),
});

export type SummaryDocument = z.infer<typeof summaryDocument>;

const STABILITY = frenchTypography(
	'Sous /api/v1/, un champ publié ne disparaît pas et ne change pas de sens ; d’autres peuvent s’ajouter : ignorez ceux que vous ne connaissez pas. Un identifiant ne désigne jamais autre chose : quand une page ou une règle change d’adresse, deplacements.json dit où elle est. Une version qui romprait cela aurait un autre dossier, et celle-ci resterait en place. Seul bulles.json fait exception : il est écrit pour /bulles.js et change avec lui.',
);

/** A document to list. */
export interface Listed {
	name: string;
	/** Its game; `undefined` when it is about the whole site. */
	game: string | undefined;
	description: string;
	/** How many entries it has. */
	size: number;
	/** When its content last changed, when it is known. */
	date: string | undefined;
	print: string;
	/** Its text, as its file holds it. */
	text: string;
}

/** What data there is, with how many entries and bytes each document has. */
export function summaryOf(listed: readonly Listed[], address: Address): SummaryDocument {
	const key = ({ game = '', name }: Listed) => `${game}/${name}`;
	const documents = listed
		.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
		.map(({ name, game, description, size, date, print, text }) => ({
			nom: name,
			jeu: game,
			description: frenchTypography(description),
			taille: size,
			date,
			empreinte: print,
			octets: Buffer.byteLength(text),
			adresse: address(apiPath(game ? `${game}/${name}` : name)),
			schema: address(schemaPath(name)),
		}));
	return { ...siteEnvelope('index', documents.length, address), stabilite: STABILITY, documents };
}

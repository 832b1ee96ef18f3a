import { z } from 'astro/zod';
import { schemaPath } from '../../addresses/addresses';
import { frenchTypography } from '../../text/french';
import type { Address } from './envelope';
import { gameDocuments } from './game-documents';
import { gamesDocument } from './games';
import { movesDocument } from './moves';
import { summaryDocument } from './summary';
import { tooltipsDocument } from './tooltips';

/** What each document may say, by the name of its schema. */
export const documentSchemas = {
	index: { description: 'Les documents publiés.', schema: summaryDocument },
	jeux: { description: 'Les jeux, leurs sources et leurs documents.', schema: gamesDocument },
	deplacements: { description: 'Les adresses qui ont changé, et celles qui les remplacent.', schema: movesDocument },
	bulles: {
		description: 'Ce que /bulles.js cherche dans un texte. Ses formes suivent la façon dont ce script les cherche.',
		schema: tooltipsDocument,
	},
	...gameDocuments,
} satisfies Record<string, { description: string; schema: z.ZodType }>;

export type SchemaName = keyof typeof documentSchemas;

export const schemaNames = Object.keys(documentSchemas) as SchemaName[];

/**
 * JSON Schema of a document, from the definition that is also its type. It allows other fields: readers who keep a
 * copy can go on checking what later versions add. `closed` does not: it finds fields that nobody described.
 */
export function jsonSchemaOf(name: SchemaName, address: Address, { closed = false } = {}) {
	const { schema, description } = documentSchemas[name];
	const { $schema, ...rest } = z.toJSONSchema(schema, {
		target: 'draft-2020-12',
		io: closed ? 'output' : 'input',
		override: ({ jsonSchema }) => {
			if (jsonSchema.description) jsonSchema.description = frenchTypography(jsonSchema.description);
			if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
			if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
		},
	});
	const title = frenchTypography(`L’Arbitre : ${name}.json`);
	return { $schema, $id: address(schemaPath(name)), title, description: frenchTypography(description), ...rest };
}

import type { APIRoute } from 'astro';
import { jsonSchemaOf, type SchemaName, schemaNames } from '../../../../publish/api/schemas';
import { address, json } from '../_documents';

export const getStaticPaths = () => schemaNames.map((name) => ({ params: { nom: name }, props: { name } }));

/** JSON Schema of each document. */
export const GET: APIRoute<{ name: SchemaName }> = ({ props: { name } }) =>
	json(JSON.stringify(jsonSchemaOf(name, address), undefined, '\t'));
